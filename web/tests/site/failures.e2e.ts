/** A device that cannot store anything, or no longer, says so: before a table is made, or without taking the move. */

import type { Page } from '@playwright/test'

import { check } from '../helpers/access.ts'
import { expect, test } from './visitor.ts'

/** How much the page may store. */
async function allow(page: Page, quotaSize?: number) {
  const wire = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await wire.send('Storage.overrideQuotaForOrigin', quotaSize === undefined ? { origin } : { origin, quotaSize })
}

test('without room, the page says so before a table is made', async ({ invite, site }) => {
  const anna = await invite('Anna', { baseURL: site.address, serviceWorkers: 'block' })
  const { page } = anna
  await page.goto('theme.js')
  await allow(page, 0)
  await page.goto('./')
  await expect(page.getByTestId('here').getByRole('alert')).toContainText('doesn’t let Tablée store anything')
  await check(anna, 'a browser that stores nothing')
  await page.locator('[data-game=zoo-domino] .primary').click()
  await expect(page.locator('[data-game=zoo-domino]').getByRole('alert')).toContainText('store')
  expect(new URL(page.url()).pathname).toBe(new URL(site.address).pathname)
})

test('a move that cannot be stored is not taken, and is made when there is room again', async ({ visit }) => {
  const anna = await visit('Anna')
  const { page } = anna
  await page.locator('[data-game=zoo-domino] .primary').click()
  const move = await anna.whatNow()
  const version = await anna.version()
  await allow(page, 0)
  await anna.perform(move)
  await expect(anna.refusal).toContainText('no room left')
  expect(await anna.version()).toBe(version)
  await allow(page)
  await anna.act()
  expect(await anna.version()).toBeGreaterThan(version)
})
