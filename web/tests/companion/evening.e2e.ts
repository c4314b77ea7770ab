/** Four rounds beside a game of bots: the companion's referee and pad say what the record says. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from '../helpers/people.ts'
import { PHONES, setUp } from '../helpers/real-table.ts'

interface Evening {
  rounds: { turns: { lay: string; opened: boolean }[]; left: number[]; double: boolean }[]
  sheet: number[][]
  totals: number[]
}
const FILE = resolve(import.meta.dirname, '../../../tests/pad/evening.json')
const EVENING = JSON.parse(readFileSync(FILE, 'utf8')) as Evening
const NAMES = ['Anna', 'Ben', 'Cleo']
const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

test('a whole evening: the referee and the pad agree with the record', async ({ invite }) => {
  const { page } = await invite('Anna', { viewport: PHONES.phone })
  await setUp(page, 'tile-rummy', { names: NAMES })
  const verdict = page.getByTestId('verdict')
  for (const [number, round] of EVENING.rounds.entries()) {
    await page.goto('/table/referee')
    const typed = page.getByLabel('Type pieces')
    await page.getByRole('button', { name: 'Clear' }).click()
    for (const [at, { lay, opened }] of round.turns.entries()) {
      const before = page.getByRole('switch', { name: 'Already opened in an earlier turn' })
      if ((await before.isChecked()) !== opened) await before.click({ force: true })
      if (at === 1) {
        // A tile that vanishes from the table is noticed.
        const [first, ...rest] = lay.slice(4).split(' | ')
        await typed.fill(`lay ${[first!.split(' ').slice(1).join(' '), ...rest].join(' | ')}`)
        await typed.press('Enter')
        await page.getByRole('button', { name: 'Is this allowed?' }).click()
        await expect(verdict).toHaveAttribute('data-verdict', 'refused')
      }
      await typed.fill(lay)
      await typed.press('Enter')
      await page.getByRole('button', { name: 'Is this allowed?' }).click()
      await expect(verdict, `round ${number + 1}, turn ${at + 1}: ${lay}`).toHaveAttribute('data-verdict', 'legal')
      await page.getByRole('button', { name: 'Continue from here' }).click()
    }
    await page.goto('/table/pad')
    await page.getByRole('button', { name: `Enter round ${number + 1}` }).click()
    const out = round.left.indexOf(0)
    await page.getByRole('radio', { name: out < 0 ? 'Nobody: blocked' : NAMES[out]! }).check({ force: true })
    if (round.double) await page.getByRole('switch', { name: 'All in one turn' }).check({ force: true })
    for (const [seat, points] of round.left.entries()) {
      if (seat === out) continue
      await page.getByLabel(`Points on ${NAMES[seat]!}’s rack`, { exact: true }).fill(String(points))
    }
    await page.getByRole('button', { name: 'Write it down' }).click()
    const cells = page.getByTestId('pad').locator('tbody tr').nth(number).locator('td')
    for (const [seat, points] of EVENING.sheet[number]!.entries())
      await expect(cells.nth(seat)).toContainText(signed(points))
  }
  const totals = page.getByTestId('pad').locator('tfoot td')
  for (const [seat, total] of EVENING.totals.entries()) await expect(totals.nth(seat)).toHaveText(signed(total))
})
