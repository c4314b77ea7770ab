/** The first visit to a site without a server. */

import { check } from '../helpers/access.ts'
import { cut, expect, isReady, test } from './visitor.ts'

test('the games are there before Python, and nothing is loaded twice or from elsewhere', async ({ invite, site }) => {
  site.hold(/\.wasm$/)
  const anna = await invite('Anna', { baseURL: site.address, viewport: { width: 360, height: 740 } })
  const { page } = anna
  const elsewhere: string[] = []
  page.context().on('request', (request) => {
    if (!request.url().startsWith(site.address) && !/^(blob|data):/.test(request.url())) elsewhere.push(request.url())
  })
  await page.goto('./')
  await expect(page.locator('[data-game]')).toHaveCount(4)
  await page.locator('[data-game=zoo-domino] .primary').click()
  await expect(page.getByTestId('waking')).toContainText(/\d MB/)
  await check(anna, 'while the games are loaded')
  site.release()
  await expect(anna.table).toBeVisible()
  await expect(page.getByTestId('waking')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toMatch(/^\/games\/tablee\/t\/0[0-9A-Z]{9}$/)

  await page.goto('./')
  await isReady(anna)
  const twice = [...site.sent].filter(([path, times]) => path.startsWith('py/') && times > 1)
  expect(twice).toEqual([])
  expect([...site.sent.keys()].filter((path) => path.endsWith('.wasm'))).toHaveLength(1)
  expect(elsewhere).toEqual([])
  expect(site.asked.filter((path) => path.startsWith('api') || path.startsWith('/'))).toEqual([])
})

test('a reload without a network works from the moment that the service worker has taken over', async ({
  invite,
  site,
}) => {
  const anna = await invite('Anna', { baseURL: site.address })
  const { page } = anna
  await page.goto('./')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await cut(anna, site)
  await page.reload()
  await expect(page.locator('[data-game]')).toHaveCount(4)
  await page.goto('print/photo-rummy?size=small')
  await page.locator('html[data-print-ready]').waitFor()
  await expect(page.locator('[data-sheet]')).toHaveCount(7)
})

test.describe('inner pages', () => {
  test.use({ meant: /wasm instantiation failed|Failed to fetch/ }) // a page may be left while it loads Python

  test('a link to an inner page works on the first visit, though the host knows no such file', async ({
    invite,
    site,
  }) => {
    const anna = await invite('Anna', { baseURL: site.address, locale: 'de-DE' })
    const { page } = anna
    await page.goto('rules/zoo-domino')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoo-Domino')
    await page.goto('t/ABCDEFGHJK')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('keinen Tisch')
    await page.goto('nowhere')
    await expect(page.getByRole('link', { name: 'Zur Startseite' }).last()).toHaveAttribute('href', '/games/tablee/')
  })
})

test('other pages of the same host are left alone, and ours are found beside them', async ({ visit, site }) => {
  site.add('docs/rules.html', '<!doctype html><title>Documentation</title><h1>Documentation</h1>')
  const { page } = await visit('Anna')
  await page.goto('docs/rules.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation')
  await page.goto('rules/zoo-domino')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoo Domino')
})
