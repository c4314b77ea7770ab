/** Pictures of every clock at every game, desktop and a small phone, light and dark: to look at, not to compare. */

import type { Table } from '../../src/page/protocol.ts'
import { test } from '../helpers/people.ts'

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  sideways: { viewport: { width: 740, height: 360 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
}
const MOST = { 'zoo-domino': 6, 'tile-rummy': 4, 'photo-rummy': 4, 'romi-rami': 4 }
/** How much time each player has, and whose clock runs. */
const CLOCKS = [
  { name: 'much', left: 412_000 },
  { name: 'soon', left: 27_000 },
  { name: 'hurry', left: 8_000 },
]

for (const [screen, options] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [game, players] of Object.entries(MOST)) {
      test(`${screen} ${colorScheme} ${game}`, async ({ invite }) => {
        const { page } = await invite('Anna', { ...options, colorScheme })
        const path = (name: string) => `shots/${screen}-${colorScheme}-clock-${game}-${name}.png`
        await page.goto(`/new/${game}`)
        await page.locator('form summary').click()
        await page.getByRole('radio', { name: 'time per player' }).check()
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: path('new'), fullPage: true })

        const data = { game, players, name: 'Anna', options: { clock: 'bank' } }
        const made = (await (await page.request.post('/api/tables', { data })).json()) as { code: string; link: string }
        for (const name of ['Ben', 'Clara', 'Dora', 'Emil', 'Fritz'].slice(0, players - 1)) {
          await page.request.post(`/api/tables/${made.code}/seats`, { data: { name } })
        }
        let shown = { left: 0, mine: true }
        let tell: () => void = () => undefined
        await page.routeWebSocket(/\/socket$/, (socket) => {
          const server = socket.connectToServer()
          let told: Table | undefined
          tell = () => {
            const seat = shown.mine ? told!.me! : (told!.me! + 1) % players
            const banks = told!.seats.map((_, index) => (index === 2 ? 5_000 : 600_000 - 71_000 * index))
            const clock = { seat, limit: 600_000, left: shown.left, grace: null }
            socket.send(JSON.stringify({ ...told, banks, clock, view: { ...told!.view, turn: seat } }))
          }
          server.onMessage((text) => {
            const message = JSON.parse(String(text))
            if (message.type !== 'table' || !message.view) return socket.send(text)
            told = message
            tell()
          })
        })
        await page.goto(made.link)
        await page.getByRole('button', { name: 'Start', exact: true }).click()
        await page.getByTestId('table').waitFor()
        for (const { name, left } of CLOCKS) {
          for (const mine of [true, false]) {
            shown = { left, mine }
            tell()
            await page
              .locator(`[data-testid=clock][data-left="${left / 1000}"]`)
              .first()
              .waitFor()
            await page.evaluate(() => new Promise((painted) => setTimeout(painted, 300)))
            await page.screenshot({ path: path(`${name}-${mine ? 'mine' : 'theirs'}`) })
          }
        }
      })
    }
  }
}
