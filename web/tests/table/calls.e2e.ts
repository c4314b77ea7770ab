/** People are called to the tables where others wait for them, once for each turn. */

import type { Page } from '@playwright/test'

import { playSeat } from '../helpers/match.ts'
import { expect, test } from '../helpers/people.ts'
import { takeSeat } from '../helpers/seated.ts'

const yours = (page: Page) => page.getByTestId('your-tables')
const cardOf = (page: Page, code: string) => yours(page).locator(`[data-code="${code}"]`)

/** As if the person had taken this seat in this browser. */
const takeOver = (page: Page, code: string, token: string) =>
  page.evaluate(([code, token]) => localStorage.setItem(`tablee.seat.${code}`, token!), [code, token])

test('whoever is awaited is called once, on whichever page they are', async ({ invite, request }) => {
  const anna = await invite('Anna')
  // Stubs for what a headless browser lacks: hidden pages, notifications and badges.
  await anna.page.context().addInitScript(() => {
    const note = (call: string) => {
      const calls: string[] = JSON.parse(localStorage.getItem('calls') ?? '[]')
      localStorage.setItem('calls', JSON.stringify([...calls, call]))
    }
    class Called {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve('granted')
      constructor(title: string, { tag }: { tag: string }) {
        note(`${title} ${tag}`)
      }
      close() {}
    }
    Object.assign(window, { Notification: Called })
    Object.defineProperty(document, 'hidden', { get: () => true })
    navigator.setAppBadge = (count) => Promise.resolve(localStorage.setItem('badge', String(count)))
    navigator.clearAppBadge = () => Promise.resolve(localStorage.removeItem('badge'))
    localStorage.setItem('tablee.notify', 'on')
  })
  const options = { first: '2' }
  const made = await request.post('/api/tables', { data: { game: 'zoo-domino', players: 2, name: 'Anna', options } })
  const { code, token } = await made.json()
  const ben = await takeSeat(code, 'Ben')
  const start = anna.page
  await start.clock.install()
  await start.goto('/about')
  await takeOver(start, code, token)
  await start.goto('/')
  await expect(cardOf(start, code)).toContainText('Everyone’s here')
  const at = await start.context().newPage()
  await at.goto(`/t/${code}`)
  await at.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(at.getByTestId('table')).toBeVisible()
  const version = () => at.getByTestId('table').getAttribute('data-version').then(Number)

  const stored = (key: string) => start.evaluate((key) => localStorage.getItem(key), key)
  await playSeat({ code, token: ben }, (await version()) + 1)
  await expect(at).toHaveTitle(/Your turn/)
  await expect(cardOf(start, code)).toContainText('Your turn') // the other page has told it
  await expect.poll(() => stored('calls')).toBe(JSON.stringify([`Zoo Domino /t/${code}`]))
  await expect.poll(() => stored('badge')).toBe('1')
  await start.clock.fastForward('10:00')
  await expect.poll(() => start.title()).toMatch(/^. Your turn/)
  expect(JSON.parse((await stored('calls'))!)).toHaveLength(1)

  // Without a page at the table, the start page finds out by itself.
  const before = await version()
  await at.close()
  await playSeat({ code, token }, before + 1)
  await start.clock.fastForward('10:00')
  await expect(cardOf(start, code)).toContainText('Ben’s turn')
  await expect.poll(() => stored('badge')).toBe(null)
  await expect.poll(() => start.title()).not.toMatch(/Your turn/)
  await playSeat({ code, token: ben }, before + 2)
  await start.clock.fastForward('10:00')
  await expect(cardOf(start, code)).toContainText('Your turn')
  await expect.poll(async () => JSON.parse((await stored('calls'))!)).toHaveLength(2)
})
