/** The meaning of a point on the felt for dropped pieces: a place in a meld, or a new meld. It knows no rules. */

import type { Point } from '../board/drag.ts'
import { indexAt } from '../board/rack.ts'

/** A meld on the table: its frame, and the frames of its pieces. */
export interface LyingMeld {
  box: DOMRect
  places: readonly DOMRect[]
}

const WIDEST_REACH_PX = 72 // otherwise large cards would leave no open felt
const FLAT = 0.6 // above and below a meld the reach is shorter: there the next row begins

/** The meld that a point is in, or close enough to mean: within about the width of a piece; -1: the open felt. */
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

/** The piece of a meld that a point is in front of, also from above or below. */
export function placeInRow(places: readonly DOMRect[], { x }: Point): number {
  const index = places.findIndex(({ left, width }) => x < left + width / 2)
  return index < 0 ? places.length : index
}

/** The meld before which a new one comes, in reading order. */
export const placeAmong = (melds: readonly LyingMeld[], point: Point): number =>
  indexAt(
    melds.map(({ box }) => box),
    point,
  )
