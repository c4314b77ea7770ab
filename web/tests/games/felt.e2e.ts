/**
 * The open felt is a drop target, for mouse and finger, and nothing dropped there jumps back without an explanation.
 */

import type { Locator, Page } from '@playwright/test'

import { inPosition } from '../helpers/crowded.ts'
import { expect, test } from '../helpers/people.ts'
import { seated, sitBeside, takeSeat } from '../helpers/seated.ts'
import { middleOf, openTable, order, sees, sitDown, version } from '../helpers/tiles.ts'
import { fingerOf } from '../helpers/touch.ts'

const MELDS = ['R1 R2 R3', 'K5 B5 O5'].map((meld) => meld.split(' '))
const RACK = 'R4 R7 R8 R9 K1 K7 B12 O3'.split(' ')

const inHand = (page: Page, tile: string) => page.locator(`[data-testid=hand] [data-piece="${tile}"]`).first()
const meldOf = (page: Page, tile: string) =>
  page.locator('[data-drop=meld]').filter({ has: page.locator(`.mine[data-piece="${tile}"]`) })

/** A point of the felt where nothing lies, and nothing near. */
async function openFelt(page: Page) {
  const { x, y, width, height } = (await page.getByTestId('melds').boundingBox())!
  return { x: x + 0.7 * width, y: y + 0.85 * height }
}

async function dragTo(page: Page, what: Locator, { x, y }: { x: number; y: number }) {
  const from = await middleOf(what)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
}

test('tiles dropped on the open felt begin a meld, which is amber until it is right', async ({ invite }) => {
  const { page } = await invite('Anna')
  await inPosition(page, MELDS, RACK)
  await sitDown(page)
  const status = page.getByTestId('status')
  await dragTo(page, inHand(page, 'R7'), await openFelt(page))
  const meld = meldOf(page, 'R7')
  await expect(meld).toHaveAttribute('data-verdict', 'unfinished')
  await expect(status).toContainText('2 more tiles needed')

  // A point beside a meld means that meld.
  const { x, y, width, height } = (await meld.boundingBox())!
  await dragTo(page, inHand(page, 'R8'), { x: x + 2, y: y + height + 10 })
  await expect(meld.getByRole('option')).toHaveCount(2)
  await expect(status).toContainText('Still missing: red 6 or red 9')
  await expect(meld).toHaveAccessibleName(/Still missing: red 6 or red 9/)
  await dragTo(page, inHand(page, 'R9'), { x: x + width / 2, y: y + height + 10 })
  await expect(meld).toHaveAttribute('data-verdict', 'good')

  // A hopeless meld is red at once; a tap on the felt works like a drop.
  await inHand(page, 'K7').click()
  await inHand(page, 'B12').click()
  await expect(status).toContainText('Tap + or anywhere on the table')
  const felt = await openFelt(page)
  await page.mouse.click(felt.x, felt.y)
  await expect(meldOf(page, 'K7')).toHaveAttribute('data-verdict', 'bad')
  await expect(status).toContainText('Wrong colour')
})

