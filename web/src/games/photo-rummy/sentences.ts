/** The game in sentences: for the log, for the players' last moves, and for screen readers. */

import type { PhotoRummyLogEntry, PhotoRummyView } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import type { Players, DescribeLog } from '../game.ts'

/** A line of the log: "Anna swaps Tower Bridge (London) for a joker", "You draw from pile 3". */
export function describeEntry(texts: Texts, { player, action }: PhotoRummyLogEntry, { names, me }: Players): string {
  const [verb, ...words] = action.split(' ')
  const key = `photo-rummy-log-${verb}${player === me ? '-you' : ''}`
  const cards = texts.list(words.map((card) => texts.piece('photo-rummy', card)))
  return texts.say(key, { player: names[player] ?? '', cards, pile: words[0] ?? '' })
}

export const describeLog: DescribeLog = (texts, log, players) =>
  log.map((entry) => describeEntry(texts, entry, players))

/** What a player did last, in short: "laid 3", "took a joker, laid 2"; a draw only until something follows it. */
export function describeShort(texts: Texts, log: PhotoRummyLogEntry[], player: number): string {
  const own = log.filter((entry) => entry.player === player).map(({ action }) => action.split(' '))
  const drew = own.findLastIndex(([verb]) => verb === 'draw')
  const after = own.slice(drew + 1)
  const actions = after.length ? after : own.slice(-1)
  return actions
    .map(([verb, ...cards]) => texts.say(`photo-rummy-page-did-${verb}`, { count: cards.length }))
    .join(', ')
}

/** What is new since the previous view, in the order in which it is announced. */
export function news(texts: Texts, before: PhotoRummyView | null, after: PhotoRummyView, players: Players): string[] {
  if (!before || before.log.length > after.log.length) return []
  const fresh = after.log.slice(before.log.length)
  const sentences = fresh.map((entry) => describeEntry(texts, entry, players))
  if (fresh.some(({ player, action }) => player === players.me && action.startsWith('draw '))) {
    sentences.push(texts.say('photo-rummy-drew', { card: texts.piece('photo-rummy', after.hand.at(-1) ?? '') }))
  }
  return sentences
}
