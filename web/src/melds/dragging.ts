/** Dragging pieces over the drafting table: where they would go, a caret there, and the drop. */

import { tick } from 'svelte'

import { startDrag, type Ghost, type Point } from '../board/drag.ts'
import { indexAt } from '../board/rack.ts'
import type { Target } from './draft/judge.svelte.ts'
import type { MovingPieces } from './turn/moving.svelte.ts'
import type { MeldView } from './turn/status.svelte.ts'

/** What the dragging needs of the board. */
interface Surface {
  root: () => HTMLElement
  caret: () => HTMLElement
  /** Look at a piece closely, after a long press. */
  zoom: () => ((id: string) => void) | undefined
}

interface Spot {
  target: Target
  /** The index of the piece that they would be put before. */
  at: number
  places: DOMRect[]
}

interface Survey {
  board: DOMRect
  lying: Map<HTMLElement, { ids: string[]; places: DOMRect[] }>
}

export class Dragging {
  readonly #turn: MovingPieces<MeldView>
  readonly #surface: Surface
  #survey!: Survey
  /** What was just dropped, until it glides from there to its place. */
  #dropped: { ids: readonly string[]; ghost: Ghost } | null = null

  constructor(turn: MovingPieces<MeldView>, surface: Surface) {
    this.#turn = turn
    this.#surface = surface
  }

  /** The first of the pieces that were just dropped, and where the pointer let go of it. */
  get dropped(): [id: string, rect: DOMRect] | null {
    return this.#dropped && [this.#dropped.ids[0]!, this.#dropped.ghost.rect()]
  }

  /** The dropped pieces have taken their places. */
  settle(): void {
    this.#dropped?.ghost.remove()
    this.#dropped = null
  }

  start(event: PointerEvent, source: HTMLElement): void {
    const turn = this.#turn
    const id = source.dataset.id!
    const zoom = this.#surface.zoom()
    startDrag(event, {
      source,
      hold: zoom && (() => zoom(id)),
      still: turn.locked,
      start: () => {
        this.#survey = this.#measure()
        turn.pickUp(id)
        if (turn.carried.length > 1) source.dataset.carried = String(turn.carried.length)
      },
      targets: this.#targets,
      over: (element, point) => {
        const spot = this.#spotAt(element, point)
        this.#showCaret(spot)
        void turn.aim(spot?.target ?? null)
      },
      cancel: () => {
        this.#showCaret(null)
        delete source.dataset.carried
        turn.letGo()
      },
      drop: (element, point, ghost) => {
        delete source.dataset.carried
        const spot = this.#spotAt(element, point)
        this.#showCaret(null)
        this.#drop(spot, ghost)
      },
    })
  }

  #drop(spot: Spot | null, ghost: Ghost): void {
    const turn = this.#turn
    const ids = turn.carried
    const stays = spot?.target === 'rack' && !ids.some((id) => turn.draft.canTake(id))
    if (spot && ids.length && !stays) this.#dropped = { ids, ghost }
    else ghost.home()
    if (spot && ids.length) turn.drop(ids, spot.target, spot.at)
    else turn.letGo()
    // If nothing changed, no effect removes the ghost.
    void tick().then(() => {
      this.#dropped?.ghost.home()
      this.#dropped = null
    })
  }

  readonly #targets = () => [...this.#surface.root().querySelectorAll<HTMLElement>('[data-drop]')]

  /** Nothing moves during a drag, so one measurement at its start is enough. */
  #measure(): Survey {
    const lying = this.#targets().map((target) => {
      const pieces = [...target.querySelectorAll<HTMLElement>('[data-id]')]
      const ids = pieces.map(({ dataset }) => dataset.id!)
      return [target, { ids, places: pieces.map((piece) => piece.getBoundingClientRect()) }] as const
    })
    return { board: this.#surface.root().getBoundingClientRect(), lying: new Map(lying) }
  }

  /** Where a point of a drop target is: before which of its pieces, or on one that can be bought. */
  #spotAt(element: HTMLElement | null, point: Point): Spot | null {
    if (!element) return null
    const { ids, places } = this.#survey.lying.get(element)!
    const at = indexAt(places, point)
    if (element.dataset.drop !== 'meld') return { target: element.dataset.drop as 'new' | 'rack', at, places }
    const key = element.dataset.key!
    const on = places.findLastIndex(({ left, right }) => left <= point.x && point.x < right)
    const instead = ids[on]
    if (instead && this.#turn.buys(this.#turn.carried, instead)) return { target: { key, at, instead }, at: on, places }
    return { target: { key, at }, at, places }
  }

  /** One caret for the whole board, positioned directly: nothing reactive runs during a drag. */
  #showCaret(spot: Spot | null): void {
    const caret = this.#surface.caret()
    const place = spot?.places[spot.at] ?? spot?.places.at(-1)
    caret.hidden = !place
    if (!spot || !place) return
    const buys = typeof spot.target === 'object' && spot.target.instead !== undefined
    const { board } = this.#survey
    const edge = spot.at < spot.places.length ? place.left : place.right
    caret.classList.toggle('around', buys)
    caret.style.width = buys ? `${place.width}px` : ''
    caret.style.height = `${place.height}px`
    caret.style.transform = `translate(${(buys ? place.left : edge) - board.left}px, ${place.top - board.top}px)`
  }
}
