/** Pictures of people at the table: gestures, the menu at a name, coming back, taking over. */

import { test } from '../helpers/people.ts'

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
}
const GAMES = { desktop: 'tile-rummy', phone: 'romi-rami' } as const

for (const [screen, options] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`players ${screen} ${colorScheme}`, async ({ invite, request }) => {
      const look = { ...options, colorScheme }
      const [anna, ben, carla] = [await invite('Anna', look), await invite('Ben', look), await invite('Carla', look)]
      const shoot = async ({ page }: typeof anna, name: string) => {
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: `shots/players-${screen}-${colorScheme}-${name}.png` })
      }
      const game = colorScheme === 'dark' ? GAMES[screen as keyof typeof GAMES] : 'zoo-domino'
      const made = await request.post('/api/tables', { data: { game, players: 4, name: 'Anna' } })
      const { code, token } = (await made.json()) as { code: string; token: string }
      await anna.page.goto(`/t/${code}#seat=${token}`)
      await ben.join(`/t/${code}`)
      await anna.start()
      await ben.table.waitFor()
      for (const [person, emote] of [
        [ben, 'well_played'],
        [anna, 'thinking'],
      ] as const) {
        await person.page.getByTestId('emotes').click()
        if (person === ben) await shoot(ben, 'emotes')
        await person.page.locator(`[data-emote=${emote}]`).click()
      }
      await anna.page.locator('[data-gesture=well_played]').waitFor()
      await shoot(anna, 'gesture')
      await anna.page.getByRole('button', { name: 'Options for Ben' }).click()
      await shoot(anna, 'menu')
      await anna.page.keyboard.press('Escape')
      await ben.page.getByRole('button', { name: 'Leave the table' }).click()
      await ben.page.getByRole('button', { name: 'Leave', exact: true }).click()
      await ben.page.waitForURL('/')
      await ben.page.goto(`/t/${code}`)
      await ben.page.getByRole('button', { name: 'I’m back' }).waitFor()
      await shoot(ben, 'back')
      await anna.page.getByRole('button', { name: 'Options for Ben' }).click()
      await anna.page.locator('[data-action=offer]').click()
      await anna.page.getByTitle('Open to newcomers').waitFor()
      await shoot(anna, 'offered')
      await anna.page.getByRole('button', { name: 'Options for Ben' }).click()
      await anna.page.locator('[data-action=remove]').click()
      await shoot(anna, 'remove')
      await carla.page.goto(`/t/${code}`)
      await carla.page.getByRole('button', { name: /^Take over/ }).click()
      await shoot(carla, 'take-over')
      await carla.page.keyboard.press('Escape')
      await shoot(carla, 'watching')
      await anna.page.keyboard.press('Escape')
      await ben.page.getByRole('button', { name: 'I’m back' }).click()
      await anna.page
        .getByRole('button', { name: /^Options for / })
        .nth(1)
        .click()
      await anna.page.locator('[data-action=offer]').click()
      await carla.page.getByRole('button', { name: /^Take over/ }).click()
      await carla.page.getByRole('button', { name: 'Take a seat' }).click()
      await carla.page.getByRole('button', { name: 'Stop waiting' }).waitFor()
      await shoot(carla, 'waiting')
      await anna.page.getByTestId('consent').waitFor()
      await shoot(anna, 'consent')
    })
  }
}
