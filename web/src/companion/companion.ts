/** What a game brings to a real table: how its pieces are entered, and how its rounds are scored. */

import type { Component } from 'svelte'

import type { Options, Scoring } from '../pad/pad.ts'
import type { Solution } from '../page/protocol.ts'
import type { Texts } from '../page/texts.svelte.ts'

/** A position on a real table, put together by taps. */
export interface Position {
  /** What the referee is asked, without the options; null as long as something is missing: `missing` says what. */
  readonly question: object | null
  readonly missing: string
  /** What the solver is asked, without the options; null as long as something is missing. */
  readonly puzzle: object | null
  /** Take over what the referee found legal, or what the solver advises. */
  follow: (advice: Advice | null) => void
  clear: () => void
  /** Plain data, for the next visit; and back, from data of unknown origin. */
  save: () => unknown
  restore: (saved: unknown) => void
  /** Enter pieces by their notation; the answer is what could not be read, if anything. */
  type: (text: string) => string | null
}

export type Advice = Solution & Record<string, unknown>

/** The form in which a round is entered on the pad. */
export interface RoundProps<Round = unknown> {
  names: readonly string[]
  options: Options
  /** The round that is corrected; null: a new one. */
  round: Round | null
  /** Every change: complete or not, as `read` will judge it. */
  onchange: (told: unknown) => void
}

export interface EntryProps<Own = Position> {
  position: Own
  options: Options
  names: readonly string[]
  /** Ask the referee about one meld, beside the main question. */
  judge: (question: object) => Promise<Judgement | null>
}

export interface Judgement {
  legal: boolean
  /** Why not, in the player's language. */
  reason: string
}

/** What everybody drew, a row for each time; null: no longer drawing. */
export interface Lots {
  rows: (string | null)[][]
  first: number
}

/** Who begins: how the rules decide it. */
export type Begins =
  /** Everybody draws a piece; the lowest begins, equal ones draw again. */
  | { how: 'lots'; rule: string; draw: (players: number) => Lots }
  /** The table decides; a wheel helps. */
  | { how: 'choice'; rule: string }
  /** The hands decide: the text of the game says how. */
  | { how: 'hands'; rule: string }

export interface Companion {
  position: (options: Options, players: number) => Position
  /** For its own kind of position. */
  Entry: Component<EntryProps<never>>
  /** What the solver advises, in pictures or sentences. */
  Told: Component<{ advice: Advice }>
  Round: Component<RoundProps<never>>
  scoring: Scoring
  begins: (options: Options) => Begins
  /** How a round is told in one line of the pad, besides its points: "double", "blocked". */
  remark?: (round: unknown, texts: Texts) => string
  /** The rule about turns that took too long. */
  clockRule: string
}
