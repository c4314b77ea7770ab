/** The layout of the melds: in rows, in order, all visible at once on any screen. */

import type { Box, Shape } from '../board/rack.ts'
import { sizesToTry, widthOf, type PieceSize } from './piece-sizes.ts'

export interface Spot extends Box {
  x: number
  y: number
}

export interface Lying {
  size: PieceSize
  spots: Spot[]
  /** Where a new meld can be begun. */
  free: Spot
  /** Of all rows; more than the room only if pieces cannot become smaller. */
  height: number
}

const FREE = 2.2 // pieces

/** Lay melds of these lengths in rows, in order, with the largest pieces for which all rows fit. */
export function arrange(counts: readonly number[], room: Box, shape: Shape, free = true): Lying {
  let lying!: Lying
  for (const size of sizesToTry(shape)) {
    lying = inRows(counts, room.width, size, free)
    if (lying.height <= room.height && widest(lying) <= room.width) break
  }
  return lying
}

function inRows(counts: readonly number[], width: number, size: PieceSize, free: boolean): Lying {
  const { gap, height } = size
  let x = gap
  let y = gap
  const widths = counts.map((count) => widthOf(count, size))
  if (free) widths.push(Math.round(FREE * size.piece) + 2 * size.pad)
  const spots = widths.map((wide) => {
    const spot = { x, y, width: wide, height }
    if (x > gap && x + wide + gap > width) {
      spot.x = gap
      spot.y = y += height + gap
    }
    x = spot.x + wide + gap
    return spot
  })
  const place = (free ? spots.pop() : undefined) ?? { x: gap, y: gap, width: 0, height }
  return { size, spots, free: place, height: y + height + gap }
}

const widest = ({ spots, free }: Lying) => Math.max(...[...spots, free].map(({ x, width }) => x + width))
