/** A visitor comes back: their tables are on the start page. */

import type { Page } from '@playwright/test'

import { check } from '../helpers/access.ts'
import { playByBots } from '../helpers/match.ts'
import { expect, test } from '../helpers/people.ts'

const yours = (page: Page) => page.getByTestId('your-tables')
const cardOf = (page: Page, code: string) => yours(page).locator(`[data-code="${code}"]`)
const codeIn = (page: Page) => new URL(page.url()).pathname.split('/').pop()!

/** As if the person had taken this seat in this browser. */
const takeOver = (page: Page, code: string, token: string) =>
  page.evaluate(([code, token]) => localStorage.setItem(`tablee.seat.${code}`, token!), [code, token])

test('a table that one leaves by Back is on the start page, and leads back to the game', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto('/')
  await expect(page.locator('[data-game]').first()).toBeVisible()
  await expect(yours(page)).toHaveCount(0)
  await page.locator('[data-game=zoo-domino] .primary').click()
  await expect(anna.table).toBeVisible()
  await anna.whatNow()
  const code = codeIn(page)

  await page.goBack()
  await expect(cardOf(page, code)).toContainText('Your turn')
  await check(anna, 'the start page with a running table')
  await page.reload()
  await cardOf(page, code).getByRole('link', { name: 'Continue Zoo Domino' }).click()
  await expect(anna.table).toBeVisible()
  expect(codeIn(page)).toBe(code)

  await page.goto('/rules/zoo-domino')
  const bar = page.getByTestId('back-bar')
  await expect(bar).toContainText('Your turn')
  await check(anna, 'the way back')
  await page.setViewportSize({ width: 320, height: 568 })
  await anna.speak('fr') // its words are long
  await check(anna, 'the way back on a small phone')
  await anna.speak('en')
  await bar.getByRole('link').click()
  await expect(anna.table).toBeVisible()
  await page.goto('/about')
  await bar.getByRole('button').click()
  await expect(bar).toHaveCount(0)
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('a match that is over can be watched, played again and forgotten; what is gone is said once', async ({
  invite,
}) => {
  const { code, token } = await playByBots({ game: 'zoo-domino', players: 2 })
  const anna = await invite('Anna', { viewport: { width: 390, height: 844 } })
  const { page } = anna
  await page.goto('/about')
  await takeOver(page, code, token)
  await page.goto('/')
  const row = cardOf(page, code)
  await expect(row).toContainText(/won/)
  await check(anna, 'the start page with a match that is over')

  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(row).toHaveCount(0)
  await yours(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await page.reload()
  await row.getByRole('link', { name: /^Replay/ }).click()
  await expect(page).toHaveURL(new RegExp(`/replay/${code}`))
  await page.goto('/')
  await row.getByRole('button', { name: /^Play/ }).click()
  await expect(anna.table).toHaveAttribute('data-phase', 'playing')
  expect(codeIn(page)).not.toBe(code)

  // The server has lost a table that this browser remembers.
  await page.evaluate((code) => {
    const card = JSON.parse(localStorage.getItem(`tablee.card.${code}`)!)
    localStorage.setItem('tablee.card.GONE', JSON.stringify({ ...card, code: 'GONE', phase: 'playing' }))
    localStorage.removeItem('tablee.asked')
  }, code)
  await page.goto('/')
  await expect(yours(page).getByRole('status')).toContainText('no longer exists')
  await page.reload()
  await expect(row).toBeVisible()
  await expect(yours(page)).not.toContainText('no longer exists')
})
