/** One's tables and one's record on another device: a link that the server never sees whole. */

import { check } from '../helpers/access.ts'
import { playByBots } from '../helpers/match.ts'
import { expect, test } from '../helpers/people.ts'

test('tables and record move to another device by a link, which asks before it adds', async ({ invite }) => {
  const over = await playByBots({ game: 'zoo-domino', players: 2 })
  const anna = await invite('Anna')
  const { page } = anna
  await anna.playAgainstBots()
  const running = new URL(page.url()).pathname.split('/').pop()!
  await page.evaluate(({ code, token }) => localStorage.setItem(`tablee.seat.${code}`, token), over)
  await page.goto('/')
  await expect(page.getByTestId('your-tables').locator('[data-code]')).toHaveCount(2)
  await page.getByTestId('your-tables').getByRole('link', { name: 'Take your tables to another device' }).click()
  await page.getByRole('checkbox', { name: /my stats/ }).check()
  const field = page.getByRole('textbox', { name: 'Link to your tables' })
  await expect(field).toHaveValue(/&record=/)
  await expect(page.getByRole('img', { name: 'QR code for your tables' })).toBeVisible()
  await check(anna, 'the tables that leave')
  const link = await field.inputValue()
  expect(new URL(link).hash).toContain(`${running}.`)

  const phone = await invite('Anna', { viewport: { width: 390, height: 844 } })
  const asked: string[] = []
  phone.page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await phone.page.goto(link)
  await expect(phone.page.getByTestId('arrival')).toContainText('2 tables')
  await check(phone, 'the tables that arrive')
  const secret = new URL(link).hash.split(/[.~&]/)[1]!
  expect(asked.filter((one) => one.includes(secret))).toEqual([])
  expect(phone.page.url()).not.toContain('#')
  await phone.page.getByRole('button', { name: 'Cancel' }).click()
  await expect(phone.page.locator('[data-game]').first()).toBeVisible()
  await expect(phone.page.getByTestId('your-tables')).toHaveCount(0)

  await phone.page.goto(link)
  await phone.page.getByRole('button', { name: 'Add to this device' }).click()
  await phone.page
    .locator(`[data-code="${running}"]`)
    .getByRole('link', { name: /^Continue/ })
    .click()
  await expect(phone.hand.first()).toBeVisible()
  await phone.page.goto('/me')
  await expect(phone.page.getByTestId('record')).toContainText('Zoo Domino')
  await check(phone, 'the record')
  await phone.page.getByRole('button', { name: 'Delete my stats' }).click()
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Delete my stats' }).click()
  await expect(phone.page.getByTestId('record')).toHaveCount(0)

  await phone.page.goto('/about')
  await phone.page.goto('/move#tables=nothing')
  await expect(phone.page.getByRole('main').getByRole('alert')).toContainText('damaged')
})
