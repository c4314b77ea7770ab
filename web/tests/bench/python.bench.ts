/** What Python on this device costs: bytes of a first visit, and seconds until a table is in play. */

import { expect, type Page } from '@playwright/test'

import { test } from '../helpers/people.ts'
import { StaticServer } from '../site/static-server.ts'
import { print, verdict } from './report.ts'

const MOST_BYTES = 6_500_000
const ROUNDS = 3

/** Seconds from an empty page to a table of bots in play, as fast as somebody can press the button. */
async function timeToTable(page: Page, address: string): Promise<number> {
  const start = performance.now()
  await page.goto(address)
  await page.locator('[data-game=zoo-domino] .primary').click()
  await page.locator('[data-testid=table][data-phase=playing]').waitFor()
  return (performance.now() - start) / 1000
}

const median = (all: number[]) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)]!
const tell = (what: string, seconds: number[]) =>
  print(`${what.padEnd(44)} ${median(seconds).toFixed(1)} s  (${seconds.map((one) => one.toFixed(1)).join(', ')})`)

test('Python on this device', async ({ invite }) => {
  const site = new StaticServer()
  await site.start()
  const times: Record<string, number[]> = {}
  const note = (what: string, seconds: number) => (times[what] ??= []).push(seconds)
  try {
    for (const serviceWorkers of ['allow', 'block'] as const) {
      for (let round = 0; round < ROUNDS; round++) {
        site.bytes.clear()
        const { page } = await invite('Anna', { baseURL: site.address, serviceWorkers })
        const how = serviceWorkers === 'allow' ? 'with' : 'without'
        note(`first visit, ${how} a service worker`, await timeToTable(page, site.address))
        if (serviceWorkers === 'allow') {
          await page.goto(site.address)
          await expect(page.getByTestId('ready-offline')).toBeVisible()
        }
        const again = await page.context().newPage()
        await page.close()
        note(`second visit, ${how} a service worker`, await timeToTable(again, site.address))
      }
    }
    const sum = (beginning: string) =>
      [...site.bytes].reduce((all, [path, bytes]) => all + (path.startsWith(beginning) ? bytes : 0), 0)
    print('\nPython on this device, from a static server on this machine')
    print(verdict('  its bytes, gzip', sum('py/'), MOST_BYTES, 'bytes'))
    for (const [what, seconds] of Object.entries(times)) tell(`  ${what}`, seconds)
  } finally {
    await site.stop()
  }
})
