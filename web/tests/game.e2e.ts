import { expect, test } from './people.ts'

test('two people and a bot play a whole match against each other, and another one', async ({ invite }) => {
  const anna = await invite('Anna')
  const ben = await invite('Ben')
  const link = await anna.fillInTheForm({ players: 3, rounds: 2 })
  await ben.join(link)
  await anna.page.getByRole('button', { name: 'Add a bot on seat 3' }).click()
  await expect(anna.page.getByText('Everybody is here.')).toBeVisible()
  await expect(ben.page.getByText('Anna starts the game.')).toBeVisible()
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
  for (const person of [anna, ben]) {
    await expect(person.page).not.toHaveURL(link)
    await expect(person.page.getByRole('heading', { name: 'At the table' })).toBeVisible()
  }
  expect(anna.page.url()).toBe(ben.page.url())
  await anna.start()
  for (const person of [anna, ben]) await expect(person.hand).toHaveCount(6)
})

test('a whole game is played by keyboard alone', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto('/')
  await page.locator('[data-game=zoo-domino] .primary').waitFor()
  await tabTo('[data-game=zoo-domino] .primary')
  await page.keyboard.press('Enter')
  await expect(anna.table).toBeVisible()

  for (let move = await anna.whatNow(); move !== 'over'; move = await anna.whatNow()) {
    const before = await anna.version()
    if (move === 'lay') await layByKeyboard()
    else await pressButton(move)
    await anna.isDone(move, before)
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(anna.table).toHaveAttribute('data-phase', 'playing')

  async function tabTo(selector: string) {
    const isThere = () => page.evaluate((selector) => document.activeElement?.matches(selector), selector)
    for (let presses = 0; presses < 40; presses++) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${selector}`)
  }

  async function pressButton(name: string) {
    await tabTo(`[data-testid=${name}]`)
    await page.keyboard.press('Enter')
  }

  async function layByKeyboard() {
    await tabTo('[data-testid=hand] [role=option]')
    await page.keyboard.press('Home')
    for (let steps = 0; steps < 36; steps++) {
      if (await page.evaluate(() => document.activeElement?.hasAttribute('data-playable'))) break
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter') // picks it up
    await page.keyboard.press('Enter') // lays it at the first end where it fits
  }
})
