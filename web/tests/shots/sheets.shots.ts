/** Contact sheets: every game in six languages, light and dark, on a phone and on a desktop; an image each, to look at. */

import { mkdirSync } from 'node:fs'

import type { APIRequestContext, Page } from '@playwright/test'

import { LANGUAGES } from '../../src/page/languages.ts'
import { inPosition, MANY, RACK } from '../helpers/crowded.ts'
import { test } from '../helpers/people.ts'
import { type Game, GAMES, seated } from '../helpers/seated.ts'

const FOLDER = 'shots/sheets'
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 }, columns: 3, width: 620 },
  phone: {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    columns: 6,
    width: 310,
  },
}
const THEMES = ['light', 'dark'] as const

interface Scene {
  /** Open the page to be photographed. */
  arrive: (page: Page, request: APIRequestContext) => Promise<void>
  /** Visible when the page is ready. */
  ready: string
}

const SCENES: Record<string, Scene> = {
  start: { arrive: async (page) => void (await page.goto('/')), ready: '[data-game=romi-rami]' },
  ...Object.fromEntries(GAMES.map((game) => [game, atTable(game)])),
  'new-table': { arrive: async (page) => void (await page.goto('/new/tile-rummy')), ready: 'form .primary' },
}

function atTable(game: Game): Scene {
  const options = { 'zoo-domino': {}, 'tile-rummy': { opening_minimum: 0 }, 'photo-rummy': {}, 'romi-rami': {} }[game]
  return {
    arrive: async (page, request) => {
      if (game === 'tile-rummy') await inPosition(page, MANY.slice(0, 14), RACK)
      await page.goto(await seated(request, game, { players: 4, options }))
    },
    ready: '[data-testid=hand] [role=option], [data-testid=hand] button',
  }
}

/** The picture is taken when everything is in its place. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((shown) => setTimeout(shown, 250))
  })
}

for (const [screen, { columns, width, ...look }] of Object.entries(SCREENS)) {
  for (const [name, { arrive, ready }] of Object.entries(SCENES)) {
    test(`${name} ${screen}`, async ({ invite, request, browser }) => {
      const anna = await invite('Anna', look)
      const { page } = anna
      await arrive(page, request)
      await page.locator(ready).first().waitFor() // what is there before it has other settings
      const shots: { label: string; source: string }[] = []
      for (const theme of THEMES) {
        for (const language of LANGUAGES) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          await anna.speak(language)
          await settle(page)
          await page.locator(ready).first().waitFor()
          const shot = await page.screenshot({ type: 'jpeg', quality: 80 })
          shots.push({ label: `${language} ${theme}`, source: `data:image/jpeg;base64,${shot.toString('base64')}` })
        }
      }
      mkdirSync(FOLDER, { recursive: true })
      const sheet = await browser.newPage({ viewport: { width: columns * (width + 10) + 10, height: 400 } })
      await sheet.setContent(
        `<body style="margin:5px;background:#777;font:13px sans-serif;display:flex;flex-wrap:wrap">` +
          shots
            .map(
              ({ label, source }) => `<div style="margin:5px">${label}<br><img width="${width}" src="${source}"></div>`,
            )
            .join(''),
      )
      await sheet.screenshot({ path: `${FOLDER}/${name}-${screen}.png`, fullPage: true })
      await sheet.close()
    })
  }
}
