import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { PHONES, setUp } from '../helpers/real-table.ts'

test.use({ serviceWorkers: 'allow' })

test('the pad works without a network, is corrected, undone and passed on', async ({ invite }) => {
  const anna = await invite('Anna', { viewport: PHONES.phone })
  const { page } = anna
  await setUp(page, 'tile-rummy', { options: { rounds: 4, turn_seconds: 30 } })
  await page.goto('/table')
  await page.getByRole('link', { name: 'Score pad' }).waitFor()
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const worker = await navigator.serviceWorker.getRegistration()
          return worker?.active?.state === 'activated' && navigator.serviceWorker.controller !== null
        }),
      { timeout: 60_000 },
    )
    .toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: 'Score pad' }).click()

  const enter = async (round: number, out: string, left: Record<string, number>) => {
    await page.getByRole('button', { name: `Enter round ${round}` }).click()
    await page.getByRole('radio', { name: out }).check({ force: true })
    for (const [name, points] of Object.entries(left))
      await page.getByLabel(`Points on ${name}’s rack`, { exact: true }).fill(String(points))
    if (round === 1) await check(anna, 'entering a round')
    await page.getByRole('button', { name: 'Write it down' }).click()
  }
  const sums = () => page.getByTestId('pad').locator('tfoot td').allInnerTexts()
  await enter(1, 'Cleo', { Anna: 10, Ben: 5 })
  await enter(2, 'Anna', { Ben: 12, Cleo: 6 })
  expect((await sums()).slice(0, 3)).toEqual(['+8', '−17', '+9'])
  await check(anna, 'the score pad')

  await page.getByRole('button', { name: 'Edit round 1' }).click()
  await page.getByLabel('Points on Ben’s rack', { exact: true }).fill('7')
  await page.getByRole('button', { name: 'Write it down' }).click()
  await expect.poll(sums).toEqual(['+8', '−19', '+11', ''])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(sums).toEqual(['+8', '−17', '+9', ''])
  await page.reload()
  await expect.poll(sums).toEqual(['+8', '−17', '+9', ''])

  // Everything is in the fragment of the link: it opens without a network, too.
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByTestId('pad-text')).toContainText('1. Anna -10, Ben -5, Cleo +15')
  const link = await page.getByRole('textbox', { name: 'Link with the whole score pad' }).inputValue()
  expect(new URL(link).search).toBe('')
  await check(anna, 'sharing the pad')
  await page.goto(`/table/pad#pad=rubbish`)
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'no readable score pad' })).toBeVisible()
  await page.goto(link)
  await page.reload()
  await expect.poll(sums).toEqual(['+8', '−17', '+9', ''])

  // The hourglass and who begins need no network either.
  await page.goto('/table/hourglass')
  await page.reload()
  const glass = page.getByTestId('hourglass')
  await glass.getByRole('button', { name: /Tap: .* starts/ }).click()
  await expect(glass.getByTestId('clock')).toBeVisible()
  await glass.getByRole('button', { name: 'Pause' }).click()
  await expect(glass.getByTestId('clock')).toHaveCount(0)
  await check(anna, 'the hourglass')
  await page.goto('/table/begins')
  await page.reload()
  await page.getByRole('button', { name: 'Draw for us' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'starts.' })).toBeVisible()
  await check(anna, 'who begins')
})
