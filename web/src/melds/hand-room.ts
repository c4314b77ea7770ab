/** The room that a hand has below the felt. It is as high for few pieces as for many, so that the felt stays where it is. */

import type { Shape } from '../board/rack.ts'

export interface HandRoom {
  /** How wide a piece is at the most, and the gap beside it. */
  largest: number
  gap: number
  /** How high the rack is even where fewer pieces stand on it, and at the most. */
  least: number
  most: number
}

const FINGER = 44 // what a thumb hits
const SHARE = 0.24 // of the board's height
const LOW = 330 // the board of the smallest phones on their side: the felt needs it

/** A phone shows two rows, and a third where the felt can spare it; on its side, and on a table, there is one. */
export function handRoom({ tall, hand }: Shape, height: number, fold: boolean, short: boolean): HandRoom {
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
  const most = high(3, FINGER) <= share ? high(3, FINGER) : Math.min(high(2, FINGER), share)
  return { largest: hand.phone, gap, least: Math.min(high(2, hand.phone), most), most }
}
