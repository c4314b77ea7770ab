/** What stands around buildings: flags, trees, water, clouds, far towns and people-sized things. */

import { box, disc, each, faint, line, path, poly, short, spread } from './shapes.ts'

/** A flag on its pole; `y` is the pole's foot. Bands run across unless it is `upright`. */
export function flag(
  x: number,
  y: number,
  height: number,
  bands: readonly string[],
  upright = false,
  size = 1,
): string {
  const [width, tall, top] = [11 * size, 7 * size, y - height]
  const strips = bands.map((band, index) =>
    upright
      ? box(x + (width * index) / bands.length, top, width / bands.length, tall, band)
      : box(x, top + (tall * index) / bands.length, width, tall / bands.length, band),
  )
  return box(x - 0.6, top - 1, 1.2, height + 1, '#6b5b4d') + disc(x, top - 1.4, 1.1, '#f2c14a') + strips.join('')
}

/** A flag with a cross, as the north has it. */
export function crossFlag(
  x: number,
  y: number,
  height: number,
  field: string,
  cross: string,
  inner?: string,
  size = 1,
): string {
  const [width, tall, top] = [11 * size, 7 * size, y - height]
  const bars = (fill: string, thick: number) =>
    box(x + width * 0.36 - thick / 2, top, thick, tall, fill) + box(x, top + tall / 2 - thick / 2, width, thick, fill)
  return (
    box(x - 0.6, top - 1, 1.2, height + 1, '#6b5b4d') +
    disc(x, top - 1.4, 1.1, '#f2c14a') +
    box(x, top, width, tall, field) +
    bars(cross, 2 * size) +
    (inner ? bars(inner, 1 * size) : '')
  )
}

export function tree(cx: number, y: number, r: number, leaf = '#6a9a4a', dark = '#4f7d3a'): string {
  return (
    box(cx - r * 0.13, y - r * 1.2, r * 0.26, r * 1.2, '#7a5236') +
    disc(cx, y - r * 1.7, r, leaf) +
    path(
      dark,
      `M${short(cx + r * 0.35)} ${short(y - r * 2.63)}a${short(r)} ${short(r)} 0 0 1 ${short(-r * 0.7)} ${short(r * 1.87)}a${short(r * 1.4)} ${short(r * 1.4)} 0 0 0 ${short(r * 0.7)} ${short(-r * 1.87)}z`,
    )
  )
}

/** A fir: three skirts, lit from the left. */
export function fir(cx: number, y: number, height: number, leaf = '#35604a', dark = '#264a3a'): string {
  const skirt = (foot: number, top: number, half: number) =>
    poly(leaf, cx - half, y - foot, cx, y - top, cx + half, y - foot) +
    poly(dark, cx, y - foot, cx, y - top, cx + half, y - foot)
  return (
    box(cx - height * 0.035, y - height * 0.12, height * 0.07, height * 0.12, '#4a3428') +
    skirt(height * 0.1, height * 0.55, height * 0.26) +
    skirt(height * 0.34, height * 0.78, height * 0.2) +
    skirt(height * 0.58, height, height * 0.14)
  )
}

export function cypress(cx: number, y: number, height: number, leaf = '#4f7a4a', dark = '#3b6140'): string {
  const half = height * 0.14
  return (
    path(
      leaf,
      `M${short(cx)} ${short(y - height)}Q${short(cx - half * 2)} ${short(y - height * 0.2)} ${short(cx - half * 0.6)} ${short(y)}h${short(half * 1.2)}Q${short(cx + half * 2)} ${short(y - height * 0.2)} ${short(cx)} ${short(y - height)}z`,
    ) +
    path(
      dark,
      `M${short(cx)} ${short(y - height)}Q${short(cx + half)} ${short(y - height * 0.3)} ${short(cx)} ${short(y)}h${short(half * 0.6)}Q${short(cx + half * 2)} ${short(y - height * 0.2)} ${short(cx)} ${short(y - height)}z`,
    )
  )
}

