/**
 * Pieces that are laid out in melds: how equal pieces are identified, and how moves change melds. It knows no rules.
 */

/** One piece of the box. `kind` is what it is in a hand; `face` is what a star stands for on the table. */
export interface Piece {
  readonly id: string
  readonly kind: string
  readonly face?: string
}

export interface Meld {
  readonly key: string
  readonly pieces: readonly Piece[]
}

export type Melds = readonly Meld[]

/** A place in a meld: before the piece at `at`, or `instead` of one. */
export interface PlaceInMeld {
  key: string
  at: number
  instead?: string
}

/** A place on the open felt, for a new meld: before the one that is now at `before` among all. */
export interface PlaceOnFelt {
  before: number
}

/** A place for pieces; a new meld without a place comes last. */
export type Place = PlaceInMeld | PlaceOnFelt | 'new'

export const isInMeld = (place: unknown): place is PlaceInMeld =>
  typeof place === 'object' && place !== null && 'key' in place

let made = 0

/** A name that no piece or meld has had before. */
export const newId = (kind: 'p' | 'm') => `${kind}${++made}`

/** Read the server's notation: `*R7` is a star that stands for R7; everything else is itself. */
export function readPiece(text: string): Omit<Piece, 'id'> {
  return text.startsWith('*') && text.length > 1 ? { kind: '*', face: text.slice(1) } : { kind: text }
}

export function writePiece({ kind, face }: Piece): string {
  return kind === '*' && face ? `*${face}` : kind
}

/** Find the pieces of a table among the known ones, unchanged melds first; the others are new. */
export function identify(table: readonly (readonly string[])[], known: Melds, others: readonly Piece[]): Meld[] {
  const free = new Set([...known.flatMap(({ pieces }) => pieces), ...others])
  const melds: (Meld | null)[] = table.map(() => null)
  for (const old of known) {
    const as = writing(old.pieces)
    const i = table.findIndex((texts, i) => !melds[i] && spelling(texts) === as)
    if (i < 0) continue
    const named = inOrderOf(table[i]!, old.pieces)
    named.forEach(({ id }) => forget(free, id))
    melds[i] = { key: old.key, pieces: named }
  }
  const taken = new Set(melds.map((meld) => meld?.key))
  const rests = known.filter(({ key }) => !taken.has(key))
  const parents = mainParts(
    rests,
    table.map((texts, i) => (melds[i] ? [] : texts)),
  )
  const found = table.map((texts, i) => melds[i]?.pieces ?? fromMeld(texts, parents[i]?.pieces ?? [], free))
  return table.map((texts, i) => {
    if (melds[i]) return melds[i]
    const pieces = texts.map((text, at) => found[i]![at] ?? fromRest(text, free))
    return { key: parents[i]?.key ?? newId('m'), pieces }
  })
}

/**
 * The old meld that continues in each new one: a meld that grew, shrank, or was split continues where most of its
 * pieces are. Two of them are enough to recognize it.
 */
function mainParts(known: Melds, table: readonly (readonly string[])[]): (Meld | undefined)[] {
  const pairs = known.flatMap((meld) => table.map((texts, i) => ({ meld, i, common: inCommon(meld, texts) })))
  const parents: (Meld | undefined)[] = table.map(() => undefined)
  const used = new Set<string>()
  for (const { meld, i, common } of pairs.sort((one, two) => two.common - one.common)) {
    if (common < 2 || parents[i] || used.has(meld.key)) continue
    parents[i] = meld
    used.add(meld.key)
  }
  return parents
}

