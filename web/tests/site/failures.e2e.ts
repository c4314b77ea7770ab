/** A device that cannot store anything, or no longer, says so: before a table is made, or without taking the move. */

import { check } from '../helpers/access.ts'
import { expect, test } from './visitor.ts'

/** What some browsers do in a private window. */
const REFUSING = `indexedDB.open = () => { throw new DOMException('not here', 'SecurityError') };\n`

/** What a browser does when the device is full: the transaction is aborted. Runs in the worker. */
function fillUp() {
  const add = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = function (...row: Parameters<typeof add>) {
    const request = add.apply(this, row)
    const full = new DOMException('full', 'QuotaExceededError')
    Object.defineProperty(this.transaction, 'error', { value: full, configurable: true })
    queueMicrotask(() => {
      try {
        this.transaction.abort()
      } catch {
        // another row has done so
      }
    })
    return request
  }
}

test('where nothing can be stored, the page says so before a table is made', async ({ invite, site }) => {
  site.prefix(/host\.js$/, REFUSING)
  const anna = await invite('Anna', { baseURL: site.address, serviceWorkers: 'block' })
  const { page } = anna
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
  const host = page.workers().find((worker) => worker.url().endsWith('/host.js'))!
  await host.evaluate(fillUp)
  await anna.perform(move)
  await expect(anna.refusal).toContainText('no room left')
  await page.reload() // another host, which has only what is stored
  await anna.whatNow()
  expect(await anna.version()).toBe(version)
  await anna.act()
  expect(await anna.version()).toBeGreaterThan(version)
})

test.describe('a helper', () => {
  test.use({ meant: /a bot's turn was lost/ })

  test('that ends in the middle of a thought is replaced, and the bot plays', async ({ visit }) => {
    const anna = await visit('Anna')
    const { page } = anna
    await page.locator('[data-game=zoo-domino] .primary').click()
    await anna.whatNow()
    // Nested workers cannot be reached from outside: the host's next helper dies when it is asked for the first time.
    const host = page.workers().find((worker) => worker.url().endsWith('/host.js'))!
    await host.evaluate(() => {
      const post = Worker.prototype.postMessage
      let deaths = 0
      Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
        post.apply(this, message as Parameters<typeof post>)
        if (deaths++ > 0) return
        this.terminate()
        this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
      }
    })
    for (let moves = 0; moves < 2; moves++) await anna.act()
    await anna.whatNow()
  })
})
