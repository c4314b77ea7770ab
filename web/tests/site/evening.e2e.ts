/** What else people do on a site without a server, after the network was cut. */

import { readFile } from 'node:fs/promises'

import { check, checkScreens } from '../helpers/access.ts'
import type { Person } from '../helpers/person.ts'
import { PHONES } from '../helpers/real-table.ts'
import { BASE } from './static-server.ts'
import { cut, expect, test } from './visitor.ts'

/** A match of Zoo Domino with one round, for two. */
async function openShortMatch({ page }: Person, how: 'Open the table' | 'Play now against bots') {
  await page.goto('./')
  await page.locator('[data-game=zoo-domino]').getByRole('link', { name: 'Play together here' }).click()
  await expect(page.getByTestId('here-new')).toContainText('on this device only')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByText('House rules').click()
  await page.getByLabel('Rounds', { exact: true }).fill('1')
  await page.getByRole('button', { name: how }).click()
}

/** How many tables are stored. Runs in the page. */
const countTables = (name: string) =>
  new Promise<number>((found, failed) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => failed(opening.error as Error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('tables').objectStore('tables').count()
      counting.onsuccess = () => {
        opening.result.close()
        found(counting.result)
      }
    }
  })

test('a match, its record, its analysis, its replay and its proof, and a lesson', async ({ visit, site }) => {
  const anna = await visit('Anna')
  const { page } = anna
  await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(0) // what needs a server is not there
  await check(anna, 'the start page of a site')
  await cut(anna, site)
  await openShortMatch(anna, 'Play now against bots')
  await anna.whatNow()
  await expect(page.getByRole('button', { name: 'Share or switch devices' })).toHaveCount(0)
  await anna.playToTheEnd()

  await page.getByText('Was the deal fair?').click()
  await expect(page.getByText('not that nobody could have looked')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the record' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^tablee-0\w{9}\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('game: zoo-domino')

  await page.getByRole('link', { name: 'Verify this deal' }).click()
  await expect(page.getByTestId('verification')).toHaveAttribute('data-result', 'fair')
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.getByTestId('replay-last').click()
  await expect(page.getByTestId('replay')).toHaveAttribute('data-phase', 'match_over')
  await page.reload()
  await page.getByTestId('replay-last').click() // the address may not have followed yet
  await expect(page.getByTestId('replay')).toHaveAttribute('data-phase', 'match_over')

  await page.goto('./')
  await page.getByTestId('your-tables').getByTestId('analyse').click()
  await expect(page.getByTestId('analysis')).toHaveAttribute('data-complete', 'true')
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible()

  // What is taken off the list is deleted, as soon as it cannot be undone.
  const tables = () => page.evaluate(countTables, `tablee${BASE}`)
  expect(await tables()).toBe(1)
  await page.goto('./')
  await page.getByRole('button', { name: /^Remove from the list/ }).click()
  await page.getByRole('link', { name: 'About Tablée' }).click()
  await expect.poll(tables).toBe(0)

  await page.goto('learn/zoo-domino')
  await page.getByTestId('lesson-next').click()
  await anna.hand.nth(1).click()
  await page.getByTestId('end-first').click()
  await expect(page.getByTestId('remark')).toContainText('allowed')
  await page.goto('about#here')
  await expect(page.getByRole('heading', { name: 'Tables on this device' })).toBeInViewport()
  await check(anna, 'what it means that tables are on this device')
})

test('at a real table: the referee and the best turn', async ({ visit, site }) => {
  const cleo = await visit('Cleo', { viewport: PHONES.small })
  const { page } = cleo
  await cut(cleo, site)
  await page.getByRole('link', { name: 'At a real table' }).click()
  await page.getByRole('radio', { name: 'Tile Rummy' }).check()
  await page.getByRole('radio', { name: /^Practice/ }).check()
  await page.getByRole('button', { name: 'Let’s play' }).click()
  await page.getByRole('link', { name: 'Is this allowed?' }).click()
  const enter = async (place: string, pieces: string) => {
    await page.getByRole('radio', { name: place }).check({ force: true })
    await page.getByLabel('Type pieces').fill(pieces)
    await page.getByLabel('Type pieces').press('Enter')
  }
  await enter('Table after', 'R1 R2 R4')
  await page.getByRole('button', { name: 'Is this allowed?' }).click()
  await expect(page.getByTestId('verdict')).toContainText('Missing: red 3')
  await page.getByRole('button', { name: 'Clear' }).click()
  await enter('Table before', 'R7-9')
  await enter('Rack', 'R10 K1')
  await page.getByRole('button', { name: 'My best turn' }).click()
  await expect(page.getByTestId('advice')).toContainText('Lay red 10.')
  await check(cleo, 'the companion of a site')
})

test('two people and one device, and a code that leads nowhere', async ({ visit, site }) => {
  const bert = await visit('Bert', { viewport: { width: 390, height: 844 } })
  const { page } = bert
  await cut(bert, site)
  await openShortMatch(bert, 'Open the table')
  await expect(page.locator('.invite')).toContainText('Nobody can join this table from another device')
  const form = page.getByTestId('beside')
  await form.getByRole('textbox').fill('Anna')
  await form.getByRole('button').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText('on this device')
  await checkScreens(bert, 'the waiting room of a table on this device')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const cover = page.getByTestId('cover')
  await expect(cover).toBeVisible()
  await expect(page.getByTestId('hand')).toHaveCount(0)
  await page.reload()
  await expect(cover).toBeVisible()
  await cover.getByRole('button', { name: 'I’m' }).first().click()
  await expect(page.getByTestId('hand')).toBeVisible()
  await bert.act()

  await page.goto('t/0ABCDEFGHJ')
  await expect(page.getByRole('heading', { name: 'There’s no table with this code on this device' })).toBeVisible()
  await check(bert, 'a code that leads nowhere')
})
