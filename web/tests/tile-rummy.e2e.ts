/** Tile Rummy in the browser: rounds played by taps, by dragging and by keyboard alone. */

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './people.ts'

const PHONE = { width: 390, height: 844 }

/** Make a table, sit down, and let bots take the other seats. */
async function sitDown(page: Page, options: Record<string, unknown> = {}, players = 2) {
  const made = await page.request.post('/api/tables', {
    data: { game: 'tile-rummy', players, name: 'Anna', options: { rounds: 1, opening_minimum: 0, ...options } },
  })
  const { link } = (await made.json()) as { link: string }
  await page.goto(link)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByTestId('melds').waitFor()
}

/** Wait until it is my turn; whether the round goes on. */
async function myTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(() => {
    if (!document.querySelector('[data-testid=table][data-phase=playing]')) return 'over'
    return document.querySelector('[data-testid=status] strong') ? 'mine' : false
  })
  return (await found.jsonValue()) === 'mine'
}

const version = async (page: Page) => Number(await page.getByTestId('table').getAttribute('data-version'))

async function sees(page: Page, before: number) {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-testid=table]')?.dataset.version) > before,
    before,
  )
}

/** Ask for a hint and wait for what it does: a draft that may be played, a tile to give away, or nothing. */
async function hint(page: Page): Promise<'end' | 'confirm' | 'reject' | 'pass'> {
  const button = (name: string) => `[data-testid=${name}]:not([aria-disabled=true])`
  // What has been announced so far is old: that one should pass is told by words alone.
  await page.evaluate(() => document.querySelectorAll('[aria-live] *').forEach((line) => line.classList.add('old')))
  await page.getByTestId('hint').click()
  const found = await page.waitForFunction(
    ([end, confirm, reject, pass, mine]) => {
      if (document.querySelector(confirm!)) return 'confirm'
      if (document.querySelector(end!)) return 'end'
      if (document.querySelector(mine!)) return document.querySelector(reject!) ? 'reject' : false
      const told = [...document.querySelectorAll('[aria-live] :not(.old)')].map(({ textContent }) => textContent)
      return document.querySelector(pass!) && told.includes('Nothing can be laid: pass') ? 'pass' : false
    },
    [button('end'), button('confirm'), button('reject'), button('pass'), '[data-testid=melds] .mine'],
  )
  return (await found.jsonValue()) as 'end' | 'confirm' | 'reject' | 'pass'
}

/** The tiles of each group in the draft that is made of my tiles alone. */
const myGroups = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-drop=meld]')]
      .map((meld) => [...meld.querySelectorAll<HTMLElement>('[data-id]')])
      .filter((tiles) => tiles.every((tile) => tile.classList.contains('mine')))
      .map((tiles) => tiles.map((tile) => (tile.dataset.piece!.startsWith('*') ? '*' : tile.dataset.piece!))),
  )

async function endTurn(page: Page, how: 'end' | 'confirm' | 'reject' | 'pass') {
  const before = await version(page)
  if (how === 'reject') {
    await page.getByTestId('reject').click()
    await page.getByTestId('hand').getByRole('option').first().click()
    await page.getByTestId('confirm').click()
  } else await page.getByTestId(how).click()
  await sees(page, before)
}

