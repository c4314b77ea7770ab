/** Dragging pieces over the drafting table: where they would go, a caret there, and the drop. */

import { tick } from 'svelte'

import { startDrag, type Drag, type Ghost, type Point } from '../board/drag.ts'
import { indexAt } from '../board/rack.ts'
import { meldNear, placeAmong, placeInRow, type LyingMeld } from './aiming.ts'
import type { Target } from './draft/judge.svelte.ts'
import { isInMeld } from './draft/pieces.ts'
import type { MovingPieces } from './turn/moving.svelte.ts'
import type { MeldView } from './turn/status.svelte.ts'

/** What dragging needs from the board. */
interface Surface {
  root: () => HTMLElement
  caret: () => HTMLElement
  /** Look at a piece closely, after a long press. */
  zoom: () => ((id: string) => void) | undefined
}

interface Spot {
  target: Target
  /** The index of the piece before which they would be put. */
  at: number
  places: readonly DOMRect[]
}

interface Frame extends LyingMeld {
  element: HTMLElement
  ids: string[]
}

interface Survey {
  board: DOMRect
  felt: { element: HTMLElement; box: DOMRect } | null
  melds: Frame[]
  /** All drop targets besides the felt: melds, the rack, and those that a game adds. */
  frames: Map<HTMLElement, Frame>
}

export class Dragging {
  readonly #turn: MovingPieces<MeldView>
  readonly #surface: Surface
  #survey!: Survey
  /** The carried piece, as it was. */
  #lifted = new DOMRect()
  #drag: Drag | null = null
  /** The pieces just dropped, until they glide from there to their places. */
  #dropped: { ids: readonly string[]; ghost: Ghost } | null = null

  constructor(turn: MovingPieces<MeldView>, surface: Surface) {
    this.#turn = turn
    this.#surface = surface
  }

  /** The first of the pieces just dropped, and where the pointer released it. */
  get dropped(): [id: string, rect: DOMRect] | null {
    return this.#dropped && [this.#dropped.ids[0]!, this.#dropped.ghost.rect()]
  }

  /** The dropped pieces have taken their places. */
  settle(): void {
    this.#dropped?.ghost.remove()
    this.#dropped = null
  }

  /** A piece is in the air. */
  get active(): boolean {
    return this.#drag !== null
  }

  /** The table has changed below the piece in the air. */
  remeasure(): void {
    this.#survey = this.#measure()
    this.#drag?.remeasure()
  }

  start(event: PointerEvent, source: HTMLElement): void {
    const turn = this.#turn
    const id = source.dataset.id!
    const zoom = this.#surface.zoom()
    const drag = startDrag(event, {
      source,
      hold: zoom && (() => zoom(id)),
      still: !turn.playing,
      start: () => {
        this.#survey = this.#measure()
        this.#lifted = source.getBoundingClientRect()
        turn.pickUp(id)
        this.#drag = drag
        if (turn.carried.length > 1) source.dataset.carried = String(turn.carried.length)
      },
      targets: this.#targets,
      between: this.#between,
      over: (element, point) => {
        const spot = this.#spotAt(element, point)
        this.#showCaret(spot, point)
        void turn.aim(spot?.target ?? null)
      },
      cancel: () => {
        this.#drag = null
        this.#showCaret(null)
        delete source.dataset.carried
        turn.letGo()
      },
      drop: (element, point, ghost) => {
        delete source.dataset.carried
        const spot = this.#spotAt(element, point)
        this.#drag = null
        this.#showCaret(null)
        this.#drop(spot, ghost)
      },
    })
  }

