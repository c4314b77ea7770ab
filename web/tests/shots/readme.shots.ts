/** The pictures of README.md and the documentation: a table of each game in the middle of a round (`make pictures`). */

import { WebSocket } from 'ws'

import type { Hint, Table } from '../../src/page/protocol.ts'
import { test } from '../helpers/people.ts'
import { type Game, seated } from '../helpers/seated.ts'

/** The number of Anna's actions after which a table is worth a picture. */
const TURNS: Record<Game, number> = { 'zoo-domino': 6, 'tile-rummy': 8, 'photo-rummy': 12, 'romi-rami': 12 }
const SCREEN = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const NO_CLOCK = { clock: 'none' }

for (const [game, turns] of Object.entries(TURNS) as [Game, number][]) {
  test(game, async ({ invite, request }) => {
    const link = await seated(request, game, { players: game === 'tile-rummy' ? 4 : 3, options: NO_CLOCK })
    const { page } = await invite('Anna', { ...SCREEN, colorScheme: 'light' })
    await playByHints(link, turns)
    await page.goto(link)
    await page.locator('[data-testid=table][data-phase=playing]').waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle') // photos come after the board
    await page.screenshot({ path: `shots/readme-${game}.png` })
  })
}

/** Play what the strongest bot would, until a turn of ours begins once more. */
async function playByHints(link: string, actions: number): Promise<void> {
  const [, code, token] = /t\/(\w+)#seat=(.+)$/.exec(link) ?? []
  const { host } = new URL(process.env.TABLEE_URL ?? '')
  const socket = new WebSocket(`ws://${host}/api/tables/${code}/socket`)
  const send = (message: object) => socket.send(JSON.stringify(message))
  let played = 0
  await new Promise<void>((done, failed) => {
    socket.on('open', () => send({ type: 'hello', token }))
    socket.on('error', failed)
    socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as Table | Hint
      if (message.type === 'hint') {
        played += 1
        send({ type: 'play', id: `play-${played}`, version: message.version, action: message.action })
      }
      if (message.type !== 'table') return
      if (message.phase !== 'playing') return failed(new Error('the round is over: play fewer actions'))
      if (message.view?.turn !== message.me) return
      const begins = message.view?.log.at(-1)?.player !== message.me
      if (begins && played >= actions) done()
      else send({ type: 'hint', id: `hint-${message.version}` })
    })
  })
  socket.close()
}
