/**
 * Animated moves: measure where things are, change the page, and let each glide from where it was. Moving elements are
 * marked with `data-flip="its name"`; nothing waits for the motion, which runs on the compositor alone.
 */

export type Places = Map<string, DOMRect>

export const GLIDE_MS = 380
const EASE = 'cubic-bezier(.22,.8,.3,1)'
/** Limits the scale of a piece that comes from something of another size, like a player's card. */
const LIKE_SIZED = [0.6, 1.6] as const

/** Pieces that move one after another: when each begins, and how long it takes, in milliseconds. */
export interface Staging {
  delays: ReadonlyMap<string, number>
  duration: number
}

/** According to the settings, which default to the device's preference. */
export const wantsCalm = () => document.documentElement.dataset.motion === 'less'

export function measure(root: ParentNode): Places {
  const places: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    places.set(element.dataset.flip!, element.getBoundingClientRect())
  }
  return places
}

/** Let an element glide to its place from another one; a new element is invisible until it starts. */
function glide(element: Element, from: DOMRect, to: DOMRect, isNew: boolean, options: KeyframeAnimationOptions): void {
  if (!to.width || !from.width) return
  const dx = from.left + from.width / 2 - to.left - to.width / 2
  const dy = from.top + from.height / 2 - to.top - to.height / 2
  // A domino may have turned meanwhile: compare its long sides.
  const ratio = Math.max(from.width, from.height) / Math.max(to.width, to.height)
  const scale = isNew && (ratio < LIKE_SIZED[0] || ratio > LIKE_SIZED[1]) ? 1 : ratio
  if (Math.abs(dx) + Math.abs(dy) < 0.5 && Math.abs(scale - 1) < 0.01) return
  element.animate(
    // individual properties add to what `transform` already does to the element
    [
      { translate: `${dx}px ${dy}px`, scale, zIndex: 5, opacity: isNew ? 0 : 1 },
      { opacity: 1, offset: 0.05 },
      { translate: '0 0', scale: 1, zIndex: 5, opacity: 1 },
    ],
    { duration: GLIDE_MS, easing: EASE, fill: 'backwards', ...options },
  )
}

/**
 * Let everything marked glide from where it was; `origin` returns where something new comes from. Staged pieces move
 * one after another.
 */
export function glideAll(
  root: ParentNode,
  before: Places,
  origin: (name: string, element: HTMLElement) => DOMRect | null | undefined = () => null,
  staging?: Staging,
): void {
  if (wantsCalm()) return
  const elements = [...root.querySelectorAll<HTMLElement>('[data-flip]')]
  const arriving = elements.filter((element) => !before.has(element.dataset.flip!))
  const pause = Math.min(90, 700 / arriving.length)
  // Measure all of them first: once an animation has begun, the next measurement forces another layout.
  const places = elements.map((element) => {
    const name = element.dataset.flip!
    return [element, before.get(name) ?? origin(name, element), element.getBoundingClientRect()] as const
  })
  for (const [element, from, to] of places) {
    const late = arriving.indexOf(element)
    const staged = staging?.delays.get(element.dataset.flip!)
    const timing = staged !== undefined ? { delay: staged, duration: staging!.duration } : { delay: pause * late }
    if (from) glide(element, from, to, late >= 0, late < 0 && staged === undefined ? {} : timing)
  }
}

/** Move a copy of an element from one place to another, above everything else. */
export function fly(picture: HTMLElement, from: DOMRect, to: DOMRect, delay = 0): void {
  if (wantsCalm() || !from.width || !to.width) return
  const flyer = picture.cloneNode(true) as HTMLElement
  flyer.setAttribute('aria-hidden', 'true')
  flyer.removeAttribute('data-flip')
  const { width, height } = picture.getBoundingClientRect()
  Object.assign(flyer.style, {
    position: 'fixed',
    left: `${from.left + from.width / 2 - width / 2}px`,
    top: `${from.top + from.height / 2 - height / 2}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '60',
  })
  document.body.append(flyer)
  const dx = to.left + to.width / 2 - from.left - from.width / 2
  const dy = to.top + to.height / 2 - from.top - from.height / 2
  const flight = flyer.animate(
    [
      { translate: '0 0', opacity: 1 },
      { translate: `${dx}px ${dy}px`, opacity: 1, offset: 0.85 },
      { translate: `${dx}px ${dy}px`, opacity: 0 },
    ],
    { duration: GLIDE_MS * 1.2, easing: EASE, delay, fill: 'both' },
  )
  flight.finished.catch(() => undefined).finally(() => flyer.remove())
}

/** Shake it, to say no. */
export function shake(element: Element): void {
  if (wantsCalm()) return
  const swing = [0, -7, 6, -5, 3, 0].map((x) => ({ translate: `${x}px 0` }))
  element.animate(swing, { duration: 380, easing: 'ease-in-out' })
}
