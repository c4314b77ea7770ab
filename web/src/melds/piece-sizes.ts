/** The possible sizes of pieces on the felt: only a few, so that most turns do not change them. */

import type { Shape } from '../board/rack.ts'

export interface PieceSize {
  /** The width of a piece, in pixels. */
  piece: number
  /** The visible part of a piece when the next one overlaps it. */
  share: number
  /** Around the pieces of a meld. */
  pad: number
  /** Between melds. */
  gap: number
  /** Of a meld. */
  height: number
}

const STEP = 0.95

/** The possible sizes of pieces, the best-looking one first. */
export function sizesToTry({ largest, smallest, tall, fan }: Shape): PieceSize[] {
  const whole = fan ? Math.max(smallest, fan.below) : smallest
  const apart = stepsDown(largest, whole).map((piece) => sizeOf(piece, tall, 1))
  if (!fan) return apart
  return [...apart, ...stepsDown(largest, smallest).map((piece) => sizeOf(piece, tall, fan.share))]
}

function stepsDown(from: number, to: number): number[] {
  const steps = []
  for (let piece = from; piece > to; piece = Math.min(piece - 1, Math.round(piece * STEP))) steps.push(piece)
  return [...steps, to]
}

function sizeOf(piece: number, tall: number, share: number): PieceSize {
  const pad = Math.max(3, Math.round(piece * 0.11))
  const gap = Math.max(5, Math.round(piece * 0.25))
  return { piece, share, pad, gap, height: Math.round(piece * tall) + 2 * pad }
}

/** The width of a meld with this number of pieces. */
export function widthOf(count: number, { piece, share, pad }: PieceSize): number {
  return Math.round(((count - 1) * share + 1) * piece) + 2 * pad
}
