/** A site without a server on a phone, without a network: its pages, and a round of each game. */

import { join, resolve } from 'node:path'

import { playRound, PLAYED } from '../accessibility/rounds.ts'
import { speak } from '../helpers/person.ts'
import { cut, expect, test } from '../site/visitor.ts'

const FOLDER = resolve(import.meta.dirname, '../../shots')
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const EVERY = 9 // touches between two pictures

test('the pages of a site', async ({ visit, site }) => {
  const anna = await visit('Anna', PHONE)
  const { page } = anna
  const shoot = (name: string, fullPage = true) => page.screenshot({ path: join(FOLDER, `site-${name}.png`), fullPage })
  await cut(anna, site)
  await page.reload()
  await expect(page.getByTestId('ready-offline')).toBeVisible()
  await shoot('start')
  for (const language of ['de', 'fr', 'es']) {
    await speak(page, language)
    await shoot(`start-${language}`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('new/romi-rami')
  await page.getByTestId('here-new').waitFor()
  await shoot('new-es-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await speak(page, 'de')
  await shoot('new-de')
  await page.locator('form .button.primary').click()
  await page.locator('.invite p').first().waitFor()
  await shoot('room-de')
  await page.goto('about#here')
  await page.locator('#here').waitFor()
  await shoot('about-de')
  await page.goto('t/ABCDEFGHJK')
  await page.locator('h1').waitFor()
  await shoot('unknown-de')
})

for (const game of PLAYED) {
  test(`a round of ${game} on a site`, async ({ visit, site }) => {
    const anna = await visit('Anna', PHONE)
    const { page } = anna
    await cut(anna, site)
    await page.reload()
    let touches = 0
    const shoot = (name: string) => page.screenshot({ path: join(FOLDER, `site-${game}-${name}.png`) })
    await playRound(
      {
        page,
        press: async (selector) => {
          await page.locator(selector).first().tap()
          touches += 1
          if (touches % EVERY === 0) await shoot(String(touches).padStart(3, '0'))
          if (selector.startsWith('.result-panel')) return
          if (await page.locator('.result-panel').count()) await shoot('result')
        },
      },
      game,
    )
    await page.goto('./')
    await page.getByTestId('your-tables').waitFor()
    await shoot('start')
  })
}
