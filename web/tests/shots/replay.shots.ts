/** Pictures of what comes after the game. */

import { type Plan, playByBots } from '../helpers/match.ts'
import { test } from '../helpers/people.ts'

const MATCHES: (Plan & { step: number })[] = [
  { game: 'zoo-domino', players: 4, options: { rounds: 3 }, step: 25 },
  { game: 'tile-rummy', players: 3, options: { rounds: 4 }, step: 60 },
  { game: 'photo-rummy', players: 3, options: { rounds: 2 }, step: 40 },
  { game: 'romi-rami', players: 4, options: {}, step: 30 },
]
const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
  side: { width: 740, height: 360 },
}

for (const { step, ...plan } of MATCHES) {
  test(`the replay of ${plan.game}`, async ({ invite }) => {
    const { code, token } = await playByBots(plan)
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      const colorScheme = screen === 'phone' ? ('dark' as const) : ('light' as const)
      const { page } = await invite('Anna', { viewport, locale: 'de', colorScheme })
      const picture = async (name: string) => page.screenshot({ path: `shots/${plan.game}-${name}-${screen}.png` })
      await page.goto(`/replay/${code}#step=${step}`)
      await page.locator(`[data-step="${step}"] [data-seat]`).first().waitFor()
      await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)))
      await picture('replay')
      if (screen === 'side') continue
      await page.getByRole('button', { name: 'Punktezettel' }).click()
      await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(400)
      await picture('sheet')
      if (screen === 'desktop') {
        await page.emulateMedia({ media: 'print' })
        await picture('printed')
        continue
      }
      await page.goto(`/t/${code}#seat=${token}`)
      await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(400)
      await picture('result')
    }
  })
}
