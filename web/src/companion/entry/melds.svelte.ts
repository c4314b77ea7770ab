/**
 * A turn of a game of melds, put together by taps: the table before it, the table after it, and one's own hand. Nobody
 * needs the whole table: what lies on both sides of a turn may be left out.
 */

import { isRecord } from '../../pad/pad.ts'
import type { Advice, Position } from '../companion.ts'

export type Where = 'hand' | 'before' | 'after'
export type Meld = string[]

/** How a record writes a turn: the whole table, as it will be. */
export const LAY = /^\s*lay\s/i

export abstract class MeldPosition implements Position {
  hand = $state<string[]>([])
  before = $state<Meld[]>([])
  after = $state<Meld[]>([])
  opened = $state(true)
  where = $state<Where>('after')
  /** The meld that the next key belongs to; null: it begins another one. */
  at = $state<number | null>(null)
  /** The meld was chosen: each key adds a piece, and nothing is filled in. */
  chosen = $state(false)

  /** What the hand is called in the game's documents. */
  abstract readonly handKey: string
  /** How many of each piece the box has. */
  abstract readonly box: Readonly<Record<string, number>>
  /** The piece itself, without what it stands for. */
  abstract pieceOf(laid: string): string
  /** Press a key; the answer is a piece that is not left, if one is. */
  abstract press(key: string): string | null
  abstract type(text: string): string | null

  get table(): Meld[] {
    return this.where === 'before' ? this.before : this.after
  }

  /** Look at the hand or at one side of the turn; the other side begins as a copy. */
  look(where: Where): void {
    if (where === 'after' && !this.after.length) this.after = this.before.map((meld) => [...meld])
    this.where = where
    this.close()
  }

  /** How many of a piece are left in the box; after the turn, how many may still lie on the table. */
  left(piece: string): number {
    const [before, after] = [countOf(this.piecesOf(this.before), piece), countOf(this.piecesOf(this.after), piece)]
    const used = this.where === 'after' ? after : before + Math.max(countOf(this.hand, piece), after - before, 0)
    return (this.box[piece] ?? 0) - used
  }

  protected piecesOf(table: readonly Meld[]): string[] {
    return table.flat().map((laid) => this.pieceOf(laid))
  }

  /** Add a piece where the taps go now. */
  protected put(laid: string): void {
    if (this.where === 'hand') this.hand.push(laid)
    else if (this.at === null) this.at = this.table.push([laid]) - 1
    else this.table[this.at]!.push(laid)
  }

  /** Nothing lies on this side of the turn. */
  protected empty(): void {
    this.table.length = 0
    this.close()
  }

  /** The next key begins another meld. */
  close(): void {
    this.at = null
    this.chosen = false
  }

  /** Choose a meld, to add to it; or no longer. */
  choose(meld: number): void {
    if (this.at === meld && this.chosen) return this.close()
    this.at = meld
    this.chosen = true
  }

  remove(meld: number, piece: number): void {
    this.table[meld]!.splice(piece, 1)
    if (this.table[meld]!.length) return
    this.removeMeld(meld)
  }

  removeMeld(meld: number): void {
    this.table.splice(meld, 1)
    this.close()
  }

  removeFromHand(place: number): void {
    this.hand.splice(place, 1)
  }

  // --- the questions ---

  /** What comes from the hand; what is not known to be there was. */
  get laid(): string[] {
    return without(this.piecesOf(this.after), this.piecesOf(this.before))
  }

  protected get handBefore(): string[] {
    return [...this.hand, ...without(this.laid, this.hand)]
  }

  /** What stays in the hand; a game may know better. */
  protected get handAfter(): string[] {
    return without(this.handBefore, this.laid)
  }

  get missing(): string {
    return 'real-missing-melds'
  }

  /** A hand of which nothing is known, and nothing was laid from it, is any piece that is left. */
  get question(): object | null {
    if (this.handBefore.length) return this.turn(this.before, this.handBefore, this.after, this.handAfter)
    if (!this.before.length && !this.after.length) return null
    return this.turn(this.before, [this.spare()], this.after, [this.spare()])
  }

  /** A piece that is nowhere on the table. */
  protected spare(): string {
    const lying = [...this.piecesOf(this.before), ...this.piecesOf(this.after)]
    return Object.keys(this.box).find((piece) => countOf(lying, piece) < this.box[piece]!)!
  }

  protected turn(before: Meld[], hand: string[], after: Meld[], left: string[]): object {
    return {
      before: { table: before, [this.handKey]: hand, opened: this.opened },
      after: { table: after, [this.handKey]: left },
    }
  }

  /** Whether this is a meld at all. */
  meldQuestion(meld: Meld): object {
    const pieces = this.piecesOf([meld])
    return {
      before: { table: [], [this.handKey]: pieces, opened: true },
      after: { table: [meld], [this.handKey]: [] },
    }
  }

  get puzzle(): object | null {
    if (!this.hand.length) return null
    return { table: this.before, [this.handKey]: this.hand, opened: this.opened }
  }

  follow(advice: Advice | null): void {
    const laid = advice ? (advice.laid as string[]).length : this.laid.length
    this.hand = advice ? [...(advice[this.handKey] as string[])] : this.handAfter
    this.before = advice ? (advice.table as Meld[]).map((meld) => [...meld]) : this.after
    this.after = []
    this.opened ||= laid > 0
    this.look('after')
  }

  clear(): void {
    this.hand = []
    this.before = []
    this.after = []
    this.opened = true
    this.close()
  }

  save(): unknown {
    const { hand, before, after, opened } = this
    return $state.snapshot({ hand, before, after, opened })
  }

  restore(saved: unknown): void {
    if (!isRecord(saved) || !isMeld(saved.hand) || !areMelds(saved.before) || !areMelds(saved.after)) return
    const all = [...saved.hand, ...saved.before.flat(), ...saved.after.flat()]
    if (!all.every((laid) => this.pieceOf(laid) in this.box)) return
    this.hand = saved.hand
    this.before = saved.before
    this.after = saved.after
    this.opened = saved.opened !== false
  }
}

const isMeld = (told: unknown): told is Meld =>
  Array.isArray(told) && told.length <= 120 && told.every((piece) => typeof piece === 'string')
const areMelds = (told: unknown): told is Meld[] => Array.isArray(told) && told.length <= 40 && told.every(isMeld)

export const countOf = (pieces: readonly string[], piece: string): number =>
  pieces.reduce((count, one) => count + Number(one === piece), 0)

/** The pieces without these, equal ones counted. */
export function without(pieces: readonly string[], taken: readonly string[]): string[] {
  const left = [...pieces]
  for (const piece of taken) {
    const at = left.indexOf(piece)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
