/** Before the start: one form for friends, house rules that the host may still change, codes that can be read out. */

import { check, checkScreens } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'

test('a table for friends takes two clicks, and its rules are changed in the waiting room', async ({ invite }) => {
  const [anna, ben] = [await invite('Anna'), await invite('Ben')]
  await anna.page.goto('/')
  await anna.page.locator('[data-game=tile-rummy]').getByRole('link', { name: 'Play with friends' }).click()
  await expect(anna.page.getByTestId('rules-summary')).toHaveText('As in the box')
  await anna.page.getByRole('button', { name: 'Open the table' }).click()
  await ben.join(await anna.page.getByLabel('Invite link', { exact: true }).inputValue())
  await expect(ben.page.getByRole('button', { name: 'Change the house rules' })).toHaveCount(0)
  await expect(ben.page.getByText('As in the box')).toBeVisible()
  const points = ben.page.getByText('Points to open')
  await expect(points).toBeHidden()
  await ben.page.getByText('Table rules').click()
  await expect(points).toBeVisible()
  await ben.page.getByText('Table rules').click()

  await anna.page.getByRole('button', { name: 'Change the house rules' }).click()
  const dialog = anna.page.getByRole('dialog')
  await check(anna, 'changing the house rules')
  await expect(dialog.getByRole('radio', { name: '1', exact: true })).toHaveCount(0) // two are seated
  await dialog.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2' }).check()
  await dialog.getByRole('radio', { name: 'no clock' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  const news = ben.page.getByTestId('rules-news')
  await expect(news).toContainText(
    'Anna has changed the rules. Players: 2 (was: 3); Clock: no clock (was: time per turn)',
  )
  await expect(ben.page.getByTestId('announcements')).toContainText('Anna has changed the rules.')
  await expect(points).toBeVisible() // what was changed stands out among the rules
  await expect(ben.page.locator('[data-seat]')).toHaveCount(2)
  await checkScreens(ben, 'rules that were changed')
  await anna.start()
  await expect(ben.table).toBeVisible()
  await expect(ben.page.getByTestId('clock')).toHaveCount(0)
})

test('a wrong code can be corrected, however it is typed', async ({ invite }) => {
  const anna = await invite('Anna')
  const link = await anna.openTable({ players: 2 })
  const code = link.split('/').pop()!
  const spelt = await anna.page.locator('.invite strong').innerText()
  expect(spelt).toMatch(/^\w{3}-\w{3}-\w{4}$/)

  const ben = await invite('Ben')
  await ben.page.goto('/')
  const field = ben.page.getByRole('textbox', { name: /invited|Correct the code/ })
  await field.fill(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)
  await ben.page.getByRole('button', { name: 'Join' }).click()
  await expect(ben.page.getByRole('heading', { name: 'There’s no table with this code' })).toBeVisible()
  await expect(field).toHaveValue(/^\w{3}-\w{3}-\w{4}$/)
  await checkScreens(ben, 'a wrong code')
  await field.fill(` ${spelt.toLowerCase().replaceAll('-', ' ')} `)
  await ben.page.getByRole('button', { name: 'Join' }).click()
  await expect(ben.page.getByRole('button', { name: 'Take a seat' })).toBeVisible()
})

test('against bots there is no clock, unless one turns the hourglass', async ({ invite }) => {
  const { page, table } = await invite('Anna')
  await page.goto('/')
  const card = page.locator('[data-game=tile-rummy]')
  await card.getByRole('button', { name: 'Play now against bots' }).click()
  await expect(table).toBeVisible()
  await page.locator('[popovertarget=settings]').click()
  const clock = page.getByRole('switch', { name: 'Play with the clock' })
  await expect(clock).not.toBeChecked()

  await page.goto('/')
  await card.getByRole('switch', { name: /Hourglass/ }).click()
  await page.reload()
  await expect(card.getByRole('switch', { name: /Hourglass/ })).toBeChecked()
  await card.getByRole('button', { name: 'Play now against bots' }).click()
  await page.locator('[popovertarget=settings]').click()
  await expect(clock).toBeChecked()
  await clock.press('Space')
  await expect(clock).not.toBeChecked()
  await expect(page.getByTestId('announcements')).toContainText('Anna switches the clock off')
})
