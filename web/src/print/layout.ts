/** Where pieces lie on a sheet of paper. Lengths are in millimetres, from the upper left corner. */

import type { Backs, Paper } from './options.ts'
import type { Deck } from './print.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export const PAPER_MM: Record<Paper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
}

/** How far the backs reach beyond the pieces. */
export const BLEED_MM = 3
/** What no printer may need as its margin is left for pieces; on either paper. */
const MARGIN_MM = 6.35
const FOLD_MM = {
  width: PAPER_MM.a4.width / 2 - MARGIN_MM,
  height: PAPER_MM.letter.height - 2 * MARGIN_MM,
}

/** A block of equal cells; `turned`: the pieces lie on their side in it. */
export interface Grid {
  columns: number
  rows: number
  cell: { width: number; height: number }
  turned: boolean
}

/** A piece in its cell. */
export interface Placed {
  piece: string
  left: number
  top: number
}

/** The block in which a deck lies; to be folded it is half a sheet wide, and pieces lie on their side where that saves paper. */
export function gridOf(deck: Deck, backs: Backs): Grid {
  const upright = { width: deck.width, height: deck.height }
  if (backs !== 'fold') return { columns: deck.columns, rows: deck.rows, cell: upright, turned: false }
  const [one, other] = [upright, { width: deck.height, height: deck.width }].map((cell, turned) => {
    const columns = Math.floor(FOLD_MM.width / cell.width)
    const rows = Math.floor(FOLD_MM.height / cell.height)
    return { columns, rows, cell, turned: turned === 1 }
  }) as [Grid, Grid]
  return countSheets(deck, other) < countSheets(deck, one) ? other : one
}

/** How many sheets of paper a deck takes; its backs are on the same ones. */
export function countSheets({ pieces }: Deck, { columns, rows }: Grid): number {
  return Math.ceil(pieces.length / (columns * rows))
}

/** The block's place: in the middle of the sheet, or at the left of its middle where the backs lie at the right. */
export function blockOf({ columns, rows, cell }: Grid, paper: Paper, backs: Backs): Box {
  const { width, height } = PAPER_MM[paper]
  const block = { width: columns * cell.width, height: rows * cell.height }
  const left = backs === 'fold' ? width / 2 - block.width : (width - block.width) / 2
  return { ...block, left, top: (height - block.height) / 2 }
}

/** The place of what lies behind: the sheet is flipped about its long edge, or folded along its middle. */
export function mirrored<Place extends { left: number }>(place: Place, width: number, paper: Paper): Place {
  return { ...place, left: PAPER_MM[paper].width - place.left - width }
}

/** The pieces of a deck, sheet after sheet, row after row. */
export function sheetsOf(pieces: readonly string[], grid: Grid, block: Box): Placed[][] {
  const { columns, rows, cell } = grid
  const perSheet = columns * rows
  return Array.from({ length: Math.ceil(pieces.length / perSheet) }, (_, sheet) =>
    pieces.slice(sheet * perSheet, (sheet + 1) * perSheet).map((piece, at) => ({
      piece,
      left: block.left + (at % columns) * cell.width,
      top: block.top + Math.floor(at / columns) * cell.height,
    })),
  )
}
