import { check } from '../helpers/access.ts'
import { learn } from './learner.ts'
import { expect, test } from '../helpers/people.ts'

const GAMES = ['zoo-domino', 'tile-rummy', 'photo-rummy', 'romi-rami']
const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'es']
/** Looked at closely, which takes its time: a board of its own, and one of melds. */
const LOOKED_AT = ['zoo-domino', 'tile-rummy']
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

for (const game of GAMES) {
  test(`a whole lesson is taken on the board, and ends at a table: ${game}`, async ({ invite }) => {
    const anna = await learn(await invite('Anna', game === 'tile-rummy' ? PHONE : {}), game)
    while (await anna.takeStep());
    if (LOOKED_AT.includes(game)) await check(anna, 'the last scene')
    await anna.page.getByTestId('play-now').click()
    await expect(anna.page).toHaveURL(/\/t\//)
    await expect(anna.table).toHaveAttribute('data-phase', 'playing')
  })
}

test('a lesson is left, gone back in, and begun again', async ({ invite }) => {
  const anna = await learn(await invite('Anna'), 'zoo-domino')
  const { page } = anna
  await anna.takeStep()
  await anna.says('begin')
  await anna.hand.nth(1).click() // allowed, too, but not what the lesson is about
  await page.getByTestId('end-first').click()
  await expect(page.getByTestId('remark')).toContainText('allowed')
  await page.reload()
  await anna.says('begin')
  await page.getByTestId('lesson-show').click()
  await anna.says('fit')
  await page.getByTestId('lesson-back').click()
  await anna.says('begin')
  await expect(anna.hand).toHaveCount(7)
  await page.getByRole('link', { name: 'End the lesson' }).click()
  await expect(page.getByRole('heading', { name: 'Take a seat!' })).toBeVisible()
})

test('a lesson is taken by keyboard alone', async ({ invite }) => {
  const anna = await learn(await invite('Anna'), 'zoo-domino')
  const { keyboard } = anna.page
  await anna.focus('[data-testid=lesson-next]')
  await keyboard.press('Enter')
  await anna.says('begin')
  await expect(anna.page.getByTestId('coach').locator('p:focus')).toContainText('elephant–lion')
  await anna.focus('[data-testid=hand] [role=option]')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await anna.says('fit')
  await anna.focus('[data-testid=lesson-show]')
  await keyboard.press('Enter')
  await anna.says('refused')
})

test('a refusal leads to its rule, and nothing of the draft is lost', async ({ invite }) => {
  const anna = await learn(await invite('Anna'), 'tile-rummy')
  const { page } = anna
  await anna.takeStep()
  await page.locator('[data-piece=R10]').click()
  await page.locator('[data-piece=R11]').click()
  await page.getByTestId('new-meld').click()
  await page.getByTestId('status').getByRole('button', { name: 'Why?' }).click()
  await expect(page.getByTestId('rule')).toHaveAttribute('data-paragraph', 'sequence')
  await check(anna, 'a rule')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('rule')).toHaveCount(0)
  await expect(page.getByTestId('melds').locator('[data-piece]')).toHaveCount(2)
})

test('what cannot be fetched says so, and is fetched when it is asked for again', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.route('**/{assets/common*,api/games}', (route) => route.abort(), { times: 2 })
  await page.goto('/new/tile-rummy')
  await page.locator('form summary').click()
  await page.route('**/assets/{RuleDialog,rules-tile-rummy}*', (route) => route.abort())
  await page.getByTestId('why').first().click()
  await expect(page.getByTestId('not-fetched')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('not-fetched')).toHaveCount(0)

  await page.unrouteAll()
  await page.getByTestId('why').first().click()
  await expect(page.getByTestId('rule')).toBeVisible()
})

test('the rules exist in six languages, and fit the screen of a phone', async ({ invite }) => {
  const anna = await invite('Anna', PHONE)
  const { page } = anna
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`)
    await page.locator('article').first().waitFor()
    for (const language of LANGUAGES) {
      await anna.speak(language)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${game} in ${language} is wider than the screen`).toBeLessThanOrEqual(0)
    }
    for (const link of await page.locator('nav a[href^="#"]').all()) {
      await expect(page.locator(`article${await link.getAttribute('href')}`)).toHaveCount(1)
    }
  }
  await check(anna, 'rules')
  await expect(page.locator('nav.contents'), 'a page that comes later has its styles').toHaveCSS('display', 'grid')
  await page.goto('/rules/zoo-domino#trump')
  await expect(page.locator('article#trump')).toBeFocused()
})

test('from the start page to the first move are two clicks, in the language of the browser', async ({ invite }) => {
  const anna = await invite('Anna', { locale: 'nl-BE' })
  await anna.page.goto('/')
  await anna.page.locator('[data-game=romi-rami]').getByRole('button', { name: 'Nu tegen bots spelen' }).click()
  await expect(anna.page.getByTestId('status')).toContainText(/beurt|aan de beurt/)
})
