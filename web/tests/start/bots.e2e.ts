/** Bots as opponents: chosen in two clicks, seat by seat in the waiting room, known by name and face at the table. */

import { readFile } from 'node:fs/promises'

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'

const PHONE = { width: 360, height: 740 }

test('from the start page to the first move in two clicks, against bots as they were chosen', async ({ invite }) => {
  const anna = await invite('Anna', { viewport: PHONE })
  const { page } = anna
  const card = page.locator('[data-game=zoo-domino]')
  const players = card.getByLabel('Players')
  const level = card.getByLabel('Bot level')
  await page.goto('/')
  await expect(players).toHaveValue('3')
  await expect(level).toHaveValue('casual')
  await players.selectOption('5')
  await level.selectOption('beginner')
  await page.reload() // it is remembered
  await expect(players).toHaveValue('5')
  await expect(level).toHaveValue('beginner')
  await card.getByRole('button').click()
  await anna.act()

  const others = page.locator('.players [data-seat]:not([data-mine])')
  await expect(others).toHaveCount(4)
  await expect(others.filter({ hasText: 'Beginner (level 1 of 4)' })).toHaveCount(4)
  const names = await others.locator('.name').allInnerTexts()
  expect(new Set(names).size).toBe(4)
  // No name is cut on a small phone.
  const cut = others
    .locator('.name')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
  expect(await cut).toBe(0)
  await expect(others.locator('.icon svg circle[r="20"]')).toHaveCount(4)
  await check(anna, 'among bots')
})

test('the host seats bots, changes how strong they are and how long they think', async ({ invite }) => {
  const anna = await invite('Anna', { viewport: PHONE })
  const ben = await invite('Ben', { viewport: PHONE })
  const { page } = anna
  const link = await anna.openTable({ players: 4 })
  const seat = (index: number) => page.locator(`[data-seat="${index}"]`)
  await page.getByRole('button', { name: 'Add a bot to seat 3' }).click()
  const name = await seat(2).locator('strong').innerText()
  await page.getByLabel(`${name}’s level`).selectOption('expert')
  await ben.join(link)
  await expect(ben.page.locator('[data-seat="2"]')).toContainText('Expert')
  await expect(ben.page.getByLabel(`${name}’s level`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a bot to seat 4' }).click()
  const second = await seat(3).locator('strong').innerText()
  await page.getByRole('button', { name: `Free up ${second}’s seat` }).click()
  await expect(seat(3)).toContainText('Free seat')
  await page.getByLabel('Bot level').selectOption('strong')
  await page.getByLabel('Bots’ thinking time').selectOption('quick')
  await check(anna, 'waiting room with bots')
  await anna.start()

  await expect(seat(2)).toContainText('Expert (level 4 of 4)')
  await expect(seat(3)).toContainText('Strong (level 3 of 4)')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Bots’ thinking time').selectOption('none')
  await expect(page.getByLabel('Bots’ thinking time')).toHaveValue('none')
  await check(anna, 'settings at a table with bots')
  await ben.page.getByRole('button', { name: 'Settings' }).click()
  await expect(ben.page.getByLabel('Bots’ thinking time')).toHaveCount(0)
})

test('a bot has one name: in the list, the log, the score sheet and the record', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto('/new/zoo-domino')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  await anna.whatNow()
  const name = await page.locator('[data-seat="1"] .name').innerText()
  await anna.playToTheEnd()
  await expect(page.getByTestId('log')).toContainText(name)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('columnheader', { name })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the record' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`name: Anna\nname: ${name}\n`)
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-seat="1"] .name')).toHaveText(name)
})
