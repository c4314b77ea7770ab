/**
 * Who has won how often, among people who play together: "Anna 3 : Léa 2".
 *
 * `tallyWith(companionsOf(table, me))` counts the matches that this device has seen to their end with exactly these people
 * (bots may have played too), this evening and in total. `TablePage` stores a match before its result is shown, so the
 * tally in a result includes the match that has just ended. Only finished matches count, each once.
 */

import { type Match, readMatches } from './matches.ts'
import type { Table } from '../page/protocol.ts'

const MAX_BREAK_S = 4 * 60 * 60 // an evening lasts until there is a longer break

export interface Tally {
  /** How many matches were played. */
  matches: number
  /** How many of them the owner of this device won; a shared win counts for everyone who shares it. */
  mine: number
  /** How many of them each companion won, in the order in which they were asked for. */
  theirs: number[]
}

/** The other people at a table, by name; no bots. */
export function companionsOf(table: Pick<Table, 'seats'>, me: number): string[] {
  return table.seats.flatMap(({ name, bot }, seat) => (seat === me || bot !== null || name === null ? [] : [name]))
}

/** The tally with these people, of this evening and in total. */
export function tallyWith(
  companions: readonly string[],
  matches: readonly Match[] = readMatches(),
  now = Date.now() / 1000,
): { tonight: Tally; all: Tally } {
  const wanted = companions.map(keyOf)
  const shared = matches.filter((match) =>
    areSame(
      match.companions.map(({ name }) => keyOf(name)),
      wanted,
    ),
  )
  const begin = eveningBegan(matches, now)
  return {
    tonight: count(
      shared.filter(({ at }) => at >= begin),
      wanted,
    ),
    all: count(shared, wanted),
  }
}

/**
 * The tally with each person that this device knows, those with the most matches first. Matches with more people count,
 * too.
 */
export function tallies(matches: readonly Match[] = readMatches()): { name: string; tally: Tally }[] {
  const names = new Map<string, string>() // in their latest spelling
  for (const { companions } of matches) for (const { name } of companions) names.set(keyOf(name), name)
  return [...names]
    .map(([key, name]) => ({ name, tally: count(matches.filter(has(key)), [key]) }))
    .sort((one, other) => other.tally.matches - one.tally.matches)
}

const has =
  (key: string) =>
  ({ companions }: Match) =>
    companions.some(({ name }) => keyOf(name) === key)

/** People are distinguished by their names, however these are spelt. */
const keyOf = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase()

const areSame = (some: string[], others: string[]): boolean =>
  others.length > 0 && [...some].sort().join('\n') === [...others].sort().join('\n')

function count(matches: readonly Match[], companions: readonly string[]): Tally {
  const winsOf = (key: string) =>
    matches.filter((match) => match.companions.some(({ name, won }) => won && keyOf(name) === key)).length
  return { matches: matches.length, mine: matches.filter(({ won }) => won).length, theirs: companions.map(winsOf) }
}

/** When the current evening began: at the first match after the last long break. */
function eveningBegan(matches: readonly Match[], now: number): number {
  return matches
    .map(({ at }) => at)
    .filter((at) => at <= now)
    .sort((one, other) => other - one)
    .reduce((begin, at) => (begin - at <= MAX_BREAK_S ? at : begin), now)
}
