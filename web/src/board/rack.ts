/**
 * A hand on its rack: how large its pieces can be, which of them a point is in front of, and the player's own order.
 */

export interface Box {
  width: number
  height: number
}

/** What a game's pieces look like on a rack. */
export interface RackShape {
  /** Height by width. */
  tall: number
  /** The largest and the smallest width of a piece. */
  largest: number
  smallest: number
}

/** What they look like at a table of melds. */
export interface Shape extends RackShape {
  /** The largest width of a piece of the hand, on a large screen and on a phone. */
  hand: { table: number; phone: number }
  /** The radius of its corners, in widths. */
  round?: number
  /**
   * In a crowded meld each piece overlaps the one before it, of which this share stays visible; above the size `below`
   * none overlap.
   */
  fan?: { share: number; below: number }
}

export interface Rack {
  /** How wide a piece is. */
  piece: number
  columns: number
  rows: number
}

/** The largest pieces with which the whole hand fits, upright, in as many rows as that takes. */
export function fitRack(count: number, room: Box, gap: number, { tall, largest, smallest }: RackShape): Rack {
  for (let piece = largest; ; piece--) {
    const columns = Math.max(1, Math.floor((room.width + gap) / (piece + gap)))
    const rows = Math.max(1, Math.ceil(count / columns))
    if (piece <= smallest || rows * (piece * tall + gap) - gap <= room.height) return { piece, columns, rows }
  }
}

/** The index of the place that a point is in front of; places are in rows, in order. */
export function indexAt(places: readonly DOMRect[], { x, y }: { x: number; y: number }): number {
  const index = places.findIndex(({ top, bottom, left, width }) => y < top || (y <= bottom && x < left + width / 2))
  return index < 0 ? places.length : index
}

/** Keep the order that the player made; new pieces come last. */
export function inMyOrder(order: string[], hand: string[]): string[] {
  return [...order.filter((piece) => hand.includes(piece)), ...hand.filter((piece) => !order.includes(piece))]
}

/** Move a piece so that it stands before the one that is now at `to`. */
export function moved(order: string[], piece: string, to: number): string[] {
  const from = order.indexOf(piece)
  const rest = order.filter((other) => other !== piece)
  rest.splice(to > from ? to - 1 : to, 0, piece)
  return rest
}
