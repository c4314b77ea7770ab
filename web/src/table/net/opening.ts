/** Opening a table: whoever makes one sits at it. */

import { makeTable } from './api.ts'
import type { GameInfo, NewTable } from '../../page/protocol.ts'
import { keepTokens } from './seats.ts'

/** What is told to the table's page on the way there. */
export interface ArrivalNote {
  /** Start at once, with this bot on every free seat. */
  fill?: string
  /** The match is over, and is to be played again. */
  rematch?: true
}

export async function openTable(table: NewTable): Promise<string> {
  const { code, token } = await makeTable(table)
  keepTokens(code, [token])
  return `/t/${code}`
}

/** How many may play. */
export function numbersOf({ players: [least, most] }: GameInfo): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more)
}

/** Three is company: enough to see the table live, few enough to wait for. */
export function sociable(game: GameInfo): number {
  const [least, most] = game.players
  return Math.min(Math.max(3, least), most)
}
