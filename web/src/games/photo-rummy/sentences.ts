/** The game in sentences: for the log, for the players' last moves, and for screen readers. */

import type { PhotoRummyLogEntry, PhotoRummyView } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import type { Did } from '../../melds/last-turn.ts'
import { lastTurn } from '../../table/log/last-turn.ts'
import type { AdviseAction, Players, DescribeLog } from '../game.ts'

/** A line of the log: "Anna swaps Tower Bridge (London) for a joker (Sights)", "You draw from pile 3". */
export function describeEntry(texts: Texts, { player, action }: PhotoRummyLogEntry, { names, me }: Players): string {
  const { verb, ...facts } = factsOf(texts, action)
  if (verb === 'joker') return texts.say('photo-rummy-log-joker', facts)
  const key = `photo-rummy-log-${verb}${player === me ? '-you' : ''}`
  return texts.say(key, { player: names[player] ?? '', ...facts })
}

export const adviseAction: AdviseAction = (texts, { log }) =>
  log.map(({ action }) => {
    const { verb, ...facts } = factsOf(texts, action)
    return texts.say(`photo-rummy-${verb === 'joker' ? 'log' : 'action'}-${verb}`, facts)
  })

/** What an entry of the log says, named. */
function factsOf(texts: Texts, action: string) {
  const [verb = '', ...words] = action.split(' ')
  const cards = texts.list(cardsOf(verb, words).map((card) => texts.piece('photo-rummy', card)))
  return { verb, cards, meld: texts.piece('photo-rummy', words.at(-1) ?? ''), pile: words[0] ?? '' }
}

/** The cards that an action names: `take GB-dish dish` says for a joker of which meld. */
const cardsOf = (verb: string, words: string[]): string[] => (verb === 'take' ? words.slice(0, 1) : words)

export const describeLog: DescribeLog = (texts, log, players) =>
  log.map((entry) => describeEntry(texts, entry, players))

/** What a player did last, in short: "laid 3", "took a joker, laid 2"; a draw only until something follows it. */
export function describeShort(texts: Texts, log: PhotoRummyLogEntry[], player: number): Did {
  const turn = lastTurn(log, player).map(({ action }) => action.split(' '))
  const cards = new Map<string, string[]>()
  for (const [verb = '', ...words] of turn) {
    if (verb !== 'joker') cards.set(verb, [...(cards.get(verb) ?? []), ...cardsOf(verb, words)])
  }
  if (cards.size > 1) cards.delete('draw')
  const words = [...cards].map(([verb, { length: count }]) => texts.say(`photo-rummy-page-did-${verb}`, { count }))
  return { words: words.join(', '), pieces: [...(cards.get('take') ?? []), ...(cards.get('lay') ?? [])] }
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
