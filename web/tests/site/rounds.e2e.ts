/** Every game on a site without a server, in a subfolder, after the network was cut: by mouse and by keyboard. */

import { playRound, PLAYED } from '../accessibility/rounds.ts'
import { type } from '../helpers/keyboard.ts'
import type { Person } from '../helpers/person.ts'
import { cut, expect, test } from './visitor.ts'

type Hand = 'mouse' | 'keyboard'
const HANDS: Hand[] = ['mouse', 'keyboard']
/** Each game by one of them, alternating; all by both where there is time. */
const isPlayed = (hand: Hand, game: number) => process.env.TABLEE_SOAK !== undefined || HANDS[game % 2] === hand

const press =
  ({ page }: Person, hand: Hand) =>
  (selector: string) =>
    hand === 'mouse' ? page.locator(selector).first().click() : type(page, selector)

for (const [index, game] of PLAYED.entries()) {
  for (const hand of HANDS.filter((hand) => isPlayed(hand, index))) {
    test(`a round of ${game} by ${hand}, without a network`, async ({ visit, site }) => {
      const anna = await visit('Anna')
      const { page } = anna
      await cut(anna, site)
      await page.reload()
      await playRound({ page, press: press(anna, hand) }, game)

      // In mid-game: a reload, and the table's own address.
      const before = await anna.version()
      await page.reload()
      await expect(anna.table).toHaveAttribute('data-phase', 'playing')
      expect(await anna.version()).toBeGreaterThanOrEqual(before)
      const address = page.url()
      await page.goto('./')
      const code = new URL(address).pathname.split('/').pop()!
      await expect(page.getByTestId('your-tables').locator(`[data-code="${code}"]`)).toBeVisible()
      await page.goto(address)
      await expect(anna.table).toHaveAttribute('data-phase', 'playing')
      await site.start()
      // Nothing was waiting to be asked; browsers look for a newer service worker when they like.
      expect(site.asked.filter((path) => path !== 'worker.js')).toEqual([])
    })
  }
}
