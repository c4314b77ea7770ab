/** Where the melds lie, and how large their pieces can be: on any screen all melds are seen at once. */

import type { Box, Shape } from '../board/rack.ts'

export interface Spot extends Box {
  x: number
  y: number
}

export interface Lying {
  /** How wide a piece is. */
  piece: number
  /** How much of a piece is seen where the next one lies over it. */
  share: number
  /** Around the pieces of a meld. */
  pad: number
  spots: Spot[]
  /** Where a new meld can be begun. */
  free: Spot
  /** Of all rows; more than the room only where pieces cannot become smaller. */
  height: number
}

const FREE = 2.2 // pieces

/** Lay melds of these lengths in rows, in order, with the largest pieces for which all rows fit. */
export function arrange(sizes: readonly number[], room: Box, shape: Shape, free = true): Lying {
  const { fan, largest, smallest } = shape
  const fits = (lying: Lying) => lying.height <= room.height && widest(lying) <= room.width
  for (let piece = largest; fan && piece >= fan.below; piece--) {
    const lying = inRows(sizes, room.width, piece, shape.tall, 1, free)
    if (fits(lying)) return lying
  }
  for (let piece = largest; ; piece--) {
    const lying = inRows(sizes, room.width, piece, shape.tall, fan?.share ?? 1, free)
    if (piece <= smallest || fits(lying)) return lying
  }
}

function inRows(
  sizes: readonly number[],
  width: number,
  piece: number,
  tall: number,
  share: number,
  free: boolean,
): Lying {
  const pad = Math.max(3, Math.round(piece * 0.11))
  const gap = Math.max(5, Math.round(piece * 0.25))
  const height = Math.round(piece * tall) + 2 * pad
  let x = gap
  let y = gap
  const widths = sizes.map((size) => (size - 1) * share + 1)
  const spots = [...widths, ...(free ? [FREE] : [])].map((size) => {
    const spot = { x, y, width: Math.round(size * piece) + 2 * pad, height }
    if (x > gap && x + spot.width + gap > width) {
      spot.x = gap
      spot.y = y += height + gap
    }
    x = spot.x + spot.width + gap
    return spot
  })
  const place = (free ? spots.pop() : undefined) ?? { x: gap, y: gap, width: 0, height }
  return { piece, share, pad, spots, free: place, height: y + height + gap }
}

const widest = ({ spots }: Lying) => Math.max(0, ...spots.map(({ x, width }) => x + width))
