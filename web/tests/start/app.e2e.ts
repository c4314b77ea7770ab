import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'

const BUILT = resolve(import.meta.dirname, '../../../src/tablee/page')
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

test.use({ serviceWorkers: 'allow' })

/** Wait until the worker has cached the page and controls it. */
const isKept = ({ page }: Person) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const worker = await navigator.serviceWorker.getRegistration()
          const settled = worker?.active?.state === 'activated' && !worker.installing && !worker.waiting
          return settled && navigator.serviceWorker.controller !== null
        }),
      { timeout: 60_000 },
    )
    .toBe(true)

test('the app can be installed, and without a network it says what needs the server', async ({ invite }) => {
  const anna = await invite('Anna', { locale: 'de-AT', viewport: { width: 360, height: 780 } })
  const { page } = anna
  await page.goto('/')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/app-de.webmanifest')
  const { name, lang, icons, shortcuts } = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href
    const answer = await fetch(address)
    if (!answer.headers.get('content-type')!.startsWith('application/manifest+json')) throw new Error('wrong type')
    return answer.json()
  })
  expect([name, lang, shortcuts.length]).toEqual(['Tablée', 'de', 4])
  for (const { src, sizes } of [...icons, { src: '/icons/apple-touch-icon.png', sizes: '180x180' }]) {
    const size = await page.evaluate(async (src) => {
      const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
      return `${width}x${height}`
    }, src)
    expect(size).toBe(sizes)
  }
  await isKept(anna)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByTestId('offline')).toBeVisible()
  await check(anna, 'without a network')
  await page.getByRole('link', { name: 'Zoo-Domino' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoo-Domino')
  await page.goto('/t/ABCDEFGHJK')
  await expect(page.getByTestId('offline')).toBeVisible()
  await page.goto('/')
  await expect(page.getByTestId('offline')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.locator('[data-game=zoo-domino]')).toBeVisible()
  await expect(page.getByTestId('offline')).toHaveCount(0)
})

/** Serve a copy of the page, whose files can be changed. */
async function serveCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-page-'))
  cpSync(BUILT, folder, { recursive: true })
  const server = createServer((request, answer) => {
    const path = extname(request.url!) ? request.url! : '/index.html'
    if (request.url!.startsWith('/api/')) return void answer.writeHead(404).end('{}')
    try {
      const body = readFileSync(join(folder, path))
      answer.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body)
    } catch {
      answer.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { folder, server }
}

/** Write another index.html, and the worker of another build. */
function update(folder: string, html: (before: string) => string, version: string) {
  const change = (name: string, how: (before: string) => string) =>
    writeFileSync(join(folder, name), how(readFileSync(join(folder, name), 'utf8')))
  change('index.html', html)
  change('worker.js', (worker) => worker.replace(/VERSION = '\w+'/, `VERSION = '${version}'`))
}

test('an update of the server is there with the next page', async ({ invite }) => {
  const { folder, server } = await serveCopy()
  const anna = await invite('Anna', { baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const { page } = anna
  const generation = () =>
    page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=generation]')?.content)
  try {
    await page.goto('/about')
    await isKept(anna)
    expect(await generation()).toBeUndefined()

    update(folder, (html) => html.replace('<head>', '<head><meta name="generation" content="2">'), 'second')
    // The open page learns of it when it is looked at again; the next page of ours is the new one.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('tablee-second')
    await isKept(anna)
    await page.getByRole('link', { name: 'Go to the home page' }).first().click()
    await expect.poll(generation).toBe('2')

    // And a reload has it in any case, also without the server.
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    await page.reload()
    await expect(page.getByTestId('offline')).toBeVisible()
    expect(await generation()).toBe('2')
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a page of a version that did not know its own build is loaded again when it is looked at', async ({ invite }) => {
  const { folder, server } = await serveCopy()
  update(folder, (html) => html.replace(/<meta name="build"[^>]*>/, ''), 'old')
  const anna = await invite('Anna', { baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const { page } = anna
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  try {
    await page.goto('/about')
    await isKept(anna)
    expect(loads).toBe(1)
    const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    update(folder, (html) => html.replace('<head>', '<head><meta name="build" content="second">'), 'second')
    await lookAgain()
    await expect.poll(() => loads).toBe(2)
    await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'second')

    // The next update is up to the page itself.
    update(folder, (html) => html, 'third')
    const lookedUp = async () => {
      await lookAgain() // a page listens from two seconds after it was loaded
      return page.evaluate(() => caches.keys())
    }
    await expect.poll(lookedUp).toContain('tablee-third')
    await isKept(anna)
    expect(loads).toBe(2)
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
