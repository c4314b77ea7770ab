/** What a table is laid with. */

import { disc, faint, line, moved, oval, path, short, turned } from '../shapes.ts'

export function tableShadow(cx: number, cy: number, rx: number, ry: number): string {
  return faint(0.22, oval(cx + 3, cy + 4, rx, ry, '#3a2418'))
}

/** A round plate seen from the table's edge. */
export function plate(cx = 100, cy = 146, rx = 86, rim = '#ffffff', well = '#eef0f4'): string {
  const ry = rx * 0.4
  return (
    tableShadow(cx, cy + 3, rx, ry) +
    oval(cx, cy + 3, rx, ry, '#cfd3dc') +
    oval(cx, cy, rx, ry, rim) +
    faint(0.9, oval(cx, cy + 1, rx * 0.74, ry * 0.7, '#d8dbe3')) +
    oval(cx, cy + 2.5, rx * 0.74, ry * 0.68, well)
  )
}

/** A wooden board with a handle on the right. */
export function board(x: number, y: number, width: number, depth: number): string {
  const slope = depth * 0.35
  const outline = (drop: number) =>
    `M${short(x + slope)} ${short(y + drop)}h${short(width - 2 * slope)}l${short(slope)} ${short(depth)}h${short(-width)}z`
  return (
    tableShadow(x + width / 2, y + depth, width / 2, 7) +
    path('#8f5f34', outline(6)) +
    path('#c98f55', outline(0)) +
    faint(
      0.5,
      line(
        '#a8703c',
        1.2,
        `M${short(x + slope)} ${short(y + depth * 0.4)}h${short(width - 2 * slope)}M${short(x + slope * 0.5)} ${short(y + depth * 0.72)}h${short(width - slope)}`,
      ),
    )
  )
}

/** A sprig of dill, as the north strews it. */
export function dill(x: number, y: number, size: number, degrees = 0): string {
  return turned(
    degrees,
    x,
    y,
    moved(
      x,
      y,
      line('#3f8a3a', 1.6, 'M0 0C2-8 1-16 5-24M1.5-8l-7-5M2-12l7-5M2.5-16l-6-5M4-20l5-3M1-5l7-3') +
        line(
          '#66ad4c',
          1.1,
          'M-5-13l-4-1M-4-12l-2-5M8-17l4 0M7-15l3-5M-3-21l-4 0M8-8l4 1M9-23l3-2M5-24l1-5M-2-19l-1-4',
        ),
      size,
    ),
  )
}

/** A leaf of parsley or lettuce. */
export function leaf(x: number, y: number, size: number, degrees: number, green = '#4f9a3c', vein = '#8cc96a'): string {
  return turned(
    degrees,
    x,
    y,
    moved(
      x,
      y,
      path(green, 'M0 0Q-9-3-8-11-12-18-3-20 0-28 4-20q9 1 5 9 2 8-9 11z') +
        line(vein, 1.2, 'M0-1V-19M0-9l-5-4M0-9l5-4'),
      size,
    ),
  )
}

/** The narrow leaf of an olive tree. */
export function oliveLeaf(x: number, y: number, size: number, degrees: number): string {
  return turned(
    degrees,
    x,
    y,
    moved(x, y, path('#7f9a52', 'M0 0Q-7-14 0-30 7-14 0 0z') + path('#a9c078', 'M0 0Q-7-14 0-30z'), size),
  )
}

/** A slice of lemon, cut through. */
export function lemonSlice(cx: number, cy: number, r: number, flat = 1): string {
  const parts = Array.from({ length: 8 }, (_, part) => {
    const angle = (part * Math.PI) / 4
    return `M${short(cx)} ${short(cy)}L${short(cx + Math.cos(angle) * r * 0.74)} ${short(cy + Math.sin(angle) * r * 0.74 * flat)}`
  }).join('')
  return (
    oval(cx, cy, r, r * flat, '#f2b90c') +
    oval(cx, cy, r * 0.86, r * 0.86 * flat, '#fff6cf') +
    oval(cx, cy, r * 0.76, r * 0.76 * flat, '#ffe04d') +
    line('#fff6cf', 1.4, parts)
  )
}

/** A wedge of lemon lying on its rind. */
export function lemonWedge(x: number, y: number, size: number, degrees = 0): string {
  return turned(
    degrees,
    x,
    y,
    moved(
      x,
      y,
      path('#f2b90c', 'M-17-4Q0 22 17-4z') +
        path('#fff6cf', 'M-15-5Q0 16 15-5z') +
        path('#ffdf45', 'M-12.5-5Q0 12 12.5-5z') +
        line('#fff6cf', 1.2, 'M0-5V3M-6-5l4 7M6-5l-4 7'),
      size,
    ),
  )
}

export function olive(cx: number, cy: number, size: number, skin: string, shine: string, degrees = 0): string {
  return turned(
    degrees,
    cx,
    cy,
    oval(cx, cy, 9 * size, 7 * size, skin) +
      faint(0.7, oval(cx - 3 * size, cy - 2.6 * size, 3 * size, 1.8 * size, shine)),
  )
}

/** Steam: it was hot a moment ago. */
export function steam(cx: number, y: number): string {
  return faint(
    0.7,
    line('#ffffff', 3, `M${cx - 14} ${y}q-6-8 0-15t0-15M${cx} ${y - 4}q-6-8 0-15t0-15M${cx + 14} ${y}q-6-8 0-15t0-15`),
  )
}

/** A boiled potato. */
export function potato(cx: number, cy: number, rx: number, degrees = 0): string {
  return turned(
    degrees,
    cx,
    cy,
    oval(cx, cy + 1.5, rx, rx * 0.72, '#c9952f') +
      oval(cx, cy, rx, rx * 0.7, '#f3cf6a') +
      faint(0.75, oval(cx - rx * 0.3, cy - rx * 0.25, rx * 0.4, rx * 0.2, '#fff0b8')),
  )
}

export function pearls(places: readonly (readonly [number, number])[], r: number, fill: string, shine: string): string {
  return places.map(([x, y]) => disc(x, y, r, fill) + disc(x - r * 0.35, y - r * 0.35, r * 0.32, shine)).join('')
}
