/** What remains of a draft after somebody else has changed the table. */

import { idsOf, type Meld, type Melds, type Piece } from './pieces.ts'

/** A piece of the table that was bought with one of the hand: a joker for a photo. */
export interface Swap {
  /** The meld as it was at the start of the turn. */
  readonly meld: string
  readonly paid: Piece
  readonly got: Piece
}

/** An offer: a piece of the hand for one of these in the meld with this number, counted from 0. */
export interface Buy {
  readonly pay: string
  readonly meld: number
  readonly get: string
}

export interface Drafted {
  readonly melds: Melds
  readonly swaps: readonly Swap[]
}

/**
 * Melds are connected through the pieces that moved between them. If all the old melds of such a group are unchanged,
 * its draft stays; otherwise the group is replaced by the current table, and my pieces return to my hand.
 */
export function carryOver(base: Melds, { melds, swaps }: Drafted, next: Melds): Drafted {
  const knots = new Knots()
  const home = new Map(base.flatMap(({ key, pieces }) => pieces.map(({ id }) => [id, key])))
  const lies = (id: string) => melds.find(({ pieces }) => pieces.some((piece) => piece.id === id))?.key
  for (const { key, pieces } of melds) for (const { id } of pieces) knots.tie(key, home.get(id) ?? key)
  for (const { meld, paid } of swaps) knots.tie(meld, lies(paid.id) ?? meld)

  const there = new Set(next.map(({ pieces }) => idsOf(pieces)))
  const lost = new Set(base.filter(({ pieces }) => !there.has(idsOf(pieces))).map(({ key }) => knots.of(key)))
  const stays = ({ key }: Meld) => !lost.has(knots.of(key))
  const kept = new Map(melds.filter(stays).map((meld) => [meld.key, meld]))
  const known = new Set(base.map(({ key }) => key))
  const now = next.flatMap((meld) => {
    if (!known.has(meld.key) || !stays(meld)) return [meld]
    const drafted = kept.get(meld.key)
    kept.delete(meld.key)
    return drafted ? [drafted] : []
  })
  return { melds: [...now, ...kept.values()], swaps: swaps.filter(({ meld }) => !lost.has(knots.of(meld))) }
}

/** Groups of keys that are connected, directly or through others. */
class Knots {
  readonly #tied = new Map<string, string>()

  of(key: string): string {
    const to = this.#tied.get(key)
    return to === undefined ? key : this.of(to)
  }

  tie(one: string, two: string): void {
    const [a, b] = [this.of(one), this.of(two)]
    if (a !== b) this.#tied.set(a, b)
  }
}
