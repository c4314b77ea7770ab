/** Pictures of the rules pages and of lessons, desktop and phone, light and dark: to look at, not to compare. */

import { learn } from '../pages/learner.ts'
import { test } from '../helpers/people.ts'

const GAMES = ['zoo-domino', 'tile-rummy', 'photo-rummy', 'romi-rami']
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
}

for (const [screen, options] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`rules and lessons: ${screen} ${colorScheme}`, async ({ invite }) => {
      const anna = await invite('Anna', { ...options, colorScheme })
      const path = (name: string) => `shots/guide-${screen}-${colorScheme}-${name}.png`
      for (const game of GAMES) {
        await anna.page.goto(`/rules/${game}`)
        await anna.page.locator('[role=img]').last().waitFor()
        await anna.page.screenshot({ path: path(`${game}-rules`), fullPage: true })
        const learner = await learn(anna, game)
        for (let step = 0; step === 0 || (await learner.takeStep()); step++) {
          await anna.page.screenshot({ path: path(`${game}-${String(step).padStart(2, '0')}`) })
        }
      }
    })
  }
}
