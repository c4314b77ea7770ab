import type { Page } from '@playwright/test'

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { PHONES, setUp } from '../helpers/real-table.ts'

const GAMES = ['zoo-domino', 'tile-rummy', 'photo-rummy', 'romi-rami']

const key = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: new RegExp(`^${name}, `, 'i') })

for (const game of GAMES) {
  test(`the keypad of ${game} fits a phone`, async ({ invite }) => {
    const anna = await invite('Anna', { viewport: PHONES.phone })
    const { page } = anna
    await setUp(page, game, { mode: 'practice' })
    await page.goto('/table/referee')
    const keys = page.getByRole('group', { name: 'Keypad' }).getByRole('button')
    await keys.first().waitFor()
    for (const [name, viewport] of Object.entries(PHONES)) {
      await page.setViewportSize(viewport)
      const sizes = await keys.evaluateAll((all) =>
        all.map((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height]),
      )
      expect(sizes.length).toBeGreaterThan(7)
      expect(Math.min(...sizes.map(([width]) => width!)), name).toBeGreaterThanOrEqual(38)
      expect(Math.min(...sizes.map(([, height]) => height!)), name).toBeGreaterThanOrEqual(44)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(viewport.width)
    }
    await check(anna, `the keypad of ${game}`)
  })
}

test('a table of 39 tiles takes 24 taps, and a key says what is left', async ({ invite }) => {
  const { page } = await invite('Anna', { viewport: PHONES.small })
  await setUp(page, 'tile-rummy')
  await page.goto('/table/referee')
  let taps = 0
  const tap = async (name: string) => {
    taps += 1
    await key(page, name).click()
  }
  await tap('red 7')
  await expect(page.getByRole('button', { name: 'red 7, one left' })).toBeVisible()
  await tap('red 13') // 7 tiles
  for (const [from, to] of [
    ['black 1', 'black 6'],
    ['blue 3', 'blue 8'],
    ['orange 5', 'orange 8'],
  ] as const) {
    await tap(from)
    await tap(to)
  }
  // Groups: a tile, then the key in the row of the colour that is missing.
  const groupKey = (name: string) => page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name })
  await expect(groupKey('For a group: first tap one of its tiles').first()).toHaveAccessibleName(/tiles$/)
  for (const [tile, without] of [
    ['black 1', 'The group without orange 1'],
    ['black 10', 'The group without blue 10'],
    ['red 2', 'The group without black 2'],
    ['blue 11', 'The group without orange 11'],
    ['orange 12', 'All four 12s'],
  ] as const) {
    await tap(tile)
    taps += 1
    await groupKey(without).click()
  }
  const strip = page.getByTestId('strip')
  await expect(strip.getByRole('button')).toHaveCount(9)
  await expect(strip.locator('.tile')).toHaveCount(39)
  expect(taps).toBeLessThanOrEqual(24)
  await expect(page.locator('#real-flaw')).toHaveText('')
})
