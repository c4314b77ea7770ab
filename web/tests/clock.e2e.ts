/** The hourglass in the browser: agreed on, seen by everyone, and run out. */

import AxeBuilder from '@axe-core/playwright'

import { expect, test } from './people.ts'

test('the time for a turn is chosen from what people know, and told to those who come', async ({ invite }) => {
  const { page } = await invite('Anna')
  await page.goto('/new/tile-rummy')
  const times = page.getByRole('group', { name: 'Time for a turn' })
  await expect(times.getByRole('radio', { name: '60 seconds' })).toBeChecked()
  await expect(times.getByRole('radio', { name: 'no limit' })).toBeVisible()
  await times.getByRole('radio', { name: '2 minutes' }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '2 minutes' })).toBeVisible()
})

test('who is too slow gets the draft back and is told; everyone sees the time', async ({ invite }) => {
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
  await expect(slow.page.getByTestId('announcements')).toContainText('seconds left for your turn')
  const { violations } = await new AxeBuilder({ page: slow.page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await expect(slow.page.getByTestId('status')).toHaveText('Your time is up: what you had laid out is taken back')
  await expect(hand).toHaveCount(count)
  await expect(slow.page.getByTestId('announcements')).toContainText('Your time is up')
  await expect(other.page.getByTestId('announcements')).toContainText(`Time is up for ${slow.name}`)
  await expect(mine(other)).toBeVisible()
  await expect(theirs(slow)).toBeVisible()

  await other.page.goto('/')
  await expect(theirs(slow)).toContainText('+0:')
  await expect(slow.page.getByTestId('announcements')).toContainText(`${other.name} has lost the connection`)
})
