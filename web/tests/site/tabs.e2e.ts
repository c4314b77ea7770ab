/** Several tabs: one of them runs Python for all, and another takes over when it closes or is frozen. */

import type { Page } from '@playwright/test'

import { Person } from '../helpers/person.ts'
import { BASE } from './static-server.ts'
import { expect, test } from './visitor.ts'

/** The pages that run a host, by the workers that each has. */
const hosts = (pages: Page[]) =>
  pages.filter((page) => page.workers().some((worker) => /\/host\.js$/.test(worker.url())))

/** A second tab of the same browser at the same table. */
async function openBeside({ page, name }: Person): Promise<Person> {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  const person = new Person(tab, name)
  await expect(person.table).toHaveAttribute('data-phase', 'playing')
  return person
}

test('one tab runs Python; when it closes, the other goes on', async ({ visit }) => {
  const first = await visit('Anna')
  await first.page.locator('[data-game=zoo-domino] .primary').click()
  await first.whatNow()
  const second = await openBeside(first)
  expect(hosts([first.page, second.page])).toEqual([first.page])

  // Both are shown the same, whichever plays.
  for (const [mover, watcher] of [
    [second, first],
    [first, second],
  ] as const) {
    await mover.act()
    const version = await mover.version()
    await expect.poll(() => watcher.version()).toBeGreaterThanOrEqual(version)
  }

  const version = await first.version()
  await first.page.close()
  await expect.poll(() => hosts([second.page])).toHaveLength(1)
  await second.act()
  expect(await second.version()).toBeGreaterThan(version)
})

test('a tab that the browser has frozen is not waited for', async ({ visit }) => {
  const first = await visit('Anna')
  await first.page.locator('[data-game=zoo-domino] .primary').click()
  await first.whatNow()
  const second = await openBeside(first)
  const version = await second.version()

  const wire = await first.page.context().newCDPSession(first.page)
  await wire.send('Debugger.enable')
  await wire.send('Debugger.pause') // nothing in this tab goes on, as in one that the browser has frozen
  await second.page.reload()
  await expect(second.table).toHaveAttribute('data-phase', 'playing')
  await expect.poll(() => hosts([second.page])).toHaveLength(1)
  await second.act()
  expect(await second.version()).toBeGreaterThan(version)

  // When it wakes up it runs nothing any more, and is shown what has happened.
  await wire.send('Debugger.disable')
  await expect.poll(() => first.version()).toBeGreaterThanOrEqual(await second.version())
  await expect.poll(() => hosts([first.page])).toEqual([])
})

test('two tabs that write at once, as where browsers have no locks, are shown the same', async ({ visit }) => {
  const first = await visit('Anna')
  await first.page.context().addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await first.page.reload()
  await first.page.locator('[data-game=zoo-domino] .primary').click()
  await first.whatNow()
  const second = await openBeside(first)
  expect(hosts([first.page, second.page])).toHaveLength(2)
  for (let moves = 0; moves < 3; moves++) {
    const [move, before] = [await first.whatNow(), await first.version()]
    expect([await second.whatNow(), await second.version()]).toEqual([move, before])
    await Promise.all([first, second].map((tab) => tab.perform(move)))
    await Promise.all([first, second].map((tab) => tab.isDone(move, before)))
    for (const tab of [first, second]) {
      await tab.page.reload()
      await tab.whatNow()
    }
  }
  expect(await first.hand.allInnerTexts()).toEqual(await second.hand.allInnerTexts())
})

test('a page of a newer build brings its own Python, and the older page loads itself again', async ({
  invite,
  site,
}) => {
  const first = await invite('Anna', { baseURL: site.address, serviceWorkers: 'block' })
  await first.page.goto('./')
  await first.page.locator('[data-game=zoo-domino] .primary').click()
  await first.whatNow()
  const loaded = first.page.waitForEvent('domcontentloaded')
  await first.page.context().route(site.address + 't/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/(name="build" content=")/, '$1newer-'),
    })
  })
  const second = await openBeside(first)
  await expect.poll(() => hosts([second.page])).toHaveLength(1)
  await loaded
  await expect(first.page.locator('meta[name=build]')).toHaveAttribute('content', /^newer-/)
  await second.act()
  await expect.poll(() => first.version()).toBeGreaterThanOrEqual(await second.version())
})

for (const place of ['the start page', 'a table']) {
  test(`${place} of an older build lets a newer one have the database, and loads itself again`, async ({ visit }) => {
    const anna = await visit('Anna')
    const { page } = anna
    if (place === 'a table') {
      await page.locator('[data-game=zoo-domino] .primary').click()
      await anna.whatNow()
    }
    const loaded = page.waitForEvent('domcontentloaded')
    await page.evaluate(openNewer, `tablee${BASE}`).catch((error: Error) => {
      if (!error.message.includes('context was destroyed')) throw error // it may load itself before it can answer
    })
    await loaded
  })
}

/** Open the database as a newer page would. Runs in the page. */
const openNewer = (name: string) =>
  new Promise<void>((opened, failed) => {
    const request = indexedDB.open(name, 2)
    request.onblocked = () => failed(new Error('the older page still has it'))
    request.onsuccess = () => {
      request.result.close()
      opened()
    }
  })
