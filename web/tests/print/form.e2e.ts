/** What is printed is chosen by mouse and by keyboard, and the preview shows it. */

import type { Page } from '@playwright/test'

import { checkScreens } from '../helpers/access.ts'
import { type } from '../helpers/keyboard.ts'
import { expect, test } from '../helpers/people.ts'

const sheets = (page: Page) => page.locator('[data-sheet]')

/** Where the first back lies on its sheet, in millimetres. */
const firstBack = (page: Page) =>
  page.evaluate(() => {
    const back = document.querySelector('[data-back-of]')!
    const sheet = back.closest<HTMLElement>('[data-sheet]')!
    const [inner, outer] = [back.getBoundingClientRect(), sheet.getBoundingClientRect()]
    const millimetre = outer.width / 210
    return { left: (inner.left - outer.left) / millimetre, top: (inner.top - outer.top) / millimetre }
  })

test('a visitor comes from the rules and chooses what to print, by keyboard', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto('/rules/photo-rummy')
  await page.getByRole('link', { name: 'Print the pieces' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print Photo Rummy')
  await expect(page).toHaveURL('/print/photo-rummy')
  await page.locator('html[data-print-ready]').waitFor()
  await expect(sheets(page)).toHaveCount(12)
  await expect(page.locator('[data-piece]')).toHaveCount(108)

  await type(page, 'input[value=small]')
  await expect(sheets(page)).toHaveCount(7)
  await expect(page.getByRole('switch', { name: 'Pieces' })).toHaveAccessibleDescription('108 cards · 7 sheets')
  await type(page, 'input[value=fold]')
  await expect(sheets(page)).toHaveCount(14)
  await expect(page.locator('[data-back-of]')).toHaveCount(108)
  await type(page, 'input[value=letter]')
  await expect(page.locator('[data-sheet=letter]')).toHaveCount(14)
  await expect(page).toHaveURL('/print/photo-rummy?paper=letter&size=small&backs=fold')
  await page.getByRole('button', { name: 'Print' }).focus()
  await page.evaluate(() => addEventListener('beforeprint', () => (document.title = 'on its way to the printer')))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('on its way to the printer')
})

test('the backs move against the shift that the test sheet shows', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto('/print/tile-rummy')
  await page.getByRole('radio', { name: 'Other side of the sheet' }).check()
  await expect(sheets(page)).toHaveCount(4)
  const before = await firstBack(page)
  await page.getByLabel('Sideways, the back is').selectOption('0.5')
  await page.getByLabel('Vertically, the back is').selectOption('2')
  await expect(page).toHaveURL('/print/tile-rummy?backs=other&shift=0.5,2')
  // Seen from the back, left and right are swapped.
  const after = await firstBack(page)
  expect(after.left - before.left).toBeCloseTo(0.5, 1)
  expect(after.top - before.top).toBeCloseTo(-2, 1)

  await page.getByRole('switch', { name: 'Print only the test sheet' }).check()
  await expect(sheets(page)).toHaveCount(2)
  await expect(page.locator('[data-ruler]')).toHaveCount(4)
  await checkScreens(anna, 'what is printed, with the test sheet')
})

test('an address says what is printed; its language and colours are for this visit', async ({ invite }) => {
  const { page } = await invite('Anna')
  const html = page.locator('html')
  await page.goto('/print/romi-rami?language=fr&palette=distinct&cut=none&backs=other')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Romi Rami à imprimer')
  await expect(html).toHaveAttribute('lang', 'fr')
  await expect(html).toHaveAttribute('data-palette', 'distinct')
  await expect(page.locator('[data-piece]')).toHaveCount(92 + 36 + 9)
  await expect(page.locator('[data-marks]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Repères et lignes' }).check()
  await expect(page.locator('[data-marks]')).toHaveCount(9) // tokens are cut along circles
  await page.getByLabel('Langue', { exact: true }).last().selectOption('Italiano')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Romi Rami da stampare')

  await page.getByRole('switch', { name: 'Pezzi del gioco' }).uncheck()
  const print = page.getByRole('button', { name: 'Stampa' })
  await expect(print).toHaveAttribute('aria-disabled', 'true')
  await print.press('Enter')
  await expect(page.getByText('Scegli prima che cosa stampare.')).toBeVisible()

  await page.getByRole('link', { name: 'Informazioni' }).click()
  await expect(html).toHaveAttribute('data-palette', 'usual')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'en')
  await page.goto('/print/no-such-game')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s nothing here')
})