  #drop(spot: Spot | null, ghost: Ghost): void {
    const turn = this.#turn
    const ids = turn.carried
    const stays = spot?.target === 'rack' && !ids.some((id) => turn.draft.canTake(id))
    if (spot && ids.length && !stays && spot.target !== 'away') this.#dropped = { ids, ghost }
    else ghost.home()
    if (spot && ids.length) turn.drop(ids, spot.target, spot.at)
    else turn.miss(spot === null)
    // If nothing changed, no effect removes the ghost.
    void tick().then(() => {
      this.#dropped?.ghost.home()
      this.#dropped = null
    })
  }

  readonly #targets = () => [...this.#surface.root().querySelectorAll<HTMLElement>('[data-drop]')]

  /** Nothing moves during a drag unless others play meanwhile, so one measurement at its start is enough. */
  #measure(): Survey {
    const root = this.#surface.root()
    const frames = this.#targets().map((element): Frame => {
      const pieces = [...element.querySelectorAll<HTMLElement>('[data-id]')]
      const ids = pieces.map(({ dataset }) => dataset.id!)
      const places = pieces.map((piece) => piece.getBoundingClientRect())
      return { element, ids, places, box: element.getBoundingClientRect() }
    })
    const felt = root.querySelector<HTMLElement>('[data-ground]')
    return {
      board: root.getBoundingClientRect(),
      felt: felt && { element: felt, box: felt.getBoundingClientRect() },
      melds: frames.filter(({ element }) => element.dataset.drop === 'meld'),
      frames: new Map(frames.map((frame) => [frame.element, frame])),
    }
  }

  /** The current meaning of a point on the felt. */
  placeOf(point: Point): Target | null {
    this.#survey = this.#measure()
    return this.#spotAt(this.#between(point), point)?.target ?? null
  }

  /** The meld near a point on the felt, or the open felt. */
  readonly #between = (point: Point): HTMLElement | null => {
    const { felt, melds } = this.#survey
    if (!felt || !isIn(felt.box, point)) return null
    return melds[meldNear(melds, point)]?.element ?? felt.element
  }

  /**
   * The place of a point in a drop target: before one of its pieces, on one that can be swapped, or on the open felt.
   */
  #spotAt(element: HTMLElement | null, point: Point): Spot | null {
    if (!element) return null
    const frame = this.#survey.frames.get(element)
    if (!frame) return { target: { before: placeAmong(this.#survey.melds, point) }, at: 0, places: [] }
    const { ids, places } = frame
    if (element.dataset.drop !== 'meld') {
      return { target: element.dataset.drop as 'new' | 'rack' | 'away', at: indexAt(places, point), places }
    }
    const key = element.dataset.key!
    const at = placeInRow(places, point)
    const on = isIn(frame.box, point)
      ? places.findLastIndex(({ left, right }) => left <= point.x && point.x < right)
      : -1
    const instead = ids[on]
    if (instead && this.#turn.buys(this.#turn.carried, instead)) return { target: { key, at, instead }, at: on, places }
    return { target: { key, at }, at, places }
  }

  /** One caret for the whole board, positioned directly: nothing reactive runs during a drag. */
  #showCaret(spot: Spot | null, point?: Point): void {
    const caret = this.#surface.caret()
    const onFelt = spot && point && isOnFelt(spot.target) ? this.#outline(point) : null
    const place = onFelt ?? spot?.places[spot.at] ?? spot?.places.at(-1)
    caret.hidden = !place || spot?.target === 'away'
    if (!spot || !place || caret.hidden) return
    const around = onFelt !== null || (isInMeld(spot.target) && spot.target.instead !== undefined)
    const { board } = this.#survey
    const edge = around || spot.at < spot.places.length ? place.left : place.right
    caret.classList.toggle('around', around)
    caret.classList.toggle('apart', onFelt !== null)
    caret.style.width = around ? `${place.width}px` : ''
    caret.style.height = `${place.height}px`
    caret.style.transform = `translate(${edge - board.left}px, ${place.top - board.top}px)`
  }

  /** The frame of a new meld around a point. */
  #outline({ x, y }: Point): DOMRect {
    const { width, height } = this.#lifted
    const whole = width * this.#turn.carried.length
    return new DOMRect(x - whole / 2 - FRAME_PX, y - height / 2 - FRAME_PX, whole + 2 * FRAME_PX, height + 2 * FRAME_PX)
  }
}

const FRAME_PX = 12

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  left <= x && x <= right && top <= y && y <= bottom

const isOnFelt = (target: Target): boolean => typeof target === 'object' && !isInMeld(target)
