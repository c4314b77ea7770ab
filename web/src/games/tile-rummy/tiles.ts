/** How tiles look and are sorted: `R7` has a colour and a number, `*` is a star. */

import type { Shape } from '../../board/rack.ts'
import type { Piece } from '../../melds/draft/pieces.ts'

export const COLOURS = ['K', 'R', 'B', 'O'] as const

/** The star in a drawing of 24 by 24. */
export const STAR_PATH = 'M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.1L12 17.9l-6.4 3.5L7 14.3l-5.3-5 7.2-.9z'

export const colourOf = (tile: string) => tile[0]!
export const numberOf = (tile: string) => Number(tile.slice(1))

const colourRank = (tile: string) => (tile === '*' ? COLOURS.length : COLOURS.indexOf(tile[0] as 'K'))
const numberRank = (tile: string) => (tile === '*' ? 99 : numberOf(tile))

export type Sorting = 'colour' | 'number'

/** 1-2-3 stands by colour, 7-7-7 by number. */
export function sorting(by: Sorting): (one: Piece, two: Piece) => number {
  return ({ kind: one }, { kind: two }) => {
    const [colour, number] = [colourRank(one) - colourRank(two), numberRank(one) - numberRank(two)]
    return by === 'colour' ? colour || number : number || colour
  }
}

/** First these tiles, in their order, then the others by colour. */
export function arranged(order: readonly Piece[], first: readonly string[]): Piece[] {
  const left = [...order].sort(sorting('colour'))
  const taken = first.flatMap((tile) => {
    const at = left.findIndex((piece) => piece.kind === tile)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return [...taken, ...left]
}

export const SHAPE: Shape = { tall: 1.34, largest: 72, smallest: 24, hand: { table: 72, phone: 50 } }
