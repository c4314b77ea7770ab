/** The draft of a turn: the planned melds, and my hand in my own order. It knows no rules. */

import type { MeldVerdict } from '../../page/protocol.ts'
import { carryOver, type Buy, type Drafted, type Swap } from './carry-over.ts'
import {
  departed,
  idSet,
  identify,
  isInMeld,
  isSame,
  keepOrder,
  move,
  rename,
  replacePiece,
  takeBack,
  writeDraft,
  type Melds,
  type Piece,
  type Place,
} from './pieces.ts'
import { inPlaces, insertAt, keepPlaces, type Places } from './places.ts'
import type { SavedDraft } from './saved.ts'

type Sorting = (one: Piece, two: Piece) => number

const isSorted = (pieces: readonly Piece[], compare: Sorting) =>
  pieces.every((piece, at) => !at || compare(pieces[at - 1]!, piece) <= 0)

export class Draft {
  /** The sort order of the hand, until its owner rearranges it. */
  sorting: Sorting | null = null
  /** The current melds, from the server. */
  base = $state.raw<Melds>([])
  #drafted = $state.raw<Drafted>({ melds: [], swaps: [] })
  /** All pieces of my hand in my order, including those that I have put on the table. */
  #order = $state.raw<readonly Piece[]>([])
  #past = $state.raw<readonly Drafted[]>([])
  #future = $state.raw<readonly Drafted[]>([])
  #places = $state.raw<Places>([])

