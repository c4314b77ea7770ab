/** Where to cut, as paths in millimetres over a whole sheet. */

import type { Box, Placed } from '../layout.ts'

const MARK_FROM_MM = 1
const MARK_TO_MM = 4

const short = (millimetres: number) => Math.round(millimetres * 1000) / 1000

/** Marks around a block, outside it, at every cut: they guide a ruler across the whole sheet. */
export function marksOf({ left, top, width, height }: Box, columns: number, rows: number): string {
  const mark = MARK_TO_MM - MARK_FROM_MM
  const lines = []
  for (let column = 0; column <= columns; column++) {
    const x = short(left + (column * width) / columns)
    lines.push(`M${x} ${short(top - MARK_TO_MM)}v${mark}`, `M${x} ${short(top + height + MARK_FROM_MM)}v${mark}`)
  }
  for (let row = 0; row <= rows; row++) {
    const y = short(top + (row * height) / rows)
    lines.push(`M${short(left - MARK_TO_MM)} ${y}h${mark}`, `M${short(left + width + MARK_FROM_MM)} ${y}h${mark}`)
  }
  return lines.join('')
}

/** The outlines of pieces. */
export function outlinesOf(places: readonly Placed[], width: number, height: number, isRound: boolean): string {
  const outline = ({ left, top }: Placed) => {
    if (!isRound) return `M${short(left)} ${short(top)}h${short(width)}v${short(height)}h${short(-width)}z`
    const radius = width / 2
    const half = (to: number) => `a${radius} ${radius} 0 0 1 ${to} 0`
    return `M${short(left)} ${short(top + radius)}${half(width)}${half(-width)}z`
  }
  return places.map(outline).join('')
}
