/** Photo Rummy in the browser: a round by taps and by keyboard, a crowded table, and jokers that are taken. */

import type { Page } from '@playwright/test'

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { draw, HAND, hinted, inLongGame, MANY, openTable, sitDown } from '../helpers/photos.ts'
import { layByKeyboard, layByTaps, middleOf, myGroups, myTurn, sees, tabTo, version } from '../helpers/tiles.ts'

const SCREENS = {
  desktop: { width: 1280, height: 800 },
  'a phone': { width: 360, height: 740 },
  'a phone on its side': { width: 740, height: 360 },
}

const BY_HAND = 2 // groups that each lays piece by piece; later ones are laid as the hint has them

test('two people and a bot play a round, one of them by keyboard alone', async ({ invite }) => {
  const anna = await invite('Anna')
  const ben = await invite('Ben')
  const link = await openTable(anna.page, 3)
  await ben.join(link)
  await anna.start()
  await expect(ben.table).toBeVisible()
  await Promise.all([byTaps(anna.page), byKeyboard(ben.page)])
  const sheets = [anna, ben].map(({ page }) => page.getByRole('dialog').getByRole('table').first())
  await expect(sheets[0]!).toBeVisible()
  await expect(sheets[1]!).toBeVisible()
  expect(await sheets[1]!.innerText()).toBe(await sheets[0]!.innerText())

  async function byTaps(page: Page) {
    let pile = 0
    let laid = 0
    while (await myTurn(page)) {
      await expect(page.getByTestId('status')).toContainText('Draw a card')
      await draw(page, () =>
        page
          .locator('[data-pile]:not([aria-disabled=true])')
          .nth(pile++ % 4)
          .click(),
      )
      await page.getByTestId('hint').click()
      const how = await hinted(page)
      const [group] = await myGroups(page)
      if (group && laid++ < BY_HAND) {
        await page.getByTestId('undo').click()
        await layByTaps(page, group)
      }
      const before = await version(page)
      await page.getByTestId(how).click()
      await sees(page, before)
    }
  }

  async function byKeyboard(page: Page) {
    let laid = 0
    while (await myTurn(page)) {
      await draw(page, () => page.keyboard.press('4'))
      await tabTo(page, '[data-testid=hint]')
      await page.keyboard.press('Enter')
      const how = await hinted(page, () => page.keyboard.press('Enter'))
      const [group] = await myGroups(page)
      if (group && laid++ < BY_HAND) {
        await page.keyboard.press('Control+z')
        await layByKeyboard(page, group)
      }
      const before = await version(page)
      await tabTo(page, `[data-testid=${how}]`)
      await page.keyboard.press('Enter')
      await sees(page, before)
    }
  }
})

test("a long game is seen at once on every screen, and stands in nobody's way", async ({ invite }) => {
  const { page } = await invite('Anna')
  await inLongGame(page)
  await sitDown(page, 4)
  await expect(page.locator('[data-drop=meld]')).toHaveCount(MANY.length)
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(HAND.length)
  await expect(page.getByRole('group', { name: 'Meld 9 of 14: Rome' })).toBeVisible()
  const look = () =>
    page.evaluate(() => {
      const room = document.querySelector('[data-testid=melds]')!.getBoundingClientRect()
      const cards = [...document.querySelectorAll('[data-id]')].map((card) => card.getBoundingClientRect())
      const melds = [...document.querySelectorAll('[data-drop=meld], [data-drop=new]')]
      return {
        smallest: Math.min(...cards.map(({ width }) => width)),
        outside: cards.filter(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight)
          .length,
        below: melds.filter((meld) => meld.getBoundingClientRect().bottom > room.bottom).length,
        wide: document.documentElement.scrollWidth - innerWidth,
      }
    })
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport)
    // The cards get their size after the layout has settled.
    await expect.poll(look, screen).toEqual({ smallest: expect.any(Number), outside: 0, below: 0, wide: 0 })
    expect((await look()).smallest, screen).toBeGreaterThanOrEqual(30)
    await check({ page }, screen)
  }
})

test('a joker is taken by dropping the photo on it; a card is looked at closely', async ({ invite }) => {
  const { page } = await invite('Anna')
  const drafts = await inLongGame(page)
  await sitDown(page)
  const onHand = (card: string) => page.locator(`[data-testid=hand] [data-piece=${card}]`)
  const rome = page.getByRole('group', { name: 'Meld 9 of 14: Rome' })
  await onHand('I-dish').dragTo(rome.locator('[data-piece=joker]'))
  await expect(onHand('joker')).toHaveCount(2)
  await expect(rome.locator('[data-piece=I-dish]')).toHaveCount(1)
  await expect(page.getByTestId('end')).not.toHaveAttribute('aria-disabled', 'true')
  expect(drafts.at(-1)).toMatch(/^lay .* taking I-dish 9$/)
  await page.getByTestId('undo').click()
  await expect(onHand('joker')).toHaveCount(1)
  await expect(onHand('I-dish')).toHaveCount(1)

  const dialog = page.getByRole('dialog')
  const { x, y } = await middleOf(onHand('NL-dish'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(dialog).toContainText('Amsterdam')
  await page.mouse.up()
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('Little Mermaid') // the next in a hand that is sorted by capital
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0)

  await onHand('L-emblem').focus()
  await page.keyboard.press('z')
  await expect(dialog).toContainText('Luxembourg')
  await page.keyboard.press('Escape')
  await expect(onHand('L-emblem')).toBeFocused()
  await page.keyboard.press('m')
  await page.getByTestId('zoom').click()
  await expect(dialog).toContainText('Luxembourg')
})
