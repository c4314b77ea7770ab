/** The companion at a real table: each part on two phones and a desktop, light and dark. */

import { test } from '../helpers/people.ts'
import { PHONES, setUp } from '../helpers/real-table.ts'

const SCREENS = { ...PHONES, desktop: { width: 1280, height: 800 } }
const GAMES: Record<string, [string, string][]> = {
  'tile-rummy': [
    ['Table before', 'R7-10, K5 R5 B5, *B1 B2 B3'],
    ['Rack', 'R11 K1 K2 K3 O13 *'],
    ['Table after', 'R1 R2 R4'],
  ],
  'photo-rummy': [
    ['Table before', 'GB-church GB-dish joker, D-dish F-dish I-dish B-dish'],
    ['Hand', 'GB-sight N-emblem'],
  ],
  'zoo-domino': [
    ['Right end', 'crocodile-lion lion-zebra monkey-monkey!'],
    ['Hand', 'zebra-crocodile zebra-flamingo penguin-penguin'],
  ],
  'romi-rami': [
    ['Card market', 'h1 c1 l5 d3 h4 d2'],
    ['Contracts', 'four/heart run-4/cherry pair+three/clover'],
    ['Hand', 'd1 l1 h2 h3'],
  ],
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const [game, entries] of Object.entries(GAMES)) {
    const dark = game === 'photo-rummy' || (screen === 'small' && game !== 'tile-rummy')
    test(`companion, ${game}, ${screen}`, async ({ invite }) => {
      const locale = { phone: 'de-DE', small: 'fr-FR', desktop: 'en-GB' }[screen]!
      const { page } = await invite('Anna', { viewport, colorScheme: dark ? 'dark' : 'light', locale: 'en-GB' })
      await setUp(page, game, { mode: 'practice', options: game === 'zoo-domino' ? { way: 'trumps' } : { rounds: 4 } })
      const shoot = async (name: string) => {
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: `shots/companion-${screen}-${game}-${name}.png`, fullPage: true })
      }
      await page.goto('/table/referee')
      for (const [place, text] of entries) {
        await page.getByRole('radio', { name: place }).first().check({ force: true })
        await page.getByLabel('Type pieces').fill(text)
        await page.getByLabel('Type pieces').press('Enter')
      }
      await page.getByRole('button', { name: 'My best turn' }).click()
      await page.getByTestId('advice').locator('.button').waitFor()
      await shoot('referee')
      await page.evaluate((language) => localStorage.setItem('tablee.language', language), locale.slice(0, 2))
      for (const part of ['', 'pad', 'hourglass', 'begins']) {
        await page.goto(`/table/${part}`)
        await page.locator('main .panel, main nav').first().waitFor()
        if (part === 'pad') {
          await page.locator('.row .primary').click()
          await page.locator('dialog form').waitFor()
          await shoot('pad-entry')
          await page.keyboard.press('Escape')
        }
        if (part) await shoot(part)
        else await shoot('menu')
      }
      if (game === 'tile-rummy') {
        await page.evaluate(() => localStorage.removeItem('tablee.real-table'))
        await page.goto('/table')
      }
    })
  }
}
