/** The lines of a pattern as one path: an SVG pattern would be printed as an image. */

import type { Box } from '../layout.ts'
import type { Pattern } from '../print.ts'

const round = (millimetres: number) => Math.round(millimetres * 100) / 100

/** Lines all over a box, and beyond it. */
export function linesOf({ angles, step }: Pattern, { left, top, width, height }: Box): string {
  const reach = Math.hypot(width, height) / 2
  const count = Math.floor(reach / step)
  return angles
    .flatMap((degrees) => {
      const [along, across] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      return Array.from({ length: 2 * count + 1 }, (_, at) => {
        const off = (at - count) * step
        const [x, y] = [left + width / 2 - across * off, top + height / 2 + along * off]
        const [from, to] = [-reach, reach].map((far) => `${round(x + along * far)} ${round(y + across * far)}`)
        return `M${from}L${to}`
      })
    })
    .join('')
}