test('a finger drops a tile on the open felt', async ({ invite }) => {
  const { page } = await invite('Anna', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await inPosition(page, MELDS, RACK)
  await sitDown(page)
  const finger = await fingerOf(page)
  await finger.drag(inHand(page, 'R7'), await openFelt(page), meldOf(page, 'R7'))
  await finger.drag(inHand(page, 'R8'), await middleOf(meldOf(page, 'R7')), meldOf(page, 'R8'))
  await expect(meldOf(page, 'R7').getByRole('option')).toHaveCount(2)
})

test('a tile dropped on the pool is exchanged', async ({ invite }) => {
  const { page } = await invite('Anna')
  await sitDown(page)
  await page.waitForFunction(() => document.querySelector('[data-testid=status] strong'))
  const before = await version(page)
  const [given] = await order(page)
  const had = (await order(page)).filter((tile) => tile === given).length
  await dragTo(page, inHand(page, given!), await middleOf(page.locator('[data-pool]')))
  await sees(page, before)
  await expect.poll(async () => (await order(page)).length).toBe(14)
  await expect(page.getByText('You exchange a tile').first()).toBeAttached()
  expect((await order(page)).filter((tile) => tile === given).length).toBeLessThanOrEqual(had)
})

test('a draft is still there after a reload, for its own seat only', async ({ invite }) => {
  const { page } = await invite('Anna')
  const link = await openTable(page)
  await sitBeside(page, link.split('/').at(-1)!, 'Ben')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const take = (name: string) => page.getByTestId('cover').getByRole('button', { name: new RegExp(name) })
  await take('Anna').click()
  const mine = page.locator('[data-testid=melds] .mine')
  const hand = page.getByTestId('hand').getByRole('option')
  await hand.first().click()
  await page.getByTestId('new-meld').click()
  await expect(mine).toHaveCount(1)
  await page.reload()
  await take('Anna').click()
  await expect(mine).toHaveCount(1)
  await expect(hand).toHaveCount(13)
  await expect(page.locator('[data-drop=meld]')).toHaveAttribute('data-verdict', 'unfinished')
  await page.getByRole('button', { name: 'Cover and pass on' }).first().click()
  await take('Ben').click()
  await expect(hand).toHaveCount(14)
  await expect(mine).toHaveCount(0)
})

test('a draft is prepared while others play, and marked', async ({ invite }) => {
  const { page } = await invite('Anna')
  await openTable(page)
  await takeSeat(new URL(page.url()).pathname.split('/').at(-1)!, 'Ben')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByTestId('hand').getByRole('option').first().waitFor()
  const before = await version(page)
  if ((await page.getByTestId('status').locator('strong').count()) > 0) {
    await page.getByTestId('hand').getByRole('option').first().click()
    await page.locator('[data-pool]').click()
    await sees(page, before)
  }
  await expect(page.getByTestId('status')).toContainText('Ben is playing')
  await dragTo(page, page.getByTestId('hand').getByRole('option').first(), await openFelt(page))
  await expect(page.getByTestId('prepared')).toHaveText('Prepared')
  await expect(page.locator('[data-testid=melds] .mine')).toHaveCount(1)
})

test('a domino dropped on the open felt goes to the end where it fits', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.goto(await seated(page.request, 'zoo-domino', { players: 2, options: { rounds: 1 } }))
  const playable = page.locator('[data-testid=hand] [data-playable]')
  await playable.first().waitFor()
  const length = Number(await page.getByTestId('chain').getAttribute('data-length'))
  const domino = await playable.first().getAttribute('data-piece')
  const { x, y, height } = (await page.getByTestId('chain').boundingBox())!
  await dragTo(page, playable.first(), { x: x + 30, y: y + height - 20 })
  await expect(page.locator(`[data-testid=hand] [data-piece="${domino}"]`)).toHaveCount(0)
  await expect
    .poll(async () => Number(await page.getByTestId('chain').getAttribute('data-length')))
    .toBeGreaterThan(length)
})

/** Drop it on the bar above the table. */
async function dropBeside(page: Page, what: Locator) {
  const { x, y } = (await page.locator('header').boundingBox())!
  await dragTo(page, what, { x: x + 200, y: y + 20 })
}

test('a tile dropped beside the table goes home, and the status line says so', async ({ invite }) => {
  const { page } = await invite('Anna')
  await inPosition(page, MELDS, RACK)
  await sitDown(page)
  await dropBeside(page, inHand(page, 'R7'))
  await expect(page.getByTestId('status')).toContainText('That missed the table')
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(RACK.length)
})

test('so does a domino, and a card of the market that is not dropped into the hand', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.goto(await seated(page.request, 'zoo-domino', { players: 2, options: { rounds: 1 } }))
  const hand = page.getByTestId('hand').getByRole('option')
  await hand.first().waitFor()
  const count = await hand.count()
  await dropBeside(page, hand.first())
  await expect(page.locator('.rack .hint')).toContainText('That missed the table')
  await expect(hand).toHaveCount(count)

  await page.goto(await seated(page.request, 'romi-rami', { players: 2, options: { first: '1' } }))
  const value = page.getByTestId('values').getByRole('option').first()
  await value.waitFor()
  await dropBeside(page, value)
  await expect(page.getByTestId('status')).toContainText('To take a card, drop it into your hand')
})
