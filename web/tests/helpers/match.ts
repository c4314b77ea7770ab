/** A match that bots play to its end, over the real socket: quick, and without a page. */

import { randomUUID } from 'node:crypto'

import { WebSocket } from 'ws'

import type { Seated, Table } from '../../src/page/protocol.ts'

export interface Plan {
  game: string
  players: number
  options?: Record<string, string | number | boolean>
  /** Stop after this many actions of all players; by default at the end of the match. */
  steps?: number
}

/** Play it and return the code of the table and the seat of the player who opened it. */
export async function playByBots({ steps, ...plan }: Plan): Promise<Seated> {
  const seated = await makeTable(plan)
  await playSeat(seated, steps)
  return seated
}

async function makeTable({ game, players, options = {} }: Plan): Promise<Seated> {
  const address = process.env.TABLEE_URL!
  const body = JSON.stringify({ game, players, options, name: 'Anna', pace: 'none' })
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return (await made.json()) as Seated
}

/** Play for one seat, and seat bots where there is room. */
export async function playSeat({ code, token }: Pick<Seated, 'code' | 'token'>, steps = Infinity): Promise<void> {
  const socket = new WebSocket(`${process.env.TABLEE_URL!.replace('http', 'ws')}/api/tables/${code}/socket`)
  const say = (type: string, facts: object = {}) => socket.send(JSON.stringify({ type, id: randomUUID(), ...facts }))
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })))
  await new Promise<void>((done, failed) => {
    let asked = -1
    socket.on('error', failed)
    socket.on('message', (text) => {
      const told = JSON.parse(String(text))
      if (told.type === 'refused' && told.code !== 'turn.stale') failed(new Error(told.message))
      if (told.type === 'hint') say('play', { action: told.action, version: told.version })
      if (told.type !== 'table') return
      const table = told as Table
      if (table.phase === 'match_over' || table.version >= steps) done()
      if (asked === table.version) return
      asked = table.version
      if (table.phase === 'waiting') say('start', { fill: 'casual' })
      else if (table.phase === 'round_over') say('next_round', { version: table.version })
      else if (table.phase === 'playing' && table.view?.turn === table.me && table.version < steps) act(table)
    })
    function act({ view, version }: Table) {
      const actions = (view as { actions?: string[] } | null)?.actions
      if (actions?.length) say('play', { action: actions[0], version })
      else say('hint')
    }
  })
  socket.close()
}
