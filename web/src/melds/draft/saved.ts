/**
 * A draft as text: it survives a reload of the page, in this tab, for this seat. `Draft.update` compares it with the
 * current table, as if others had played a turn.
 */

import { recall, remember } from '../../page/memory.ts'
import type { Table } from '../../page/protocol.ts'
import type { Drafted, Swap } from './carry-over.ts'
import { newId, readPiece, writePiece, type Melds, type Piece } from './pieces.ts'

/** The parts of a draft: the melds that it began with, the melds now, and the hand in its order. */
export interface SavedDraft extends Drafted {
  base: Melds
  order: readonly Piece[]
}

/** When it was saved: in which round, and how long its log was. */
export interface Moment {
  round: number
  log: number
}

interface Written extends Moment {
  /** Each piece is written with its number, so that it is the same piece wherever it appears: `3 *R7`. */
  base: string[][]
  /** The numbers of the melds that these were, or -1. */
  from: number[]
  melds: string[][]
  swaps: [meld: number, paid: string, got: string][]
  order: string[]
}

export function writeDraftDown({ base, melds, swaps, order }: SavedDraft, moment: Moment): string {
  const ids: string[] = []
  const write = (piece: Piece) => {
    if (!ids.includes(piece.id)) ids.push(piece.id)
    return `${ids.indexOf(piece.id)} ${writePiece(piece)}`
  }
  const numberOf = (key: string) => base.findIndex((meld) => meld.key === key)
  const written: Written = {
    ...moment,
    base: base.map(({ pieces }) => pieces.map(write)),
    from: melds.map(({ key }) => numberOf(key)),
    melds: melds.map(({ pieces }) => pieces.map(write)),
    swaps: swaps.map(({ meld, paid, got }) => [numberOf(meld), write(paid), write(got)]),
    order: order.map(write),
  }
  return JSON.stringify(written)
}

/** Read a draft; null if that is not possible: nobody but the page writes it, but anybody could. */
export function readDraftDown(text: string | null): { draft: SavedDraft; moment: Moment } | null {
  try {
    return text === null ? null : read(JSON.parse(text) as Written)
  } catch {
    return null
  }
}

function read({ base, from, melds, swaps, order, round, log }: Written) {
  const ids = new Map<string, string>()
  const pieces = new Map<string, Piece>()
  const piece = (text: string): Piece => {
    const known = pieces.get(text)
    if (known) return known
    const [number, name] = text.split(' ') as [string, string]
    const id = ids.get(number) ?? newId('p')
    const made = { id, ...readPiece(name) }
    ids.set(number, id)
    pieces.set(text, made)
    return made
  }
  const lay = base.map((texts) => ({ key: newId('m'), pieces: texts.map(piece) }))
  const key = (number: number) => (number < 0 ? newId('m') : lay[number]!.key)
  const draft: SavedDraft = {
    base: lay,
    melds: melds.map((texts, at) => ({ key: key(from[at]!), pieces: texts.map(piece) })),
    swaps: swaps.map(([meld, paid, got]): Swap => ({ meld: lay[meld]!.key, paid: piece(paid), got: piece(got) })),
    order: order.map(piece),
  }
  return { draft, moment: { round: Number(round), log: Number(log) } }
}

type Seat = Pick<Table, 'code' | 'me' | 'round'>

const tab = () => sessionStorage
const keyOf = ({ code, me }: Seat) => `draft.${code}.${me}`

/** Store the draft of a seat; null: there is none. */
export function keepDraft(seat: Seat, draft: SavedDraft | null, log: number): void {
  if (seat.me === null || !seat.code) return
  remember(keyOf(seat), draft && writeDraftDown(draft, { round: seat.round, log }), tab)
}

/** The draft that a seat has left here in this round, and how long the log was then. */
export function recallDraft(seat: Seat, log: number): { draft: SavedDraft; log: number } | null {
  if (seat.me === null || !seat.code) return null
  const saved = readDraftDown(recall(keyOf(seat), tab))
  if (!saved || saved.moment.round !== seat.round || !(saved.moment.log <= log)) return null
  return { draft: saved.draft, log: saved.moment.log }
}
