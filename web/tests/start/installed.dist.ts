/** Whoever installed Tablée plays a match of Zoo Domino against a bot, from the start page to its end. */

import { expect, test } from '@playwright/test'

import { playMatch } from '../accessibility/rounds.ts'

test('a whole match', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  await playMatch({ page, press: (selector) => page.locator(selector).first().click() }, 'zoo-domino')
  await expect(page.getByTestId('table')).toHaveAttribute('data-phase', 'match_over')
  expect(complaints).toEqual([])
})
