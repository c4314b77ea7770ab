/** The actions of people at a table of Photo Rummy, for the tests. */

import type { Page } from '@playwright/test'

import type { Checked, PhotoRummyView, Table } from '../../src/page/protocol.ts'
import { sees, version } from './tiles.ts'

/** Make a table and sit down at it. */
export async function openTable(page: Page, players: number): Promise<string> {
  const options = { rounds: 1, turn_seconds: 0, first: '1' } // a slow machine is not out of time
  const made = await page.request.post('/api/tables', {
    data: { game: 'photo-rummy', players, name: 'Anna', options },
  })
  const { link } = (await made.json()) as { link: string }
  await page.goto(link)
  return link.split('#')[0]!
}

/** Make a table, sit down, and let bots take the other seats. */
export async function sitDown(page: Page, players = 2) {
  await openTable(page, players)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByTestId('melds').waitFor()
}

/** Draw in some way, and wait for the card. */
export async function draw(page: Page, how: () => Promise<void>) {
  const before = await version(page)
  await how()
  await sees(page, before)
  await page.getByTestId('pass').waitFor()
}

/** After the first press of the light bulb: press `again`, and wait for a draft that may be played, or for none. */
export async function hinted(page: Page, again = () => page.getByTestId('hint').click()): Promise<'end' | 'pass'> {
  const step = await page.locator('[data-testid=hint-bar][data-step]').getAttribute('data-step')
  if (step === 'possible') await again()
  await page.locator('[data-testid=hint-bar][data-step=advice]').waitFor()
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-testid=end]:not([aria-disabled=true])')) return 'end'
    return document.querySelector('[data-testid=pass]:not([aria-disabled=true])') && 'pass'
  })
  return (await found.jsonValue()) as 'end' | 'pass'
}

/** Fourteen melds of a long game, and a hand. */
const family = (sign: string, themes: string) => themes.split(' ').map((theme) => `${sign}-${theme}`)
const series = (theme: string, signs: string) => signs.split(' ').map((sign) => `${sign}-${theme}`)
export const MANY = [
  series('palace', 'NL GR D CH B IRL FIN'),
  series('church', 'GR D IRL P L N'),
  series('sight', 'NL B F I'),
  series('dish', 'GR CH E N F'),
  series('letterbox', 'IRL FIN P L'),
  series('emblem', 'D B GB S'),
  family('GB', 'palace church dish'),
  family('E', 'palace sight emblem'),
  [...family('I', 'palace emblem'), 'joker'],
  family('S', 'palace church sight letterbox'),
  family('A', 'palace church sight dish'),
  family('DK', 'church dish emblem'),
  [...family('CH', 'sight letterbox emblem'), 'joker'],
  family('F', 'palace church emblem'),
]
export const HAND =
  'I-dish I-church NL-dish NL-church DK-sight A-emblem A-letterbox L-emblem E-dish N-emblem P-sight joker'.split(' ')

/** Show the page the long game in its own turn, and accept every draft; returns the drafts. */
export async function inLongGame(page: Page): Promise<string[]> {
  const drafts: string[] = []
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      const { type, id, action } = JSON.parse(String(text))
      if (type !== 'check') return server.send(text)
      drafts.push(action)
      const melds = (action as string).slice(4).split(' taking ')[0]!.split(' | ')
      const judged = melds.map((meld) => ({ pieces: meld.split(' '), flaw: null, parts: [] }))
      const draft = { action, melds: judged, laid: [], points: null, minimum: 0, refusal: null }
      socket.send(JSON.stringify({ type: 'checked', id, version: 0, draft } satisfies Checked))
    })
    server.onMessage((text) => {
      const told = JSON.parse(String(text)) as Table
      if (told.type !== 'table' || !told.view) return socket.send(text)
      const view = { ...(told.view as PhotoRummyView), table: MANY, before: MANY, hand: HAND }
      const mine = { turn: view.me, drawn: true, kinds: ['lay', 'pass'], opened: view.opened.map(() => true) }
      socket.send(JSON.stringify({ ...told, view: { ...view, ...mine } }))
    })
  })
  return drafts
}
