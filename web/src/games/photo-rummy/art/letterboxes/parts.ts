/** What letter boxes are made of. A box is lit from the left. */

import { box, disc, faint, line, moved, oval, path } from '../shapes.ts'

export interface Paint {
  face: string
  light: string
  dark: string
}

export const RED: Paint = { face: '#d42b2f', light: '#ef5a52', dark: '#a31a24' }
export const CRIMSON: Paint = { face: '#c01a2e', light: '#e04850', dark: '#8d1024' }
export const GREEN: Paint = { face: '#1f8a4c', light: '#46ac6c', dark: '#146236' }
export const YELLOW: Paint = { face: '#ffcc1f', light: '#ffe36e', dark: '#dba204' }
export const ORANGE: Paint = { face: '#f47a20', light: '#ff9f52', dark: '#c95a0c' }
export const BLUE: Paint = { face: '#2464b4', light: '#4f8fd8', dark: '#174886' }

/** The post horn that stands on most boxes of Europe: no company's sign, a coachman's. */
export function horn(cx: number, cy: number, size: number, ink: string): string {
  return moved(
    cx,
    cy,
    line(ink, 3.2, 'M-17-8H0a8 8 0 1 0 .1 16H9M0-8a8 8 0 0 1 0 16') +
      path(ink, 'M7 6.2Q15 5.4 20 0V16Q15 10.6 7 9.8z') +
      path(ink, 'M-20-11.5l4 2v3l-4 2z'),
    size,
  )
}

/** The flap, its edge and the dark behind it. */
export function slot(x: number, y: number, width: number, paint: Paint, height = 7): string {
  return (
    box(x - 3, y - 3, width + 6, height + 6, paint.dark, 3) +
    box(x, y, width, height, '#1d1d24', 2) +
    box(x - 3, y - 3.5, width + 6, 4, paint.light, 2)
  )
}

/** The card that says when it is emptied. */
export function hours(x: number, y: number, width: number, height: number): string {
  const lines = Array.from(
    { length: Math.floor((height - 4) / 4) },
    (_, index) => `M${x + 3} ${y + 5 + index * 4}h${width - 6 - (index % 2) * 4}`,
  )
  return (
    box(x - 1.2, y - 1.2, width + 2.4, height + 2.4, '#6b5b4d', 1.5) +
    box(x, y, width, height, '#fffdf4', 1) +
    line('#8a8f9c', 1.2, lines.join(''))
  )
}

export function crown(cx: number, y: number, size: number, gold = '#ffd65a', edge = '#a8780e'): string {
  return moved(
    cx,
    y,
    path(edge, 'M-12 1L-15-10l8 4L0-14 7-6l8-4L12 1z') +
      path(gold, 'M-10.5-1L-13-8l6.5 3.4L0-11.5 6.5-4.6 13-8l-2.5 7z') +
      box(-11, -0.6, 22, 3.6, edge, 1) +
      disc(0, -14, 2, gold) +
      disc(-15, -10.5, 1.7, gold) +
      disc(15, -10.5, 1.7, gold),
    size,
  )
}

/** Shadow on the pavement. */
export function footing(cx: number, rx: number, y = 178): string {
  return faint(0.28, oval(cx + 6, y, rx, 5.5, '#1c1c2c'))
}

export function leg(cx: number, from: number, width = 9, to = 178): string {
  return (
    box(cx - width / 2, from, width, to - from, '#5a606c') +
    box(cx + width * 0.1, from, width * 0.4, to - from, '#3f444f') +
    box(cx - width, to - 2, width * 2, 4, '#3f444f', 1.5)
  )
}

/** A box with round corners and its right side in the shade. */
export function casket(x: number, y: number, width: number, height: number, paint: Paint, round = 5): string {
  return (
    box(x, y, width, height, paint.dark, round) +
    box(x, y, width - width * 0.13, height, paint.face, round) +
    faint(0.5, box(x + 3, y + round, 3, height - 2 * round, paint.light, 1.5))
  )
}

/** A round column: bright on the left, dark on the right. */
export function pillar(cx: number, y: number, width: number, height: number, paint: Paint): string {
  const left = cx - width / 2
  return (
    box(left, y, width, height, paint.face) +
    box(left + width * 0.74, y, width * 0.26, height, paint.dark) +
    faint(0.55, box(left + width * 0.09, y, width * 0.09, height, paint.light))
  )
}

/** The foot of a cast-iron column. */
export function plinth(cx: number, width: number, height: number, fill = '#23242c'): string {
  return (
    box(cx - width / 2, 180 - height, width, height, fill, 2) +
    faint(0.25, box(cx - width / 2, 180 - height, width * 0.2, height, '#fff', 2))
  )
}
