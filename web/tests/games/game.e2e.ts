import { expect, test } from '../helpers/people.ts'

test('two people and three bots play a whole match, and another one', async ({ invite }) => {
  const anna = await invite('Anna')
  const ben = await invite('Ben')
  const link = await anna.fillInTheForm({ players: 5, rounds: 2 }) // many have few dominoes each: short rounds
  await ben.join(link)
  for (const seat of [3, 4, 5]) await anna.page.getByRole('button', { name: `Add a bot to seat ${seat}` }).click()
  await expect(anna.page.getByText('Every seat is taken.')).toBeVisible()
  await expect(ben.page.getByText('Waiting for Anna to start the game.')).toBeVisible()
  await anna.start()
  await expect(ben.table).toBeVisible()

  await Promise.all([anna.playToTheEnd(), ben.playToTheEnd()])
  const sheets = [anna, ben].map(({ page }) => page.getByRole('dialog').getByRole('table').first())
  await expect(sheets[0]!.getByRole('row')).toHaveCount(3)
  expect(await sheets[0]!.innerText()).toBe(await sheets[1]!.innerText())

  await ben.page.getByRole('dialog').getByRole('button', { name: 'Next round' }).click()
  for (const { page } of [anna, ben]) await expect(page.getByText('Round 2 of 2')).toBeVisible()
  await Promise.all([anna.playToTheEnd(), ben.playToTheEnd()])
  expect(await anna.phase()).toBe('match_over')
  await expect(sheets[1]!.getByRole('row')).toHaveCount(4)

  const download = anna.page.waitForEvent('download')
  await anna.page.getByRole('link', { name: 'Download the record' }).click()
  expect((await download).suggestedFilename()).toMatch(/^tablee-\w+\.txt$/)

  await ben.page.getByRole('button', { name: 'Play again' }).click()
  await expect(ben.page.locator('[data-seat]').filter({ hasText: 'Anna' })).toContainText('hasn’t answered yet')
  await expect(anna.page).toHaveURL(link) // still reading, until she says so
  await anna.page.getByRole('button', { name: 'I’m in' }).click()
  await expect(anna.page).not.toHaveURL(link)
  expect(anna.page.url()).toBe(ben.page.url())
  for (const person of [anna, ben]) await expect(person.hand).toHaveCount(4)
})
