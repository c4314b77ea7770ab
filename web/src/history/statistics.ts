/** How often the owner has played and won, by game and by the level of the bots. */

import { starsOf } from '../table/net/opponents.svelte.ts'
import { type Match, readMatches } from './matches.ts'

export interface Line {
  /** Of the strongest bot; null if other people played. */
  level: string | null
  played: number
  won: number
}

/** The games, most recently played first; in each the levels, weakest first, and people at the end. */
export function statistics(matches: readonly Match[] = readMatches()): { game: string; lines: Line[] }[] {
  const games = [...new Set(matches.map(({ game }) => game).reverse())]
  return games.map((game) => ({ game, lines: linesOf(matches.filter((match) => match.game === game)) }))
}

function linesOf(matches: readonly Match[]): Line[] {
  const rank = (level: string | null) => (level === null ? Infinity : starsOf(level))
  return [...new Set(matches.map(({ level }) => level))]
    .sort((one, other) => (one === other ? 0 : rank(one) - rank(other)))
    .map((level) => {
      const played = matches.filter((match) => match.level === level)
      return { level, played: played.length, won: played.filter(({ won }) => won).length }
    })
}
