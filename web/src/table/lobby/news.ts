/** What has just changed in the waiting room: the house rules, and who declined a rematch. */

import type { GameInfo, Table } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import { seatNames } from '../net/seats.ts'
import { changes } from './house-rules/house-rules.ts'

export interface News {
  /** What the host changed last, in words. */
  rules: string
  /** The options that were changed. */
  names: string[]
  /** Who declined the rematch. */
  declined: string[]
}

/** The news after a new table, and the part of it to announce. */
export function newsOf(
  texts: Texts,
  game: GameInfo | undefined,
  before: Table,
  after: Table,
  known: News,
): { news: News; text: string } {
  const changed = game ? changes(texts, game, before, after) : []
  const names = seatNames(before, texts)
  const declined = names.filter((_, seat) => before.seats[seat]!.invited && after.seats[seat]?.name === null)
  if (!changed.length && !declined.length) return { news: known, text: '' }
  const rules = texts.clauses(changed.map(({ text }) => text))
  const host = seatNames(after, texts)[after.seats.findIndex((seat) => seat.host)] ?? ''
  const said = declined.map((name) => texts.say('rematch-said-no', { name }))
  return {
    news: {
      rules: rules || known.rules,
      names: rules ? changed.map(({ name }) => name) : known.names,
      declined: [...known.declined, ...declined],
    },
    text: [...(rules ? [texts.say('rules-changed', { name: host, rules })] : []), ...said].join(' '),
  }
}
