import { readFile } from 'node:fs/promises'

import { check } from '../helpers/access.ts'
import { playByBots } from '../helpers/match.ts'
import { expect, test } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'

const stepOf = ({ page }: Person) => page.getByTestId('replay')
const slider = ({ page }: Person) => page.getByTestId('slider')

test('a stranger opens the link of a match that is over, slides through it and sees all hands', async ({ invite }) => {
  const { code, token } = await playByBots({ game: 'tile-rummy', players: 3, options: { rounds: 2 } })
  const ben = await invite('Ben', { viewport: { width: 360, height: 740 } })
  const { page } = ben
  await page.goto(`/replay/${code}#step=3`)
  await expect(stepOf(ben)).toHaveAttribute('data-step', '3')
  await expect(page.getByTestId('caption')).not.toBeEmpty()
  await expect(page.locator('[data-seat] .open')).toHaveCount(2)
  await check(ben, 'replay, on a phone')

  await page.getByTestId('replay-forth').click()
  await expect(stepOf(ben)).toHaveAttribute('data-step', '4')
  await slider(ben).focus()
  await page.keyboard.press('End')
  await expect(stepOf(ben)).toHaveAttribute('data-phase', 'match_over')
  await page.keyboard.press('Home')
  await expect(page.getByTestId('caption')).toHaveText('Round 1: the deal')
  await expect(page.getByRole('log')).toContainText('Round 1: the deal')
  await page.getByTestId('rounds').selectOption('Round 2')
  await expect(page.getByTestId('caption')).toHaveText('Round 2: the deal')
  await page.getByTestId('hands').uncheck()
  await expect(page.locator('[data-seat] .open')).toHaveCount(0)
  await page.getByTestId('seat').selectOption({ index: 1 })
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#step=\d+&seat=2&hands=no$/)
  await page.getByTestId('replay-last').click()
  await expect(stepOf(ben)).toHaveAttribute('data-phase', 'match_over')

  await page.getByRole('button', { name: 'Share this moment' }).click()
  const link = page.getByLabel('Link to the replay', { exact: true })
  await expect(async () => expect(await link.inputValue()).toBe(page.url())).toPass() // the address follows the slider
  await check(ben, 'link to a moment')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await expect(page.getByRole('dialog').getByTestId('chart')).toBeVisible()
  await check(ben, 'score sheet with its chart')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.printed').getByText('Points to open')).toBeVisible()
  await expect(page.getByTestId('slider')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the record' }).click()
  const record = await readFile(await (await downloading).path())

  await page.goto('/replay')
  const field = page.getByLabel('Match record (file)')
  await field.setInputFiles({ name: 'other.txt', mimeType: 'text/plain', buffer: Buffer.from('my diary') })
  await expect(page.getByText('This isn’t a match record')).toBeVisible()
  await page.getByRole('button', { name: 'Open another record' }).click()
  await field.setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer: record })
  await expect(page.locator('[data-seat] .open')).toHaveCount(2)
  await check(ben, 'replay of a record')

  const anna = await invite('Anna')
  await anna.page.goto(`/t/${code}#seat=${token}`)
  await anna.page.getByRole('link', { name: 'Watch the replay' }).click()
  await anna.page.getByRole('button', { name: 'Score sheet' }).click()
  await anna.page.getByRole('button', { name: 'Play again' }).click()
  await expect(anna.page).not.toHaveURL(new RegExp(code))
  await expect(anna.table).toHaveAttribute('data-phase', 'playing')
})

test('during a match players look back from their own seat, and spectators see no hand', async ({ invite }) => {
  const { code, token } = await playByBots({ game: 'zoo-domino', players: 3, steps: 12 })
  const anna = await invite('Anna')
  await anna.page.goto(`/t/${code}#seat=${token}`)
  await anna.page.getByTestId('look-again').click()
  await expect(anna.page.getByTestId('replay').getByTestId('hand').getByRole('option').first()).toBeVisible()
  await expect(anna.page.getByTestId('replay').locator('.open')).toHaveCount(0)
  await expect(anna.page.getByTestId('hands')).toHaveCount(0)
  await check(anna, 'looking back from the table')
  await anna.page.getByTestId('back-to-table').click()
  await expect(anna.page.getByTestId('slider')).toHaveCount(0)

  const ben = await invite('Ben')
  const told: string[] = []
  ben.page.on('response', async (answer) => {
    if (answer.url().includes('/replay?')) told.push(await answer.text())
  })
  await ben.page.goto(`/replay/${code}#step=2&seat=1`)
  await expect(ben.page.getByText('you can only see it from your own seat')).toBeVisible()
  await ben.page.goto('/')
  await ben.page.goto(`/replay/${code}#step=2`)
  await expect(stepOf(ben)).toHaveAttribute('data-step', '2')
  await expect(ben.page.getByTestId('hand')).toHaveCount(0)
  await expect(ben.page.locator('[data-testid=replay] .open')).toHaveCount(0)
  const { steps } = JSON.parse(told.at(-1)!)
  for (const step of steps) {
    expect([step.hands, step.view.hand]).toEqual([[], []])
    if (step.phase === 'playing') expect(step.view.shown.flat()).toEqual([])
  }
})
