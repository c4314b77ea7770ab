/** The page of a server that was kept for offline play: without the server, new tables are made on the device. */

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import { setUp } from '../helpers/real-table.ts'
import { newFolder, serve } from '../helpers/server.ts'

test.use({ serviceWorkers: 'allow' })

test('what was kept plays without the server, and both kinds of tables are listed', async ({ invite }) => {
  const { folder, forget } = newFolder()
  let server = await serve(folder)
  const port = Number(new URL(server.address).port)
  try {
    const anna = await invite('Anna', { baseURL: server.address, viewport: { width: 390, height: 844 } })
    const { page } = anna
    await setUp(page, 'tile-rummy')
    const card = (code: string) => page.getByTestId('your-tables').locator(`[data-code="${code}"]`)
    const codeHere = () => new URL(page.url()).pathname.split('/').pop()!
    const python: string[] = []
    page.context().on('request', (request) => request.url().includes('/py/') && python.push(request.url()))

    await anna.playAgainstBots()
    await anna.whatNow()
    const onServer = codeHere()
    await page.goto('/')
    await page.getByRole('link', { name: 'Keep for offline play' }).click()
    const keep = page.getByTestId('keep')
    await expect(keep).toHaveAttribute('data-state', 'none')
    expect(python).toEqual([]) // a server's page loads none of it by itself
    await check(anna, 'what can be kept')
    await keep.getByRole('button', { name: 'Keep for offline play' }).click()
    await expect(keep).toHaveAttribute('data-state', 'kept', { timeout: 60_000 })
    expect(page.workers()).toEqual([])
    await check(anna, 'what is kept')

    await server.end('SIGKILL')
    await page.goto('/')
    await expect(page.getByTestId('here')).toContainText('No server, but you can still play')
    await expect(card(onServer)).toContainText('Continues when the server is back')
    await check(anna, 'the start page without its server')
    await page.locator('[data-game=zoo-domino]').getByRole('link', { name: 'Play with friends' }).click()
    await expect(page.getByTestId('here-new')).toContainText('on this device only')
    await page.goBack()
    await page.locator('[data-game=zoo-domino] .primary').click()
    await anna.act()
    const onDevice = codeHere()
    expect(onDevice).toMatch(/^0/)
    await page.goto('/learn/zoo-domino')
    await expect(page.getByTestId('lesson-next')).toBeVisible()
    await page.goto(`/t/${onServer}`)
    await expect(page.getByTestId('offline')).toContainText('new tables will be on this device')
    await check(anna, 'a table of a server that does not answer')
    await page.goto('/table/referee')
    await page.getByLabel('Type pieces').fill('R1 R2 R4')
    await page.getByLabel('Type pieces').press('Enter')
    await page.getByRole('button', { name: 'Is this allowed?' }).click()
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'refused')

    server = await serve(folder, port)
    await page.goto('/')
    await expect(page.getByTestId('here')).toHaveCount(0)
    await expect(card(onDevice)).toContainText('On this device')
    await expect(card(onServer)).not.toContainText('Goes on when')
    await card(onServer)
      .getByRole('link', { name: /^Continue/ })
      .click()
    await anna.act()
    await page.goto(`/t/${onDevice}`)
    await anna.playToTheEnd()
    await page.goto(`/analysis/${onDevice}`) // which the server does not know
    await expect(page.getByTestId('analysis')).toHaveAttribute('data-complete', 'true')

    await page.goto('/about#here')
    await keep.getByRole('button', { name: 'Remove from this device' }).click()
    await expect(keep).toHaveAttribute('data-state', 'none')
    expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes('python'))).toEqual([])
  } finally {
    await server.end('SIGKILL')
    forget()
  }
})

/** What an installed app sees. Runs in the page. */
function pretendToBeInstalled(saveData: boolean) {
  const match = window.matchMedia.bind(window)
  window.matchMedia = (query) => match(query.includes('standalone') ? 'all' : query)
  Object.defineProperty(navigator, 'connection', { value: { saveData } })
}

test('the installed app keeps it without being asked, unless the connection saves data', async ({ invite }) => {
  for (const [saveData, state] of [
    [true, 'none'],
    [false, 'kept'],
  ] as const) {
    const { page } = await invite('Anna')
    const python: string[] = []
    page.context().on('request', (request) => request.url().includes('/py/') && python.push(request.url()))
    await page.addInitScript(pretendToBeInstalled, saveData)
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/about#here')
    await expect(page.getByTestId('keep')).toHaveAttribute('data-state', state, { timeout: 60_000 })
    expect(python.length > 0).toBe(!saveData)
  }
})
