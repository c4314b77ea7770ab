/** Every touch is answered: a button that cannot be used now says why, by finger, mouse and keyboard. */

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { type Game, seated } from '../helpers/seated.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const OFF: Record<Game, [button: string, reason: string | RegExp]> = {
  'zoo-domino': ['pass', /You have a domino that fits|Nothing fits: draw|You start: lay|It’s not your turn/],
  'tile-rummy': ['undo', 'There’s nothing to undo.'],
  'photo-rummy': ['redo', 'There’s nothing to redo.'],
  'romi-rami': ['take', 'Take up to three cards'],
}
const STATUS = '[data-testid=status], .rack .hint'

for (const [game, [button, reason]] of Object.entries(OFF) as [Game, [string, string | RegExp]][]) {
  test(`a tap on a disabled button says why: ${game}`, async ({ invite, request }) => {
    const link = await seated(request, game, { players: 2, options: game === 'zoo-domino' ? { way: 'draw' } : {} })
    const [finger, keys] = [await invite('Anna', PHONE), await invite('Anna')]
    for (const { page } of [finger, keys]) await page.goto(link)
    const off = (page: typeof finger.page) => page.getByTestId(button).and(page.locator('[aria-disabled=true]'))

    await off(finger.page).tap({ force: true }) // Playwright takes it for one that cannot be pressed
    await expect(finger.page.locator(STATUS)).toContainText(reason)
    await check(finger, `a disabled button of ${game}`)

    await off(keys.page).focus()
    await keys.page.keyboard.press('Enter')
    await expect(keys.page.locator(STATUS)).toContainText(reason)
    await expect(keys.page.getByTestId('announcements')).toContainText(reason)
    await expect(off(keys.page)).toBeFocused()
  })
}
