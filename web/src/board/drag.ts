/**
 * Dragging with mouse, pen and finger by pointer events. A ghost follows the pointer by `transform`, once per frame;
 * drop targets are measured when the drag begins, and the one under the pointer is marked with `data-over`. Nothing
 * reactive runs during a drag.
 */

import { wantsCalm } from './flip.ts'

const THRESHOLD_PX = 6
const REACH_PX = 28
const LIFT_PX = 28 // a finger hides what it holds, so the ghost is shown, and dropped, this much above it
const HOLD_MS = 500

export interface Point {
  x: number
  y: number
}

/** The picture that follows the pointer. After the drop it stays until it is sent home or removed. */
export interface Ghost {
  rect(): DOMRect
  home(): void
  remove(): void
}

export interface DragOptions {
  /** What is dragged. */
  source: HTMLElement
  /** The pointer rests: neither a drag nor a tap, but a closer look at the source. */
  hold?: (() => void) | undefined
  /** Cannot be dragged now, only looked at. */
  still?: boolean
  /** Called once when the pointer has moved far enough. */
  start?: () => void
  /** What a point outside all targets means; null: the nearest target, if one is near. */
  between?: (point: Point) => HTMLElement | null
  /** Its drop targets; called after `start`. */
  targets: () => HTMLElement[]
  /** Called once per frame, with the target under the pointer. */
  over?: (target: HTMLElement | null, point: Point) => void
  /** Dropped, on a target or elsewhere. The callback has to send the ghost home or remove it. */
  drop: (target: HTMLElement | null, point: Point, ghost: Ghost) => void
  /** Cancelled: Escape, or the browser took the pointer away. The ghost goes home by itself. */
  cancel?: () => void
}

/** A drag that may be under way. */
export interface Drag {
  /** The page has changed below it: measure the drop targets again. */
  remeasure: () => void
}

/** Begin with a pointerdown; it becomes a drag only when the pointer moves, so that taps stay taps. */
export function startDrag(down: PointerEvent, options: DragOptions): Drag {
  const still: Drag = { remeasure: () => undefined }
  if (down.button !== 0 || !down.isPrimary) return still
  const { source } = options
  const origin = { x: down.clientX, y: down.clientY }
  const lift = down.pointerType === 'touch' ? LIFT_PX : 0
  const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY - lift })
  let point: Point = origin
  let ghost: MovingGhost | null = null
  let targets: MeasuredTarget[] = []
  let over: HTMLElement | null = null
  let frame = 0

  const rest = () => {
    end()
    addEventListener('contextmenu', swallow, true)
    addEventListener(
      'pointerup',
      () => {
        swallowClick()
        removeEventListener('contextmenu', swallow, true)
      },
      { once: true },
    )
    options.hold!()
  }
  const timer = options.hold && setTimeout(rest, HOLD_MS)

  const remeasure = () => {
    if (ghost) targets = options.targets().map((element) => ({ element, rect: seen(element) }))
  }

  const begin = () => {
    clearTimeout(timer)
    options.start?.()
    ghost = new MovingGhost(source)
    remeasure()
    source.setPointerCapture(down.pointerId)
  }

  const paint = () => {
    frame = 0
    if (!ghost) return
    ghost.move(point.x - origin.x, point.y - origin.y)
    const now = targetAt(targets, point, options.between)
    if (now !== over) {
      over?.removeAttribute('data-over')
      now?.setAttribute('data-over', '')
      over = now
    }
    options.over?.(over, point)
  }

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    point = pointOf(event)
    if (!ghost && Math.hypot(event.clientX - origin.x, event.clientY - origin.y) > THRESHOLD_PX) {
      if (options.still) return end()
      begin()
    }
    if (ghost && !frame) frame = requestAnimationFrame(paint)
  }

  const end = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    over?.removeAttribute('data-over')
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancel)
    removeEventListener('keydown', key, true)
  }

  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    if (ghost) {
      point = pointOf(event)
      paint()
      end()
      swallowClick()
      options.drop(over, point, ghost)
    } else end()
  }

  const cancel = () => {
    end()
    if (!ghost) return
    ghost.home()
    options.cancel?.()
  }

  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ghost) return
    event.stopPropagation()
    cancel()
  }

  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', cancel)
  addEventListener('keydown', key, true)
  return { remeasure }
}

/** The visible part of an element that may be scrolled: nothing can be dropped on the rest. */
function seen(element: HTMLElement): DOMRect {
  const rect = element.getBoundingClientRect()
  const clip = element.closest('[data-clip]')?.getBoundingClientRect()
  if (!clip) return rect
  const top = Math.max(rect.top, clip.top)
  const bottom = Math.min(rect.bottom, clip.bottom)
  return top < bottom ? new DOMRect(rect.left, top, rect.width, bottom - top) : new DOMRect(-1e6, -1e6, 0, 0)
}

/** Ignore the click that follows a drag. */
function swallowClick(): void {
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

interface MeasuredTarget {
  element: HTMLElement
  rect: DOMRect
}

/** The target under the point, else what the point means, else a target so near that a thumb must have meant it. */
function targetAt(targets: MeasuredTarget[], point: Point, between: DragOptions['between']): HTMLElement | null {
  const near = nearest(targets, point)
  if (near?.distance === 0) return near.element
  return between?.(point) ?? near?.element ?? null
}

function nearest(targets: MeasuredTarget[], { x, y }: Point): { element: HTMLElement; distance: number } | null {
  let best: HTMLElement | null = null
  let least = REACH_PX
  for (const { element, rect } of targets) {
    const dx = Math.max(rect.left - x, 0, x - rect.right)
    const dy = Math.max(rect.top - y, 0, y - rect.bottom)
    const distance = Math.hypot(dx, dy)
    if (distance < least) {
      best = element
      least = distance
    }
  }
  return best && { element: best, distance: least }
}

class MovingGhost implements Ghost {
  readonly #source: HTMLElement
  readonly #element: HTMLElement
  readonly #home: DOMRect

  constructor(source: HTMLElement) {
    this.#source = source
    this.#home = source.getBoundingClientRect()
    this.#element = source.cloneNode(true) as HTMLElement
    for (const name of ['id', 'role', 'tabindex', 'data-flip', 'data-piece', 'data-testid']) {
      this.#element.removeAttribute(name)
    }
    this.#element.setAttribute('aria-hidden', 'true')
    this.#element.dataset.ghost = ''
    Object.assign(this.#element.style, {
      position: 'fixed',
      left: `${this.#home.left}px`,
      top: `${this.#home.top}px`,
      width: `${this.#home.width}px`,
      height: `${this.#home.height}px`,
      margin: '0',
      pointerEvents: 'none',
      zIndex: '50',
      willChange: 'transform',
    })
    // It is above everything else: its look must depend on its own classes and inline styles, not on its surroundings.
    document.body.append(this.#element)
    source.setAttribute('data-dragged', '')
  }

  move(dx: number, dy: number): void {
    this.#element.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`
  }

  rect(): DOMRect {
    return this.#element.getBoundingClientRect()
  }

  home(): void {
    if (wantsCalm()) return this.remove()
    // The source may be elsewhere by now.
    const to = this.#source.isConnected ? this.#source.getBoundingClientRect() : this.#home
    const back = this.#element.animate(
      [{}, { transform: `translate(${to.left - this.#home.left}px, ${to.top - this.#home.top}px)` }],
      { duration: 220, easing: 'ease-out', fill: 'forwards' },
    )
    back.finished.catch(() => undefined).finally(() => this.remove())
  }

  remove(): void {
    this.#element.remove()
    this.#source.removeAttribute('data-dragged')
  }
}
