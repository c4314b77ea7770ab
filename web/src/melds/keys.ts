/**
 * The whole game by keyboard: arrows move the focus, Enter picks up and puts down, and in between arrows choose the
 * place.
 */

import type { Target } from './draft/judge.svelte.ts'
import { isInMeld } from './draft/pieces.ts'
import type { MeldView } from './turn/status.svelte.ts'
import type { MeldTurn } from './turn/turn.svelte.ts'

/** What the keys need to know about the board. */
export interface Surroundings {
  focus: (id: string) => void
  /** The number of pieces in a row of the rack. */
  columns: () => number
  /** Open the menu of all places. */
  move: () => void
  /** Look at a piece closely, if the game supports it. */
  zoom?: ((id: string) => void) | undefined
}

export class Keys {
  readonly #turn: MeldTurn<MeldView>
  readonly #board: Surroundings
  /** The piece with which others are carried: it keeps the focus. */
  #carrier: string | null = null

  constructor(turn: MeldTurn<MeldView>, board: Surroundings) {
    this.#turn = turn
    this.#board = board
  }

  press = (event: KeyboardEvent): void => {
    if (this.#shortcut(event)) return event.preventDefault()
    const id = (event.target as HTMLElement).dataset.id
    if (event.altKey || event.ctrlKey || event.metaKey || !id) return
    const done = this.#turn.carried.length && this.#carrier ? this.#carry(event) : this.#walk(event, id)
    if (!done) return
    event.preventDefault()
    event.stopPropagation()
  }

  #shortcut(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase()
    if (event.key === 'Escape' && this.#turn.putBack()) {
      this.#carrier = null
      return true
    }
    if (!event.ctrlKey && !event.metaKey) return false
    if (key === 'y' || (key === 'z' && event.shiftKey)) this.#turn.redo()
    else if (key === 'z') this.#turn.undo()
    else return false
    return true
  }

  #walk(event: KeyboardEvent, id: string): boolean {
    const turn = this.#turn
    if (event.key === ' ') {
      turn.tap(id, true, true)
      return true
    }
    if (event.key === 'Enter') {
      if (turn.locked) turn.tap(id, true)
      else this.#takeUp(id)
      return true
    }
    if (event.key.toLowerCase() === 'm' && !turn.locked) {
      if (!turn.selected.includes(id)) turn.tap(id, true, true)
      this.#board.move()
      return true
    }
    if (event.key.toLowerCase() === 'z' && this.#board.zoom) {
      this.#board.zoom(id)
      return true
    }
    const next = this.#neighbour(event.key, id)
    if (next) this.#board.focus(next)
    return next !== undefined
  }

  #neighbour(key: string, id: string): string | undefined {
    const { melds, rack } = this.#turn.draft
    const row = melds.findIndex(({ pieces }) => pieces.some((piece) => piece.id === id))
    const list = row < 0 ? rack : melds.flatMap(({ pieces }) => pieces)
    const at = list.findIndex((piece) => piece.id === id)
    const to = (index: number) => list[Math.max(0, Math.min(list.length - 1, index))]?.id
    if (key === 'ArrowLeft') return to(at - 1)
    if (key === 'ArrowRight') return to(at + 1)
    if (key === 'Home') return to(0)
    if (key === 'End') return to(list.length - 1)
    const step = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (!step) return undefined
    return row < 0 ? to(at + step * this.#board.columns()) : (melds[row + step] ?? melds[row])!.pieces[0]!.id
  }

  #takeUp(id: string): void {
    const turn = this.#turn
    turn.pickUp(id)
    if (!turn.carried.length) return
    this.#carrier = id
    turn.announceText('picked', { pieces: turn.names(turn.carried), count: turn.carried.length })
    this.#aim('new')
  }

  #carry(event: KeyboardEvent): boolean {
    const turn = this.#turn
    const target = turn.preview?.target ?? 'new'
    const places = this.#places()
    const at = places.findIndex((place) => keyOf(place) === keyOf(target))
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step) this.#aim(places[(at + step + places.length) % places.length]!)
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') this.#shift(target, event.key === 'ArrowUp' ? -1 : 1)
    else if (event.key === 'Enter' || event.key === ' ') {
      const carrier = this.#carrier!
      this.#carrier = null
      turn.drop(turn.carried, target)
      this.#board.focus(carrier)
    } else return event.key === 'Home' || event.key === 'End'
    return true
  }

  #places(): Target[] {
    const turn = this.#turn
    const melds = turn.draft.melds.flatMap((meld): Target[] => {
      const place = { key: meld.key, at: meld.pieces.length }
      const instead = turn.bargain(turn.carried, meld)
      return instead ? [place, { ...place, instead }] : [place]
    })
    return [...(turn.givesAway ? ['away' as const] : []), 'rack', ...melds, 'new']
  }

  /** Another place within the meld. */
  #shift(target: Target, by: number): void {
    if (!isInMeld(target)) return
    const meld = this.#turn.draft.melds.find(({ key }) => key === target.key)
    if (meld) this.#aim({ key: meld.key, at: Math.max(0, Math.min(meld.pieces.length, target.at + by)) })
  }

  #aim(target: Target): void {
    this.#turn.announce(this.#turn.describe(target))
    void this.#turn.aim(target).then((fits) => {
      const missing = this.#turn.preview?.missing
      if (missing) this.#turn.announce(this.#turn.whatIsMissing(missing))
      else if (fits !== null) this.#turn.announceText('fits', { fits: fits ? 'yes' : 'no' })
    })
  }
}

const keyOf = (target: Target) =>
  isInMeld(target) ? `${target.key} ${target.instead ?? ''}` : typeof target === 'object' ? 'new' : target
