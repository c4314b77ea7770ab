/** Hints in two steps: what they claim is compared with the solver, also where the expert waits. */

import type { Page } from '@playwright/test'

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { endTurn, hint, myTurn, sitDown } from '../helpers/tiles.ts'

const PHONE = { width: 390, height: 844 }
const TABLES = 4 // attempts until the expert waits once, which it does in nearly every round

const bar = (page: Page) => page.getByTestId('hint-bar')
const step = (page: Page, name: 'possible' | 'advice') => page.locator(`[data-testid=hint-bar][data-step=${name}]`)

/** How many tiles the server's solver can lay in the position that the page shows. */
async function best(page: Page): Promise<number> {
  const pieces = (all: Element[]) => all.map((piece) => (piece as HTMLElement).dataset.piece!)
  const melds = await page.locator('[data-drop=meld]').all()
  const table = await Promise.all(melds.map((meld) => meld.locator('[data-piece]').evaluateAll(pieces)))
  const rack = await page.locator('[data-testid=hand] [data-piece]').evaluateAll(pieces)
  const position = { options: { opening_minimum: 0 }, table, rack, opened: true }
  const answer = await page.request.post('/api/solve/tile-rummy', { data: position })
  return ((await answer.json()) as { laid: string[] }).laid.length
}

/** Play with hints until the expert holds back tiles that could be laid; returns whether that happened. */
async function playUntilItWaits(page: Page): Promise<boolean> {
  let opened = false
  while (await myTurn(page)) {
    await page.getByTestId('hint').click()
    await step(page, 'possible').waitFor()
    const glowing = page.locator('[data-testid=hand] [data-hint]')
    const lays = await glowing.count()
    if (opened) expect(lays).toBe(await best(page))
    const said = await bar(page).innerText()
    if (lays && !said.includes('go out')) expect(said).toMatch(lays === 1 ? /one tile/ : new RegExp(`${lays} tiles`))
    if (!lays && opened) expect(said).toMatch(/nothing you can lay/)
    await page.getByTestId('hint-more').press('Enter')
    await expect(page.getByTestId('hint')).toBeFocused() // the button that was pressed is gone
    await step(page, 'advice').waitFor()
    if (lays && (await page.getByTestId('confirm').count())) return true
    await bar(page).getByRole('button').click()
    const how = await hint(page)
    await endTurn(page, how)
    opened ||= how === 'end'
  }
  return false
}

test('a hint is true where the expert waits, and says so', async ({ invite }) => {
  const { page } = await invite('Anna')
  let waits = false
  for (let table = 0; table < TABLES && !waits; table++) {
    await sitDown(page)
    waits = await playUntilItWaits(page)
  }
  expect(waits).toBe(true)
  await expect(bar(page)).toContainText('An expert would lay nothing yet and exchange this tile')
  await expect(bar(page)).toContainText('Nobody else can use what’s on your rack')
  await expect(page.locator('[data-testid=hand] .down')).toHaveCount(1) // the tile to give away
  await check({ page }, 'a hint')
  await page.setViewportSize(PHONE)
  await check({ page }, 'a hint on a phone')
  await page.getByTestId('hint').click()
  await expect(bar(page)).toHaveCount(0)
})

for (const game of ['zoo-domino', 'romi-rami', 'photo-rummy']) {
  test(`${game}: a hint on a phone plays nothing by itself`, async ({ invite }) => {
    const { page } = await invite('Anna', { viewport: PHONE, hasTouch: true, isMobile: true })
    const made = await page.request.post('/api/tables', { data: { game, players: 2, name: 'Anna' } })
    await page.goto(((await made.json()) as { link: string }).link)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const bulb = page.locator('[data-testid=hint]:not([aria-disabled=true])')
    await bulb.waitFor()
    const before = await page.getByTestId('table').getAttribute('data-version')
    await bulb.tap()
    await step(page, 'possible').waitFor()
    await check({ page }, `what is possible in ${game}`)
    await bulb.tap()
    await step(page, 'advice').waitFor()
    await check({ page }, `what an expert would do in ${game}`)
    expect(await page.getByTestId('table').getAttribute('data-version')).toBe(before)
    await bar(page).getByRole('button').tap()
    await expect(bar(page)).toHaveCount(0)
  })
}
