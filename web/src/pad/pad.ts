/**
 * A score pad: what was entered, round by round. All results are derived from it, so correcting a round is the same as
 * entering it right.
 */

import type { Value } from '../page/texts.svelte.ts'

export type Options = Readonly<Record<string, Value>>

export interface Pad {
  v: 1
  game: string
  /** What was agreed, as far as it matters for the scores and the order. */
  options: Options
  names: readonly string[]
  /** The seat that begins the first round. */
  first: number
  /** One entry a round, in the form of the game. */
  rounds: readonly unknown[]
}

/** What a round adds to the columns; the same facts as the library's `Outcome`. */
export interface RoundResult {
  scores: number[]
  winners: number[]
  /** Whether it counts as one of the agreed rounds. */
  counts: boolean
}

/** How a game scores. */
export interface Scoring<Round = unknown> {
  /** An entry that is complete and possible, from data of unknown origin; else null. */
  read(told: unknown, players: number, options: Options): Round | null
  score(round: Round, options: Options): RoundResult
}

export interface Row {
  result: RoundResult
  /** Who began; null: lots were drawn. */
  first: number | null
}

export interface Sheet {
  rows: Row[]
  totals: number[]
  leaders: number[]
  /** How many agreed rounds are still to be played. */
  left: number
  /** Who begins the next round; null: lots are drawn. */
  next: number | null
}

export const MOST_NAMES = 6
export const MOST_ROUNDS = 100
const LONGEST_NAME = 24

/** The seat that begins the next round, as the table agreed. */
export function nextStarter(agreed: string, first: number, { winners }: RoundResult, players: number): number {
  if (agreed === 'same') return first
  const seats = Array.from({ length: players }, (_, step) => (first + step + 1) % players)
  const winner = agreed === 'winner' ? seats.find((seat) => winners.includes(seat)) : undefined
  return winner ?? seats[0]!
}

/** The score sheet of a pad. */
export function sheetOf(pad: Pad, scoring: Scoring): Sheet {
  const agreed = String(pad.options.starter ?? 'rotate')
  const players = pad.names.length
  let seat = pad.first
  const rows = pad.rounds.map((round, index): Row => {
    const result = scoring.score(round, pad.options)
    const first = agreed === 'draw' && index ? null : seat
    seat = nextStarter(agreed, seat, result, players)
    return { result, first }
  })
  const totals = pad.names.map((_, player) => rows.reduce((sum, { result }) => sum + result.scores[player]!, 0))
  const rounds = Number(pad.options.rounds ?? 1)
  const played = rows.filter(({ result }) => result.counts).length
  const next = agreed === 'draw' && rows.length ? null : seat
  return { rows, totals, leaders: leadersOf(rows, totals, rounds), left: Math.max(0, rounds - played), next }
}

/** The players with the highest total; a match of one round is won by its winners, as the game may break ties. */
function leadersOf(rows: Row[], totals: number[], rounds: number): number[] {
  const most = Math.max(...totals)
  const leaders = totals.flatMap((total, player) => (total === most ? [player] : []))
  const winners = rounds === 1 ? (rows.at(-1)?.result.winners ?? []) : []
  const both = leaders.filter((player) => winners.includes(player))
  return both.length ? both : leaders
}

// --- on the way in ----------------------------------------------------------------------------------------------------

export const isRecord = (told: unknown): told is Record<string, unknown> =>
  typeof told === 'object' && told !== null && !Array.isArray(told)

/** A whole number between two bounds. */
export const isCount = (told: unknown, most: number, least = 0): told is number =>
  Number.isInteger(told) && Number(told) >= least && Number(told) <= most

/** One number for each player. */
export const areCounts = (told: unknown, players: number, most: number): told is number[] =>
  Array.isArray(told) && told.length === players && told.every((count) => isCount(count, most))

export const isName = (told: unknown): told is string =>
  typeof told === 'string' &&
  told.trim() !== '' &&
  told.length <= LONGEST_NAME &&
  [...told].every((sign) => sign >= ' ')

export function areOptions(told: unknown): told is Options {
  const plain = (value: unknown) =>
    typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && value.length <= 20_000)
  return isRecord(told) && Object.keys(told).length <= 50 && Object.values(told).every(plain)
}

/** A pad from data of unknown origin, such as a link; null if anything about it is wrong. */
export function readPad(told: unknown, scoringOf: (game: string) => Scoring | undefined): Pad | null {
  if (!isRecord(told) || told.v !== 1 || typeof told.game !== 'string') return null
  const { game, options, names, first, rounds } = told
  const scoring = scoringOf(game)
  if (!scoring || !areOptions(options) || !Array.isArray(names) || !Array.isArray(rounds)) return null
  if (names.length < 2 || names.length > MOST_NAMES || !names.every(isName)) return null
  if (!isCount(first, names.length - 1) || rounds.length > MOST_ROUNDS) return null
  const entries = rounds.map((round) => scoring.read(round, names.length, options))
  return entries.includes(null) ? null : { v: 1, game, options, names, first, rounds: entries }
}
