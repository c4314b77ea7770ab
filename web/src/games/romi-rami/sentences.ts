/** The game in sentences: for labels, for the log, and for screen readers. */

import type {
  RomiRamiContractView,
  RomiRamiLogEntry,
  RomiRamiRequirementView,
  RomiRamiTrophyView,
  RomiRamiView,
} from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import type { AdviseAction, Players, DescribeLog } from '../game.ts'
import { withAwards } from './awards.ts'

export const cardName = (texts: Texts, card: string): string => texts.piece('romi-rami', card)

export const cardNames = (texts: Texts, cards: string[]) => texts.list(cards.map((card) => cardName(texts, card)))

const requirementName = (texts: Texts, { name }: RomiRamiRequirementView) => texts.piece('romi-rami', name)

/** "pair of 1s and four of a kind" */
export function contractName(texts: Texts, { requires }: RomiRamiContractView): string {
  return texts.list(requires.map((requirement) => requirementName(texts, requirement)))
}

/** A contract's requirements, its points, and which cards of the payment are kept. */
export function contractLabel(texts: Texts, contract: RomiRamiContractView): string {
  return texts.say('romi-rami-page-contract', {
    contract: contractName(texts, contract),
    points: contract.points,
    suit: texts.piece('romi-rami', contract.bonus),
  })
}

/** A trophy's condition, and who leads. */
export function trophyLabel(texts: Texts, trophy: RomiRamiTrophyView, { names, me }: Players, over: boolean): string {
  const facts = { points: trophy.points, trophy: texts.piece('romi-rami', trophy.name) }
  const leader = trophy.leader === null ? '' : (names[trophy.leader] ?? '')
  const counts = names.map((name, seat) => `${name} ${trophy.counts[seat] ?? 0}`).join(', ')
  if (over) {
    const won = texts.say(`romi-rami-score-trophy${leader ? '' : '-nobody'}`, { ...facts, player: leader })
    return `${won} ${texts.say('romi-rami-page-counts-over', { counts })}`
  }
  const stands =
    trophy.leader === null
      ? texts.say('romi-rami-trophy-tie', facts)
      : texts.say(`romi-rami-trophy${trophy.leader === me ? '-you' : ''}`, { ...facts, leader, lead: trophy.lead })
  return `${stands} ${texts.say('romi-rami-page-counts', { counts })}`
}

/** A line of the log: "Anna takes red 3 and red 5", "You complete …". */
export function describeEntry(texts: Texts, { player, action }: RomiRamiLogEntry, { names, me }: Players): string {
  const [verb, ...words] = action.split(' ')
  const you = player === me ? '-you' : ''
  const who = { player: names[player] ?? '' }
  if (verb !== 'complete') return texts.say(`romi-rami-log-${verb}${you}`, { ...who, cards: cardNames(texts, words) })
  const verbs = words.length > 1 ? 'complete' : 'completed' // a while ago: the payment is face down
  return texts.say(`romi-rami-log-${verbs}${you}`, {
    ...who,
    contract: texts.piece('romi-rami', words[0]!),
    cards: cardNames(texts, words.slice(2)),
  })
}

export const adviseAction: AdviseAction = (texts, { log }) =>
  log.map(({ action }) => {
    const [verb, ...words] = action.split(' ')
    if (verb !== 'complete') return texts.say(`romi-rami-action-${verb}`, { cards: cardNames(texts, words) })
    const [contract, , ...payment] = words
    return texts.say('romi-rami-action-pay', {
      contract: texts.piece('romi-rami', contract!),
      cards: cardNames(texts, payment),
    })
  })

/** The entries of the log to show: that a turn ends goes without saying, unless that decides a trophy. */
export function toldOf({ log, awards }: Pick<RomiRamiView, 'log' | 'awards'>): number[] {
  const isImplied = (entry: number) =>
    log[entry]!.action === 'end' &&
    log[entry - 1]?.player === log[entry]!.player &&
    !awards.some((award) => award.entry === entry)
  return [...log.keys()].filter((entry) => !isImplied(entry))
}

export const describeLog: DescribeLog = (texts, log, players) =>
  log.map((entry) => describeEntry(texts, entry, players))

/** What is new since the previous view. */
export function news(texts: Texts, before: RomiRamiView | null, after: RomiRamiView, players: Players): string[] {
  if (!before || before.log.length > after.log.length) return []
  const lines = after.log.map((entry) => describeEntry(texts, entry, players))
  const sentences = withAwards(texts, lines, after, players).slice(before.log.length)
  if (after.ending && !before.ending && after.turn !== null) sentences.push(texts.say('romi-rami-page-last-turns'))
  return sentences
}
