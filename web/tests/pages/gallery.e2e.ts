import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'

test('a visitor walks through the gallery, by mouse and by keyboard, in two languages', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto('/')
  await page.getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A small museum of Europe’s capitals')
  await expect(page).toHaveURL('/gallery')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(18)
  await expect(page.locator('.wall img.picture')).toHaveCount(103)
  // A picture that the browser could not draw has no size.
  const broken = await page
    .locator('.wall img')
    .evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth).length)
  expect(broken).toBe(0)
  await check(anna, 'gallery by capital')

  await page.getByRole('radio', { name: 'Theme' }).check()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Palaces and parliaments')
  const tower = page.getByRole('button', { name: 'Eiffel Tower, Paris' })
  await tower.focus()
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog')
  await expect(zoom).toContainText('Torre Eiffel, Parigi')
  await page.keyboard.press('ArrowRight')
  await expect(zoom).toContainText('Colosseo, Roma')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(zoom).toContainText('Royal Palace, Oslo')
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()

  // The address is the server's too, and the language chosen is the one of the cards.
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Language').selectOption('nl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een klein museum van de hoofdsteden van Europa')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Brievenbus, Amsterdam' })).toBeVisible()
})

test('the gallery on a phone', async ({ invite }) => {
  const anna = await invite('Anna', { viewport: { width: 360, height: 740 } })
  const { page } = anna
  await page.goto('/gallery')
  await page.getByRole('button', { name: 'Dalahäst (Symbol of Sweden), Stockholm' }).click()
  await check(anna, 'gallery, zoom, phone')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog')).toContainText('Parliament, Vienna')
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
