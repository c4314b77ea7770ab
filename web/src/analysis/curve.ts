/** The course of a match in numbers: where to draw the chance to win, and the bars of luck below it. */

import type { Course } from './findings.ts'

export interface Frame {
  left: number
  width: number
  top: number
  height: number
}

/** Where a step is. */
export const xOf = (step: number, last: number, { left, width }: Frame): number =>
  left + (width * step) / Math.max(1, last)

/** Where a chance is: certainty at the top. */
export const yOf = (chance: number, { top, height }: Frame): number => top + height * (1 - chance)

/** The line through all chances, for a polyline. */
export const lineOf = ({ chances }: Course, last: number, frame: Frame): string =>
  chances.map(({ step, chance }) => `${xOf(step, last, frame).toFixed(1)},${yOf(chance, frame).toFixed(1)}`).join(' ')

/** The bars of luck: up from the middle for good luck, down for bad; the largest fills its half. */
export function barsOf(
  { luck }: Course,
  last: number,
  frame: Frame,
): { x: number; y: number; height: number; good: boolean }[] {
  const most = Math.max(0.1, ...luck.map(({ luck }) => Math.abs(luck)))
  const middle = frame.top + frame.height / 2
  return luck.map(({ step, luck }) => {
    const height = (Math.abs(luck) / most) * (frame.height / 2)
    return { x: xOf(step + 0.5, last, frame), y: luck > 0 ? middle - height : middle, height, good: luck > 0 }
  })
}

/** Signs on the line that do not overlap: where there is no room for all, the worst stay. */
export function apart<Sign extends { x: number; weight: number }>(signs: readonly Sign[], room: number): Sign[] {
  const kept: Sign[] = []
  for (const sign of signs.toSorted((one, other) => other.weight - one.weight)) {
    if (kept.every(({ x }) => Math.abs(x - sign.x) >= room)) kept.push(sign)
  }
  return kept
}
