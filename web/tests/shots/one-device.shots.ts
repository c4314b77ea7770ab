/** Several people on one device: the waiting room, the cover, what is passed on, and the page without a server. */

import { mkdirSync } from 'node:fs'

import { expect, test } from '../helpers/people.ts'

const FOLDER = 'shots/one-device'
mkdirSync(FOLDER, { recursive: true })

for (const [screen, viewport, colorScheme] of [
  ['phone', { width: 360, height: 740 }, 'light'],
  ['desktop', { width: 1280, height: 800 }, 'dark'],
] as const) {
  test(`several on one device: ${screen}`, async ({ invite }) => {
    const bert = await invite('Bert', { viewport, colorScheme, locale: 'de' })
    const { page } = bert
    const shot = (name: string) => page.screenshot({ path: `${FOLDER}/${screen}-${name}.png` })
    await page.goto('/new/zoo-domino')
    await page.getByRole('radio', { name: '2', exact: true }).check()
    await page.locator('form .primary').click()
    await page.getByTestId('beside').getByRole('textbox').fill('Anna-Maria')
    await page.getByTestId('beside').getByRole('button').click()
    await expect(page.locator('[data-seat="1"]')).toContainText('Anna-Maria')
    await shot('waiting')
    await page.locator('.start .primary').click()
    await expect(page.getByTestId('cover')).toBeVisible()
    await shot('cover')
    await page.getByTestId('cover').locator('.primary').click()
    await bert.act()
    await shot('played')
    await page.locator('[popovertarget=settings]').click()
    await shot('settings')
  })
}
