import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { check, SCREENS } from '../helpers/access.ts'
import { playByBots } from '../helpers/match.ts'
import { expect, test } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'

const ARCHIVE = resolve(import.meta.dirname, '../../../tests/records')
const report = ({ page }: Person) => page.getByTestId('analysis')
const findings = ({ page }: Person) => page.getByTestId('findings').first().getByRole('listitem')
const board = ({ page }: Person) => page.getByTestId('analysis-board')

async function isComplete(person: Person) {
  await expect(report(person)).toHaveAttribute('data-complete', 'true', { timeout: 120_000 })
}

/** Matches of the archive in which something was lost: the same record has the same analysis every time. */
const RECORDS = [
  ['zoo-domino', '1-trumps-turns', 3],
  ['tile-rummy', '2-sequences', 2],
  ['photo-rummy', '1-before-clocks', 3],
  ['romi-rami', '1-stalled', 4],
] as const

for (const [game, name, players] of RECORDS) {
  test(`a finished match of ${game} is analysed, and its turns are shown on the board`, async ({ invite }) => {
    const ben = await invite('Ben')
    const { page } = ben
    await page.goto('/analysis')
    await page.getByLabel('Match record (file)').setInputFiles(join(ARCHIVE, game, `${name}.txt`))
    await isComplete(ben)
    const summary = page.getByTestId('summary')
    await expect(summary.getByRole('columnheader')).toHaveCount(players)
    await expect(summary.getByRole('row', { name: /^Accuracy/ })).toContainText('%')
    await expect(page.getByTestId('curve').locator('polyline')).toHaveAttribute('points', /\d/)
    await check(ben, `analysis of ${game}`)

    await findings(ben).first().getByRole('button').click()
    await expect(board(ben)).toBeVisible()
    for (const look of ['Before', 'As played', 'Better']) {
      await page.getByRole('button', { name: look, exact: true }).click()
      await expect(page.getByRole('button', { name: look, exact: true })).toHaveAttribute('aria-pressed', 'true')
      await expect(board(ben)).toBeVisible()
    }
    await check(ben, `a turn of ${game}`)
  })
}

test('the mistakes of a match are played again on the real board', async ({ invite }) => {
  const { code } = await playByBots({ game: 'zoo-domino', players: 2, options: { rounds: 4 } })
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto(`/analysis/${code}`)
  await isComplete(anna)
  await page.getByTestId('learn').click()
  const practice = page.getByTestId('practice')
  await expect(practice).toContainText('There’s something better')
  await check(anna, 'practice')
  await page.keyboard.press('Escape')
  await findings(anna).first().getByRole('button').click()
  await page.getByRole('link', { name: 'Open the replay here' }).click()
  await expect(page).toHaveURL(new RegExp(`/replay/${code}#step=\\d+&seat=\\d&hands=no`))
  await page.getByTestId('analyse').click()
  await isComplete(anna)
  await page.getByTestId('learn').click()

  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(practice).toHaveAttribute('data-result', /best|good/)
  await expect(page.getByTestId('answer')).not.toBeEmpty()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible()
  await page.locator('[data-testid=hand] [data-playable]').first().click()
  await page.locator('[data-spot].open').first().click()
  await expect(practice).toHaveAttribute('data-result', /best|good|better|worse/)
  await page.keyboard.press('Escape')
  await expect(practice).toBeHidden()
})

test('the analysis of a record from a file is reached from its verification, and fits a phone', async ({ invite }) => {
  const { code, token } = await playByBots({ game: 'romi-rami', players: 2 })
  const anna = await invite('Anna', { viewport: SCREENS.phone })
  const { page } = anna
  await page.goto(`/t/${code}#seat=${token}`)
  await page.getByRole('link', { name: 'Analyse the match' }).click()
  await isComplete(anna)
  await expect(page.getByRole('radio', { name: 'Anna' })).toBeChecked() // my own turns first
  await check(anna, 'analysis on a phone')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByTestId('summary')).toBeVisible()
  await expect(page.getByTestId('learn')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`/t/${code}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the record' }).click()
  const record = await readFile(await (await downloading).path())
  await page.goto('/verify')
  const file = { name: 'record.txt', mimeType: 'text/plain', buffer: record }
  await page.getByLabel('Match record (file)').setInputFiles(file)
  await page.getByTestId('analyse').click()
  await isComplete(anna)
  await page.getByRole('button', { name: 'Open another record' }).click()
  await page.getByLabel('Match record (file)').setInputFiles({ ...file, buffer: Buffer.from('my diary') })
  await expect(page.getByText('This isn’t a match record')).toBeVisible()
})

test('a match that goes on is not analysed', async ({ invite }) => {
  const { code } = await playByBots({ game: 'zoo-domino', players: 2, steps: 6 })
  const ben = await invite('Ben')
  await ben.page.goto(`/analysis/${code}`)
  await expect(ben.page.getByText('The match isn’t over yet.')).toBeVisible()
})

test('the tutor asks before a move that costs a lot, once, and only if it is wanted', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  const tutor = page.getByTestId('tutor')
  await page.addInitScript(() => localStorage.setItem('tablee.tutor', 'on'))
  await anna.playAgainstBots()

  /** Play plainly until the tutor asks, in as many matches as that takes. */
  async function playUntilAsked(): Promise<number> {
    for (;;) {
      const move = await anna.whatNow()
      if (move === 'over') {
        await page.getByRole('button', { name: 'Play again' }).first().click()
        await page.waitForFunction(() => document.querySelector('[data-phase=playing]') !== null)
        continue
      }
      const before = await anna.version()
      await anna.perform(move)
      const asked = await page.waitForFunction((before) => {
        if (document.querySelector('[data-testid=tutor]')) return 'asks'
        const version = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset.version
        return Number(version) > before && 'played'
      }, before)
      if ((await asked.jsonValue()) === 'asks') return before
    }
  }

  let before = await playUntilAsked()
  await check(anna, 'the tutor')
  await page.getByRole('button', { name: 'Why?' }).click()
  await expect(page.getByTestId('tutor-why')).toContainText(/Better|go out/)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(tutor).toBeHidden()
  expect(await anna.version()).toBe(before)
  await anna.perform('lay') // the same again: it is not asked twice
  await anna.sees(before)

  before = await playUntilAsked()
  await page.getByRole('button', { name: 'Play it anyway' }).click()
  await anna.sees(before)
})
