/** Which of several things on the page lies nearest to a point. */

import type { Point } from './drag.ts'

export function nearestTo({ x, y }: Point, elements: readonly HTMLElement[]): HTMLElement | null {
  let best: HTMLElement | null = null
  let least = Infinity
  for (const element of elements) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
    if (distance >= least) continue
    best = element
    least = distance
  }
  return best
}
