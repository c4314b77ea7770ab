import { LANGUAGES } from '../../src/page/languages.ts'
import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { seated } from '../helpers/seated.ts'
import { newFolder, serve } from '../helpers/server.ts'

test.describe('coming back in the middle of a turn', () => {
  test('by loading the page again, and after the network was away', async ({ invite }) => {
    const anna = await invite('Anna')
    await anna.playAgainstBots()
    await anna.act()
    await anna.whatNow()
    const before = [await anna.version(), await anna.hand.count()]
    await anna.page.reload()
    await expect(anna.table).toBeVisible()
    await anna.whatNow()
    expect([await anna.version(), await anna.hand.count()]).toEqual(before)

    await anna.page.context().setOffline(true)
    await expect(anna.page.getByText('Connection lost')).toBeVisible()
    await anna.page.context().setOffline(false)
    await expect(anna.page.getByTestId('connection')).toHaveAttribute('data-state', 'connected')
    expect([await anna.version(), await anna.hand.count()]).toEqual(before)
    await anna.act()
  })

  test('after the socket broke, with what was done meanwhile', async ({ invite }) => {
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

  test('after the server was killed and started again', async ({ invite }) => {
    const { folder, forget } = newFolder()
    let server = await serve(folder)
    try {
      const anna = await invite('Anna', { baseURL: server.address })
      const { page } = anna
      const seen = async () => [
        await anna.version(),
        await anna.hand.evaluateAll((options) => options.map((option) => option.dataset.piece)),
      ]
      const banner = page.getByTestId('connection')
      await anna.playAgainstBots()
      await anna.act()
      const move = await anna.whatNow()
      const before = await seen()

      await server.end('SIGKILL')
      await expect(banner.getByText('Connection lost')).toBeVisible()
      expect(await seen()).toEqual(before)
      server = await serve(folder, Number(new URL(server.address).port))
      await expect(banner).toHaveAttribute('data-state', 'connected')
      await expect(banner).toHaveText('')
      expect([await anna.whatNow(), ...(await seen())]).toEqual([move, ...before])
      await anna.act()

      // And what is done while the server is down is sent after its restart.
      const next = await anna.whatNow()
      const version = await anna.version()
      await server.end('SIGKILL')
      await expect(banner).toHaveAttribute('data-state', 'reconnecting')
      await anna.perform(next)
      server = await serve(folder, Number(new URL(server.address).port))
      await anna.sees(version)
    } finally {
      await server.end('SIGINT')
      forget()
    }
  })

  test('after hours of sleep, in which the socket died and nobody noticed', async ({ invite, request }) => {
    const anna = await invite('Anna')
    let die = () => {}
    await anna.page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer()
      let dead = false
      die = () => void (dead = true)
      server.onMessage((text) => void (dead || socket.send(text)))
      socket.onMessage((text) => void (dead || server.send(text)))
    })
    const link = await seated(request, 'zoo-domino')
    await anna.page.goto(link)
    await anna.whatNow()
    const before = await anna.version()
    const look = (hidden: boolean) =>
      anna.page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await look(true)
    die()
    const phone = await invite('Anna')
    await phone.page.goto(link)
    await phone.act()
    expect(await anna.version()).toBe(before)
    await anna.page.clock.setSystemTime(Date.now() + 3 * 3_600_000)
    await look(false)
    await anna.sees(before)
    await anna.act()
  })
})

test("a refusal is a sentence in the player's language, and leads to its rule", async ({ invite }) => {
  const anna = await invite('Anna', { locale: 'fr' })
  const { page } = anna
  await anna.playAgainstBots()
  // Go on until there is a domino that fits nowhere, and lay it all the same.
  const unfit = page.locator('[data-testid=hand] [data-piece]:not([data-playable])')
  for (;;) {
    expect(await anna.whatNow(), 'a domino that does not fit').not.toBe('over')
    if ((await anna.version()) > 3 && (await unfit.count())) break
    await anna.act()
  }
  const before = await anna.version()
  await unfit.first().click()
  await page.getByTestId('end-left').click()
  await expect(anna.refusal).toContainText('n’y va pas')
  expect(await anna.version()).toBe(before)
  await anna.speak('de')
  await expect(anna.refusal).toContainText('passt dort nicht')
  await anna.speak('en')
  await expect(anna.refusal).toContainText('doesn’t fit there')
  await check(anna, 'a refusal')

  await anna.refusal.getByRole('button', { name: 'Why?' }).click()
  await expect(page.getByTestId('rule')).toHaveAttribute('data-paragraph', 'fit')
  const all = page.getByRole('link', { name: 'All the rules of Zoo Domino' })
  await expect(all).toHaveAttribute('href', '/rules/zoo-domino#fit')
  await page.keyboard.press('Escape')
  await expect(anna.refusal).toBeHidden()

  // Whoever goes on at the table has read it; on the way to its buttons, it stays.
  await unfit.first().click()
  await page.getByTestId('end-left').click()
  await expect(anna.refusal).toContainText('doesn’t fit there')
  await page.keyboard.press('Tab')
  await expect(anna.refusal).toBeVisible()
  await unfit.first().click()
  await expect(anna.refusal).toBeHidden()
})

