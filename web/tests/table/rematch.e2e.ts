/** Another match, by consent: nobody is taken away from what they are reading. */

import type { Seated } from '../../src/page/protocol.ts'
import { check } from '../helpers/access.ts'
import { playSeat } from '../helpers/match.ts'
import { expect, test } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'
import { takeSeat } from '../helpers/seated.ts'

interface Options {
  players?: number
  bots?: boolean
}

/** Two people who have just finished a match of one round, each in front of the result. */
async function afterAMatch(anna: Person, ben: Person, { players = 2 }: Options = {}): Promise<string> {
  const data = { game: 'zoo-domino', players, name: 'Anna' }
  const { code, token, link } = (await (await anna.page.request.post('/api/tables', { data })).json()) as Seated
  const other = await takeSeat(code, 'Ben')
  await anna.page.goto(link)
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click()
  await ben.page.goto(`/t/${code}#seat=${other}`)
  await Promise.all([token, other].map((token) => playSeat({ code, token })))
  for (const { page } of [anna, ben]) await page.getByRole('button', { name: 'Play again' }).waitFor()
  return code
}

test('a rematch begins when both have said so, and what they have won is counted', async ({ invite }) => {
  const [anna, ben] = [await invite('Anna'), await invite('Ben', { viewport: { width: 390, height: 844 } })]
  const code = await afterAMatch(anna, ben)
  await ben.page.getByRole('button', { name: 'Play again' }).click()
  const seats = ben.page.locator('[data-seat]')
  await expect(seats.filter({ hasText: 'Anna' })).toContainText('hasn’t answered yet')
  await check(ben, 'waiting for an answer')

  await expect(anna.page.getByTestId('offer')).toHaveText('Ben wants to play again. Are you in?')
  await expect(anna.page.getByTestId('announcements')).toContainText('Ben wants to play again')
  await expect(anna.page).toHaveURL(new RegExp(code)) // reading on
  await anna.page.getByRole('button', { name: 'Look at the table' }).click()
  await expect(anna.page.getByTestId('offer')).toBeVisible() // there too
  await check(anna, 'an offer beside the hands')
  await anna.page.getByRole('button', { name: 'I’m in' }).click()
  for (const person of [anna, ben]) {
    await expect(person.table).toHaveAttribute('data-phase', 'playing')
    await expect(person.page).not.toHaveURL(new RegExp(code))
  }

  const again = new URL(anna.page.url()).pathname.split('/').pop()!
  const tokens = await Promise.all(
    [anna, ben].map(({ page }) => page.evaluate((code) => localStorage.getItem(`tablee.seat.${code}`)!, again)),
  )
  await Promise.all(tokens.map((token) => playSeat({ code: again, token })))
  const tally = anna.page.getByTestId('tally')
  await expect(tally).toContainText('Matches won')
  const won = await tally.getByRole('listitem').allInnerTexts()
  expect(won.map((line) => Number(line.match(/\d+$/)![0])).reduce((sum, count) => sum + count)).toBeGreaterThan(1)
  await expect(ben.page.getByTestId('tally').getByRole('listitem')).toHaveText(
    won.map((line) => line.replace(/\s+/, ' ')),
  )
})

test('who declines stays where they are, and the one who waits is told', async ({ invite }) => {
  const [anna, ben] = [await invite('Anna'), await invite('Ben')]
  const code = await afterAMatch(anna, ben, { players: 3 })
  await anna.page.getByRole('button', { name: 'Play again' }).click()
  await ben.page.getByRole('button', { name: 'Not now' }).click()
  await expect(ben.page.getByText('You’re sitting this one out.')).toBeVisible()
  await expect(ben.page).toHaveURL(new RegExp(code))
  await expect(anna.page.getByRole('main')).toContainText('Ben isn’t playing this time.')
  await check(anna, 'somebody declined')
  await anna.start() // a bot takes the seat
  await ben.page.getByRole('link', { name: 'Join after all' }).click()
  await expect(ben.table).toBeVisible() // as a spectator
})

test('a bot plays for a player who has not answered, until they come', async ({ invite }) => {
  const [anna, ben] = [await invite('Anna'), await invite('Ben')]
  await afterAMatch(anna, ben)
  await anna.page.getByRole('button', { name: 'Play again' }).click()
  await expect(anna.page.getByText('One player hasn’t answered yet.')).toBeVisible()
  await anna.start()
  await ben.page.getByRole('button', { name: 'I’m in' }).click()
  await ben.page.getByRole('button', { name: 'I’m back' }).click()
  await expect(ben.page.getByTestId('hand')).toBeVisible()
})
