/** The drafting table of Tile Rummy where it is crowded, and the ways to move a tile. */

import { check } from '../helpers/access.ts'
import { inPosition, MANY, RACK } from '../helpers/crowded.ts'
import { expect, test } from '../helpers/people.ts'
import { middleOf, sitDown } from '../helpers/tiles.ts'

const SMALLEST = 24

const PHONES = { upright: { width: 360, height: 740 }, 'on its side': { width: 740, height: 360 } }

test('a phone shows twenty combinations and eighteen tiles at once, upright and on its side', async ({ invite }) => {
  const { page } = await invite('Anna', { viewport: PHONES.upright, hasTouch: true, isMobile: true })
  await inPosition(page, MANY, RACK)
  await sitDown(page)
  await expect(page.locator('[data-drop=meld]')).toHaveCount(MANY.length)
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(RACK.length)
  const look = () =>
    page.evaluate(() => {
      const room = document.querySelector('[data-testid=melds]')!.getBoundingClientRect()
      const tiles = [...document.querySelectorAll('[data-id]')].map((tile) => tile.getBoundingClientRect())
      const melds = [...document.querySelectorAll('[data-drop=meld], [data-drop=new]')]
      const scrolls = [...document.querySelectorAll('*')].filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY),
      )
      return {
        smallest: Math.min(...tiles.map(({ width }) => width)),
        outside: tiles.filter(({ left, top, right, bottom }) => {
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
        }).length,
        below: melds.filter((meld) => meld.getBoundingClientRect().bottom > room.bottom).length,
        scrolls: scrolls.map((element) => element.className),
      }
    })
  for (const [way, viewport] of Object.entries(PHONES)) {
    await page.setViewportSize(viewport)
    // The tiles get their size after the layout has settled.
    await expect.poll(look, way).toEqual({ smallest: expect.any(Number), outside: 0, below: 0, scrolls: [] })
    expect((await look()).smallest, way).toBeGreaterThanOrEqual(SMALLEST)
  }
})

test('while a tile is dragged a caret shows where it goes and the group what it would be', async ({ invite }) => {
  const { page } = await invite('Anna')
  await inPosition(page, MANY, RACK)
  await sitDown(page)
  const meld = (at: number) => page.locator('[data-drop=meld]').nth(at)
  await page.mouse.move(...at(await middleOf(page.locator('[data-testid=hand] [data-piece=R13]').first())))
  await page.mouse.down()
  await page.mouse.move(...at(await middleOf(meld(10).getByRole('option').last())), { steps: 4 })
  await expect(page.locator('.caret')).toBeVisible()
  await expect(meld(10)).toHaveAttribute('data-verdict', 'good')
  await page.mouse.move(...at(await middleOf(meld(9).getByRole('option').last())), { steps: 4 })
  await expect(meld(9)).toHaveAttribute('data-verdict', 'bad')
  await expect(page.getByTestId('status')).toContainText('Not a group')
  await page.keyboard.press('Escape')
  await expect(page.locator('.caret')).toBeHidden()
  await page.mouse.up()
  await expect(page.locator('[data-testid=melds] .mine')).toHaveCount(0)

  function at({ x, y }: { x: number; y: number }): [number, number] {
    return [x, y]
  }
})

test('a menu lists all places; what others leave alone of a draft stays', async ({ invite }) => {
  const { page } = await invite('Anna')
  const show = await inPosition(page, MANY, RACK)
  await sitDown(page)
  const mine = page.locator('[data-testid=melds] .mine')
  await page.locator('[data-testid=hand] [data-piece=R13]').first().focus()
  await page.keyboard.press('m')
  const menu = page.getByTestId('move-menu')
  await expect(menu.getByRole('menuitem')).toHaveCount(2 + MANY.length) // and a new meld, and the pool
  await check({ page }, 'a menu of places')
  await expect(menu.getByRole('menuitem', { name: 'A new meld' })).toBeFocused()
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Meld 11: red 10, red 11 and red 12' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mine).toHaveCount(1)
  await expect(page.locator('[data-id]:focus')).toHaveAttribute('data-piece', 'R13')
  await page.locator('[data-testid=hand] [data-piece=O13]').first().click()
  await page.getByTestId('move').click()
  await menu.getByRole('menuitem', { name: /^Meld 8:/ }).click()
  await expect(mine).toHaveCount(2)

  show(MANY.map((meld, at) => (at === 7 ? [...meld, 'O13'] : meld)))
  await expect(mine).toHaveCount(1)
  await expect(page.getByTestId('status')).toContainText('The table has changed. You get back: orange 13')
})

test('a dialog does not silence the page, and colours can be told apart', async ({ invite }) => {
  const { page } = await invite('Anna')
  await sitDown(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByTestId('announcements')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('body > [data-testid=announcements]')).toHaveCount(1)

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByTestId('distinct').check()
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'distinct')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'distinct')
  await page.getByTestId('hand').getByRole('option').first().waitFor()
  await check({ page }, 'distinct colours')
})
