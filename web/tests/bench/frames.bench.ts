/**
 * How smooth a drag is with all 106 tiles of Tile Rummy in sight and a processor four times as slow; and the same board by
 * SortableJS, which many pages use, in the same run.
 */

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'

import type { CDPSession, Page } from '@playwright/test'

import { inPosition, MANY } from '../helpers/crowded.ts'
import { test } from '../helpers/people.ts'
import { print, verdict } from './report.ts'
import { middleOf, sitDown } from '../helpers/tiles.ts'

const MEDIAN = 17
const P99 = 34
const SLOWER = 4
const ROUNDS = 5
const PACE = 15 // ms between two moves of the mouse
const PEER = resolve(import.meta.dirname, '../../../benchmarks/page/peer')

/** Every tile that is not on the table is in the hand: two of each, and two stars. */
const HAND = (() => {
  const lying = MANY.flat()
  const tiles = ['K', 'R', 'B', 'O'].flatMap((colour) =>
    Array.from({ length: 26 }, (_, index) => `${colour}${(index % 13) + 1}`),
  )
  return [...tiles, '*', '*'].filter((tile) => {
    const at = lying.indexOf(tile)
    if (at >= 0) lying.splice(at, 1)
    return at < 0
  })
})()

/** Drag a tile of the hand past all melds and back, at a hand's pace; the frames that the page shows meanwhile, in ms. */
async function drag(page: Page, wire: CDPSession, tile: string, melds: string): Promise<number[]> {
  const middles = await page.locator(melds).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }),
  )
  const home = await middleOf(page.locator(tile).first())
  await page.mouse.move(home.x, home.y)
  await page.mouse.down()
  await page.mouse.move(home.x, home.y - 20, { steps: 3 }) // the tile is in the air before frames are counted
  await page.evaluate(() => {
    const times: number[] = ((window as never as { times: number[] }).times = [])
    const frame = (now: number) => {
      times.push(now)
      if ((window as never as { times: number[] }).times === times) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  let at = home
  for (const to of [...middles, home]) {
    const steps = Math.max(2, Math.round(Math.hypot(to.x - at.x, to.y - at.y) / 24))
    for (let step = 1; step <= steps; step++) {
      const [x, y] = [at.x + ((to.x - at.x) * step) / steps, at.y + ((to.y - at.y) * step) / steps]
      void wire.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 })
      await new Promise((next) => setTimeout(next, PACE))
    }
    at = to
  }
  const times = await page.evaluate(() => {
    const seen = window as never as { times: number[] }
    const times = seen.times
    seen.times = []
    return times
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return times.slice(1).map((time, index) => time - times[index]!)
}

const quantile = (frames: number[], share: number) =>
  [...frames].sort((a, b) => a - b)[Math.min(frames.length - 1, Math.floor(frames.length * share))]!

async function measure(name: string, page: Page, tile: string, melds: string): Promise<number[]> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await drag(page, wire, tile, melds) // warm up the code that is compiled at first use
  const frames: number[] = []
  for (let round = 0; round < ROUNDS; round++) frames.push(...(await drag(page, wire, tile, melds)))
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [median, p99, worst] = [quantile(frames, 0.5), quantile(frames, 0.99), Math.max(...frames)]
  print(
    `${name.padEnd(24)} ${frames.length} frames: median ${median.toFixed(1)}, p99 ${p99.toFixed(1)}, worst ${worst.toFixed(1)} ms`,
  )
  return [median, p99]
}

/** The peer's folder, served as it is. */
async function servePeer(): Promise<{ url: string; stop: () => void }> {
  const kinds: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }
  const server = createServer(({ url }, answer) => {
    const path = join(PEER, new URL(url!, 'http://peer').pathname)
    if (!(extname(path) in kinds)) return answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': kinds[extname(path)] }).end(readFileSync(path))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/board.html`, stop: () => server.close() }
}

test('frames while a tile is dragged', async ({ invite }) => {
  const look = { reducedMotion: 'no-preference' as const }
  print(`\nframes while one of ${MANY.flat().length + HAND.length} tiles is dragged, processor ${SLOWER} times as slow`)
  const { page } = await invite('Anna', look)
  await inPosition(page, MANY, HAND)
  await sitDown(page)
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const [median, p99] = await measure('Tablée', page, '[data-testid=hand] [data-piece=R13]', '[data-drop=meld]')
  const peer = await servePeer()
  const other = await invite('Ben', look)
  await other.page.goto(peer.url)
  await other.page.evaluate(
    ([melds, hand]) => (window as never as { show: (...lists: unknown[]) => void }).show(melds, hand),
    [MANY, HAND] as const,
  )
  await measure('SortableJS 1.15', other.page, '#rack [data-piece=R13]', '.meld')
  peer.stop()
  print(verdict('Tablée, median', median!, MEDIAN, 'ms'))
  print(verdict('Tablée, p99', p99!, P99, 'ms'))
})
