/** Pictures of analyses, practice and the tutor. */

import { type Plan, playByBots } from '../helpers/match.ts'
import { test } from '../helpers/people.ts'

const MATCHES: Plan[] = [
  { game: 'zoo-domino', players: 3, options: { rounds: 3 } },
  { game: 'tile-rummy', players: 2, options: { rounds: 2 } },
  { game: 'photo-rummy', players: 2, options: { rounds: 2 } },
  { game: 'romi-rami', players: 2, options: {} },
]
const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
}

for (const plan of MATCHES) {
  test(`the analysis of ${plan.game}`, async ({ invite }) => {
    const { code, token } = await playByBots(plan)
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      const dark = screen === 'phone' ? plan.game !== 'zoo-domino' : plan.game === 'zoo-domino'
      const { page } = await invite('Anna', {
        viewport,
        locale: plan.game === 'photo-rummy' ? 'de' : 'en-GB',
        colorScheme: dark ? 'dark' : 'light',
      })
      const picture = async (name: string, fullPage = false) =>
        page.screenshot({ path: `shots/${plan.game}-${name}-${screen}.png`, fullPage })
      await page.goto(`/t/${code}#seat=${token}`)
      await page.getByTestId('table').waitFor()
      await page.goto(`/analysis/${code}`)
      await page.locator('[data-complete=true]').waitFor({ timeout: 120_000 })
      await page.getByTestId('analysis').locator('.choice').first().click()
      await picture('analysis', true)
      await page.getByTestId('findings').first().getByRole('button').first().click()
      await page.getByTestId('analysis-board').waitFor()
      await page.waitForTimeout(600)
      await picture('turn')
      await page.keyboard.press('Escape')
      await page.getByTestId('learn').click()
      await page.getByTestId('analysis-board').waitFor()
      await page.waitForTimeout(600)
      await picture('practice')
      await page.locator('[data-testid=practice] .coach .button').first().click()
      await page.getByTestId('answer').waitFor()
      await page.waitForTimeout(600)
      await picture('practised')
    }
  })
}
