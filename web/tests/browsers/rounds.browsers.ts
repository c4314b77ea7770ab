/** Every page and a round of every game in the browsers that most tests do not run in. */

import { expect, test } from '@playwright/test'

import { type Driver, firefox, webkit } from './drivers.ts'
import { LAYOUT, NEXT, placeOf } from './moves.ts'
import { GAMES, seated } from '../helpers/seated.ts'
import { BASE, StaticServer } from '../site/static-server.ts'

const PAGES = [
  '/',
  '/about',
  '/verify',
  '/analysis',
  '/gallery',
  '/nowhere',
  ...GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`, `/learn/${game}`, `/print/${game}`]),
]
const STEPS = 900 // more than any round takes
const pause = (ms: number) => new Promise((later) => setTimeout(later, ms))

/** One short round; a slow machine is not out of time. */
const SHORT = {
  'zoo-domino': { rounds: 1 },
  'tile-rummy': { rounds: 1, opening_minimum: 0, turn_seconds: 0 },
  'photo-rummy': { rounds: 1, turn_seconds: 0 },
  'romi-rami': {},
}

async function isRight(driver: Driver, where: string) {
  await expect.poll(() => driver.ask<string[]>(LAYOUT), { message: where }).toEqual([])
  expect(await driver.complaints(), `${where}, on the console`).toEqual([])
}

async function play(driver: Driver): Promise<number> {
  let clicks = 0
  for (let step = 0; step < STEPS; step++) {
    const next = await driver.ask<string>(NEXT)
    if (next === 'over') return clicks
    const place = next === 'wait' ? null : await driver.ask<{ x: number; y: number } | null>(placeOf(next))
    if (place) {
      await driver.click(place.x, place.y)
      clicks++
    }
    await pause(place ? 60 : 250)
  }
  throw new Error(`the round is not over after ${STEPS} steps: ${await driver.ask<string>(NEXT)}`)
}

for (const [name, open] of Object.entries({ firefox, webkit })) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial', timeout: 900_000 })
    let driver: Driver
    test.beforeAll(async () => void (driver = await open()))
    test.afterAll(() => driver?.close())

    test('every page', async ({ baseURL }) => {
      for (const path of PAGES) {
        await driver.go(baseURL + path)
        await expect.poll(() => driver.ask<boolean>(`!!document.querySelector('h1')`), { message: path }).toBe(true)
        await isRight(driver, path)
      }
    })

    test.describe('a site without a server', () => {
      const site = new StaticServer()
      test.beforeAll(async () => {
        await site.start()
        await driver.go(`${site.address}theme.js`) // of the same origin, and nothing starts
        await driver.ask(`localStorage.setItem('tablee.${BASE.slice(1)}pace', 'none')`) // of bots
      })
      test.afterAll(() => site.stop())

      for (const game of GAMES) {
        test(`a round of ${game} on this device`, async () => {
          await driver.go(site.address)
          // What it says about this device comes late, and moves the games down.
          await expect.poll(() => driver.ask(`!!document.querySelector('[data-testid=here]')`)).toBe(true)
          const start = `[data-game=${game}] .primary`
          await expect.poll(() => driver.ask(placeOf(start)), { message: game }).not.toBeNull()
          const { x, y } = (await driver.ask<{ x: number; y: number }>(placeOf(start)))!
          await driver.click(x, y)
          const isThere = () => driver.ask<boolean>(`!!document.querySelector('[data-testid=table]')`)
          await expect.poll(isThere, { message: game, timeout: 90_000 }).toBe(true)
          expect(await driver.ask<string>('location.pathname')).toMatch(/\/t\/0/)
          expect(await play(driver)).toBeGreaterThan(0)
          await isRight(driver, `${game} on this device`)
        })
      }
    })

    for (const game of GAMES) {
      test(`a round of ${game}`, async ({ request, baseURL }) => {
        await driver.go(baseURL + (await seated(request, game, { players: 2, options: SHORT[game] })))
        const clicks = await play(driver)
        expect(clicks).toBeGreaterThan(0)
        await expect.poll(() => driver.ask<boolean>(`!!document.querySelector('.result-panel')`)).toBe(true)
        await isRight(driver, game)
      })
    }
  })
}
