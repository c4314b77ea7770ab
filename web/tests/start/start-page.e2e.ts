/** The start page of somebody who comes for the first time. */

import { expect, test } from '../helpers/people.ts'

test('all games can be seen and started at once, on a phone in half the length of before', async ({ invite }) => {
  const { page } = await invite('Anna', { locale: 'de-DE' })
  await page.goto('/')
  const starts = page.locator('[data-game] .primary')
  await expect(starts).toHaveCount(4)
  for (const start of await starts.all()) await expect(start).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByLabel('Hat dich jemand eingeladen?')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_000) // it was 3,268
})

test('what goes wrong in one card moves no button of its neighbours', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.goto('/')
  const buttons = page.locator('[data-game] .button')
  await expect(buttons).toHaveCount(8)
  const places = async () => Promise.all((await buttons.all()).map((button) => button.boundingBox()))
  const before = await places()
  await page.route('**/api/tables', (route) => route.abort())
  await page.locator('[data-game] .primary').nth(1).click()
  await expect(page.locator('[data-game]').nth(1).getByRole('alert')).toContainText('server')
  expect(await places()).toEqual(before)
})
