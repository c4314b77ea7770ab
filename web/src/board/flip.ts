/**
 * Animated moves: measure where things are, change the page, and let each glide from where it was.
 * What moves is marked with `data-flip="its name"`; nothing waits for the motion, which asks only the compositor.
 */

export type Places = Map<string, DOMRect>

export const GLIDE_MS = 380
const EASE = 'cubic-bezier(.22,.8,.3,1)'
/** A piece that comes from something of another size, like a player's card, does not come as large as that. */
const LIKE_SIZED = [0.6, 1.6] as const

/** Pieces that move one after another: when each begins, and how long it takes, in milliseconds. */
export interface Staging {
  delays: ReadonlyMap<string, number>
  duration: number
}

/** As the settings have it, which ask the device. */
export const wantsCalm = () => document.documentElement.dataset.motion === 'less'

export function measure(root: ParentNode): Places {
  const places: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    places.set(element.dataset.flip!, element.getBoundingClientRect())
  }
  return places
}

/** Let an element arrive at its place from another one; what is new is not seen before it sets out. */
function glide(element: Element, from: DOMRect, to: DOMRect, isNew: boolean, options: KeyframeAnimationOptions): void {
  if (!to.width || !from.width) return
  const dx = from.left + from.width / 2 - to.left - to.width / 2
  const dy = from.top + from.height / 2 - to.top - to.height / 2
  // A domino may have turned on its way: compare its long sides.
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
 * Let everything marked glide from where it was; `origin` returns where something new comes from. What is staged moves one
 * after another.
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
  // Measured first, all of them: an animation that has begun makes the browser lay everything out again for the next measurement.
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

/** Send a picture of an element from one place to another, over everything else. */
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

/** Shake the head: no. */
export function shake(element: Element): void {
  if (wantsCalm()) return
  const swing = [0, -7, 6, -5, 3, 0].map((x) => ({ translate: `${x}px 0` }))
  element.animate(swing, { duration: 380, easing: 'ease-in-out' })
}
