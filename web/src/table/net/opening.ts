/** Opening a table: the person who opens it gets a seat. */

import { makeTable } from './api.ts'
import type { GameInfo, NewTable } from '../../page/protocol.ts'
import { rememberedFace } from './guest.svelte.ts'
import { keepTokens } from './seats.ts'

/** Passed to the table's page. */
export interface ArrivalNote {
  /** Start at once, with this bot on every free seat. */
  fill?: string
  /** The match is over: ask for a rematch. */
  rematch?: true
}

export async function openTable(table: NewTable): Promise<string> {
  const { code, token } = await makeTable({ face: rememberedFace(), ...table })
  keepTokens(code, [token])
  return `/t/${code}`
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
