/** Nothing on a page stands in anyone's way: axe has nothing to say, and it fits the screen. */

import AxeBuilder from '@axe-core/playwright'

import { expect } from './people.ts'
import type { Person } from './person.ts'

/** By day and by night. */
export async function check({ page }: Person, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours that are inherited follow with the next picture.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    // Legacy mode only means that frames of other sites are left out; there are none, and it is twice as fast.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
    )
    expect(found, `${where}, ${colorScheme}`).toEqual([])
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}
