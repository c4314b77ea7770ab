/** Accessibility checks: axe finds nothing, and the page fits the screen. */

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './people.ts'

const SCAN_TIMEOUT_MS = 60_000 // one scan may take long on a busy machine

const LOOKS = {
  light: {},
  // In dark mode only the colours differ. Rules are named: a whole category would include those that are off by
  // default.
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** Accessibility problems in the light and the dark theme. */
async function complaints(page: Page, look: keyof typeof LOOKS): Promise<string[]> {
  // Injecting axe costs more than running it: a page that has it already is not injected again.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? '0' : undefined
  // Legacy mode only leaves out frames of other sites; there are none, and it takes a quarter of the time.
  const axe = new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...LOOKS[look] })
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
  )
}

/** In light and dark mode. */
export async function check({ page }: { page: Page }, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Inherited colours follow with one of the next frames: only what stays wrong is an error.
    await expect
      .poll(() => complaints(page, colorScheme), { message: `${where}, ${colorScheme}`, timeout: SCAN_TIMEOUT_MS })
      .toEqual([])
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}

export const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
}

/** The same on a large and on a small screen. */
export async function checkScreens(person: { page: Page }, where: string) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await person.page.setViewportSize(viewport)
    await check(person, `${where}, ${screen}`)
  }
}
