/** Nothing jumps: the felt, the bar and the hand stay where they are when a sentence grows or a round begins. */

import type { Page } from '@playwright/test'

import type { Table } from '../../src/page/protocol.ts'
import { expect, test } from '../helpers/people.ts'
import { GAMES, type Game, seated } from '../helpers/seated.ts'

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
const FELT: Record<Game, string> = {
  'zoo-domino': '[data-testid=chain]',
  'tile-rummy': '[data-testid=melds]',
  'photo-rummy': '[data-testid=melds]',
  'romi-rami': '[data-testid=values]',
}
const STATUS = '[data-testid=status] > span:last-child, .rack .hint .words'

/** Where things are, in whole pixels. */
const placesOf = (page: Page, felt: string) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect()
        return [selector, ...[x, y, width, height].map(Math.round)].join(' ')
      }),
    ['.at-table > :first-child', felt, '[data-testid=hand]'],
  )

/** Let the page see the table as it would be in a later round. */
async function inLaterRounds(page: Page) {
  let tell = (_round: number) => {}
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    let told: Table | undefined
    tell = (round) => {
      const row = told!.seats.map((_, seat) => 100 * (seat + 1))
      const sheet = Array.from({ length: round - 1 }, () => row)
      const version = told!.version + round
      socket.send(JSON.stringify({ ...told, version, round, sheet, totals: row }))
    }
    server.onMessage((text) => {
      const message = JSON.parse(String(text))
      if (message.type === 'table') told = message
      socket.send(text)
    })
  })
  return (round: number) => tell(round)
}

for (const [screen, how] of Object.entries(SCREENS)) {
  for (const game of GAMES) {
    test(`${game} on ${screen}: nothing moves from round to round, or when a sentence grows`, async ({
      invite,
      request,
    }) => {
      const { page } = await invite('Anna', how)
      const tell = await inLaterRounds(page)
      const own = game === 'tile-rummy' ? { turn_seconds: 0 } : { first: '1' }
      await page.goto(await seated(request, game, { options: { rounds: 3, ...own } }))
      await page.getByTestId('hand').getByRole('option').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const before = await placesOf(page, FELT[game])

      tell(2)
      await expect(page.locator('.at-table')).toContainText('Round 2 of 3')
      expect(await placesOf(page, FELT[game])).toEqual(before)

      const status = page.locator(STATUS).first()
      for (const words of ['Short.', 'A sentence of a few more words. '.repeat(3)]) {
        await status.evaluate((element, words) => (element.textContent = words), words)
        expect(await placesOf(page, FELT[game])).toEqual(before)
      }
    })
  }
}

test('romi-rami on a phone: nothing moves when a payment needs three buttons', async ({ invite, request }) => {
  const { page } = await invite('Anna', SCREENS['a phone'])
  await page.goto(await seated(request, 'romi-rami', { options: { first: '1' } }))
  await page.getByTestId('take').waitFor()
  await page.evaluate(() => document.fonts.ready)
  const before = await placesOf(page, FELT['romi-rami'])
  await page.locator('.ends').evaluate((ends) => {
    ends.append(
      ...['Cancel', 'Other cards (1/3)'].map((words) =>
        Object.assign(ends.querySelector('button')!.cloneNode(), { textContent: words }),
      ),
    )
  })
  await expect(page.locator('.ends button')).toHaveCount(3)
  expect(await placesOf(page, FELT['romi-rami'])).toEqual(before)
})