function inCommon({ pieces }: Meld, texts: readonly string[]): number {
  const left = pieces.map(({ kind }) => kind)
  return texts.filter((text) => {
    const at = left.indexOf(readPiece(text).kind)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

/** The pieces that stay in their meld, at their places in the new one. */
function fromMeld(
  texts: readonly string[],
  pieces: readonly Piece[],
  free: Set<Piece>,
): readonly (Piece | undefined)[] {
  const left = pieces.filter((piece) => free.has(piece))
  return texts.map((text) => {
    const { kind, face } = readPiece(text)
    const at = left.findIndex((piece) => piece.kind === kind)
    if (at < 0) return undefined
    const [piece] = left.splice(at, 1)
    free.delete(piece!)
    return withFace(piece!, face)
  })
}

/** A piece that came from elsewhere. */
function fromRest(text: string, free: Set<Piece>): Piece {
  const { kind, face } = readPiece(text)
  const found = [...free].find((piece) => piece.kind === kind)
  if (found) free.delete(found)
  return withFace({ id: found?.id ?? newId('p'), kind }, face)
}

/** The hand in its owner's order, with the pieces `bought` for it; new ones come last. */
export function keepOrder(order: readonly Piece[], hand: readonly string[], bought: readonly Piece[] = []): Piece[] {
  const missing = [...hand]
  const extra = idSet(bought)
  const kept = order.filter(({ id, kind }) => {
    if (extra.has(id)) return true
    const at = missing.indexOf(kind)
    if (at >= 0) missing.splice(at, 1)
    return at >= 0
  })
  return [...kept, ...missing.map((kind) => ({ id: newId('p'), kind }))]
}

/** The pieces that are no longer in the hand; of equal ones, those that were on the table. */
export function departed(order: readonly Piece[], hand: readonly string[], onTable: ReadonlySet<string>): Piece[] {
  const stays = new Set(
    keepOrder(
      [...order].sort((one, two) => Number(onTable.has(one.id)) - Number(onTable.has(two.id))),
      hand,
    ),
  )
  return order.filter((piece) => !stays.has(piece))
}

/** Put pieces elsewhere on the table; melds that lose all their pieces are gone. */
export function move(melds: Melds, pieces: readonly Piece[], to: Place): Meld[] {
  const ids = new Set(pieces.map(({ id }) => id))
  const stays = ({ id }: Piece) => !ids.has(id)
  const after = melds.map((meld) => {
    if (!isInMeld(to) || meld.key !== to.key) return without(meld, stays)
    return {
      key: meld.key,
      pieces: [...meld.pieces.slice(0, to.at).filter(stays), ...pieces, ...meld.pieces.slice(to.at).filter(stays)],
    }
  })
  if (!isInMeld(to)) after.splice(to === 'new' ? after.length : to.before, 0, { key: newId('m'), pieces })
  return after.filter(({ pieces }) => pieces.length)
}

/** Put a piece in the place of another one. */
export function replacePiece(melds: Melds, old: Piece, by: Piece): Meld[] {
  return melds.map((meld) => {
    if (!meld.pieces.some(({ id }) => id === old.id)) return meld
    return { key: meld.key, pieces: meld.pieces.map((piece) => (piece.id === old.id ? by : piece)) }
  })
}

/** Take pieces off the table. */
export function takeBack(melds: Melds, ids: ReadonlySet<string>): Meld[] {
  return melds.map((meld) => without(meld, ({ id }) => !ids.has(id))).filter(({ pieces }) => pieces.length)
}

/** Replace a meld by others of the same pieces, with the server's names and order. */
export function rename(meld: Meld, parts: readonly (readonly string[])[]): Meld[] {
  let left = [...meld.pieces]
  const renamed = parts.map((texts, i) => {
    const pieces = inOrderOf(texts, left)
    left = left.filter(({ id }) => !pieces.some((piece) => piece.id === id))
    return { key: i ? newId('m') : meld.key, pieces }
  })
  const same = renamed.length === 1 && listed(renamed[0]!.pieces) === listed(meld.pieces)
  return same ? [meld] : renamed
}

/** Write a draft for the server, which decides what a star in a changed meld stands for. */
export function writeDraft(melds: Melds, base: Melds): string {
  const known = new Set(base.map(({ pieces }) => idsOf(pieces)))
  const write = ({ pieces }: Meld) =>
    pieces.map((piece) => (known.has(idsOf(pieces)) ? writePiece(piece) : piece.kind)).join(' ')
  return melds.map(write).join(' | ')
}

export const isSame = (one: Melds, two: Melds): boolean =>
  one === two || listOf(one).join('|') === listOf(two).join('|')

/** The ids of pieces, to look them up. */
export const idSet = (pieces: readonly Piece[]): ReadonlySet<string> => new Set(pieces.map(({ id }) => id))

/** The pieces, regardless of their order. */
export const idsOf = (pieces: readonly Piece[]) =>
  pieces
    .map(({ id }) => id)
    .sort()
    .join(' ')
const listOf = (melds: Melds) => melds.map(({ pieces }) => idsOf(pieces)).sort()
const listed = (pieces: readonly Piece[]) => pieces.map((piece) => piece.id + writePiece(piece)).join(' ')
const spelling = (texts: readonly string[]) => [...texts].sort().join(' ')
const writing = (pieces: readonly Piece[]) => spelling(pieces.map(writePiece))
const withFace = (piece: Piece, face?: string): Piece => ({ id: piece.id, kind: piece.kind, ...(face && { face }) })

function without(meld: Meld, stays: (piece: Piece) => boolean): Meld {
  return meld.pieces.every(stays) ? meld : { key: meld.key, pieces: meld.pieces.filter(stays) }
}

function inOrderOf(texts: readonly string[], pieces: readonly Piece[]): Piece[] {
  const left = [...pieces]
  return texts.map((text) => {
    const { kind, face } = readPiece(text)
    const at = left.findIndex((piece) => piece.kind === kind)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return withFace(found ?? { id: newId('p'), kind }, face)
  })
}

function forget(pieces: Set<Piece>, id: string): void {
  for (const piece of pieces) if (piece.id === id) pieces.delete(piece)
}
