/** Tile Rummy in the browser: rounds played by taps, by fingers and by keyboard alone. */

import type { Page } from '@playwright/test'

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import {
  endTurn,
  hint,
  layByKeyboard,
  layByTaps,
  layByTouch,
  myGroups,
  myTurn,
  openTable,
  order,
  sees,
  sitDown,
  tabTo,
  version,
} from '../helpers/tiles.ts'

const PHONE = { width: 390, height: 844 }
const BY_HAND = 2 // groups that each lays piece by piece; later ones are laid as the hint has them

test('two people and a bot play a round, one of them by keyboard alone; one comes back in the middle', async ({
  invite,
}) => {
  const anna = await invite('Anna')
  const ben = await invite('Ben')
  const link = await openTable(anna.page, {}, 3)
  await ben.join(link)
  await anna.start()
  await expect(ben.table).toBeVisible()
  const laid = await Promise.all([byTaps(anna.page), byKeyboard(ben.page)])
  expect(Math.min(...laid)).toBeGreaterThan(0)
  const sheets = [anna, ben].map(({ page }) => page.getByRole('dialog').getByRole('table').first())
  await expect(sheets[0]!).toBeVisible()
  expect(await sheets[1]!.innerText()).toBe(await sheets[0]!.innerText())

  /** Take the first hints back, and lay their first group with taps; how many were laid. */
  async function byTaps(page: Page): Promise<number> {
    let laid = 0
    let turns = 0
    while (await myTurn(page)) {
      if (++turns === 2) {
        await page.getByTestId('sort-number').click()
        const sorted = await order(page)
        await page.reload()
        await page.waitForSelector('[data-testid=table][data-phase=playing]') // before that it would look over
        await myTurn(page)
        expect(await order(page)).toEqual(sorted)
      }
      const how = await hint(page)
      const [group] = how === 'end' && laid < BY_HAND ? await myGroups(page) : []
      if (group) {
        await page.getByTestId('undo').click()
        await layByTaps(page, group)
        laid++
      }
      await endTurn(page, how)
    }
    return laid
  }

  async function byKeyboard(page: Page): Promise<number> {
    let laid = 0
    const press = async (selector: string) => {
      await tabTo(page, selector)
      await page.keyboard.press('Enter')
    }
    while (await myTurn(page)) {
      const how = await hint(page, press)
      const [group] = how === 'end' && laid < BY_HAND ? await myGroups(page) : []
      if (group) {
        await page.keyboard.press('Control+z')
        await layByKeyboard(page, group)
        laid++
      }
      await endTurn(page, how, press)
    }
    return laid
  }
})

test('a group is laid with a finger', async ({ invite }) => {
  const { page } = await invite('Anna', { viewport: PHONE, hasTouch: true, isMobile: true })
  await sitDown(page)
  while (await myTurn(page)) {
    const how = await hint(page)
    const [group] = how === 'end' ? await myGroups(page) : []
    if (group) {
      await page.getByTestId('reset').click()
      await layByTouch(page, group)
      await expect(page.locator('[data-verdict=good]')).toHaveCount(1)
      return endTurn(page, 'end')
    }
    await endTurn(page, how)
  }
  throw new Error('the hints never laid a group of my own')
})

test('a draft is judged, undone and taken back; the page says why the turn cannot end', async ({ invite }) => {
  const { page } = await invite('Anna')
  await sitDown(page, { opening_minimum: 30 })
  await myTurn(page)
  const count = await page.getByTestId('hand').getByRole('option').count()
  await page.getByTestId('sort-number').click()
  const sorted = await order(page)
  await page.getByTestId('hand').getByRole('option').first().dragTo(page.getByTestId('new-meld'))
  await expect(page.locator('[data-verdict=unfinished]')).toHaveCount(1)
  await expect(page.getByTestId('status')).toContainText('2 more tiles needed')
  await expect(page.getByTestId('points')).toHaveText('0 of 30 points')
  await expect(page.getByTestId('end')).toHaveAttribute('aria-disabled', 'true')
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(count)
  await page.getByTestId('redo').click()
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(count - 1)
  await page.getByTestId('reset').click()
  await expect(page.locator('[data-drop=meld]:has(.mine)')).toHaveCount(0)
  expect(await order(page)).toEqual(sorted)

  await page.getByTestId('exchange').click()
  await page.getByTestId('hand').getByRole('option').last().click()
  await expect(page.locator('[data-testid=hand] .down')).toHaveCount(1)
  await endTurn(page, 'confirm')
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

test("nothing stands in anyone's way at the table, on a desktop and on a phone", async ({ invite }) => {
  const { page } = await invite('Anna')
  await sitDown(page, {}, 4)
  await myTurn(page)
  await page.getByTestId('hand').getByRole('option').first().click()
  await page.getByTestId('new-meld').click()
  await expect(page.locator('[data-verdict=unfinished]')).toHaveCount(1)
  await check({ page }, 'a draft')
  await page.setViewportSize(PHONE)
  await check({ page }, 'a draft on a phone')
})
