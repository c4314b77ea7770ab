/** Where the melds lie, and how large the tiles can be: on any screen all melds are seen at once. */

export interface Box {
  width: number
  height: number
}

export interface Spot extends Box {
  x: number
  y: number
}

export interface Lying {
  /** How wide a tile is. */
  tile: number
  /** Around the tiles of a meld. */
  pad: number
  spots: Spot[]
  /** Where a new meld can be begun. */
  free: Spot
  /** Of all rows; more than the room only where tiles cannot become smaller. */
  height: number
}

/** A tile's height by its width. */
export const TALL = 1.34
export const LARGEST = 48
export const SMALLEST = 24
const FREE = 2.2 // tiles

/** Lay melds of so many tiles in rows, in their order, with the largest tiles that let all rows fit. */
export function arrange(sizes: readonly number[], room: Box, free = true): Lying {
  for (let tile = LARGEST; ; tile--) {
    const lying = inRows(sizes, room.width, tile, free)
    if (tile <= SMALLEST || (lying.height <= room.height && widest(lying) <= room.width)) return lying
  }
}

function inRows(sizes: readonly number[], width: number, tile: number, free: boolean): Lying {
  const pad = Math.max(3, Math.round(tile * 0.11))
  const gap = Math.max(5, Math.round(tile * 0.3))
  const height = Math.round(tile * TALL) + 2 * pad
  let x = gap
  let y = gap
  const spots = [...sizes, ...(free ? [FREE] : [])].map((size) => {
    const spot = { x, y, width: Math.round(size * tile) + 2 * pad, height }
    if (x > gap && x + spot.width + gap > width) {
      spot.x = gap
      spot.y = y += height + gap
    }
    x = spot.x + spot.width + gap
    return spot
  })
  const place = (free ? spots.pop() : undefined) ?? { x: gap, y: gap, width: 0, height }
  return { tile, pad, spots, free: place, height: y + height + gap }
}

const widest = ({ spots }: Lying) => Math.max(0, ...spots.map(({ x, width }) => x + width))

export interface Rack {
  tile: number
  columns: number
  rows: number
}

/** The largest tiles with which the whole rack stands in the room. */
export function fitRack(count: number, room: Box, gap: number): Rack {
  for (let tile = LARGEST; ; tile--) {
    const columns = Math.max(1, Math.floor((room.width + gap) / (tile + gap)))
    const rows = Math.max(1, Math.ceil(count / columns))
    if (tile <= SMALLEST || rows * (tile * TALL + gap) - gap <= room.height) return { tile, columns, rows }
  }
}

/** Before which of these places a point lies; they stand in rows, in order. */
export function indexAt(places: readonly DOMRect[], { x, y }: { x: number; y: number }): number {
  const index = places.findIndex(({ top, bottom, left, width }) => y < top || (y <= bottom && x < left + width / 2))
  return index < 0 ? places.length : index
}
