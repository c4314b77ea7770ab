/** How a round or a match ended, in words. */

import type { Table } from '../../page/protocol.ts'
import { seatNames } from '../net/seats.ts'
import type { Texts } from '../../page/texts.svelte.ts'

export function outcomeSentence(table: Table, texts: Texts): string {
  if (!table.outcome) return ''
  const { reason, winners } = table.outcome
  const names = seatNames(table, texts)
  const key = `${table.game}-outcome-${reason}`
  if (!texts.has(key)) return reason.replaceAll(/[-_]/g, ' ')
  return texts.say(key, {
    winners: texts.list(winners.map((seat) => names[seat]!)),
    count: winners.length,
  })
}

/** The headline: of the round, or after the last one of the match. */
export function headline(table: Table, texts: Texts): string {
  const over = table.phase === 'match_over'
  const winners = over ? table.leaders : (table.outcome?.winners ?? [])
  const what = over && table.rounds > 1 ? 'match' : 'round'
  if (winners.length === 1 && winners[0] === table.me) return texts.say(`won-${what}-me`)
  const names = seatNames(table, texts)
  return texts.say(`won-${what}`, { winners: texts.list(winners.map((seat) => names[seat]!)), count: winners.length })
}
