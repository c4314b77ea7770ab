/** What a game prints: its pieces in decks, each deck on sheets of its own. */

import type { Component } from 'svelte'

import type { Backs, Size } from './options.ts'

/** Pieces of one shape and size. */
export interface Deck {
  /** The text `<game>-page-<name>` says what they are, and how many. */
  name: string
  /** A piece, in millimetres. */
  width: number
  height: number
  /** How many lie on a sheet. */
  columns: number
  rows: number
  /** Cut out along a circle, not along the grid. */
  round?: boolean
  /** All of the box by their notation; equal ones as often as they are in the box. */
  pieces: readonly string[]
  /** One em is the width of the piece. */
  Face: Component<{ piece: string }>
  /** What is in the middle of each back. */
  Emblem?: Component
  /** The other face of a piece, where there are pieces with two. */
  Reverse?: Component<{ piece: string }>
  /** The pattern behind all backs of a sheet, without seams: a shift between the two sides does not show. */
  field: Pattern
}

/** Parallel lines on a ground; lengths are in millimetres, angles in degrees. */
export interface Pattern {
  ground: string
  ink: string
  angles: readonly number[]
  /** From one line to the next. */
  step: number
  /** How thick a line is. */
  line: number
}

export interface GamePrint {
  /** The sizes to choose from, largest first. */
  sizes: readonly Size[]
  decks: (size: Size, backs: Backs) => readonly Deck[]
  /** Whose drawings and signs are on the pieces, with their licences: one short line without words to translate. */
  credits: string
  /** What the pieces should be made of: the text `print-advice-<name>`. */
  advice: 'card' | 'board'
  /** What must be there before the faces are drawn. */
  ready?: () => Promise<void>
}