  /** The planned melds, each in its place. */
  readonly melds = $derived(this.#drafted.melds)
  /** Pieces of the table that I received for others, like a joker for a photo. */
  readonly swaps = $derived(this.#drafted.swaps)
  readonly #onTable = $derived(idSet(this.melds.flatMap(({ pieces }) => pieces)))
  // A swapped piece keeps its place in the order while the swap is undone, when it is on the table.
  readonly order = $derived(this.#order.filter(({ id }) => !this.#isOfTheTable(id)))
  readonly rack = $derived(this.order.filter(({ id }) => !this.#onTable.has(id)))
  /** The pieces that come from my hand. */
  readonly laid = $derived(this.order.filter(({ id }) => this.#onTable.has(id)))
  readonly touched = $derived(this.swaps.length > 0 || !isSame(this.melds, this.base))
  /** The current melds, each in its place. */
  readonly inPlace = $derived(inPlaces(this.base, this.#places))
  /** Whether the melds are in another order than the server's, which is sorted. */
  readonly canTidy = $derived(this.inPlace !== this.base)
  readonly canUndo = $derived(this.#past.length > 0)
  readonly canRedo = $derived(this.#future.length > 0)

  /**
   * Apply the server's view. Parts of the draft that others did not touch stay; returns the pieces that had to go back
   * to the hand.
   */
  update(table: readonly (readonly string[])[], hand: readonly string[]): readonly Piece[] {
    const bought = this.swaps.map(({ got }) => got)
    const own = this.order.filter((piece) => !bought.includes(piece))
    const gone = idSet(departed(own, hand, this.#onTable))
    if (this.laid.some(({ id }) => gone.has(id))) {
      this.#played(table, hand)
      return []
    }
    const { laid } = this
    const next = identify(table, this.base, [])
    if (!isSame(next, this.base)) {
      const kept = carryOver(this.base, this.#drafted, next)
      this.#begin(next)
      this.#set(kept)
    }
    const stays = this.order.filter(({ id }) => !gone.has(id))
    this.#reorder(stays, hand, bought)
    return laid.filter(({ id }) => !this.#onTable.has(id))
  }

  /** My draft has become the table: the pieces that left my hand are those on the table. */
  #played(table: readonly (readonly string[])[], hand: readonly string[]): void {
    const gone = departed(this.order, hand, this.#onTable)
    const stays = this.order.filter((piece) => !gone.includes(piece))
    this.#begin(identify(table, takeBack(this.melds, idSet(stays)), gone))
    this.#reorder(stays, hand)
  }

  /** A new piece goes to its place in a sorted hand, and to the end of a rearranged one. */
  #reorder(stays: readonly Piece[], hand: readonly string[], bought: readonly Piece[] = []): void {
    this.#order = keepOrder(stays, hand, bought)
    if (this.sorting && isSorted(stays, this.sorting)) this.sort(this.sorting)
  }

  /** What has been drafted; null if nothing has. */
  save(): SavedDraft | null {
    const { inPlace: base, melds, swaps, order } = this
    return this.touched ? { base, melds, swaps, order } : null
  }

  /** Restore an earlier draft; the next update compares it with the table. */
  resume({ base, melds, swaps, order }: SavedDraft): void {
    this.#begin(base)
    const gone = base.filter(({ key }) => !melds.some((meld) => meld.key === key))
    this.#places = [...melds, ...gone].map(({ key }) => key)
    this.#set({ melds, swaps })
    this.#order = order
  }

  /** Put the hand in this order. */
  arrange(order: readonly Piece[]): void {
    this.#order = order
  }

  /** Restore the order of the hand: missing pieces are dropped with the first update. */
  recall(kinds: readonly string[]): void {
    this.#order = keepOrder([], kinds)
  }

  /** Restore the order in which the melds were shown here before. */
  recallPlaces(melds: readonly (readonly string[])[]): void {
    this.#begin(identify(melds, [], []))
  }

  /** Sort the melds as the server does; melds that I have begun come last. */
  tidy(): void {
    this.#places = this.base.map(({ key }) => key)
    this.#set(this.#drafted)
  }

  find(id: string): Piece | undefined {
    return this.order.find((piece) => piece.id === id) ?? this.#placed(id)
  }

  isMine(id: string): boolean {
    return this.order.some((piece) => piece.id === id)
  }

  /** Whether a piece may go back to the hand: it is mine, and has not been swapped for another one. */
  canTake(id: string): boolean {
    return this.isMine(id) && !this.swaps.some(({ paid }) => paid.id === id)
  }

  /** The meld that contains a piece; undefined for one on the rack. */
  meldOf(id: string): string | undefined {
    return this.melds.find(({ pieces }) => pieces.some((piece) => piece.id === id))?.key
  }

  /** The draft after a move. */
  after(ids: readonly string[], to: Place): Drafted {
    const pieces = this.#pieces(ids)
    const instead = isInMeld(to) && to.instead ? this.#swap(pieces, to.instead) : null
    return instead ?? { melds: move(this.melds, pieces, to), swaps: this.swaps }
  }

  put(ids: readonly string[], to: Place): void {
    if (!ids.length) return
    const after = this.after(ids, to)
    this.#placeNew(after.melds)
    const [got] = after.swaps.slice(this.swaps.length)
    if (got) this.#order = [...this.#order.filter(({ id }) => id !== got.got.id), got.got]
    this.#change(after)
  }

  /**
   * Whether a piece can be swapped for the carried one: a single piece of my rack for one that was on the table before.
   */
  canSwap(ids: readonly string[], id: string): boolean {
    const before = this.base.some(({ pieces }) => pieces.some((piece) => piece.id === id))
    return before && ids.length === 1 && this.rack.some((piece) => piece.id === ids[0]) && !this.isMine(id)
  }

  /**
   * Put my pieces on the rack, before the one at `at` or else at their old places. Pieces that were on the table before
   * stay on it.
   */
  take(ids: readonly string[], at?: number): void {
    const mine = idSet(this.#pieces(ids.filter((id) => this.canTake(id))))
    if (!mine.size) return
    if (at !== undefined) this.#stand(mine, at)
    const melds = takeBack(this.melds, mine)
    if (!isSame(melds, this.melds)) this.#change({ melds, swaps: this.swaps })
  }

  #stand(ids: ReadonlySet<string>, at: number): void {
    const before = this.rack.slice(at).find(({ id }) => !ids.has(id))
    const moved = this.#pieces([...ids])
    const rest = this.#order.filter(({ id }) => !ids.has(id))
    const to = before ? rest.findIndex(({ id }) => id === before.id) : rest.length
    this.#order = [...rest.slice(0, to), ...moved, ...rest.slice(to)]
  }

  /** Lay the table out as proposed, with my pieces and those that are swapped for them. */
  show(table: readonly (readonly string[])[], buys: readonly Buy[] = []): void {
    const lay = idSet(this.base.flatMap(({ pieces }) => pieces))
    const own = this.#order.filter(({ id }) => !lay.has(id))
    const swaps: Swap[] = []
    for (const { pay, meld, get } of buys) {
      const { key, pieces } = this.base[meld]!
      const paid = own.find(({ kind }) => kind === pay)
      const got = pieces.find((piece) => piece.kind === get && !swaps.some((swap) => swap.got === piece))
      if (paid && got) swaps.push({ meld: key, paid, got })
    }
    const got = swaps.map((swap) => swap.got)
    const known = swaps.reduce((melds, swap) => replacePiece(melds, swap.got, swap.paid), this.base)
    this.#order = [...own, ...got]
    this.#change({ melds: identify(table, known, this.#order), swaps })
  }

  /** Show the table as it was, with its current pieces; returns a function that restores it. */
  rewind(table: readonly (readonly string[])[]): () => void {
    const now = this.base
    const then = identify(table, now, [])
    this.#begin(then)
    const shown = this.melds
    return () => {
      if (this.melds === shown) this.#begin(now)
    }
  }

  /** Adopt the server's names, order and splits of each meld. */
  settle(melds: Melds, verdicts: readonly MeldVerdict[]): void {
    if (melds !== this.melds) return
    const settled = melds.flatMap((meld, i) => {
      const { pieces, flaw, parts } = verdicts[i]!
      return flaw && !parts.length ? [meld] : rename(meld, flaw ? parts : [pieces])
    })
    const changed = settled.length !== melds.length || settled.some((meld, i) => meld !== melds[i])
    if (changed) this.#set({ melds: settled, swaps: this.swaps })
  }

  undo(): void {
    const last = this.#past.at(-1)
    if (!last) return
    this.#future = [this.#drafted, ...this.#future]
    this.#past = this.#past.slice(0, -1)
    this.#set(last)
  }

  redo(): void {
    const [next, ...rest] = this.#future
    if (!next) return
    this.#past = [...this.#past, this.#drafted]
    this.#future = rest
    this.#set(next)
  }

  reset(): void {
    if (this.touched) this.#change({ melds: this.base, swaps: [] })
  }

  sort(compare: Sorting): void {
    this.#order = [...this.order].sort(compare)
  }

  write(melds: Melds = this.melds): string {
    return writeDraft(melds, this.base)
  }

  /** A meld that I begin stays where I put it. */
  #placeNew(melds: Melds): void {
    const known = this.melds.map(({ key }) => key)
    const at = melds.findIndex(({ key }) => !known.includes(key))
    if (at >= 0) this.#places = insertAt(this.#places, melds[at]!.key, melds, at)
  }

  #isOfTheTable(id: string): boolean {
    const lay = this.base.some(({ pieces }) => pieces.some((piece) => piece.id === id))
    return lay && !this.swaps.some(({ got }) => got.id === id)
  }

  #swap(pieces: readonly Piece[], id: string): Drafted | null {
    const got = this.#placed(id)
    const meld = this.base.find(({ pieces }) => pieces.some((piece) => piece.id === id))
    const [paid] = pieces
    if (!got || !meld || !paid || !this.canSwap([paid.id], id) || pieces.length > 1) return null
    const swap: Swap = { meld: meld.key, paid, got }
    return { melds: replacePiece(this.melds, got, paid), swaps: [...this.swaps, swap] }
  }

  #begin(melds: Melds): void {
    this.base = melds
    if (!melds.length) this.#places = [] // another round
    this.#set({ melds, swaps: [] })
    this.#past = this.#future = []
  }

  /** Everything that is shown passes through here, so that every meld keeps its place. */
  #set({ melds, swaps }: Drafted): void {
    this.#places = keepPlaces(this.#places, this.#drafted.melds, melds)
    this.#drafted = { melds: inPlaces(melds, this.#places), swaps }
  }

  #change(drafted: Drafted): void {
    this.#past = [...this.#past, this.#drafted]
    this.#future = []
    this.#set(drafted)
  }

  #placed(id: string): Piece | undefined {
    return this.melds.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id)
  }

  #pieces(ids: readonly string[]): Piece[] {
    return ids.map((id) => this.#placed(id) ?? this.find(id)!).filter(Boolean)
  }
}
