/** Romi Rami in the browser: two people and a bot, one of them by keyboard alone; a phone; a custom edition. */

import type { Page } from '@playwright/test'

import { LANGUAGES } from '../../src/page/languages.ts'
import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { seated } from '../helpers/seated.ts'

const PHONE = { width: 360, height: 700 }
const NARROW = { width: 1024, height: 768 }
const WIDE = { width: 1280, height: 800 }

async function openTable(page: Page, players: number, options: Record<string, unknown> = {}) {
  const made = await page.request.post('/api/tables', { data: { game: 'romi-rami', players, name: 'Anna', options } })
  const { code, link } = (await made.json()) as { code: string; link: string }
  await page.goto(link)
  return code
}

const STEPS = {
  take: '[data-testid=take]',
  pay: '[data-testid=pay]',
  discard: '[data-testid=discard]',
  end: '[data-testid=end]:not([aria-disabled=true])', // it is always there
}
type Step = keyof typeof STEPS

/** Wait for my next step: which button is there. */
async function step(page: Page): Promise<Step | 'over'> {
  const found = await page.waitForFunction((steps) => {
    if (!document.querySelector('[data-testid=table][data-phase=playing]')) return 'over'
    return steps.find(([, selector]) => document.querySelector(selector))?.[0] ?? false
  }, Object.entries(STEPS))
  return (await found.jsonValue()) as Step | 'over'
}

const version = async (page: Page) => Number(await page.getByTestId('table').getAttribute('data-version'))

async function sees(page: Page, before: number) {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-testid=table]')?.dataset.version) > before,
    before,
  )
}

const FREE = '[data-testid=values] [role=option]:not([aria-disabled=true])[aria-selected=false]'

/** One step with the mouse; whether the game goes on. */
async function tap(page: Page): Promise<boolean> {
  const now = await step(page)
  const before = await version(page)
  if (now === 'over') return false
  if (now === 'take')
    for (let i = 0; i < 3 && (await page.locator(FREE).count()); i++) await page.locator(FREE).first().click()
  if (now === 'discard') {
    while ((await page.getByTestId('discard').getAttribute('aria-disabled')) === 'true')
      await page.locator('[data-testid=hand] [aria-selected=false]').last().click()
  }
  const payable = page.locator('[data-testid=contracts] .lively')
  if (now === 'end' && (await payable.count())) {
    await payable.first().click()
    await page.getByTestId('pay').click()
  } else await page.getByTestId(now).click()
  await sees(page, before)
  return true
}

/** One step by keyboard alone: a tab stop for each row, arrows within it. */
async function type(page: Page): Promise<boolean> {
  const now = await step(page)
  const before = await version(page)
  if (now === 'over') return false
  if (now === 'take') {
    await page.getByTestId('values').locator('[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space') // also taken if it matches the first
  }
  if (now === 'discard') {
    await page.getByTestId('hand').locator('[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    while ((await page.getByTestId('discard').getAttribute('aria-disabled')) === 'true') {
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
    }
  }
  let button: string = now
  if (now === 'end' && (await page.locator('[data-testid=contracts] .lively').count())) {
    await page.getByTestId('contracts').locator('[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    while (!(await page.locator('[data-testid=contracts] .lively:focus').count()))
      await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    button = 'pay'
  }
  await page.getByTestId(button).focus()
  await page.keyboard.press('Enter')
  await sees(page, before)
  return true
}

test('two people and a bot play to the end, one of them by keyboard alone', async ({ invite }) => {
  test.slow()
  const anna = await invite('Anna')
  const ben = await invite('Ben')
  const code = await openTable(anna.page, 3)
  await ben.join(`/t/${code}`)
  await anna.start()
  const plays = async (page: Page, act: (page: Page) => Promise<boolean>) => {
    while (await act(page));
  }
  await Promise.all([plays(anna.page, tap), plays(ben.page, type)])
  for (const { page } of [anna, ben]) {
    await expect(page.getByTestId('standing')).toBeVisible()
    await expect(page.getByTestId('standing').getByRole('row')).toHaveCount(6)
  }
  await anna.page.getByRole('button', { name: 'Look at the table' }).click()
  expect(await anna.page.getByTestId('zone').count()).toBe(3)
  expect(await ben.page.locator('[data-testid=score]').allTextContents()).toEqual(
    await anna.page.locator('[data-testid=score]').allTextContents(),
  )
})

test('the points of several rounds are added up on the score sheet', async ({ invite }) => {
  const { page } = await invite('Anna')
  await openTable(page, 2, { rounds: 2, stalled_after: 1, first: '1' })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByTestId('table')).toHaveAttribute('data-phase', 'playing')
  const sheet = page.getByRole('region', { name: 'Score sheet' })
  for (const round of [1, 2]) {
    while (await tap(page));
    await expect(page.getByTestId('standing')).toBeVisible()
    await expect(sheet.locator('tbody tr')).toHaveCount(round)
    if (round === 1) await page.getByRole('button', { name: 'Next round' }).click()
    await expect(page.getByTestId('table')).toHaveAttribute('data-phase', round === 1 ? 'playing' : 'match_over')
  }
})

test('cards are dragged to the hand and onto a contract', async ({ invite }) => {
  const { page } = await invite('Anna')
  await openTable(page, 2, { first: '1' })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await step(page)
  await expect(page.getByTestId('hand').getByRole('option').first()).toBeVisible()
  const before = await page.getByTestId('hand').getByRole('option').count()
  await page.getByTestId('values').getByRole('option').first().dragTo(page.getByTestId('hand'))
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(before + 1)
  await page
    .getByTestId('hand')
    .getByRole('option')
    .first()
    .dragTo(page.getByTestId('contracts').getByRole('option').first())
  // Paid or proposed if the card is useful; otherwise the referee says what is missing.
  await expect(page.getByTestId('pay').or(page.getByTestId('refusal'))).toBeVisible()
})

test('nothing scrolls on a phone, and the table is accessible', async ({ invite }) => {
  const anna = await invite('Anna', { viewport: PHONE, hasTouch: true })
  const { page } = anna
  await openTable(page, 4)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await step(page)
  const overflows = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.board, .market, .wood')]
        .filter(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
        )
        .map(({ className }) => className),
    )
  await expect.poll(overflows).toEqual([])
  await check(anna, 'the table of Romi Rami')
  await page.getByTestId('stand').click()
  await check(anna, 'how the game stands')
})

test('the market fits beside the players in every language', async ({ invite, request }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto(await seated(request, 'romi-rami', { players: 3, options: { clock: 'none' } }))
  await page.getByTestId('take').or(page.getByTestId('end')).first().waitFor()
  const outside = () =>
    page.locator('.market').evaluate((market) => {
      const { left, right, top, bottom } = market.getBoundingClientRect()
      return [...market.querySelectorAll('[role=option], [data-deck]')]
        .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0) // the decks are hidden on small screens
        .filter(({ box }) => box.left < left || box.right > right || box.top < top || box.bottom > bottom)
        .map(({ piece }) => piece.textContent)
    })
  for (const language of LANGUAGES) {
    await anna.speak(language)
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport)
      await expect.poll(outside, `${language}, ${viewport.width} px`).toEqual([])
    }
  }
})

test('a malformed custom edition is explained, and the form is kept', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.goto('/new/romi-rami')
  await page.locator('form summary').click()
  await page.getByRole('radio', { name: 'your own', exact: true }).check()
  await page.getByRole('textbox', { name: 'your own' }).fill('[cards]\nheart = [1]')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText('edition')
  await expect(page.getByRole('textbox', { name: 'your own' })).toHaveValue('[cards]\nheart = [1]')
})
