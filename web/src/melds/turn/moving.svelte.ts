/** Choosing pieces and moving them: by taps, by dragging, or by keys. */

import type { Args } from '../../page/texts.svelte.ts'
import type { Target } from '../draft/judge.svelte.ts'
import { isInMeld, type Meld, type Piece, type PlaceOnFelt } from '../draft/pieces.ts'
import { TurnStatus, type MeldView } from './status.svelte.ts'

export abstract class MovingPieces<View extends MeldView = MeldView> extends TurnStatus<View> {
  selected = $state.raw<readonly string[]>([])
  protected warning = ''
  /** Picked up by keyboard or pointer, on the way to the place of `preview`. */
  carried = $state.raw<readonly string[]>([])

  /** Whether the draft cannot be touched now. */
  get locked(): boolean {
    return !this.playing
  }

  /** Whether a piece of the table can be exchanged for a piece of the hand that is dropped on it. */
  protected canBuy(_piece: Piece): boolean {
    return false
  }

  /** Handle a tap that means something other than choosing; whether it did. */
  protected handleTap(_id: string): boolean {
    return false
  }

  /** Whether pieces of the hand can be given away: at the pool, for another one. */
  get givesAway(): boolean {
    return false
  }

  /** Pieces were moved to the place where they can be given away. */
  protected giveAway(_ids: readonly string[]): void {}

  protected override get prompt(): string {
    if (!this.selected.length || this.locked) return ''
    return this.say('chosen-prompt')
  }

  isChosen(id: string): boolean {
    return this.selected.includes(id) || this.carried.includes(id)
  }

  /** A piece was tapped: choose it, add it to the chosen ones, or put those beside it, `after` or before. */
  tap(id: string, after: boolean, more = false): void {
    this.note = ''
    if (!this.playing) return this.#look()
    if (this.handleTap(id)) return
    if (this.selected.includes(id)) {
      this.selected = this.selected.filter((other) => other !== id)
      return
    }
    const there = this.draft.meldOf(id)
    const elsewhere = this.selected.some((other) => this.draft.meldOf(other) !== there)
    if (more || !this.selected.length || !elsewhere) {
      this.selected = [...this.selected, id]
      this.announceText('chosen', { pieces: this.names(this.selected), count: this.selected.length })
    } else if (there === undefined) {
      this.drop(this.selected, 'rack', this.draft.rack.findIndex((piece) => piece.id === id) + Number(after))
    } else {
      const pieces = this.draft.melds.find(({ key }) => key === there)!.pieces
      const at = pieces.findIndex((piece) => piece.id === id) + Number(after)
      this.drop(this.selected, this.buys(this.selected, id) ? { key: there, at, instead: id } : { key: there, at })
    }
  }

  /** Something was tapped by somebody who can only look: say why. */
  #look(): void {
    if (this.still) return
    this.explain(this.view.turn === null ? this.say('over') : this.texts.say('watching'))
  }

  /** The frame of a meld was tapped: add the chosen pieces, or choose all of the meld. */
  tapMeld(meld: Meld): void {
    if (this.locked) return this.#look()
    if (this.selected.length) this.drop(this.selected, { key: meld.key, at: meld.pieces.length })
    else this.selected = meld.pieces.map(({ id }) => id)
  }

  /** A free place was tapped, perhaps at a point of the felt that means one among the melds. */
  tapFree(place: PlaceOnFelt | 'new' = 'new'): void {
    if (this.locked) return this.#look()
    if (this.selected.length) this.drop(this.selected, place)
    else this.answer('choose-first')
  }

  /** The place where pieces are given away was tapped. */
  tapAway(): void {
    this.drop(this.selected, 'away')
  }

  tapRack(): void {
    if (this.selected.some((id) => this.draft.meldOf(id))) this.drop(this.selected, 'rack')
    else this.selected = []
  }

  /** Whether pieces dropped on another one are swapped for it. */
  buys(ids: readonly string[], id: string): boolean {
    const piece = this.draft.find(id)
    return piece !== undefined && this.canBuy(piece) && this.draft.canSwap(ids, id)
  }

  /** The first piece of a meld that these pieces could be swapped for. */
  bargain(ids: readonly string[], meld: Meld): string | undefined {
    return meld.pieces.find(({ id }) => this.buys(ids, id))?.id
  }

  drop(ids: readonly string[], to: Target, at?: number): void {
    const pieces = this.names(ids)
    this.letGo()
    if (to === 'away') return this.giveAway(ids)
    if (to !== 'rack') {
      const got = isInMeld(to) && to.instead ? this.names([to.instead]) : ''
      this.draft.put(ids, to)
      this.handled = ids[0] ?? ''
      if (got) return this.announceText('bought', { pieces, got })
      return this.announceText('dropped', { pieces, group: this.groupOf(ids), count: this.draft.melds.length })
    }
    if (!ids.some((id) => this.draft.canTake(id))) return this.answer('stays')
    this.draft.take(ids, at)
    this.announceText('taken', { pieces })
  }

  letGo(): void {
    this.note = ''
    this.selected = []
    this.carried = []
    void this.aim(null)
  }

  /** The table has changed: pieces that are still there stay chosen or carried, and so does an unread warning. */
  protected keepHold(): void {
    const there = (id: string) => this.draft.find(id) !== undefined
    this.note = this.note === this.warning ? this.note : ''
    this.selected = this.locked ? [] : this.selected.filter(there)
    if (this.locked || !this.carried.every(there)) this.carried = []
    void this.aim(null)
  }

  /** Announce something that stays until the player acts. */
  protected warn(key: string, args: Args = {}): void {
    this.answer(key, args)
    this.warning = this.note
  }

  /** Carried pieces go back: they were dropped beside everything, or cannot be moved. */
  miss(beside: boolean): void {
    this.letGo()
    if (beside) this.explain(this.texts.say('board-missed'))
  }

  /** Drop the choice or the carried pieces; returns whether there were any. */
  putBack(): boolean {
    if (!this.selected.length && !this.carried.length) return false
    this.letGo()
    this.announceText('put-back')
    return true
  }

  undo(): void {
    this.letGo()
    this.draft.undo()
  }

  redo(): void {
    this.letGo()
    this.draft.redo()
  }

  reset(): void {
    this.letGo()
    this.draft.reset()
  }

  // --- on the way -------------------------------------------------------------------------------------------------

  pickUp(id: string): void {
    if (!this.playing) return
    this.carried = this.selected.includes(id) ? this.selected : [id]
  }

  aim(target: Target | null): Promise<boolean | null> {
    return this.judge.aim(this.carried, target)
  }

  describe(target: Target): string {
    if (target === 'rack' || target === 'away') return this.say(`aim-${target}`)
    if (!isInMeld(target)) return this.say('aim-new')
    const group = this.draft.melds.findIndex(({ key }) => key === target.key) + 1
    const meld = this.draft.melds[group - 1]!
    if (target.instead) return this.say('aim-instead', { group, piece: this.names([target.instead]) })
    return this.say('aim', {
      group,
      count: this.draft.melds.length,
      pieces: this.contents(meld),
      place: target.at + 1,
      places: meld.pieces.length + 1,
    })
  }

  /** The number of the meld that contains pieces. */
  groupOf([id]: readonly string[]): number {
    return this.draft.melds.findIndex(({ pieces }) => pieces.some((piece) => piece.id === id)) + 1
  }
}
