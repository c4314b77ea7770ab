/** How a round or a match ended, in words. */

import type { Table } from '../../page/protocol.ts'
import { seatNames } from '../net/seats.ts'
import type { Texts } from '../../page/texts.svelte.ts'

export function outcomeSentence(table: Table, texts: Texts): string {
  if (!table.outcome) return ''
  const { reason, winners } = table.outcome
  const key = `${table.game}-outcome-${reason}`
  if (!texts.has(key)) return reason.replaceAll(/[-_]/g, ' ')
  const mine = table.me !== null && winners.includes(table.me) && texts.has(`${key}-you`)
  return texts.say(mine ? `${key}-you` : key, { winners: winnersOf(table, winners, texts), count: winners.length })
}

/** The headline, of the round or, after the last one, of the match. */
export function headline(table: Table, texts: Texts): string {
  const over = table.phase === 'match_over'
  const winners = over ? table.leaders : (table.outcome?.winners ?? [])
  const what = over && table.rounds > 1 ? 'match' : 'round'
  if (winners.length === 1 && winners[0] === table.me) return texts.say(`won-${what}-me`)
  return texts.say(`won-${what}`, { winners: winnersOf(table, winners, texts), count: winners.length })
}

/** The winners by name, with "you" for the reader. */
function winnersOf(table: Table, winners: readonly number[], texts: Texts): string {
  const names = seatNames(table, texts)
  return texts.list(winners.map((seat) => (seat === table.me ? texts.say('you') : names[seat]!)))
}
