/** A page that was open during an upgrade of the server loads itself again, once, and what was drafted is still there. */

import type { Page, WebSocketRoute } from '@playwright/test'

import { expect, test } from '../helpers/people.ts'
import { openTable, sitDown } from '../helpers/tiles.ts'

/** How often the page was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** Give the page the id of another build before it reads its own: the first time, or whenever it is loaded. */
const makeOld = (page: Page, when: 'first' | 'always') =>
  page.addInitScript((when) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive' || (when === 'first' && sessionStorage.getItem('was-old'))) return
      sessionStorage.setItem('was-old', 'yes')
      document.querySelector<HTMLMetaElement>('meta[name=build]')!.content = 'an-old-build'
    })
  }, when)

const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content')
const mine = (page: Page) => page.locator('[data-testid=melds] .mine')

test('the server says that a page is outdated, and it gets the new one', async ({ invite }) => {
  const { page } = await invite('Anna')
  const loads = countLoads(page)
  await makeOld(page, 'first')
  await openTable(page)
  await expect.poll(loads).toBe(2)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByTestId('melds').waitFor()
  expect(await buildOf(page)).toMatch(/^\w{16}$/)
  expect(loads()).toBe(2)
})

test('a page that stays outdated is loaded again once only, and can be played on', async ({ invite }) => {
  const { page } = await invite('Anna')
  const loads = countLoads(page)
  await makeOld(page, 'always')
  await openTable(page)
  await expect.poll(loads).toBe(2)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByTestId('melds').waitFor()
  expect(await buildOf(page)).toBe('an-old-build')
  expect(loads()).toBe(2)
})

test('a draft outlives the upgrade, and nothing is taken away while a piece is held', async ({ invite }) => {
  const { page } = await invite('Anna')
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/socket$/, (socket) => {
    sockets.push(socket)
    socket.connectToServer()
  })
  const upgrade = () => sockets.at(-1)!.send(JSON.stringify({ type: 'outdated', build: 'the-next-build' }))
  const loads = countLoads(page)
  await sitDown(page)
  await page.getByTestId('status').locator('strong').waitFor()
  await page.getByTestId('hand').getByRole('option').first().click()
  await page.getByTestId('new-meld').click()
  await expect(mine(page)).toHaveCount(1)

  const { x, y, width, height } = (await mine(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  upgrade()
  await page.mouse.move(x + width, y + height, { steps: 4 })
  expect(loads()).toBe(1)
  await page.mouse.up()
  await expect.poll(loads).toBe(2)
  await expect(mine(page)).toHaveCount(1)
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(13)

  upgrade() // the same once more, and the referee's verdict after it
  await page.getByTestId('hand').getByRole('option').first().click()
  await page.getByTestId('new-meld').click()
  await expect(page.locator('[data-drop=meld][data-verdict=unfinished]')).toHaveCount(2)
  expect(loads()).toBe(2)
})
