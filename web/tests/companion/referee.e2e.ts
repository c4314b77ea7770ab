import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { PHONES, setUp } from '../helpers/real-table.ts'

test('a table is set up, a turn is judged, and a referee’s phone cannot ask for advice', async ({ invite }) => {
  const anna = await invite('Anna', { viewport: PHONES.phone })
  const { page } = anna
  const solved: string[] = []
  page.on('request', (request) => request.url().includes('/api/solve') && solved.push(request.url()))
  await page.goto('/')
  await page.getByRole('link', { name: 'At a real table' }).click()
  await page.getByRole('radio', { name: 'Tile Rummy' }).check()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByLabel('Player 1').fill('Anna')
  await page.getByLabel('Player 2').fill('Ben')
  await check(anna, 'setting up a real table')
  await page.getByRole('button', { name: 'Let’s play' }).click()
  await expect(page.getByTestId('mode')).toHaveText('Referee')
  await check(anna, 'what the companion can do')
  await page.getByRole('link', { name: 'Is this allowed?' }).click()

  // An invalid meld is marked at once, with the reason.
  const key = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) })
  await key('red 7').click()
  await key('black 7').click()
  await key('blue 7').click()
  await page.getByLabel('Type pieces').fill('R1 R2 R4')
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page.locator('#real-flaw')).toContainText('Missing: red 3')
  const ask = page.getByRole('button', { name: 'Is this allowed?' })
  const verdict = page.getByTestId('verdict')
  await ask.click()
  await expect(verdict).toHaveAttribute('data-verdict', 'refused')
  await check(anna, 'a turn that is refused')
  await page.getByRole('button', { name: 'Why?' }).click()
  await expect(page.getByTestId('rule')).toContainText('run')
  await page.keyboard.press('Escape')

  // By keyboard: the meld is chosen and removed, and what is left is allowed.
  await page.getByTestId('strip').getByRole('button').nth(1).focus()
  for (let piece = 0; piece < 3; piece++) await page.keyboard.press('Delete')
  await ask.click()
  await expect(verdict).toHaveAttribute('data-verdict', 'legal')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.reload()
  await page.getByRole('radio', { name: 'Table before' }).check({ force: true })
  await expect(page.getByTestId('strip').locator('.tile')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'My best turn' })).toHaveCount(0)
  expect(solved).toEqual([])
})

test('in practice the best turn is found, and “I did this” makes it', async ({ invite }) => {
  const anna = await invite('Anna', { viewport: PHONES.phone })
  const { page } = anna
  await setUp(page, 'tile-rummy', { mode: 'practice' })
  await page.goto('/table/referee')
  await expect(page.getByTestId('mode')).toHaveText('Practice: with advice')
  const typed = page.getByLabel('Type pieces')
  const enter = async (place: string, text: string) => {
    await page.getByRole('radio', { name: place }).check({ force: true })
    await typed.fill(text)
    await typed.press('Enter')
  }
  await enter('Table before', 'R7-9')
  await enter('Rack', 'R10 K1')
  await page.getByRole('button', { name: 'My best turn' }).click()
  const advice = page.getByTestId('advice')
  await expect(advice).toContainText('Lay red 10.')
  await expect(advice).toContainText('among the melds you entered')
  await check(anna, 'the best turn')
  await page.getByRole('button', { name: 'I did this' }).click()
  await expect(page.getByRole('radio', { name: 'Rack' })).toBeVisible()
  await page.getByRole('radio', { name: 'Rack' }).check({ force: true })
  await expect(page.getByTestId('strip').locator('.tile')).toHaveCount(1)
})

test('the best turn of the games with actions is told in sentences', async ({ invite }) => {
  const { page } = await invite('Anna', { viewport: PHONES.phone })
  await setUp(page, 'romi-rami', { mode: 'practice' })
  await page.goto('/table/referee')
  const type = async (place: string, text: string) => {
    await page.getByRole('radio', { name: place }).first().check({ force: true })
    await page.getByLabel('Type pieces').fill(text)
    await page.getByLabel('Type pieces').press('Enter')
  }
  await type('Hand', 'd1 l1')
  await type('Card market', 'h1 c1 l5')
  await type('Contracts', 'four/heart')
  await page.getByRole('button', { name: 'My best turn' }).click()
  await expect(page.getByTestId('advice').getByRole('listitem')).toHaveCount(2)

  await page.evaluate(() => {
    const setup = JSON.parse(localStorage.getItem('tablee.real-table')!)
    localStorage.setItem('tablee.real-table', JSON.stringify({ ...setup, game: 'zoo-domino', pad: '2-test' }))
  })
  await page.reload()
  await page.getByRole('radio', { name: 'Right end' }).check({ force: true })
  await page.getByLabel('Type pieces').fill('crocodile-lion lion-zebra')
  await page.getByLabel('Type pieces').press('Enter')
  await page.getByRole('radio', { name: 'Hand' }).check({ force: true })
  await page.getByLabel('Type pieces').fill('zebra-crocodile zebra-monkey')
  await page.getByLabel('Type pieces').press('Enter')
  await page.getByRole('button', { name: 'My best turn' }).click()
  await expect(page.getByTestId('advice')).toContainText(/Estimate: this wins against about \d+%/)
})
