/** The player's own order of the hand, and how large its dominoes can be on the rack. */

import type { Box } from './layout.ts'

/** Keep the order that the player made; new dominoes come last. */
export function inMyOrder(order: string[], hand: string[]): string[] {
  return [...order.filter((domino) => hand.includes(domino)), ...hand.filter((domino) => !order.includes(domino))]
}

/** Move a domino so that it stands before the one that is now at `to`. */
export function moved(order: string[], domino: string, to: number): string[] {
  const from = order.indexOf(domino)
  const rest = order.filter((other) => other !== domino)
  rest.splice(to > from ? to - 1 : to, 0, domino)
  return rest
}

export interface Rack {
  half: number
  columns: number
  rows: number
}

const LARGEST = 64
const SMALLEST = 14

/** The largest dominoes with which the whole hand stands in the room, upright, in as many rows as that takes. */
export function fitRack(count: number, room: Box, gap: number): Rack {
  for (let half = LARGEST; ; half--) {
    const columns = Math.max(1, Math.floor((room.width + gap) / (half + gap)))
    const rows = Math.max(1, Math.ceil(count / columns))
    if (half === SMALLEST || rows * (2 * half + gap) - gap <= room.height) return { half, columns, rows }
  }
}

/** Before which domino a point of the rack lies; places are their rectangles in order. */
export function indexAt(places: DOMRect[], { x, y }: { x: number; y: number }): number {
  const rowOf = (place: DOMRect) => (y < place.top ? -1 : y > place.bottom ? 1 : 0)
  const index = places.findIndex(
    (place) => rowOf(place) < 0 || (rowOf(place) === 0 && x < place.left + place.width / 2),
  )
  return index < 0 ? places.length : index
}
