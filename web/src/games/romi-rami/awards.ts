/** Trophies that change hands, in words, and how long they are shown as news. */

import type { RomiRamiAwardView, RomiRamiView } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import type { Players } from '../game.ts'

/** "Luca takes a trophy (3 points) from you: most combos of 3 cards" */
export function describeAward(texts: Texts, award: RomiRamiAwardView, { names, me }: Players): string {
  const { before, after } = award
  return texts.say(`romi-rami-page-award${kindOf(award, me)}`, {
    trophy: texts.piece('romi-rami', award.trophy),
    points: award.points,
    player: names[after ?? -1] ?? '',
    from: names[before ?? -1] ?? '',
  })
}

function kindOf({ before, after }: RomiRamiAwardView, me: number | null): string {
  if (after === null) return before === me ? '-tie-you' : '-tie'
  if (before === null) return after === me ? '-you' : ''
  if (after === me) return '-from-you'
  return before === me ? '-off-you' : '-from'
}

type Told = Pick<RomiRamiView, 'log' | 'awards' | 'me'>

/** The news for me: what my last action decided, or what the others have decided since. */
export function freshAwards({ log, awards, me }: Told): RomiRamiAwardView[] {
  const mine = log.findLastIndex(({ player }) => player === me)
  const since = mine === log.length - 1 ? mine : mine + 1
  return awards.filter(({ entry }) => entry >= since)
}

/** A line of the log; where its action decided a trophy, it says so. */
export function withAward(texts: Texts, line: string, entry: number, view: Told, players: Players): string {
  return view.awards
    .filter((award) => award.entry === entry)
    .reduce(
      (line, award) => texts.say('romi-rami-page-and-award', { line, award: describeAward(texts, award, players) }),
      line,
    )
}

export function withAwards(texts: Texts, lines: readonly string[], view: Told, players: Players): string[] {
  return lines.map((line, entry) => withAward(texts, line, entry, view, players))
}
