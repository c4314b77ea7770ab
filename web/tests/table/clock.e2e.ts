/** The hourglass in the browser: agreed on, seen by everyone, and run out. */

import type { Locator } from '@playwright/test'

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'

test('the time for a turn is chosen in plain terms, and shown to players who join', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.goto('/new/tile-rummy')
  await page.locator('form summary').click()
  const times = page.getByRole('group', { name: 'Time per turn' })
  await expect(times.getByRole('radio', { name: '60 seconds' })).toBeChecked()
  await page.getByRole('radio', { name: 'no clock' }).check()
  await expect(times).toHaveCount(0)
  await page.getByRole('radio', { name: 'time per turn' }).check()
  await times.getByRole('radio', { name: '2 minutes' }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByText('Differs from the box: Time per turn: 2 minutes')).toBeVisible() // what differs from the box
  await page.getByText('Table rules').click()
  await expect(page.getByRole('definition').filter({ hasText: '2 minutes' })).toBeVisible()
})

test('a player who is too slow gets the draft back and sees why; everyone sees the time', async ({ invite }) => {
  const people = [await invite('Anna'), await invite('Ben')]
  const [anna, ben] = people
  const made = await anna!.page.request.post('/api/tables', {
    data: { game: 'tile-rummy', players: 2, name: 'Anna', options: { rounds: 1, turn_seconds: 12 } },
  })
  const { link } = (await made.json()) as { link: string }
  await anna!.page.goto(link)
  await ben!.join(link.replace(/#.*/, ''))
  await anna!.start()
  const mine = (person: typeof anna) => person!.page.locator('.wood [data-testid=clock]')
  const theirs = (person: typeof anna) => person!.page.locator('li [data-testid=clock]')
  const isFirst = await Promise.race(
    people.map((person) =>
      mine(person)
        .waitFor()
        .then(() => person),
    ),
  )
  const [slow, other] = isFirst === anna ? [anna!, ben!] : [ben!, anna!]
  await expect(theirs(other)).toBeVisible()
  await expect(mine(other)).toHaveCount(0)

  const hand = slow.page.getByTestId('hand').getByRole('option')
  const count = await hand.count()
  await hand.first().click()
  await slow.page.getByTestId('new-meld').click()
  await expect(hand).toHaveCount(count - 1)
  await expect(mine(slow)).toContainText('Quick!')
  await expect(slow.page.getByTestId('announcements')).toContainText('seconds left in your turn')
  await check(slow, 'a clock that soon rings')

  await expect(slow.page.getByTestId('status')).toHaveText(
    'Your time is up: your tiles are back on your rack, and your turn is over',
  )
  await expect(hand).toHaveCount(count)
  await expect(slow.page.getByTestId('announcements')).toContainText('Your time is up')
  await expect(other.page.getByTestId('announcements')).toContainText(`Time’s up for ${slow.name}`)
  await expect(mine(other)).toBeVisible()
  await expect(theirs(slow)).toBeVisible()

  await other.page.goto('/')
  await expect(theirs(slow)).toContainText('+0:')
  await expect(slow.page.getByTestId('announcements')).toContainText(`${other.name} has lost connection`)
})

test('everyone has a bank of time that everyone sees; it runs during the player’s turn, and a turn adds to it', async ({
  invite,
}) => {
  const anna = await invite('Anna')
  const ben = await invite('Ben', { viewport: { width: 360, height: 740 } })
  const people = [anna, ben]
  const bank = (viewer: Person, of: Person) =>
    viewer === of ? viewer.page.locator('.wood [data-testid=bank]') : viewer.page.locator('li [data-testid=bank]')
  const clock = (viewer: Person, of: Person) =>
    viewer === of ? viewer.page.locator('.wood [data-testid=clock]') : viewer.page.locator('li [data-testid=clock]')
  const seconds = async (place: Locator) => Number(await place.getAttribute('data-left'))

  await anna.page.goto('/new/zoo-domino')
  await expect(anna.page.getByText('Added after each turn')).toHaveCount(0)
  await anna.page.getByRole('radio', { name: '2', exact: true }).check()
  await anna.page.locator('form summary').click()
  await anna.page.getByRole('radio', { name: 'time per player' }).check()
  await anna.page.getByRole('radio', { name: '5 minutes', exact: true }).check()
  await anna.page.getByRole('radio', { name: '30 seconds' }).check()
  await anna.page.getByRole('button', { name: 'Open the table' }).click()
  await expect(anna.page.getByText('Time per player', { exact: true })).toBeVisible()
  await ben.join(await anna.page.getByLabel('Invite link', { exact: true }).inputValue())
  await anna.start()

  const first = await Promise.race(people.map(async (person) => (await clock(person, person).waitFor(), person)))
  const second = first === anna ? ben : anna
  for (const viewer of people) {
    await expect(clock(viewer, first)).toBeVisible()
    await expect(bank(viewer, second)).toHaveText(/clock stopped, 5 min 0 s left/)
  }
  await check(ben, 'banks of time')

  await first.act()
  for (const viewer of people) {
    await expect(clock(viewer, second)).toBeVisible()
    const left = await seconds(bank(viewer, first))
    expect(left).toBeGreaterThan(300)
    expect(left).toBeLessThanOrEqual(330)
  }
  expect(await seconds(bank(anna, first))).toBe(await seconds(bank(ben, first)))

  await second.page.reload()
  await expect(clock(second, second)).toBeVisible()
  await expect(bank(second, first)).toBeVisible()
})

for (const [game, told, status] of [
  ['zoo-domino', 'You start with', 'Your time is up. Laid for you: '],
  ['romi-rami', 'You take', 'Your time is up. Taken for you: '],
] as const) {
  test(`in ${game} the table plays for a player who is too slow, and says so`, async ({ invite, request }) => {
    const { page } = await invite('Anna')
    const options = { turn_seconds: 2, first: '1' }
    const made = await page.request.post('/api/tables', { data: { game, players: 2, name: 'Anna', options } })
    const { code, link } = (await made.json()) as { code: string; link: string }
    await request.post(`/api/tables/${code}/seats`, { data: { name: 'Ben' } }) // from another browser
    await page.goto(link)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByText(status).first()).toBeVisible() // read or heard
    await expect(page.getByTestId('announcements')).toContainText('Your time is up')
    await expect(page.getByTestId('announcements')).toContainText(told)
  })
}
