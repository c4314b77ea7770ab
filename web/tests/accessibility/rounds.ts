/** A round of each game, from the start page to its result, by any driver that can click. */

import { expect, type Page } from '@playwright/test'

import { hinted } from '../helpers/photos.ts'
import { endTurn, hint, myGroups, myTurn, sees, version } from '../helpers/tiles.ts'

/** How someone without a mouse uses the page. */
export interface Hands {
  page: Page
  /** Press the first of these: a button, a link, a piece. */
  press: (selector: string) => Promise<void>
}

const enabled = (testid: string) => `[data-testid=${testid}]:not([aria-disabled=true])`

/** Open a table for two. Against bots it has no clock: a slow machine is not out of time. */
export async function sitDown({ page, press }: Hands, game: string) {
  await page.goto('./') // a site may be in a folder
  await page.locator(`[data-game=${game}]`).waitFor()
  await press(`[data-game=${game}] a[href$="/new/${game}"]`)
  await page.locator('form').waitFor()
  await press('form input[type=radio][value="2"]')
  await press('button[value=bots]')
  await page.getByTestId('table').waitFor()
}

/** Wait for one of these to be there; `over` when the round is. */
async function whatNow<Step extends string>(page: Page, steps: Record<Step, string>): Promise<Step | 'over'> {
  const found = await page.waitForFunction((steps) => {
    const table = document.querySelector<HTMLElement>('[data-testid=table]')
    if (table && table.dataset.phase !== 'playing') return 'over'
    return steps.find(([, selector]) => document.querySelector(selector))?.[0]
  }, Object.entries<string>(steps))
  return (await found.jsonValue()) as Step | 'over'
}

async function zooDomino({ page, press }: Hands) {
  const steps = { lay: '[data-testid=hand] [data-playable]', draw: enabled('draw'), pass: enabled('pass') }
  for (;;) {
    const step = await whatNow(page, steps)
    const before = await version(page)
    if (step === 'over') return
    await press(steps[step])
    if (step === 'lay') await press('[data-spot].open')
    await sees(page, before)
    // One draw goes on by itself until something fits.
    if (step === 'draw') await page.waitForFunction((draw) => !document.querySelector(draw), steps.draw)
  }
}

/** Take a hint back, and lay its groups with one's own hands: all of them, since the first lay must be worth enough. */
async function layMyself({ page, press }: Hands): Promise<boolean> {
  const groups = await myGroups(page)
  if (!groups.length) return false
  await press(enabled('reset'))
  await expect(page.locator('[data-testid=melds] .mine')).toHaveCount(0)
  let laid = 0
  for (const group of groups) {
    for (const piece of group) await press(`[data-testid=hand] [data-piece="${piece}"][aria-selected=false]`)
    await press('[data-testid=new-meld]')
    await expect(page.locator('[data-testid=melds] .mine')).toHaveCount((laid += group.length))
  }
  await page.waitForSelector(enabled('end'))
  return true
}

async function tileRummy(hands: Hands) {
  const { page, press } = hands
  let laid = false
  while (await myTurn(page)) {
    const how = await hint(page, press)
    if (how === 'end' && !laid) laid = await layMyself(hands)
    await endTurn(page, how, press)
  }
}

async function photoRummy(hands: Hands) {
  const { page, press } = hands
  let laid = false
  while (await myTurn(page)) {
    const before = await version(page)
    await press('[data-pile]:not([aria-disabled=true])')
    await sees(page, before)
    await page.getByTestId('pass').waitFor()
    await press('[data-testid=hint]')
    const how = await hinted(page, () => press('[data-testid=hint]'))
    if (how === 'end' && !laid) laid = await layMyself(hands)
    const drawn = await version(page)
    await press(enabled(how))
    await sees(page, drawn)
  }
}

async function romiRami({ page, press }: Hands) {
  const there = (name: string) => `[data-testid=${name}]`
  const steps = { take: there('take'), discard: there('discard'), pay: there('pay'), end: enabled('end') }
  const count = (selector: string) => page.locator(selector).count()
  for (;;) {
    const step = await whatNow(page, steps)
    const before = await version(page)
    if (step === 'over') return
    const free = '[data-testid=values] [role=option]:not([aria-disabled=true])[aria-selected=false]'
    if (step === 'take') for (let i = 0; i < 3 && (await count(free)); i++) await press(free)
    if (step === 'discard')
      while (!(await count(enabled('discard')))) await press('[data-testid=hand] [aria-selected=false]')
    if (step === 'end' && (await count('[data-testid=contracts] .lively'))) {
      await press('[data-testid=contracts] .lively')
      await press(enabled('pay'))
    } else await press(enabled(step))
    await sees(page, before)
  }
}

const GAMES = { 'zoo-domino': zooDomino, 'tile-rummy': tileRummy, 'photo-rummy': photoRummy, 'romi-rami': romiRami }
export const PLAYED = Object.keys(GAMES) as (keyof typeof GAMES)[]

/** Play a round and read its result. */
export async function playRound(hands: Hands, game: keyof typeof GAMES) {
  await sitDown(hands, game)
  await GAMES[game](hands)
  await expect(hands.page.getByRole('dialog').getByRole('table').first()).toBeVisible()
  await expect(hands.page.locator('.result-panel .button.primary')).toBeFocused()
  await hands.press('.result-panel .button.primary')
  await expect(hands.page.locator('[data-phase=playing]')).toHaveCount(1)
}

/** Play all rounds of a match, and read the result of each. */
export async function playMatch(hands: Hands, game: keyof typeof GAMES) {
  await sitDown(hands, game)
  for (;;) {
    await GAMES[game](hands)
    await expect(hands.page.getByRole('dialog').getByRole('table').first()).toBeVisible()
    if (await hands.page.locator('[data-phase=match_over]').count()) return
    await hands.press('.result-panel .button.primary')
    await expect(hands.page.locator('[data-phase=playing]')).toHaveCount(1)
  }
}
