/** Large text, a left hand, other colours: everything at the table stays reachable. */

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1920, height: 1080 },
]

/** Controls that cannot be pressed: outside of the screen, or covered by something else. Runs in the page. */
function unreachable(): string[] {
  const things = document.querySelectorAll<HTMLElement>('.at-table :is(a, button, [data-testid=hand] [role=option])')
  return [...things]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && getComputedStyle(thing).opacity !== '0')
    .filter((thing) => {
      thing.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return left < -1 || right > innerWidth + 1 || !thing.contains(hit)
    })
    .map((thing) => `${innerWidth}: ${thing.getAttribute('aria-label') ?? thing.innerText}`)
}

for (const game of ['zoo-domino', 'tile-rummy', 'photo-rummy', 'romi-rami']) {
  test(`everything is reached with text twice as large, and with the left hand: ${game}`, async ({ invite }) => {
    const anna = await invite('Anna', { locale: 'de' })
    const { page } = anna
    await page.addInitScript(() => {
      localStorage.setItem('tablee.hand', 'left')
      localStorage.setItem('tablee.palette', 'distinct')
    })
    const made = await page.request.post('/api/tables', { data: { game, players: 4, name: 'Anna' } })
    await page.goto(((await made.json()) as { link: string }).link)
    await page.locator('.button.primary').last().click()
    await page.getByTestId('hand').waitFor()
    await check(anna, 'left-handed, in distinct colours')
    for (const size of ['', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), size)
      for (const screen of SCREENS) {
        await page.setViewportSize(screen)
        await expect.poll(() => page.evaluate(unreachable), `text of ${size}`).toEqual([])
        const scrolls = () => page.locator('.at-table').evaluate((table) => table.scrollHeight > table.clientHeight + 1)
        if (!size) expect(await scrolls(), `scrolls at ${screen.width}`).toBe(false)
      }
    }
  })
}
