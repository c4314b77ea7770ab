/** Nothing on a page stands in anyone's way: axe has nothing to say, and it fits the screen. */

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './people.ts'
import type { Person } from './person.ts'

async function complaints(page: Page): Promise<string[]> {
  // Legacy mode only means that frames of other sites are left out; there are none, and it is twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
  )
}

/** By day and by night. */
export async function check({ page }: Person, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours that are inherited follow with one of the next pictures: what is wrong then stays wrong.
    await expect.poll(() => complaints(page), { message: `${where}, ${colorScheme}` }).toEqual([])
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}
