/** The actions of people at a table of Tile Rummy, for the tests. */

import { expect, type Locator, type Page } from '@playwright/test'

/** Make a table and sit down at it. */
export async function openTable(page: Page, options: Record<string, unknown> = {}, players = 2): Promise<string> {
  const made = await page.request.post('/api/tables', {
    data: {
      game: 'tile-rummy',
      players,
      name: 'Anna',
      options: { rounds: 1, opening_minimum: 0, turn_seconds: 0, ...options }, // a slow machine is not out of time
    },
  })
  const { link } = (await made.json()) as { link: string }
  await page.goto(link)
  return link.split('#')[0]!
}

/** Make a table, sit down, and let bots take the other seats. */
export async function sitDown(page: Page, options: Record<string, unknown> = {}, players = 2) {
  await openTable(page, options, players)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByTestId('melds').waitFor()
}

/** Wait until it is my turn; whether the round goes on. */
export async function myTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(() => {
    if (!document.querySelector('[data-testid=table][data-phase=playing]')) return 'over'
    return document.querySelector('[data-testid=status] strong') ? 'mine' : false
  })
  return (await found.jsonValue()) === 'mine'
}

export const version = async (page: Page) => Number(await page.getByTestId('table').getAttribute('data-version'))

export async function sees(page: Page, before: number) {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-testid=table]')?.dataset.version) > before,
    before,
  )
}

/** Press with the mouse, unless another way is given. */
const presses = (page: Page) => (selector: string) => page.locator(selector).first().click()

/** Press the light bulb until it shows what an expert would do. */
export async function advice(page: Page, press = presses(page)) {
  const bar = (step = '') => page.locator(`[data-testid=hint-bar][data-step${step}]`)
  await press('[data-testid=hint]')
  await bar().waitFor()
  if (await bar('=possible').count()) await press('[data-testid=hint]')
  await bar('=advice').waitFor()
}

/** Take a hint, and wait for what it does: a draft that may be played, a tile to give away, or nothing. */
export async function hint(page: Page, press = presses(page)): Promise<'end' | 'confirm' | 'reject' | 'pass'> {
  const button = (name: string) => `[data-testid=${name}]:not([aria-disabled=true])`
  await advice(page, press)
  const found = await page.waitForFunction(
    ([end, confirm, reject, pass, mine]) => {
      if (document.querySelector(confirm!)) return 'confirm'
      if (document.querySelector(end!)) return 'end'
      if (document.querySelector(mine!)) return document.querySelector(reject!) ? 'reject' : false
      return document.querySelector(pass!) ? 'pass' : false
    },
    [button('end'), button('confirm'), button('reject'), button('pass'), '[data-testid=melds] .mine'],
  )
  return (await found.jsonValue()) as 'end' | 'confirm' | 'reject' | 'pass'
}

/** The tiles of each group in the draft that is made of my tiles alone. */
export const myGroups = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-drop=meld]')]
      .map((meld) => [...meld.querySelectorAll<HTMLElement>('[data-id]')])
      .filter((tiles) => tiles.every((tile) => tile.classList.contains('mine')))
      .map((tiles) => tiles.map((tile) => (tile.dataset.piece!.startsWith('*') ? '*' : tile.dataset.piece!))),
  )

export async function endTurn(page: Page, how: 'end' | 'confirm' | 'reject' | 'pass', press = presses(page)) {
  const before = await version(page)
  if (how === 'reject') {
    await press('[data-testid=reject]')
    await press('[data-testid=hand] [role=option]')
    await press('[data-testid=confirm]')
  } else await press(`[data-testid=${how}]`)
  await sees(page, before)
}

/** The rack in its order. */
export const order = (page: Page) =>
  page.locator('[data-testid=hand] [data-piece]').evaluateAll((all) => all.map((tile) => tile.dataset.piece))

const onRack = (page: Page, tile: string) =>
  page.locator(`[data-testid=hand] [data-piece="${tile}"][aria-selected=false]`).first()

/** All tiles of a group lie on the table, and the turn may end. */
async function isLaid(page: Page, group: string[]) {
  await expect(page.locator('[data-testid=melds] .mine')).toHaveCount(group.length)
  await page.waitForSelector('[data-testid=end]:not([aria-disabled=true])')
}

export async function layByTaps(page: Page, group: string[]) {
  for (const tile of group) await onRack(page, tile).click()
  await page.getByTestId('new-meld').click()
  await isLaid(page, group)
}

export async function tabTo(page: Page, selector: string) {
  const isThere = () => page.evaluate((selector) => document.activeElement?.matches(selector), selector)
  for (let presses = 0; presses < 60; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${selector}`)
}

/** Choose the tiles of a group with the space bar, take them up, and put them down as a new group. */
export async function layByKeyboard(page: Page, group: string[]) {
  await tabTo(page, '[data-testid=hand] [role=option]')
  for (const tile of group) {
    await page.keyboard.press('Home')
    for (let steps = 0; steps < 30; steps++) {
      const there = await page.evaluate(
        (tile) =>
          document.activeElement?.getAttribute('data-piece') === tile &&
          document.activeElement.getAttribute('aria-selected') === 'false',
        tile,
      )
      if (there) break
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await isLaid(page, group)
}

/** Drag one tile after another with a finger: the first to a free place, the others to it. */
export async function layByTouch(page: Page, group: string[]) {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  const mine = page.locator('[data-drop=meld] .mine')
  await expect(mine).toHaveCount(0)
  for (const [count, tile] of group.entries()) {
    const place = count ? page.locator('[data-drop=meld]:has(.mine)') : page.getByTestId('new-meld')
    // A touch that the browser did not take for a drag has moved nothing: a finger tries again.
    await expect(async () => {
      const [from, to] = await Promise.all([middleOf(onRack(page, tile)), middleOf(place)])
      await touch('touchStart', from)
      for (let step = 1; step <= 5; step++) {
        await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 })
      }
      await touch('touchEnd')
      await expect(mine).toHaveCount(count + 1, { timeout: 3000 })
    }).toPass({ timeout: 30_000 })
  }
  await isLaid(page, group)
}

export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await place.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
