/** A game unknown to the page, installed beside the server: it is found, shown and played to its end. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'

import { newFolder, type Running, serve } from '../helpers/server.ts'

const { folder, forget } = newFolder()
let server: Running

/** What `pip install` would create: the entry point of the documentation's example game. */
function install(into: string): void {
  const info = join(into, 'tablee_high_card-1.0.dist-info')
  mkdirSync(info, { recursive: true })
  writeFileSync(join(info, 'METADATA'), 'Metadata-Version: 2.1\nName: tablee-high-card\nVersion: 1.0\n')
  writeFileSync(join(info, 'entry_points.txt'), '[tablee.games]\nhigh-card = tablee.testing.high_card:HighCard\n')
}

test.beforeAll(async () => {
  install(folder)
  const path = [folder, process.env.PYTHONPATH].filter(Boolean).join(delimiter)
  server = await serve(folder, 0, { PYTHONPATH: path })
})
test.afterAll(async () => {
  await server?.end('SIGINT')
  forget()
})

function withoutErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

async function sitDown(page: Page): Promise<void> {
  await page.goto(server.address)
  const card = page.locator('[data-game=high-card]')
  await expect(card.getByRole('heading')).toHaveText(/high card/i)
  await card.locator('button.primary').click()
  await expect(page.getByTestId('actions').getByRole('button')).toHaveCount(3)
}

for (const by of ['mouse', 'touch', 'keyboard'] as const) {
  test.describe(by, () => {
    test.use({ hasTouch: by === 'touch', viewport: by === 'touch' ? { width: 390, height: 844 } : undefined })

    test('an unknown game is played to its end', async ({ page }) => {
      const errors = withoutErrors(page)
      await sitDown(page)
      await expect(page.getByTestId('hand').locator('li')).toHaveCount(3)
      const button = page.getByTestId('actions').getByRole('button').first()
      if (by === 'touch') {
        await page.getByTestId('hand').locator('li').first().tap()
        await expect(page.locator('.wood .status')).toContainText('Choose your move from the buttons below.')
      }
      const action = (await button.getAttribute('data-action'))!
      if (by === 'mouse') await button.click()
      else if (by === 'touch') await button.tap()
      else {
        await button.focus()
        await page.keyboard.press('Enter')
      }
      await expect(page.getByTestId('table')).toHaveAttribute('data-phase', 'match_over')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByTestId('hand').locator('li')).toHaveCount(2)
      if (by !== 'touch') await expect(page.getByTestId('log')).toContainText(action)
      expect(errors).toEqual([])
    })
  })
}

/** Change what the server tells about my turn. */
async function tamper(page: Page, change: (view: { turn: number; me: number; actions: string[] }) => object) {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => {
      const message = JSON.parse(String(text))
      if (message.type === 'table' && message.view) message.view = change(message.view)
      socket.send(JSON.stringify(message))
    })
  })
}

test('the only move is made for whoever wants it', async ({ page }) => {
  await tamper(page, (view) => ({ ...view, actions: view.actions.slice(0, 1) }))
  await page.addInitScript(() => localStorage.setItem('tablee.only-move', 'on'))
  await page.goto(server.address)
  await page.locator('[data-game=high-card] button.primary').click()
  await expect(page.getByTestId('table')).toHaveAttribute('data-phase', 'match_over')
  await expect(page.getByTestId('announcements')).toContainText('Your only move will be made in a moment.')
})

test('a button that waits for an answer says so, and so does an empty line', async ({ page }) => {
  await tamper(page, ({ actions: _, ...view }) => view) // too many to list
  await page.goto(server.address)
  await page.locator('[data-game=high-card] button.primary').click()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await play.click()
  await expect(page.locator('.wood .status')).toContainText('Write your move first.')
  await expect(page.getByTestId('announcements')).toContainText('Write your move first.')
})

test('the frame around it speaks the language of the reader', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de' })
  await sitDown(page)
  await expect(page.getByRole('list', { name: 'Was du tun kannst' })).toBeVisible()
  await page.close()
})
