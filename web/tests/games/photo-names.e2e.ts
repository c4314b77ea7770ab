/** The names of photos: told under the mouse and the focus, and large where one holds a card. */

import type { Locator } from '@playwright/test'

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { sitDown } from '../helpers/photos.ts'
import { fingerOf } from '../helpers/touch.ts'

/** The name of a card, without what else is said of it. */
const nameOf = async (card: Locator) => (await card.getAttribute('aria-label'))!.split(',')[0]!

test('the mouse and the focus tell the name of a photo, and leaving it takes it away', async ({ invite }) => {
  const { page } = await invite('Anna')
  await sitDown(page)
  const tip = page.getByTestId('name-tip')
  const [first, second] = [0, 1].map((at) => page.getByTestId('hand').getByRole('option').nth(at))
  await first!.hover()
  await expect(tip).toHaveText(await nameOf(first!))
  await second!.hover()
  await expect(tip).toHaveText(await nameOf(second!))
  await check({ page }, 'the name of a photo')
  await page.mouse.move(5, 5)
  await expect(tip).toHaveCount(0)

  await first!.press('ArrowRight')
  await expect(second!).toBeFocused()
  await expect(tip).toHaveText(await nameOf(second!))
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
})

test('a finger that holds a photo sees it large with its name, and a tap does not', async ({ invite }) => {
  const { page } = await invite('Anna', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await sitDown(page)
  const card = page.getByTestId('hand').getByRole('option').first()
  const name = await nameOf(card)
  await card.tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByTestId('name-tip')).toHaveCount(0)
  const finger = await fingerOf(page)
  await finger.hold(card, page.getByRole('dialog'))
  await expect(page.getByRole('dialog')).toContainText(name.replace(/ \(.*/, ''))
})
