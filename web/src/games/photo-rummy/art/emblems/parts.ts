/** What emblems are made of: shields, crowns, beasts and lettering. */

import { box, disc, faint, line, moved, path, short } from '../shapes.ts'

const SHIELD = 'M42 38h116v62q0 48-58 78-58-30-58-78z'

/** A shield with a golden rim; what it bears is cut to its shape. */
export function shield(...borne: string[]): string {
  return (
    `<clipPath id="shield"><path d="${SHIELD}"/></clipPath>` +
    faint(0.35, moved(3, 5, path('#3a0716', SHIELD))) +
    `<path d="${SHIELD}" fill="#8a5f14" stroke="#8a5f14" stroke-width="11" stroke-linejoin="round"/>` +
    `<path d="${SHIELD}" fill="#f7d36a" stroke="#f7d36a" stroke-width="7" stroke-linejoin="round"/>` +
    `<g clip-path="url(#shield)">${borne.join('')}${faint(0.14, path('#000', 'M100 30h70v160h-70z'))}</g>` +
    `<path d="${SHIELD}" fill="none" stroke="#8a5f14" stroke-width="1.6"/>`
  )
}

/** A closed crown with arches, its foot at `y`. */
export function imperialCrown(cx: number, y: number, size: number): string {
  return moved(
    cx,
    y,
    path('#7a1c3c', 'M-24-8Q-26-34 0-38 26-34 24-8z') +
      path('#8a5f14', 'M-30 2l-4-26q8-14 20-8Q-6-44 0-46q6 2 14 14 12-6 20 8L30 2z') +
      path('#f7d36a', 'M-27-1l-3.5-22q6-10 15-5Q-6-40 0-43q6 3 15.5 15 9-5 15 5L27-1z') +
      path('#7a1c3c', 'M-20-8q-4-16 2-17 7 1 9 17zM20-8q4-16-2-17-7 1-9 17zM-4-8q-6-20 4-27 10 7 4 27z') +
      box(-29, -8, 58, 10, '#f7d36a', 2) +
      box(-29, -1, 58, 3, '#8a5f14', 1) +
      disc(-16, -3.5, 2.6, '#2f6fd0') +
      disc(0, -3.5, 3, '#d8262f') +
      disc(16, -3.5, 2.6, '#2f8a4c') +
      disc(0, -46, 4, '#2f6fd0') +
      line('#f7d36a', 2.4, 'M0-50v-9M-4-55h8'),
    size,
  )
}

/** The battlements that towns wear as a crown. */
export function muralCrown(cx: number, y: number, size: number): string {
  return moved(
    cx,
    y,
    path('#8a5f14', 'M-28 2l-6-26h12v6h9v-10h11v10h4v-10h11v10h9v-6h12l-6 26z') +
      path('#f7d36a', 'M-26 0l-5-22h6v6h15v-10h6v10h8v-10h6v10h15v-6h6l-5 22z') +
      line('#b98a2e', 1.4, 'M-26-8h52M-14-16v8M0-16v8M14-16v8M-20-8v8M-7-8v8M7-8v8M20-8v8'),
    size,
  )
}

const LION = {
  limbs: [
    ['M92 82Q76 84 66 72L54 68', 11],
    ['M96 98Q80 108 68 100L58 104', 11],
    ['M110 126Q92 132 92 142L86 158 74 160', 12],
    ['M122 124Q134 138 126 148L128 162 116 164', 12],
  ],
  body: 'M76 76Q84 60 102 66q18 10 20 32 14 10 10 28-4 12-20 12-14-2-14-18Q82 108 76 76z',
  mane: 'M83 29 88 37 96 32 96 41 105 41 102 49 110 53 103 58 108 66 99 67 101 76 92 74 89 82 83 76 77 82 74 74 65 76 67 67 58 66 63 58 56 53 64 49 61 41 70 41 70 32 78 37z',
  face: 'M66 48q2-11 15-11 14 1 15 14 0 14-11 19-9 4-15 0-4-3-3-6l-7-2q-4-4-1-8z',
  tail: 'M128 128C156 126 148 96 132 90 118 84 128 66 144 70',
  claws:
    'M54 68l-12-6M54 68l-13 2M54 68l-9 9M58 104l-12-6M58 104l-13 2M58 104l-9 9M74 160l-12-4M74 160l-13 4M74 160l-7 8M116 164l-12-4M116 164l-13 4M116 164l-7 8',
} as const

/** A lion rampant, outlined. */
export function rampantLion(skin: string, edge: string, armed: string): string {
  const limbs = (ink: string, more: number) => LION.limbs.map(([d, width]) => line(ink, width + more, d)).join('')
  return (
    line(armed, 3.4, LION.claws) +
    line(edge, 8.5, LION.tail) +
    path(edge, 'M138 60q12-4 18 8-4 14-18 12 6-8 0-20z') +
    limbs(edge, 4) +
    `<path d="${LION.body}" fill="${edge}" stroke="${edge}" stroke-width="4"/><path d="${LION.mane}" fill="${edge}" stroke="${edge}" stroke-width="3"/>` +
    line(skin, 5, LION.tail) +
    path(skin, 'M140 63q9-2 13 6-3 8-12 8 4-6-1-14z') +
    limbs(skin, 0) +
    path(skin, LION.body) +
    path(skin, LION.mane) +
    line(edge, 1.8, 'M80 88q8 4 14 2M84 100q8 2 14-1M114 112q8-6 14-2') +
    `<path d="${LION.face}" fill="${skin}" stroke="${edge}" stroke-width="1.8"/>` +
    path(armed, 'M68 66q-9 0-13 6 9 3 16-1z') +
    disc(77, 49, 2.6, edge) +
    path(edge, 'M58 53q5-2 7 1-2 4-7 3z') +
    line(edge, 1.8, 'M61 62q7 3 12-1M68 67q6 3 10-1M72 43q4-3 8-1M91 44q5-1 6 4')
  )
}

const LETTERS: Record<string, [string, number]> = {
  A: ['M0 14L5 0l5 14M2 9h6', 10],
  C: ['M9.5 2.6a5.5 7 0 1 0 0 8.8', 10],
  D: ['M0 0v14h2.5a7 7 0 0 0 0-14z', 9.5],
  E: ['M8 0H0v14h8M0 7h6.5', 8],
  I: ['M0 0v14', 0],
  M: ['M0 14V0l6 9 6-9v14', 12],
  O: ['M5.5 0a5.5 7 0 1 0 .1 0z', 11],
  R: ['M0 14V0h4.5a4 4 0 0 1 0 8H0M4.5 8L9 14', 9],
  T: ['M0 0h10M5 0v14', 10],
  X: ['M0 0l9 14M9 0L0 14', 9],
}

/** Words are drawn, not set: a picture has no fonts. */
export function lettering(text: string, cx: number, y: number, size: number, ink: string, weight = 3): string {
  const gap = 3.2 + weight
  const glyphs = [...text].map((letter) => LETTERS[letter]!)
  const width = glyphs.reduce((sum, [, wide]) => sum + wide + gap, -gap)
  let x = -width / 2
  const drawn = glyphs.map(([d, wide]) => {
    const placed = `<g transform="translate(${short(x)} 0)">${line(ink, weight, d)}</g>`
    x += wide + gap
    return placed
  })
  return moved(cx, y, drawn.join(''), size)
}

/** The shadow of what stands before the rays. */
export function stand(cx: number, y: number, rx: number): string {
  return faint(0.35, `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="6" fill="#3a0716"/>`)
}