test('a person and a bot play a round by taps', async ({ invite }) => {
  const { page } = await invite('Anna')
  await sitDown(page)
  let laid = 0
  while (await myTurn(page)) {
    const how = await hint(page)
    const groups = how === 'end' ? await myGroups(page) : []
    if (groups.length) {
      // Take the hint back, and lay the first group with taps.
      await page.getByTestId('undo').click()
      await expect(page.locator('[data-testid=melds] .mine')).toHaveCount(0)
      const [first] = groups
      for (const tile of first!) {
        await page.locator(`[data-testid=hand] [data-piece="${tile}"][aria-selected=false]`).first().click()
      }
      await page.getByTestId('new-meld').click()
      await expect(page.locator('[data-testid=melds] .mine')).toHaveCount(first!.length)
      await expect(page.locator('[data-verdict=good]')).toHaveCount(1)
      laid++
    }
    await endTurn(page, how)
  }
  expect(laid).toBeGreaterThan(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a draft is judged, undone and taken back; why the turn cannot end is said', async ({ invite }) => {
  const { page } = await invite('Anna')
  await sitDown(page, { opening_minimum: 30 })
  await myTurn(page)
  const count = await page.getByTestId('hand').getByRole('option').count()
  const order = () =>
    page.locator('[data-testid=hand] [data-piece]').evaluateAll((all) => all.map((tile) => tile.textContent))
  await page.getByTestId('sort-number').click()
  const sorted = await order()
  await page.getByTestId('hand').getByRole('option').first().dragTo(page.getByTestId('new-meld'))
  await expect(page.locator('[data-verdict=bad]')).toHaveCount(1)
  await expect(page.getByTestId('status')).toContainText('Too short')
  await expect(page.getByTestId('points')).toHaveText('0 of 30 points')
  await expect(page.getByTestId('end')).toHaveAttribute('aria-disabled', 'true')
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(count)
  await page.getByTestId('redo').click()
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(count - 1)
  await page.getByTestId('reset').click()
  await expect(page.locator('[data-drop=meld]:has(.mine)')).toHaveCount(0)
  expect(await order()).toEqual(sorted)

  await page.getByTestId('exchange').click()
  await page.getByTestId('hand').getByRole('option').last().click()
  await expect(page.locator('[data-testid=hand] .down')).toHaveCount(1)
  await endTurn(page, 'confirm')
})

test('a round is played by keyboard alone', async ({ invite }) => {
  const { page } = await invite('Anna')
  await sitDown(page)
  let laid = 0
  while (await myTurn(page)) {
    await tabTo('[data-testid=hint]')
    const before = await version(page)
    await page.keyboard.press('Enter')
    const how = await Promise.any([
      page.waitForSelector('[data-testid=confirm]:not([aria-disabled=true])').then(() => 'confirm'),
      page.waitForSelector('[data-testid=end]:not([aria-disabled=true])').then(() => 'end'),
    ])
    const [group] = how === 'end' ? await myGroups(page) : []
    if (group) {
      await page.keyboard.press('Control+z')
      await layByKeyboard(group)
      laid++
    }
    await tabTo(`[data-testid=${how}]`)
    await page.keyboard.press('Enter')
    await sees(page, before)
  }
  expect(laid).toBeGreaterThan(0)

  async function tabTo(selector: string) {
    const isThere = () => page.evaluate((selector) => document.activeElement?.matches(selector), selector)
    for (let presses = 0; presses < 60; presses++) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${selector}`)
  }

  /** Choose the tiles of a group with the space bar, take them up, and put them down as a new group. */
  async function layByKeyboard(group: string[]) {
    await tabTo('[data-testid=hand] [role=option]')
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
    await expect(page.locator('[data-testid=melds] .mine')).toHaveCount(group.length)
    await page.waitForSelector('[data-testid=end]:not([aria-disabled=true])')
  }
})

for (const drawing of ['draw-discard', 'draw-keep']) {
  test(`a round of ${drawing} is played to its end`, async ({ invite }) => {
    const { page } = await invite('Anna', { viewport: PHONE })
    await sitDown(page, { version: drawing })
    while (await myTurn(page)) {
      const draw = page.getByTestId('draw')
      if (await draw.isVisible()) {
        const before = await version(page)
        await draw.click()
        await sees(page, before)
        if (!(await myTurn(page))) break
      }
      await endTurn(page, await hint(page))
    }
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

for (const [screen, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: PHONE })) {
  test(`nothing stands in anyone's way at the table: ${screen}`, async ({ invite }) => {
    const { page } = await invite('Anna', { viewport })
    await sitDown(page, {}, 4)
    await myTurn(page)
    await page.getByTestId('hand').getByRole('option').first().click()
    await page.getByTestId('new-meld').click()
    await expect(page.locator('[data-verdict=bad]')).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(found, colorScheme).toEqual([])
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
}
