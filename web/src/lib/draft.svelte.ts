/** A turn that is being put together: the melds as they shall lie, and my hand in my own order. It knows no rules. */

import {
  departed,
  idSet,
  identify,
  isSame,
  keepOrder,
  move,
  rename,
  takeBack,
  writeDraft,
  type Melds,
  type Piece,
  type Place,
} from './melds.ts'
import type { MeldVerdict } from './protocol.ts'

export class Draft {
  /** The melds as they lie now, by the server. */
  base = $state.raw<Melds>([])
  /** The melds as they shall lie. */
  melds = $state.raw<Melds>([])
  /** All pieces of my hand in my order, also those that I have put on the table. */
  order = $state.raw<readonly Piece[]>([])
  #past = $state.raw<readonly Melds[]>([])
  #future = $state.raw<readonly Melds[]>([])

  readonly #onTable = $derived(idSet(this.melds.flatMap(({ pieces }) => pieces)))
  readonly rack = $derived(this.order.filter(({ id }) => !this.#onTable.has(id)))
  /** What comes from my hand. */
  readonly laid = $derived(this.order.filter(({ id }) => this.#onTable.has(id)))
  readonly touched = $derived(!isSame(this.melds, this.base))
  readonly canUndo = $derived(this.#past.length > 0)
  readonly canRedo = $derived(this.#future.length > 0)

  /** Take over what the server tells. A draft stays as long as the table and its pieces do. */
  update(table: readonly (readonly string[])[], hand: readonly string[]): void {
    const gone = departed(this.order, hand, this.#onTable)
    const stays = this.order.filter((piece) => !gone.includes(piece))
    const leaves = idSet(gone)
    if (isSame(identify(table, this.base, []), this.base) && !this.laid.some(({ id }) => leaves.has(id))) {
      this.order = keepOrder(stays, hand)
      return
    }
    this.base = this.melds = identify(table, takeBack(this.melds, idSet(stays)), gone)
    this.order = keepOrder(stays, hand)
    this.#past = this.#future = []
  }

  find(id: string): Piece | undefined {
    return this.order.find((piece) => piece.id === id) ?? this.#placed(id)
  }

  isMine(id: string): boolean {
    return this.order.some((piece) => piece.id === id)
  }

  /** In which meld a piece lies; undefined for one on the rack. */
  meldOf(id: string): string | undefined {
    return this.melds.find(({ pieces }) => pieces.some((piece) => piece.id === id))?.key
  }

  /** What the melds would be after a move. */
  after(ids: readonly string[], to: Place): Melds {
    return move(this.melds, this.#pieces(ids), to)
  }

  put(ids: readonly string[], to: Place): void {
    if (ids.length) this.#change(this.after(ids, to))
  }

  /** Put my pieces on the rack, before the one at `at` there. What lay on the table before stays on it. */
  take(ids: readonly string[], at = this.rack.length): void {
    const mine = idSet(this.#pieces(ids.filter((id) => this.isMine(id))))
    if (!mine.size) return
    const before = this.rack.slice(at).find(({ id }) => !mine.has(id))
    const moved = this.#pieces([...mine])
    const rest = this.order.filter(({ id }) => !mine.has(id))
    const to = before ? rest.findIndex(({ id }) => id === before.id) : rest.length
    this.order = [...rest.slice(0, to), ...moved, ...rest.slice(to)]
    const melds = takeBack(this.melds, mine)
    if (!isSame(melds, this.melds)) this.#change(melds)
  }

  /** Lay the table out as someone proposes, with my pieces. */
  show(table: readonly (readonly string[])[]): void {
    this.#change(identify(table, this.base, this.order))
  }

  /** Take over how the server names and orders each meld, and where it splits one. */
  settle(melds: Melds, verdicts: readonly MeldVerdict[]): void {
    if (melds !== this.melds) return
    const settled = melds.flatMap((meld, i) => {
      const { pieces, flaw, parts } = verdicts[i]!
      return flaw && !parts.length ? [meld] : rename(meld, flaw ? parts : [pieces])
    })
    if (settled.length !== melds.length || settled.some((meld, i) => meld !== melds[i])) this.melds = settled
  }

  undo(): void {
    const last = this.#past.at(-1)
    if (!last) return
    this.#future = [this.melds, ...this.#future]
    this.#past = this.#past.slice(0, -1)
    this.melds = last
  }

  redo(): void {
    const [next, ...rest] = this.#future
    if (!next) return
    this.#past = [...this.#past, this.melds]
    this.#future = rest
    this.melds = next
  }

  reset(): void {
    if (this.touched) this.#change(this.base)
  }

  sort(compare: (one: Piece, two: Piece) => number): void {
    this.order = [...this.order].sort(compare)
  }

  write(melds: Melds = this.melds): string {
    return writeDraft(melds, this.base)
  }

  #change(melds: Melds): void {
    this.#past = [...this.#past, this.melds]
    this.#future = []
    this.melds = melds
  }

  #placed(id: string): Piece | undefined {
    return this.melds.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id)
  }

  #pieces(ids: readonly string[]): Piece[] {
    return ids.map((id) => this.#placed(id) ?? this.find(id)!).filter(Boolean)
  }
}