export function bush(cx: number, y: number, width: number, leaf = '#6a9a4a'): string {
  const r = width / 4
  return disc(cx - r, y - r * 0.7, r, leaf) + disc(cx + r, y - r * 0.7, r, leaf) + disc(cx, y - r * 1.2, r * 1.2, leaf)
}

export function cloud(x: number, y: number, size: number, fill = '#ffffff'): string {
  return (
    disc(x + 6 * size, y - 4 * size, 4 * size, fill) +
    disc(x + 12 * size, y - 6 * size, 5.5 * size, fill) +
    disc(x + 18 * size, y - 3.5 * size, 3.8 * size, fill) +
    box(x + 2 * size, y - 4 * size, 20 * size, 4.2 * size, fill, 2.1 * size)
  )
}

/** Water from `y` down, with glints. */
export function water(y: number, deep = '#4f9fc8', glint = '#a9d8ec', bottom = 200): string {
  const waves = spread(Math.max(2, Math.round((bottom - y) / 8)), y + 5, bottom - 4)
  return (
    box(0, y, 200, bottom - y, deep) +
    line(
      glint,
      1.2,
      waves
        .map((at, index) =>
          spread(4, 12 + (index % 2) * 24, 158 + (index % 2) * 24)
            .map((x) => `M${short(x)} ${short(at)}q3.5 -2.4 7 0t7 0`)
            .join(''),
        )
        .join(''),
    )
  )
}

/** A far town's roofs along `y`, one colour: heights as given, `width` each. */
export function skyline(y: number, fill: string, heights: readonly number[]): string {
  const width = 200 / heights.length
  const roofs = heights.map((height, index) => {
    const x = index * width
    return height % 2
      ? `M${short(x)} ${short(y)}V${short(y - height)}h${short(width)}V${short(y)}z`
      : `M${short(x)} ${short(y)}V${short(y - height)}l${short(width / 2)} -5l${short(width / 2)} 5V${short(y)}z`
  })
  return path(fill, roofs.join(''))
}

export function lamp(x: number, y: number, height: number, glow = '#ffe9a8'): string {
  return (
    box(x - 0.8, y - height, 1.6, height, '#3d4450') +
    poly(glow, x - 3, y - height - 7, x + 3, y - height - 7, x + 2, y - height, x - 2, y - height) +
    poly('#3d4450', x - 3.6, y - height - 7, x, y - height - 10, x + 3.6, y - height - 7)
  )
}

/** Somebody walking by, to show how large the building is. */
export function walker(x: number, y: number, coat: string, height = 9): string {
  return (
    disc(x, y - height * 0.88, height * 0.13, '#e2b48c') +
    path(
      coat,
      `M${short(x - height * 0.16)} ${short(y - height * 0.35)}L${short(x - height * 0.13)} ${short(y - height * 0.72)}h${short(height * 0.26)}L${short(x + height * 0.16)} ${short(y - height * 0.35)}z`,
    ) +
    line(
      '#3b3346',
      height * 0.1,
      `M${short(x - height * 0.05)} ${short(y - height * 0.35)}L${short(x - height * 0.1)} ${short(y)}M${short(x + height * 0.05)} ${short(y - height * 0.35)}L${short(x + height * 0.1)} ${short(y)}`,
    )
  )
}

export function stars(fill: string, places: readonly (readonly [number, number])[]): string {
  return each(
    places.map((_, index) => index),
    (index) => disc(places[index]![0], places[index]![1], 0.6 + (index % 3) * 0.3, fill),
  )
}

/** The sun with its halo. */
export function sun(cx: number, cy: number, r: number, fill: string): string {
  return faint(0.35, disc(cx, cy, r * 1.5, fill)) + disc(cx, cy, r, fill)
}

export function moon(cx: number, cy: number, r: number, fill = '#ffe9b0'): string {
  const inner = short(r * 1.15)
  return path(
    fill,
    `M${short(cx)} ${short(cy - r)}a${short(r)} ${short(r)} 0 1 0 ${short(r)} ${short(r * 1.1)}a${inner} ${inner} 0 0 1 ${short(-r)} ${short(-r * 1.1)}z`,
  )
}
