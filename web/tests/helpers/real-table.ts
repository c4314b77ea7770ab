/** A real table that is already set up on somebody's phone. */

import type { Page } from '@playwright/test'

export interface RealTable {
  game: string
  options: Record<string, string | number | boolean>
  names: string[]
  mode: 'referee' | 'practice'
  pad: string
}

export const PHONES = { phone: { width: 360, height: 640 }, small: { width: 320, height: 568 } }

export async function setUp(page: Page, game: string, more: Partial<RealTable> = {}): Promise<void> {
  const setup: RealTable = {
    game,
    options: { rounds: 4 },
    names: ['Anna', 'Ben', 'Cleo'],
    mode: 'referee',
    pad: '1-test',
    ...more,
  }
  await page.addInitScript((text) => {
    if (!localStorage.getItem('tablee.real-table')) localStorage.setItem('tablee.real-table', text)
  }, JSON.stringify(setup))
}
