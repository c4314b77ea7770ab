/** All pages and many moments of all games are read in six languages: nothing is missing, untranslated or cut off. */

import type { Page } from '@playwright/test'

import type { Seated } from '../../src/page/protocol.ts'
import { expect, test } from '../helpers/people.ts'
import { sitBeside } from '../helpers/seated.ts'
import { readEverywhere } from './walk.ts'

const GAMES = ['zoo-domino', 'tile-rummy', 'photo-rummy', 'romi-rami']
/** Words that are the same everywhere. */
const NAMES = ['Anna', 'Ben', 'Tablée', 'Romi Rami', 'Photo Rummy', 'Helsinki', 'Madrid', 'Oslo', 'Paella']

test('the pages', async ({ invite }) => {
  const { page } = await invite('Anna')
  const read = (where: string) => readEverywhere(page, where, NAMES)
  await page.goto('/')
  await page.locator('[data-game] a').last().waitFor()
  await page.getByRole('button', { name: 'Settings' }).click()
  await read('start, with the settings')
  for (const path of ['/about', '/verify', '/analysis', '/gallery', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await read(path)
  }
  for (const game of GAMES) {
    await page.goto(`/print/${game}?backs=other&test=1`)
    await page.locator('html[data-print-ready]').waitFor()
    await read(`what is printed of ${game}`)
  }
  await page.goto('/t/NOSUCHCODE')
  await page.locator('form').waitFor()
  await read('no such table')

  const data = { game: 'zoo-domino', players: 2, name: 'Anna' }
  const { code, link } = (await (await page.request.post('/api/tables', { data })).json()) as Seated
  await page.goto(link)
  await sitBeside(page, code, 'Ben')
  await read('waiting room of two on one device')
  await page.locator('.start .primary').click()
  await page.getByTestId('cover').locator('.primary').waitFor()
  await read('the cover between two on one device')
})

test('at a real table', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.goto('/table')
  await page.locator('form summary').waitFor()
  await readEverywhere(page, 'a real table is set up', NAMES)
  await page.goto('/about') // what follows is read when the page is loaded
  for (const game of GAMES) {
    const setup = { game, options: {}, names: ['Anna', 'Ben'], mode: 'practice', pad: game }
    await page.evaluate((text) => localStorage.setItem('tablee.real-table', text), JSON.stringify(setup))
    await page.goto('/table/referee')
    await page.locator('.referee .ask').waitFor()
    await readEverywhere(page, `keypad of ${game}`, NAMES)
    await page.goto('/table/pad')
    await page.locator('.row .primary').click()
    await page.locator('dialog form').waitFor()
    await readEverywhere(page, `a round of ${game}`, NAMES)
  }
  await page.goto('/table/hourglass')
  await page.getByTestId('hourglass').waitFor()
  await readEverywhere(page, 'hourglass', NAMES)
})

for (const game of GAMES) {
  test(`the table of ${game}`, async ({ invite }) => {
    const { page } = await invite('Anna')
    await page.goto(`/rules/${game}`)
    await page.locator('article').first().waitFor()
    await readEverywhere(page, 'rules', NAMES)
    await page.goto(`/learn/${game}`)
    await page.getByTestId('hand').waitFor()
    await readEverywhere(page, 'lesson', [...NAMES, ...(await playerNames(page))])
    await page.goto(`/new/${game}`)
    await page.locator('form summary').click()
    await askForAll(page)
    await readEverywhere(page, 'new table', NAMES)

    const made = await page.request.post('/api/tables', { data: { game, players: 2, name: 'Anna' } })
    const { code, link } = (await made.json()) as Seated
    await page.goto(link)
    await page.locator('[data-seat]').first().waitFor()
    await readEverywhere(page, 'waiting room', NAMES)
    await page.locator('.button.primary').last().click()
    await page.getByTestId('hand').waitFor()
    const names = [...NAMES, ...(await playerNames(page))]
    await readEverywhere(page, 'table', names)
    await page.locator('button.person').first().click()
    await readEverywhere(page, 'menu of a player', names)
    await page.keyboard.press('Escape')

    // A bot plays on for a player who leaves: the round is over soon.
    await page.locator('.bar > .icon-button').nth(-2).click()
    await readEverywhere(page, 'leaving', names)
    await page.locator('dialog .button').last().click()
    await page.goto(link.split('#')[0]!)
    await page.locator('[data-testid=table][data-phase$=over]').waitFor()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const more of await page.getByRole('dialog').locator('summary').all()) await more.click()
    await readEverywhere(page, 'result', names)
    await page.getByRole('dialog').locator('.row .large').last().click()
    await readEverywhere(page, 'table, after the round', names)
    await page.goto(`/replay/${code}#step=5`)
    await page.locator('[data-testid=replay][data-step="5"] [data-seat]').first().waitFor()
    await readEverywhere(page, 'replay', names)
  })
}

/** Choose the options that reveal further ones. */
async function askForAll(page: Page) {
  await page.locator('form').waitFor()
  for (const value of ['trumps', 'draw-discard', 'bank', 'own']) {
    const choice = page.locator(`form input[type=radio][value="${value}"]`)
    if (await choice.count()) await choice.first().check({ force: true })
  }
}

/** The names of the others. */
const playerNames = (page: Page) => page.locator('[data-testid=table] .name').allInnerTexts()
