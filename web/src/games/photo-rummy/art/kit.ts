/** The parts of buildings. Light comes from the left: what is round or has a side is darker on the right. */

import { box, disc, each, faint, line, oval, path, poly, short, spread } from './shapes.ts'
import type { Stone } from './stones.ts'

const SHADOW = '#3a2a48'

interface Roof {
  roof: string
  dark: string
}

/** A wall with a cornice above and a plinth below; `side` of its width lies in the shade. */
export function wall(x: number, y: number, width: number, height: number, stone: Stone, side = 0): string {
  const shade = side ? box(x + width * (1 - side), y, width * side, height, stone.shade) : ''
  return (
    box(x, y, width, height, stone.face) +
    shade +
    box(x - 1, y - 1, width + 2, 2.4, stone.light) +
    box(x - 1, y + 1.4, width + 2, 1, stone.shade) +
    box(x - 0.5, y + height - 3, width + 1, 3, stone.shade)
  )
}

/** A ledge along a wall: light above, its shadow below. */
export function ledge(x: number, y: number, width: number, stone: Stone, height = 2): string {
  return box(x, y, width, height, stone.light) + box(x, y + height, width, height * 0.5, stone.shade)
}

export type Opening = 'plain' | 'arch' | 'point' | 'round'

/** The outline of one opening whose middle is at `cx`, from `y` down. */
export function opening(kind: Opening, cx: number, y: number, width: number, height: number): string {
  const [left, half, right] = [cx - width / 2, width / 2, cx + width / 2]
  const bottom = short(y + height)
  switch (kind) {
    case 'plain':
      return `M${short(left)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
    case 'arch':
      return `M${short(left)} ${bottom}V${short(y + half)}a${short(half)} ${short(half)} 0 0 1 ${short(width)} 0V${bottom}z`
    case 'point': {
      const spring = short(y + width * 0.9)
      return (
        `M${short(left)} ${bottom}V${spring}Q${short(left)} ${short(y + half * 0.7)} ${short(cx)} ${short(y)}` +
        `Q${short(right)} ${short(y + half * 0.7)} ${short(right)} ${spring}V${bottom}z`
      )
    }
    case 'round':
      return `M${short(left)} ${short(y + half)}a${short(half)} ${short(half)} 0 1 1 ${short(width)} 0a${short(half)} ${short(half)} 0 1 1 ${short(-width)} 0z`
  }
}

/** A row of `count` openings with their middles spread from `from` to `to`. */
export function row(
  kind: Opening,
  count: number,
  from: number,
  to: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  return path(
    fill,
    spread(count, from, to)
      .map((cx) => opening(kind, cx, y, width, height))
      .join(''),
  )
}

/** A row of openings in frames of light stone, with a sill. */
export function framed(
  kind: Opening,
  count: number,
  from: number,
  to: number,
  y: number,
  width: number,
  height: number,
  stone: Stone,
): string {
  return (
    row(kind, count, from, to, y - 1, width + 2, height + 1, stone.light) +
    row('plain', count, from, to, y + height, width + 2.6, 1.2, stone.shade) +
    row(kind, count, from, to, y, width, height, stone.glass)
  )
}

/** `count` columns with foot and capital; `from` and `to` are the middles of the first and the last. */
export function columns(
  count: number,
  from: number,
  to: number,
  y: number,
  width: number,
  height: number,
  stone: Stone,
): string {
  const places = spread(count, from, to)
  const ends = places.map((cx) => {
    const left = short(cx - width * 0.75)
    return `M${left} ${short(y)}h${short(width * 1.5)}v2h${short(-width * 1.5)}zM${left} ${short(y + height - 2)}h${short(width * 1.5)}v2h${short(-width * 1.5)}z`
  })
  return (
    row('plain', count, from, to, y, width, height, stone.face) +
    row('plain', count, from + width * 0.3, to + width * 0.3, y, width * 0.4, height, stone.shade) +
    path(stone.light, ends.join(''))
  )
}

/** The triangle over a portico, with its field in the shade; `y` is its foot. */
export function pediment(
  cx: number,
  y: number,
  width: number,
  height: number,
  stone: Stone,
  field = stone.shade,
): string {
  const half = width / 2
  const inset = Math.min(5, half / 4)
  return (
    poly(stone.light, cx - half, y, cx, y - height, cx + half, y) +
    poly(field, cx - half + inset * 2, y - 1.2, cx, y - height + inset * 0.9, cx + half - inset * 2, y - 1.2) +
    box(cx - half, y, width, 2, stone.light) +
    box(cx - half, y + 2, width, 1, stone.shade)
  )
}

/** A whole temple front: steps, a dark hall, columns, a beam and the pediment. `y` is the foot of the columns. */
export function portico(
  cx: number,
  y: number,
  width: number,
  height: number,
  count: number,
  stone: Stone,
  rise = width * 0.2,
): string {
  const half = width / 2
  const thick = Math.min(5, (width / count) * 0.5)
  return (
    box(cx - half + 2, y - height, width - 4, height, stone.shade) +
    row(
      'plain',
      Math.max(1, Math.floor(count / 2)),
      cx - half * 0.6,
      cx + half * 0.6,
      y - height * 0.7,
      4,
      height * 0.7,
      stone.glass,
    ) +
    columns(count, cx - half + thick, cx + half - thick, y - height, thick, height, stone) +
    box(cx - half, y - height - 6, width, 6, stone.face) +
    box(cx - half, y - height - 2, width, 1, stone.shade) +
    pediment(cx, y - height - 7, width + 4, rise, stone)
  )
}

/** `count` steps that widen downwards; `y` is their top. */
export function steps(
  cx: number,
  y: number,
  width: number,
  count: number,
  stone: Stone,
  rise = 2.4,
  tread = 3,
): string {
  return each(
    spread(count, 0, count - 1),
    (index) =>
      box(cx - width / 2 - index * tread, y + index * rise, width + 2 * index * tread, rise, stone.light) +
      box(
        cx - width / 2 - index * tread,
        y + index * rise + rise * 0.6,
        width + 2 * index * tread,
        rise * 0.4,
        stone.shade,
      ),
  )
}

/** A dome standing on `y`: lit from the left, with ribs. */
export function dome(cx: number, y: number, rx: number, height: number, colour: Roof, ribs = 5): string {
  const curve = (r: number, sweep: 0 | 1) =>
    `A${short(Math.abs(r))} ${short(height)} 0 0 ${sweep} ${short(cx)} ${short(y - height)}`
  const half = `M${short(cx - rx)} ${short(y)}${curve(rx, 1)}A${short(rx)} ${short(height)} 0 0 1 ${short(cx + rx)} ${short(y)}z`
  const shade = `M${short(cx + rx * 0.35)} ${short(y)}${curve(rx * 0.35, 0)}A${short(rx)} ${short(height)} 0 0 1 ${short(cx + rx)} ${short(y)}z`
  const lines = spread(ribs, -rx * 0.8, rx * 0.8)
    .filter((r) => Math.abs(r) > 0.5)
    .map((r) => `M${short(cx + r)} ${short(y)}${curve(r, r < 0 ? 1 : 0)}`)
    .join('')
  return (
    path(colour.roof, half) +
    faint(0.55, path(colour.dark, shade)) +
    (ribs ? line(colour.dark, 0.7, lines) : '') +
    box(cx - rx - 1, y - 1, 2 * rx + 2, 2, colour.dark)
  )
}

/** A helmet that swells and ends in a point: onion domes and baroque caps. */
export function onion(cx: number, y: number, rx: number, height: number, colour: Roof): string {
  const side = (sign: number) =>
    `C${short(cx + sign * rx * 1.5)} ${short(y - height * 0.38)} ${short(cx + sign * rx * 0.5)} ${short(y - height * 0.6)} ${short(cx)} ${short(y - height)}`
  const back = `C${short(cx + rx * 0.5)} ${short(y - height * 0.6)} ${short(cx + rx * 1.5)} ${short(y - height * 0.38)} ${short(cx + rx * 0.8)} ${short(y)}z`
  const start = `M${short(cx - rx * 0.8)} ${short(y)}`
  return (
    path(colour.roof, start + side(-1) + back) +
    faint(
      0.6,
      path(
        colour.dark,
        `M${short(cx + rx * 0.25)} ${short(y)}Q${short(cx + rx * 0.7)} ${short(y - height * 0.4)} ${short(cx)} ${short(y - height)}` +
          back,
      ),
    )
  )
}

/** A pointed roof on `y`, lit from the left. */
export function spire(cx: number, y: number, width: number, height: number, colour: Roof): string {
  const half = width / 2
  return (
    poly(colour.roof, cx - half, y, cx, y - height, cx + half, y) +
    poly(colour.dark, cx + half * 0.15, y, cx, y - height, cx + half, y)
  )
}

/** A sloping roof standing on `y`, shorter above by `inset` at each end. */
export function roof(x: number, y: number, width: number, height: number, inset: number, colour: Roof): string {
  return (
    poly(colour.roof, x, y, x + inset, y - height, x + width - inset, y - height, x + width, y) +
    box(x + inset, y - height - 0.8, width - 2 * inset, 1.6, colour.dark) +
    box(x, y - 1.4, width, 1.4, colour.dark)
  )
}

/** A shaft with its right side in the shade and a cornice. */
export function tower(cx: number, y: number, width: number, height: number, stone: Stone): string {
  return wall(cx - width / 2, y, width, height, stone, 0.3)
}

/** A slim pinnacle on `y`. */
export function pinnacle(cx: number, y: number, width: number, height: number, stone: Stone): string {
  return (
    box(cx - width / 2, y - height * 0.45, width, height * 0.45, stone.face) +
    box(cx + width * 0.15, y - height * 0.45, width * 0.35, height * 0.45, stone.shade) +
    poly(stone.light, cx - width * 0.7, y - height * 0.42, cx, y - height, cx + width * 0.7, y - height * 0.42)
  )
}

/** A small round house with a cap and a ball, such as crowns a dome. */
export function lantern(cx: number, y: number, width: number, height: number, stone: Stone, colour: Roof): string {
  const body = height * 0.6
  return (
    box(cx - width / 2, y - body, width, body, stone.face) +
    row('arch', 3, cx - width * 0.3, cx + width * 0.3, y - body + 1.5, width * 0.18, body - 2, stone.shade) +
    dome(cx, y - body, width * 0.6, height * 0.4, colour, 0)
  )
}

/** A row of merlons standing on `y`. */
export function battlements(x: number, y: number, width: number, count: number, height: number, fill: string): string {
  const merlon = width / (count * 2 - 1)
  return row('plain', count, x + merlon / 2, x + width - merlon / 2, y - height, merlon, height, fill)
}

export function balustrade(x: number, y: number, width: number, height: number, stone: Stone): string {
  const count = Math.max(2, Math.round(width / 4))
  return (
    box(x, y - height, width, height, stone.shade) +
    row('plain', count, x + 1, x + width - 1, y - height, 1.6, height, stone.light) +
    box(x, y - height, width, 1.2, stone.light)
  )
}

/** The round window of a church front. */
export function rose(cx: number, cy: number, r: number, stone: Stone): string {
  const spokes = spread(8, 0, Math.PI * 1.75)
    .map((angle) => `M${short(cx)} ${short(cy)}L${short(cx + Math.cos(angle) * r)} ${short(cy + Math.sin(angle) * r)}`)
    .join('')
  return (
    disc(cx, cy, r + 1.5, stone.light) +
    disc(cx, cy, r, stone.glass) +
    line(stone.face, 0.8, spokes) +
    disc(cx, cy, r * 0.3, stone.light)
  )
}

export function clock(cx: number, cy: number, r: number, face = '#fffdf2', hands = '#2b2b33'): string {
  const reach = (share: number) => short(r * share)
  return (
    disc(cx, cy, r * 1.18, hands) +
    disc(cx, cy, r, face) +
    line(
      hands,
      Math.max(0.8, r * 0.16),
      `M${short(cx)} ${short(cy)}v-${reach(0.75)}M${short(cx)} ${short(cy)}l${reach(0.5)} ${reach(0.3)}`,
    )
  )
}

export function cross(cx: number, y: number, height: number, fill = '#f2c14a'): string {
  const thick = Math.max(1, height * 0.13)
  return (
    box(cx - thick / 2, y - height, thick, height, fill) +
    box(cx - height * 0.3, y - height * 0.75, height * 0.6, thick, fill)
  )
}

/** A ball and a rod: the tip of most spires. */
export function finial(cx: number, y: number, height: number, fill = '#f2c14a'): string {
  return box(cx - 0.5, y - height, 1, height, fill) + disc(cx, y - height * 0.3, Math.max(1.2, height * 0.16), fill)
}

/** A statue far away: head, shoulders, robe. */
export function statue(cx: number, y: number, height: number, fill: string): string {
  const [width, head] = [height * 0.32, height * 0.13]
  return (
    disc(cx, y - height + head, head, fill) +
    path(
      fill,
      `M${short(cx - width / 2)} ${short(y)}Q${short(cx - width * 0.7)} ${short(y - height * 0.7)} ${short(cx)} ${short(y - height * 0.78)}` +
        `Q${short(cx + width * 0.7)} ${short(y - height * 0.7)} ${short(cx + width / 2)} ${short(y)}z`,
    )
  )
}

/** The shadow that lets a building stand on its ground. */
export function shadow(cx: number, y: number, rx: number, ry = 4): string {
  return faint(0.22, oval(cx, y, rx, ry, SHADOW))
}
