/** Whoever wants it has their move made for them where it is the only one: after a pause, and it is said. */

import type { Page } from '@playwright/test'

import type { Table } from '../../src/page/protocol.ts'
import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'
import { type Game, seated } from '../helpers/seated.ts'

const MORE_THAN_THE_PAUSE = 2_500
const said = (page: Page) => page.getByTestId('only-move')

async function wantHelp({ page }: Person) {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Settings' }).click()
  const box = page.getByTestId('only-move-wanted')
  await expect(box).not.toBeChecked()
  await box.check()
}

/** What the server has sent last, and what the page has played since. */
function listen(page: Page) {
  const heard: { table: Table | null; played: string[] } = { table: null, played: [] }
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload))
      if (message.type === 'table') heard.table = message
    })
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload))
      if (message.type === 'play') heard.played.push(message.action)
    })
  })
  return heard
}

const isTurn = ({ view, me, phase }: Table) => phase === 'playing' && view?.turn === me
const actionsOf = (table: Table) => (table.view as { actions?: string[] }).actions ?? []

/** Play by hand where there is a choice, until the only move was made for the player; what that was. */
async function untilHelped(
  person: Person,
  game: Game,
  options: Record<string, unknown>,
  choose: (person: Person) => Promise<unknown>,
) {
  const { page } = person
  const heard = listen(page)
  await wantHelp(person)
  const sitDown = async () => {
    heard.table = null
    await page.goto(await seated(page.request, game, { players: 2, options }))
    await page.getByTestId('hand').getByRole('option').first().waitFor()
  }
  await sitDown()
  for (let turns = 0; turns < 60; turns++) {
    await expect.poll(() => heard.table && (isTurn(heard.table) || heard.table.phase !== 'playing')).toBe(true)
    if (heard.table!.phase !== 'playing') await sitDown() // a match may pass without a turn that has one move only
    await expect.poll(() => heard.table && isTurn(heard.table)).toBe(true)
    const now = heard.table!
    const [only, ...others] = actionsOf(now)
    if (only !== undefined && !others.length) {
      await expect.poll(() => heard.played.at(-1)).toBe(only)
      return only
    }
    const count = heard.played.length
    if (turns === 0) await page.waitForTimeout(MORE_THAN_THE_PAUSE)
    expect(heard.played).toHaveLength(count)
    await choose(person)
    await expect.poll(() => heard.table!.version).toBeGreaterThan(now.version)
  }
  throw new Error('there was always a choice')
}

test('in Romi Rami a turn ends by itself where nothing can be paid, and never where there is a choice', async ({
  invite,
}) => {
  const anna = await invite('Anna')
  const { page } = anna
  const only = await untilHelped(anna, 'romi-rami', { first: '1' }, async () => {
    const take = page.getByTestId('take')
    if (await take.count()) {
      await page.getByTestId('values').getByRole('option').first().click()
      await take.click()
    } else if (await page.getByTestId('discard').count()) {
      const surplus = Number(/\d+/.exec(await page.getByTestId('discard').innerText())?.[0] ?? 1)
      for (let card = 0; card < surplus; card++) await page.getByTestId('hand').getByRole('option').nth(card).click()
      await page.getByTestId('discard').click()
    } else await page.getByTestId('end').click()
  })
  expect(only).toBe('end')
  await expect(said(page)).toHaveText('Done for you: You end your turn')
  await check(anna, 'a turn that was ended')
})

test('in Zoo Domino the only domino that fits is laid, or one is drawn', async ({ invite }) => {
  const anna = await invite('Anna')
  await untilHelped(anna, 'zoo-domino', { first: '1' }, (person) => person.act())
  await expect(said(anna.page)).toContainText('Done for you: You ')
})

test('in Tile Rummy a turn that begins with drawing draws', async ({ invite }) => {
  const { page } = await invite('Anna').then(async (anna) => (await wantHelp(anna), anna))
  await page.goto(await seated(page.request, 'tile-rummy', { players: 2, options: { version: 'draw-discard' } }))
  await expect(said(page)).toHaveText('Done for you: You draw a tile')
  await expect(page.getByTestId('reject')).toBeVisible()
})

test('in Photo Rummy the card is kept where the solver proves that nothing can be laid', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await wantHelp(anna)
  const proofs: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload))
      if (message.type === 'hint') proofs.push(message.possible.map(({ code }: { code: string }) => code).join(' '))
    }),
  )
  for (let deal = 0; deal < 30 && !proofs.at(-1)?.startsWith('nothing'); deal++) {
    const asked = proofs.length
    await page.goto(await seated(page.request, 'photo-rummy', { players: 2 }))
    await page.locator('[data-pile]:not([aria-disabled=true])').first().click()
    await expect.poll(() => proofs.length).toBeGreaterThan(asked)
    if (deal > 0 || proofs.at(-1)!.startsWith('nothing')) continue
    await page.waitForTimeout(MORE_THAN_THE_PAUSE)
    await expect(page.getByTestId('pass')).toBeVisible() // something can be laid
  }
  await expect(said(page)).toHaveText('Done for you: You lay nothing')
})

test('nothing is done for whoever has not asked for it', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.goto(await seated(page.request, 'tile-rummy', { players: 2, options: { version: 'draw-discard' } }))
  await page.getByTestId('draw').waitFor()
  await page.waitForTimeout(MORE_THAN_THE_PAUSE)
  await expect(page.getByTestId('draw')).toBeVisible()
})
