/** The plain shapes that every picture is made of, as SVG text. A picture is 200 wide and 200 high; its ground is at 170. */

/** A number as short as a picture needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function box(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  if (!round) return path(fill, `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`)
  const [left, top, wide, high] = [x, y, width, height].map(short)
  return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${fill}" rx="${short(round)}"/>`
}

export function path(fill: string, d: string): string {
  return `<path fill="${fill}" d="${d}"/>`
}

/** A polygon through the points x, y, x, y ... */
export function poly(fill: string, ...points: number[]): string {
  return `<path fill="${fill}" d="M${points.map(short).join(' ')}z"/>`
}

export function disc(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${fill}"/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`
}

export function line(stroke: string, width: number, d: string): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
}

/** What lies behind: drawn with that much of its colour. */
export function faint(opacity: number, ...drawn: string[]): string {
  return `<g opacity="${opacity}">${drawn.join('')}</g>`
}

/** The same thing at several places. */
export function each(places: readonly number[], draw: (place: number, index: number) => string): string {
  return places.map(draw).join('')
}

/** `count` places evenly spread from `from` to `to`, both included. */
export function spread(count: number, from: number, to: number): number[] {
  if (count === 1) return [(from + to) / 2]
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
}

export function moved(x: number, y: number, drawn: string, size = 1): string {
  const scale = size === 1 ? '' : ` scale(${size})`
  return `<g transform="translate(${short(x)} ${short(y)})${scale}">${drawn}</g>`
}

/** The mirror image about the vertical at `cx`. */
export function mirrored(cx: number, drawn: string): string {
  return `<g transform="matrix(-1 0 0 1 ${short(2 * cx)} 0)">${drawn}</g>`
}

export function turned(degrees: number, cx: number, cy: number, drawn: string): string {
  return `<g transform="rotate(${short(degrees)} ${short(cx)} ${short(cy)})">${drawn}</g>`
}

export function word(x: number, y: number, size: number, fill: string, text: string): string {
  return (
    `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${fill}" text-anchor="middle" ` +
    `font-family="Nunito Variable,Nunito,sans-serif" font-weight="900">${text}</text>`
  )
}
