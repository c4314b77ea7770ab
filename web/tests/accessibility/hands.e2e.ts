/** Every game is played by keyboard alone, and by fingers alone: a whole round, from the start page to the next one. */

import type { Page } from '@playwright/test'

import { type } from '../helpers/keyboard.ts'
import { test } from '../helpers/people.ts'
import { playRound, PLAYED } from './rounds.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Log input from any other kind of pointer to the console, which fails the test. */
const only = (page: Page, hand: 'touch' | 'keyboard') =>
  page.addInitScript((hand) => {
    addEventListener(
      'pointerdown',
      ({ pointerType }) => pointerType === hand || console.error(`${pointerType} is not ${hand}`),
      true,
    )
  }, hand)

for (const game of PLAYED) {
  test(`by keyboard alone: ${game}`, async ({ invite }) => {
    const { page } = await invite('Anna')
    await only(page, 'keyboard')
    await playRound({ page, press: (selector) => type(page, selector) }, game)
  })

  test(`by fingers alone: ${game}`, async ({ invite }) => {
    const { page } = await invite('Anna', PHONE)
    await only(page, 'touch')
    await playRound({ page, press: (selector) => page.locator(selector).first().tap() }, game)
  })
}
