/** Every touch is answered: a button that cannot be used now says why, by finger, mouse and keyboard. */

import { check } from '../helpers/access.ts'
import { inPosition } from '../helpers/crowded.ts'
import { expect, test } from '../helpers/people.ts'
import { type Game, seated, takeSeat } from '../helpers/seated.ts'

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

    await off(finger.page).tap({ force: true }) // Playwright considers it disabled
    await expect(finger.page.locator(STATUS)).toContainText(reason)
    await check(finger, `a disabled button of ${game}`)

    await off(keys.page).focus()
    await keys.page.keyboard.press('Enter')
    await expect(keys.page.locator(STATUS)).toContainText(reason)
    await expect(keys.page.getByTestId('announcements')).toContainText(reason)
    await expect(off(keys.page)).toBeFocused()
  })
}

test('Romi Rami’s “End turn” says why while others play', async ({ invite, request }) => {
  const { page } = await invite('Anna', PHONE)
  const made = await request.post('/api/tables', {
    data: { game: 'romi-rami', players: 2, name: 'Anna', options: { first: '2' } },
  })
  const { code, link } = (await made.json()) as { code: string; link: string }
  await takeSeat(code, 'Ben') // nobody plays there
  await page.goto(link)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByTestId('end').tap({ force: true })
  await expect(page.locator(STATUS)).toContainText('It’s not your turn.')
})

test('a stepper at its end says so, by finger and by keyboard', async ({ invite }) => {
  const anna = await invite('Anna', PHONE)
  const { page } = anna
  await page.goto('/new/zoo-domino')
  await page.locator('form summary').click()
  const fewer = page.getByRole('button', { name: 'Decrease: Rounds' })
  await expect(fewer).toHaveAttribute('aria-disabled', 'true')
  await fewer.tap({ force: true })
  await expect(page.getByTestId('refusal')).toContainText('It can’t be less than 1.')
  await check(anna, 'an answer')
  await page.getByTestId('refusal').getByRole('button').click()
  await fewer.press('Enter')
  await expect(page.getByTestId('refusal')).toContainText('It can’t be less than 1.')
  await expect(fewer).toBeFocused()
})

test('a button that waits for the server says so, and is pressed only once', async ({ invite }) => {
  const { page } = await invite('Anna', PHONE)
  let asked = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/tables', async (route) => {
    asked++
    await answered
    await route.continue()
  })
  await page.goto('/new/zoo-domino')
  const open = page.getByRole('button', { name: 'Open the table' })
  await open.tap()
  await open.tap({ force: true })
  await expect(page.getByTestId('refusal')).toContainText('One moment, please…')
  expect(asked).toBe(1)
  answer()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test('what is verified must be there first', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.goto('/verify')
  await page.getByRole('button', { name: 'Verify', exact: true }).click({ force: true })
  await expect(page.getByTestId('refusal')).toContainText('Paste a record or choose a file first.')
})

test('whoever only looks learns that from a tap on a piece of the table', async ({ invite, request }) => {
  const { page } = await invite('Anna')
  await inPosition(page, [['R1', 'R2', 'R3']], [])
  const link = await seated(request, 'tile-rummy', { options: { turn_seconds: 0 } })
  await page.goto(link.replace(/#.*/, ''))
  await page.locator('[data-testid=melds] [data-piece=R2]').click()
  await expect(page.locator(STATUS)).toContainText('You’re watching this game.')
})

test('a tap on a domino of the chain says that it stays, and where to lay another', async ({ invite, request }) => {
  const { page } = await invite('Anna', PHONE)
  const link = await seated(request, 'zoo-domino', { players: 5, options: { way: 'trumps' } }) // one is left over
  await page.goto(link)
  const laid = page.locator('[data-testid=chain] [data-flip]').first()
  await laid.tap()
  await expect(page.locator(STATUS)).toContainText('Already laid: ')
  await page.goto(link.replace(/#.*/, ''))
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await laid.tap()
  await expect(page.locator(STATUS)).toContainText('You’re watching this game.')
})
