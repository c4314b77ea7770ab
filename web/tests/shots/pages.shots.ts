/** Pictures of every page and state, desktop and phone, light and dark: to look at, not to compare. */

import { test } from '../helpers/people.ts'

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
}

for (const [screen, options] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${screen} ${colorScheme}`, async ({ invite }) => {
      const anna = await invite('Anna', { ...options, colorScheme })
      const { page } = anna
      let number = 0
      const shoot = async (name: string) => {
        await page.evaluate(() => document.fonts.ready)
        const path = `shots/${screen}-${colorScheme}-${String(number++).padStart(2, '0')}-${name}.png`
        await page.screenshot({ path, fullPage: !name.startsWith('table') })
      }

      await page.goto('/')
      await page.getByRole('link', { name: 'Play with friends' }).first().waitFor()
      await shoot('start')
      await page.getByRole('button', { name: 'Settings' }).click()
      await shoot('settings')
      await page.goto('/about')
      await shoot('about')
      await page.goto('/nowhere')
      await shoot('missing')
      await page.goto('/t/NOSUCHCODE')
      await page.getByRole('heading', { name: 'code' }).waitFor()
      await shoot('no-such-table')
      await page.goto('/new/zoo-domino')
      await page.locator('form summary').click()
      await page.getByRole('radio', { name: 'Trumps' }).check()
      await shoot('new')

      const link = await anna.fillInTheForm({ players: 3, rounds: 2 })
      await page.getByRole('button', { name: 'Add a bot to seat 2' }).click()
      await page.locator('[data-seat] select').first().waitFor()
      await shoot('waiting')
      const guest = await invite('Ben', { ...options, colorScheme })
      await guest.page.goto(link)
      await guest.page.getByRole('button', { name: 'Take a seat' }).waitFor()
      await guest.page.screenshot({ path: `shots/${screen}-${colorScheme}-99-guest.png`, fullPage: true })
      await anna.start()
      await anna.whatNow()
      await shoot('table-begin')
      await page.getByRole('button', { name: 'Share' }).click()
      await shoot('table-links')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Leave' }).click()
      await shoot('table-leave')
      await page.keyboard.press('Escape')
      for (let turn = 0; turn < 3; turn++) await anna.act()
      if ((await anna.whatNow()) !== 'over') {
        const unfit = page.locator('[data-testid=hand] [data-piece]:not([data-playable])').first()
        if (await unfit.count()) {
          await unfit.click()
          await page.getByTestId('end-left').click()
          await anna.refusal.waitFor()
          await shoot('table-refused')
          await page.getByRole('button', { name: 'Dismiss' }).click()
          await unfit.click()
        }
      }
      await shoot('table-middle')
      await anna.playToTheEnd()
      await page.getByRole('dialog').waitFor()
      await shoot('table-round-over')
      await page.getByRole('button', { name: 'Look at the table' }).click()
      await shoot('table-hands')
      await page.getByRole('button', { name: 'Next round' }).click()
      await page.waitForSelector('[data-testid=table][data-phase=playing]')
      await anna.playToTheEnd()
      await page.getByRole('dialog').waitFor()
      await page.getByText('Was the deal fair?').click()
      await shoot('table-match-over')
    })
  }
}
