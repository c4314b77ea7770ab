/** The pictures that go with links to the page: each game as it lies on the start page, and all of them. */

import { mkdirSync } from 'node:fs'

import { test } from '../helpers/people.ts'
import { GAMES } from '../helpers/seated.ts'

const FOLDER = 'public/preview'

test('pictures for links', async ({ invite }) => {
  mkdirSync(FOLDER, { recursive: true })
  const { page } = await invite('Anna', { viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  for (const games of [[...GAMES], ...GAMES.map((game) => [game])]) {
    await page.goto('/')
    for (const game of games) await page.locator(`[data-game=${game}] .stage`).waitFor()
    await page.evaluate(async (games) => {
      const mark = document.querySelector('header svg')!.cloneNode(true) as SVGElement
      const pictures = games.map((game) => document.querySelector(`[data-game=${game}] .picture .picture`)!)
      const sheet = document.createElement('div')
      const small = games.length > 1
      sheet.style.cssText = `position:fixed;inset:0;z-index:99;display:grid;background:var(--felt-light);
        grid-template:${small ? '1fr 1fr / 1fr 1fr' : '1fr / 1fr'};padding:${small ? '0 0 90px' : '10px 60px 90px'}`
      for (const picture of pictures) (picture as HTMLElement).style.background = 'none' // one felt under all of them
      sheet.append(...pictures)
      const name = document.createElement('b')
      mark.style.cssText = 'width:56px;height:56px'
      name.style.cssText = `position:absolute;bottom:0;left:0;right:0;height:90px;display:flex;align-items:center;
        justify-content:center;gap:16px;font-size:52px;font-weight:900;background:var(--wood-light);color:var(--on-wood)`
      name.append(mark, 'Tablée')
      sheet.append(name)
      document.body.append(sheet)
      await document.fonts.ready
      await new Promise((shown) => setTimeout(shown, 1000))
    }, games)
    const name = games.length > 1 ? 'tablee' : games[0]
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 82 })
  }
})
