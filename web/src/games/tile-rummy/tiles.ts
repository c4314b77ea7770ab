/** How tiles look and are sorted: `R7` has a colour and a number, `*` is a star. */

import type { Piece } from '../../lib/melds.ts'

export const COLOURS = ['K', 'R', 'B', 'O'] as const

export const colourOf = (tile: string) => tile[0]!
export const numberOf = (tile: string) => Number(tile.slice(1))

const colourRank = (tile: string) => (tile === '*' ? COLOURS.length : COLOURS.indexOf(tile[0] as 'K'))
const numberRank = (tile: string) => (tile === '*' ? 99 : numberOf(tile))

export type Sorting = 'colour' | 'number'

/** 1-2-3 stands by colour, 7-7-7 by number. */
export function sorting(by: Sorting): (one: Piece, two: Piece) => number {
  return ({ tile: one }, { tile: two }) => {
    const [colour, number] = [colourRank(one) - colourRank(two), numberRank(one) - numberRank(two)]
    return by === 'colour' ? colour || number : number || colour
  }
}

/** First these tiles, in their order, then the others by colour. */
export function arranged(order: readonly Piece[], first: readonly string[]): Piece[] {
  const left = [...order].sort(sorting('colour'))
  const taken = first.flatMap((tile) => {
    const at = left.findIndex((piece) => piece.tile === tile)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return [...taken, ...left]
}

/** Which pieces of the table were laid last, by their places: tiles of the last lay in melds that are new. */
export function laidLast(view: {
  table: string[][]
  before: string[][]
  log: { player: number; action: string }[]
}): Set<string> {
  const entry = view.log.findLast(({ action }) => action.startsWith('lay '))
  const looked = entry?.action.split(' ').slice(1) ?? []
  const old = view.before.map((meld) => meld.join(' '))
  const places = new Set<string>()
  view.table.forEach((meld, i) => {
    const at = old.indexOf(meld.join(' '))
    if (at >= 0) return void old.splice(at, 1)
    meld.forEach((piece, j) => {
      const found = looked.indexOf(piece.startsWith('*') ? '*' : piece)
      if (found < 0) return
      looked.splice(found, 1)
      places.add(`${i} ${j}`)
    })
  })
  return places
}
