/** A phone in the hand: everything in play is as large as a thumb, pieces are large, and the felt stays where it is. */

import type { Page } from '@playwright/test'

import { inPosition, MANY, RACK } from '../helpers/crowded.ts'
import { expect, test } from '../helpers/people.ts'
import { GAMES, seated } from '../helpers/seated.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const THUMB = 44

/** Controls smaller than a thumb; pieces on the felt are as large as the felt allows. Runs in the page. */
function tooSmall(least: number): string[] {
  const reach = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element === hit || element.contains(hit))
  }
  return [...document.querySelectorAll<HTMLElement>('.at-table :is(a, button, [role=option])')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!seen || element.closest('[data-area=table], [data-testid=chain]')) return []
    if (width >= least - 0.5 && height >= least - 0.5) return []
    // Some have a larger touch area than they look.
    const [x, y] = [left + width / 2, top + height / 2]
    let [west, east, north, south] = [x, x, y, y]
    while (reach(element, west - 1, y)) west--
    while (reach(element, east + 1, y)) east++
    while (reach(element, x, north - 1)) north--
    while (reach(element, x, south + 1)) south++
    if (east - west >= least - 2 && south - north >= least - 2) return []
    return [`${element.outerHTML.slice(0, 90)} ${Math.round(east - west)} x ${Math.round(south - north)}`]
  })
}

for (const game of GAMES) {
  test(`everything that is pressed at ${game} is as large as a thumb`, async ({ invite, request }) => {
    const { page } = await invite('Anna', PHONE)
    await page.goto(await seated(request, game))
    await page.getByTestId('hand').getByRole('option').first().waitFor()
    await expect.poll(() => page.evaluate(tooSmall, THUMB)).toEqual([])
  })
}

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })

test('the felt stays where it is when a sentence is long, and crowded melds can be enlarged', async ({
  invite,
  request,
}) => {
  const { page } = await invite('Anna', PHONE)
  await inPosition(page, MANY, RACK)
  await page.goto(await seated(request, 'tile-rummy', { options: { turn_seconds: 0 } }))
  await expect(page.locator('[data-drop=meld]')).toHaveCount(MANY.length)
  await page.evaluate(() => document.fonts.ready)
  const felt = await boxOf(page, '[data-testid=melds]')
  await page
    .locator('[data-testid=status] > span')
    .last()
    .evaluate((words) => (words.textContent = 'Long words. '.repeat(30)))
  const words = await boxOf(page, '[data-testid=status]')
  expect(words.height).toBeGreaterThan(60)
  expect(await boxOf(page, '[data-testid=melds]')).toEqual(felt)

  const tile = page.locator('[data-drop=meld] [data-id]').first()
  const width = async () => (await tile.boundingBox())!.width
  expect(await width()).toBeLessThan(40)
  await page.getByTestId('larger').tap()
  await expect.poll(width).toBeGreaterThanOrEqual(THUMB)
  await expect(page.getByTestId('larger')).toHaveAttribute('aria-pressed', 'true')
  expect(await boxOf(page, '[data-testid=melds]')).toEqual(felt)
  await page.getByTestId('larger').tap()
  await expect.poll(width).toBeLessThan(40)
})
