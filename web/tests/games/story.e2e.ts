/** Other players' turns can be followed: melds stay where they lie, and a turn is shown piece by piece. */

import type { Page } from '@playwright/test'

import { expect, test } from '../helpers/people.ts'
import { endTurn, hint, myTurn, sitDown } from '../helpers/tiles.ts'

const TURNS = 10

/** The melds in the order in which they lie, each in the game's notation. */
const melds = (page: Page) =>
  page
    .locator('[data-drop=meld]')
    .evaluateAll((all) =>
      all.map((meld) => [...meld.querySelectorAll<HTMLElement>('[data-piece]')].map((p) => p.dataset.piece).join(' ')),
    )

/** Those of one list that are also in the other, in their order; equal ones are told apart by nobody. */
const common = (one: string[], other: string[]) => [...new Set(one)].filter((meld) => other.includes(meld))

/** The server's order: by colour and number. */
const inOrder = (melds: string[]) => {
  const place = (meld: string) => {
    const [colour, number] = [meld.replace('*', '')[0]!, Number(/\d+/.exec(meld)![0])]
    return 'KRBO'.indexOf(colour) * 100 + number
  }
  return melds.toSorted((one, two) => place(one) - place(two))
}

test('melds stay where they lie over ten turns, whoever lays, and after a reload', async ({ invite }) => {
  const { page } = await invite('Anna')
  let lain: string[] = []
  let turns = 0
  let own = 0 // how often they lay in another order than the server's
  while (turns < TURNS) {
    await sitDown(page, {}, 4)
    lain = []
    while (turns < TURNS && (await myTurn(page))) {
      const now = await melds(page)
      expect(common(now, lain), `turn ${turns}`).toEqual(common(lain, now))
      own += Number(inOrder(now).join() !== now.join())
      turns++
      await endTurn(page, await hint(page))
      lain = await melds(page)
    }
  }
  expect(own).toBeGreaterThan(0)
  const before = await melds(page)
  await page.reload()
  await page
    .locator('[data-drop=meld]')
    .nth(before.length - 1)
    .waitFor()
  expect(await melds(page)).toEqual(before)
})

interface Glide {
  piece: string
  delay: number
  duration: number
}

/** Note every piece of the table that glides, and when it sets out. */
async function watchGlides(page: Page) {
  await page.addInitScript(() => {
    const glides: Glide[] = ((window as unknown as { glides: Glide[] }).glides = [])
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const piece = this.closest('[data-testid=melds]') && (this as HTMLElement).dataset.piece
      const { delay = 0, duration = 0 } = typeof options === 'object' ? options : {}
      if (piece) glides.push({ piece, delay, duration: Number(duration) })
      return animate.call(this, frames, options)
    }
  })
  return () => page.evaluate(() => (window as unknown as { glides: Glide[] }).glides.splice(0))
}

test.describe('turns of others', () => {
  // Sometimes one piece of three does not glide when the turn is shown again; it is not known why.
  test.describe.configure({ retries: 3 })

  test('the turn of another player is shown piece by piece, and again more slowly', async ({ invite }) => {
    const { page } = await invite('Anna', { reducedMotion: 'no-preference' })
    const glides = await watchGlides(page)
    const last = page.locator('[data-testid=melds] .last')
    for (let isLaid = false; !isLaid;) {
      await sitDown(page)
      if (await last.count()) continue // laid before the page was there: nothing glides
      while ((await myTurn(page)) && (await last.count()) < 3) {
        await glides()
        const exchanged = page.getByTestId('hand').getByRole('option').first()
        await exchanged.click()
        await page.locator('[data-pool]').click()
      }
      isLaid = (await last.count()) >= 3
    }
    const laid = await last.evaluateAll((all) => all.map((piece) => (piece as HTMLElement).dataset.piece!))
    const shown = (await glides()).filter(({ piece, delay }) => laid.includes(piece) && delay > 0)
    const starts = shown.map(({ delay }) => delay)
    expect(starts.length).toBeGreaterThanOrEqual(laid.length)
    expect(starts).toEqual(starts.toSorted((one, two) => one - two))
    const steps = starts.slice(1).map((start, i) => start - starts[i]!)
    expect(Math.min(...steps)).toBeGreaterThan(150) // milliseconds from one piece to the next

    await page.getByTestId('replay').click()
    const again: Glide[] = []
    await expect
      .poll(async () => again.push(...(await glides()).filter(({ piece, delay }) => laid.includes(piece) && delay > 0)))
      .toBeGreaterThanOrEqual(laid.length)
    const slower = again.map(({ delay }) => delay)
    expect(slower.at(-1)! - slower[0]!).toBeGreaterThan(1.5 * (starts.at(-1)! - starts[0]!))
  })
})
