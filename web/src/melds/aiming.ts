/** What a point of the felt means to somebody who drops pieces there: a place in a meld, or a new one. It knows no rules. */

import type { Point } from '../board/drag.ts'
import { indexAt } from '../board/rack.ts'

/** A meld as it lies: its frame, and the frames of its pieces. */
export interface LyingMeld {
  box: DOMRect
  places: readonly DOMRect[]
}

const WIDEST_REACH_PX = 72 // large cards would otherwise leave no open felt
const FLAT = 0.6 // above and below a meld the reach is shorter: there the next row begins

/** The meld that a point lies in, or so near that it was meant: within about the width of a piece; -1: the open felt. */
export function meldNear(melds: readonly LyingMeld[], { x, y }: Point): number {
  let best = -1
  let least = 1
  melds.forEach(({ box, places }, index) => {
    const reach = Math.min(places[0]?.width ?? 0, WIDEST_REACH_PX)
    if (!reach) return
    const dx = Math.max(box.left - x, 0, x - box.right) / reach
    const dy = Math.max(box.top - y, 0, y - box.bottom) / (reach * FLAT)
    const distance = Math.hypot(dx, dy)
    if (distance >= least) return
    best = index
    least = distance
  })
  return best
}

/** Before which piece of a meld a point lies, also from above or below. */
export function placeInRow(places: readonly DOMRect[], { x }: Point): number {
  const index = places.findIndex(({ left, width }) => x < left + width / 2)
  return index < 0 ? places.length : index
}

/** Before which meld a new one comes, in reading order. */
export const placeAmong = (melds: readonly LyingMeld[], point: Point): number =>
  indexAt(
    melds.map(({ box }) => box),
    point,
  )
