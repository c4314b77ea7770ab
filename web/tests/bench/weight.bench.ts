/** The cost of a first visit: bytes over the wire by kind, for the start page and a table of each game. */

import type { Page } from '@playwright/test'

import { GAMES, seated } from '../helpers/seated.ts'
import { test } from '../helpers/people.ts'
import { print, verdict } from './report.ts'

const START_SCRIPT = 80_000
const TABLE = 200_000

type Weights = Record<string, number>

/** Count what a page loads until it is idle. Pictures drawn by script are in a script of that name. */
async function weigh(page: Page, arrive: () => Promise<void>): Promise<Weights> {
  const weights: Weights = {}
  const kinds = new Map<string, string>()
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    const drawn = /\/assets\/pictures-/.test(response.url)
    kinds.set(requestId, drawn || type === 'Image' ? 'picture' : type.toLowerCase())
    if (process.env.EACH) kinds.set(`${requestId} url`, new URL(response.url).pathname.slice(0, 80))
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    weights[kind] = (weights[kind] ?? 0) + encodedDataLength
    if (process.env.EACH) print(`  ${kind.padEnd(12)} ${kilo(encodedDataLength)}  ${kinds.get(`${requestId} url`)}`)
  })
  wire.on('Network.webSocketFrameReceived', ({ response }) => {
    weights.socket = (weights.socket ?? 0) + response.payloadData.length
  })
  await arrive()
  await page.waitForLoadState('networkidle')
  return weights
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const all = (weights: Weights) => Object.values(weights).reduce((sum, bytes) => sum + bytes, 0)

function tell(what: string, weights: Weights): void {
  const parts = Object.entries(weights).map(([kind, bytes]) => `${kind} ${kilo(bytes).trim()}`)
  print(`${what.padEnd(20)} ${kilo(all(weights))} kB  (${parts.join(', ')})`)
}

for (const locale of ['de-DE', 'en-GB']) {
  test(`the weight of a first visit, ${locale}`, async ({ invite, request }) => {
    print(`\nfirst visit, ${locale}, gzip, kB over the wire with headers`)
    const { page } = await invite('Anna', { locale })
    const start = await weigh(page, async () => {
      await page.goto('/')
      await page.locator('[data-game=romi-rami]').waitFor()
    })
    tell('start page', start)
    print(verdict('  its script', start.script!, START_SCRIPT, 'bytes'))
    for (const game of GAMES) {
      const link = await seated(request, game)
      const { page } = await invite('Anna', { locale })
      const table = await weigh(page, async () => {
        await page.goto(link)
        await page.locator('[data-testid=hand] [role=option], [data-testid=hand] button').first().waitFor()
      })
      tell(game, table)
      print(verdict('  before pictures', all(table) - (table.picture ?? 0), TABLE, 'bytes'))
    }
  })
}
