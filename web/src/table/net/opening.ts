/** Opening a table: the person who opens it gets a seat. */

import { ApiError, makeTable } from './api.ts'
import type { GameInfo, NewTable, Seated } from '../../page/protocol.ts'
import type { GamesCache } from './games-cache.svelte.ts'
import { rememberedFace } from './guest.svelte.ts'
import { keepTokens } from './seats.ts'

/** Passed to the table's page. */
export interface ArrivalNote {
  /** Start at once, with this bot on every free seat. */
  fill?: string
  /** The match is over: ask for a rematch. */
  rematch?: true
}

/**
 * Open a table on the server, or on this device where `games` says so. A table for bots `alone` is made here as well if
 * the server fails just now; otherwise the person is told first where the table will be.
 */
export async function openTable(table: NewTable, games: GamesCache, alone: boolean): Promise<string> {
  const wanted = { face: rememberedFace(), ...table }
  const { code, token } = await make(wanted, games, alone)
  keepTokens(code, [token])
  return `/t/${code}`
}

async function make(table: NewTable, games: GamesCache, alone: boolean): Promise<Seated> {
  if (games.here) return makeHere(table)
  try {
    return await makeTable(table, false)
  } catch (error) {
    if (!(error instanceof ApiError && error.code.startsWith('server.'))) throw error
    await games.load()
    if (!(alone && games.here)) throw error
    return makeHere(table)
  }
}

async function makeHere(table: NewTable): Promise<Seated> {
  const seated = await makeTable(table, true)
  void import('../../device/persistence.ts').then(({ keepTables }) => keepTables())
  return seated
}

/** Against bots alone nobody waits: there is no clock unless requested. */
export function clockAgainstBots(game: GameInfo, hourglass: boolean): NonNullable<NewTable['options']> {
  const clock = game.options.find(({ name }) => name === 'clock')
  if (!clock) return {}
  if (!hourglass) return { clock: 'none' }
  return clock.default === 'none' ? { clock: 'turn' } : {}
}

/** The possible numbers of players. */
export function numbersOf({ players: [least, most] }: GameInfo): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more)
}

/** Three by default: enough for a lively table, few enough to wait for. */
export function sociable(game: GameInfo): number {
  const [least, most] = game.players
  return Math.min(Math.max(3, least), most)
}
