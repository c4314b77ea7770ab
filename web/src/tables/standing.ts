/** The state of a table in one sentence, as its players see it. */

import type { Texts } from '../page/texts.svelte.ts'
import { type Card, isWatched, namesOn, seatOnTurn } from './cards.ts'

export function howItStands(card: Card, texts: Texts): string {
  const { phase, seats, round, turn } = card
  const names = namesOn(card, texts)
  const onTurn = seatOnTurn(card)
  if (phase === 'waiting') {
    const free = seats.filter(({ name }) => name === null).length
    return free ? texts.say('yours-waiting', { count: free }) : texts.say('yours-complete')
  }
  if (onTurn !== undefined)
    return texts.say(card.mine.length > 1 ? 'cover-turn' : 'your-turn', { name: names[onTurn]! })
  if (card.left.length) return texts.say('stand-in')
  if (isWatched(card)) return texts.say('watching')
  if (phase === 'round_over' || !turn.length) return texts.say('yours-round-over', { round })
  return texts.say('cover-turn', { name: texts.list(turn.map((seat) => names[seat]!)) })
}

/** The result of a match, from the player's own point of view if only one person plays here. */
export function howItEnded(card: Card, texts: Texts): string {
  const [me, ...others] = card.mine
  const winners = card.leaders
  if (me !== undefined && !others.length && winners.includes(me)) {
    return texts.say(winners.length === 1 ? 'yours-won' : 'yours-drawn')
  }
  const names = namesOn(card, texts)
  return texts.say('yours-lost', { winners: texts.list(winners.map((seat) => names[seat]!)), count: winners.length })
}
