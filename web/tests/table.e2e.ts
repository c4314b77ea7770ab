import { LANGUAGES } from '../src/lib/languages.ts'
import { expect, test } from './people.ts'

test.describe('coming back in the middle of a turn', () => {
  test('by loading the page again', async ({ invite }) => {
    const anna = await invite('Anna')
    await anna.playAgainstBots()
    await anna.act()
    await anna.whatNow()
    const before = [await anna.version(), await anna.hand.count()]
    await anna.page.reload()
    await expect(anna.table).toBeVisible()
    await anna.whatNow()
    expect([await anna.version(), await anna.hand.count()]).toEqual(before)
    await anna.act()
  })

  test('after the network was away', async ({ invite }) => {
    const anna = await invite('Anna')
    await anna.playAgainstBots()
    await anna.whatNow()
    const dominoes = await anna.hand.count()
    await anna.page.context().setOffline(true)
    await expect(anna.page.getByText('Connection lost')).toBeVisible()
    await anna.page.context().setOffline(false)
    await expect(anna.page.getByTestId('connection')).toHaveAttribute('data-state', 'connected')
    expect(await anna.hand.count()).toBe(dominoes)
    await anna.act()
  })

  test('after the socket broke, with what was said meanwhile', async ({ invite }) => {
    const anna = await invite('Anna')
    let cut = () => {}
    let dead = false
    await anna.page.routeWebSocket(/\/socket$/, async (socket) => {
      if (dead) return void socket.close()
      socket.connectToServer()
      cut = () => void socket.close()
    })
    await anna.playAgainstBots()
    const move = await anna.whatNow()
    const before = await anna.version()
    dead = true
    cut()
    await expect(anna.page.getByTestId('connection')).toHaveAttribute('data-state', 'reconnecting')
    await anna.perform(move)
    expect(await anna.version()).toBe(before)
    dead = false
    await anna.sees(before)
    await anna.act()
  })
})

for (const [language, sentence] of [
  ['en', /does not fit there/],
  ['de', /passt dort nicht/],
  ['fr', /n’y va pas/],
] as const) {
  test(`a refusal is a sentence in the player's language: ${language}`, async ({ invite }) => {
    const anna = await invite('Anna', { locale: language })
    const { page } = anna
    await page.goto('/')
    await page.locator('[data-game=zoo-domino] button').click()
    await anna.act()
    // Go on until there is a domino that fits nowhere, and lay it all the same.
    const unfit = page.locator('[data-testid=hand] [data-domino]:not([data-playable])')
    while ((await anna.whatNow()) === 'lay' && (await unfit.count()) === 0) await anna.act()
    const before = await anna.version()
    await unfit.first().click()
    await page.getByTestId('end-left').click()
    await expect(anna.refusal).toContainText(sentence)
    expect(await anna.version()).toBe(before)
    await anna.refusal.locator('.icon-button').click()
    await expect(anna.refusal).toBeHidden()
  })
}

test('who looks on sees the table and no hand', async ({ invite }) => {
  const anna = await invite('Anna')
  const carla = await invite('Carla')
  await anna.playAgainstBots()
  await anna.whatNow()
  const frames: string[] = []
  carla.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await carla.page.goto(anna.page.url())
  await expect(carla.page.getByTestId('watching')).toBeVisible()
  await expect(carla.page.getByTestId('chain')).toBeVisible()
  await expect(carla.page.getByTestId('hand')).toHaveCount(0)
  const table = JSON.parse(frames.find((frame) => frame.includes('"table"'))!)
  expect(table).toMatchObject({ me: null, seed: null, view: { me: null, hand: [], shown: [], actions: [] } })
})

test('the seat goes on on a second device', async ({ invite }) => {
  const anna = await invite('Anna')
  const phone = await invite('Anna', { viewport: { width: 390, height: 844 } })
  await anna.playAgainstBots()
  await anna.whatNow()
  await anna.page.getByRole('button', { name: 'Share' }).click()
  const link = await anna.page.getByLabel('Link to your seat', { exact: true }).inputValue()
  await anna.page.keyboard.press('Escape')

  await phone.page.goto(link)
  await expect(phone.table).toBeVisible()
  expect(phone.page.url()).not.toContain('seat')
  await expect(phone.hand).toHaveCount(await anna.hand.count())
  const before = await anna.version()
  await phone.act()
  await anna.sees(before)
})

test('a guessed seat link is told so, and looks on', async ({ invite }) => {
  const anna = await invite('Anna')
  const mallory = await invite('Mallory')
  await anna.playAgainstBots()
  await mallory.page.goto(`${anna.page.url()}#seat=AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(mallory.refusal).toBeVisible()
  await expect(mallory.page.getByTestId('watching')).toBeVisible()
})

test('who leaves is asked, and a bot plays on', async ({ invite }) => {
  const anna = await invite('Anna')
  await anna.playAgainstBots()
  const address = anna.page.url()
  await anna.page.getByRole('button', { name: 'Leave the table' }).click()
  await anna.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(anna.page).toHaveURL('/')
  await anna.page.goto(address)
  await expect(anna.page.getByTestId('watching')).toBeVisible()
})

test('the host frees a seat; who sat there is told', async ({ invite }) => {
  const anna = await invite('Anna')
  const ben = await invite('Ben')
  const link = await anna.openTable({ players: 2 })
  await ben.join(link)
  await anna.page.getByRole('button', { name: 'Free the seat of Ben' }).click()
  await anna.page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(ben.refusal).toBeVisible()
  await expect(anna.page.getByText('Free seat')).toBeVisible()
  await ben.page.reload()
  await expect(ben.refusal).toContainText('removed')
  await expect(ben.page.getByRole('button', { name: 'Take a seat' })).toHaveCount(0)
})

test('the page speaks all six languages, also at the table', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  const chooseEach = async () => {
    const said = new Set<string>()
    for (const language of LANGUAGES) {
      await page.getByRole('button').and(page.locator('[popovertarget=settings]')).click()
      await page.locator('#settings-language').selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.keyboard.press('Escape')
      said.add(await page.locator('#app').innerText())
    }
    expect(said.size).toBe(LANGUAGES.length)
  }
  for (const path of ['/', '/new/zoo-domino', '/about', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await chooseEach()
  }
  await page.goto('/')
  await page.locator('[data-game=zoo-domino] button').click()
  await anna.whatNow()
  await chooseEach()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.at(-1)!)
})

test('a code that is no table is told in a sentence', async ({ invite }) => {
  const anna = await invite('Anna')
  await anna.page.goto('/')
  await anna.page.getByLabel('Were you invited?').fill('nosuchcode')
  await anna.page.getByRole('button', { name: 'Join' }).click()
  await expect(anna.page.getByText('There is no table with this code')).toBeVisible()
})
