/**
 * The room for a hand below the felt. Its height is the same for few pieces and for many, so that the felt does not
 * move.
 */

import type { Box, Shape } from '../board/rack.ts'

export interface HandRoom {
  /** The largest width of a piece, and the gap beside it. */
  largest: number
  gap: number
  /** The smallest and the largest height of the rack. */
  least: number
  most: number
}

const FINGER = 44 // the size that a thumb can hit
const SHARE = 0.24 // of the board's height
const TABLET = 600 // the width of a board with room for larger pieces
const LOW = 330 // the board of the smallest phones in landscape: the felt needs it

/**
 * A phone shows two rows, and a third if the felt can spare it, a tablet two rows of larger pieces; in landscape, and on
 * larger screens, there is one.
 */
export function handRoom({ tall, hand }: Shape, { width, height }: Box, fold: boolean, short: boolean): HandRoom {
  const gap = fold ? 2 : 4
  const high = (rows: number, piece: number) => Math.ceil(rows * (piece * tall + gap) - gap)
  const share = Math.floor(height * SHARE)
  if (short) {
    const largest = height < LOW ? 36 : FINGER
    return { largest, gap, least: high(1, largest), most: high(1, largest) }
  }
  if (!fold) {
    const largest = Math.max(FINGER, Math.min(hand.table, Math.floor(share / tall)))
    return { largest, gap, least: high(1, largest), most: Math.max(high(1, largest), high(2, FINGER)) }
  }
  const inTwo = Math.min(hand.table, Math.floor((share - gap) / 2 / tall))
  if (width >= TABLET && inTwo > hand.phone) {
    return { largest: inTwo, gap, least: high(2, inTwo), most: high(2, inTwo) }
  }
  const most = high(3, FINGER) <= share ? high(3, FINGER) : Math.min(high(2, FINGER), share)
  return { largest: hand.phone, gap, least: Math.min(high(2, hand.phone), most), most }
}
