/** The player's own order of the hand, and how its dominoes stand on the rack. */

import type { Shape } from '../../lib/rack.ts'

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

/** Upright: its width is that of one half. */
export const SHAPE: Shape = { tall: 2, largest: 64, smallest: 14 }
