/** Tables that are set up through the API and the socket alone: a page finds a round that has begun. */

import type { APIRequestContext, Page } from '@playwright/test'
import { WebSocket } from 'ws'

import type { Table } from '../../src/page/protocol.ts'

export const GAMES = ['zoo-domino', 'tile-rummy', 'photo-rummy', 'romi-rami'] as const
export type Game = (typeof GAMES)[number]

interface Wishes {
  players?: number
  options?: Record<string, unknown>
}

/** Make a table, sit down and let bots take the other seats; the link leads to the first seat. */
export async function seated(request: APIRequestContext, game: Game, { players = 3, options = {} }: Wishes = {}) {
  const made = await request.post('/api/tables', { data: { game, players, name: 'Anna', options } })
  const { code, token, link } = (await made.json()) as { code: string; token: string; link: string }
  await begin(new URL(made.url()), code, token)
  return link
}

async function begin({ host }: URL, code: string, token: string): Promise<void> {
  const socket = new WebSocket(`ws://${host}/api/tables/${code}/socket`)
  const send = (message: object) => socket.send(JSON.stringify(message))
  await new Promise<void>((begun, failed) => {
    socket.on('open', () => send({ type: 'hello', token }))
    socket.on('error', failed)
    socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as Table
      if (message.type !== 'table') return
      if (message.phase === 'waiting') send({ type: 'start', id: 'start', fill: 'beginner' })
      else begun()
    })
  })
  socket.close()
}

/** Let a person without a page or a cookie take a seat. */
export async function takeSeat(code: string, name: string): Promise<string> {
  const taken = await fetch(`${process.env.TABLEE_URL}/api/tables/${code}/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return ((await taken.json()) as { token: string }).token
}

/** Let one more person play on the device that shows a table. */
export async function sitBeside(page: Page, code: string, name: string): Promise<string> {
  const token = await takeSeat(code, name)
  await page.locator('[data-seat]').filter({ hasText: name }).waitFor() // the page knows the new player
  await page.evaluate((token) => (location.hash = `seat=${token}`), token)
  return token
}