test('spectators see no hand, nor does a wrong seat link show one; the right link opens the seat', async ({
  invite,
}) => {
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

  await carla.page.goto('/about')
  await carla.page.goto(`${anna.page.url()}#seat=AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(carla.refusal).toBeVisible()
  await expect(carla.page.getByTestId('watching')).toBeVisible()

  await anna.page.getByRole('button', { name: 'Share' }).click()
  const link = await anna.page.getByLabel('Link to your seat', { exact: true }).inputValue()
  await anna.page.keyboard.press('Escape')
  const phone = await invite('Anna', { viewport: { width: 390, height: 844 } })
  await phone.page.goto(link)
  await expect(phone.table).toBeVisible()
  expect(phone.page.url()).not.toContain('seat')
  await expect(phone.hand).toHaveCount(await anna.hand.count())
  await expect(anna.refusal).toContainText('You can play on either')
  const before = await anna.version()
  await phone.act()
  await anna.sees(before)
})

test('leaving asks for confirmation, and a bot plays on', async ({ invite }) => {
  const anna = await invite('Anna')
  await anna.playAgainstBots()
  const address = anna.page.url()
  await anna.page.getByRole('button', { name: 'Leave the table' }).click()
  await anna.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(anna.page).toHaveURL('/')
  await anna.page.goto(address)
  await expect(anna.page.getByTestId('watching')).toBeVisible()
})

test('the host frees a seat, and the player who had it is notified', async ({ invite }) => {
  const anna = await invite('Anna')
  const ben = await invite('Ben')
  const link = await anna.openTable({ players: 2 })
  await ben.join(link)
  await anna.page.getByRole('button', { name: 'Free up Ben’s seat' }).click()
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
    await page.getByRole('button').and(page.locator('[popovertarget=settings]')).click()
    for (const language of LANGUAGES) {
      await page.locator('#settings-language').selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      said.add(await page.locator('main').innerText())
    }
    await page.keyboard.press('Escape')
    expect(said.size).toBe(LANGUAGES.length)
  }
  for (const path of ['/', '/new/zoo-domino', '/about', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await chooseEach()
  }
  await page.goto('/')
  await page.locator('[data-game=zoo-domino] .primary').click()
  await anna.whatNow()
  await chooseEach()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.at(-1)!)
})

test('an unknown code is explained in a sentence', async ({ invite }) => {
  const anna = await invite('Anna')
  await anna.page.goto('/')
  await anna.page.getByLabel('Were you invited?').fill('nosuchcode')
  await anna.page.getByRole('button', { name: 'Join' }).click()
  await expect(anna.page.getByText('There’s no table with this code')).toBeVisible()
})

test('a seat link works without a cookie after too many wrong codes from the same address', async ({ browser }) => {
  const { folder, forget } = newFolder()
  const server = await serve(folder, 0, {}, 1)
  try {
    const made = await fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'zoo-domino', players: 2, name: 'Anna', options: {} }),
    })
    const { code, token } = (await made.json()) as { code: string; token: string }
    const guess = async (number: number) =>
      (await fetch(`${server.address}/api/tables/ZZZZZZ${String(number).padStart(4, '0')}`)).status
    let guesses = 0
    while ((await guess(guesses)) !== 429) guesses++
    const context = await browser.newContext({ baseURL: server.address })
    const page = await context.newPage()
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    let arrived = false
    const guessing = (async () => {
      while (!arrived) await guess(guesses++ % 10_000) // otherwise the limit would soon allow one more
    })()
    try {
      await page.goto(`/t/${code}#seat=${token}`)
      await expect(page.locator('[data-seat]').filter({ hasText: 'Anna' })).toBeVisible()
    } finally {
      arrived = true
      await guessing
    }
    expect(sockets).toHaveLength(1) // a refused one would have been tried again
    await context.close()
  } finally {
    await server.end('SIGINT')
    forget()
  }
})
