/** Sights of the southern capitals. */

import {
  balustrade,
  clock,
  columns,
  finial,
  framed,
  ledge,
  opening,
  pinnacle,
  row,
  shadow,
  spire,
  statue,
  tower,
  wall,
} from '../kit.ts'
import { box, disc, each, faint, line, oval, path, poly, short, spread } from '../shapes.ts'
import { daySand, dayWhite, slate } from '../stones.ts'
import { bush, cypress, flag, walker } from '../surroundings.ts'

/** The Parthenon on its rock: eight columns before, the long side running back, ruined at the gable. */
export function athens(): string {
  const marble = { face: '#efdcb2', light: '#fbf0d4', shade: '#cdae78', glass: '#8a7350' }
  const side = spread(9, 136, 186)
  return (
    path('#c9b48a', 'M0 200V168Q16 154 34 156L52 146H176L200 158V200z') +
    path('#b39a6c', 'M0 200V182L24 170 40 176 66 164 96 172 128 162 156 172 200 164V200z') +
    path('#a38a5e', 'M0 200v-8l30 -8 26 6 34 -8 30 8 36 -10 44 8v12z') +
    poly(marble.light, 14, 146, 132, 146, 132, 149, 14, 149) +
    poly(marble.shade, 132, 146, 194, 138, 194, 141, 132, 149) +
    poly(marble.face, 10, 149, 133, 149, 133, 153, 10, 153) +
    poly(marble.shade, 133, 149, 198, 141, 198, 145, 133, 153) +
    poly(marble.light, 6, 153, 134, 153, 134, 158, 6, 158) +
    poly('#b8965f', 134, 153, 200, 145, 200, 150, 134, 158) +
    box(22, 92, 106, 54, '#a98c5e') +
    row('plain', 6, 36, 114, 100, 5, 46, '#d8bf8e') +
    poly('#8f7449', 132, 92, 192, 100, 192, 140, 132, 146) +
    each(side, (x) => {
      const share = (x - 132) / 60
      const top = 90 + share * 9
      const foot = 146 - share * 7.5
      return (
        poly(marble.shade, x - 2, foot, x - 1.7, top, x + 1.7, top, x + 2, foot) +
        poly(marble.light, x - 2, foot, x - 1.7, top, x - 0.7, top, x - 0.8, foot)
      )
    }) +
    each(
      spread(8, 21, 127),
      (x) =>
        poly(marble.face, x - 4.4, 146, x - 3.4, 93, x + 3.4, 93, x + 4.4, 146) +
        poly(marble.shade, x + 1, 146, x + 1, 93, x + 3.4, 93, x + 4.4, 146) +
        line(marble.shade, 0.6, `M${short(x - 2.2)} 96L${short(x - 2.8)} 146M${short(x - 0.5)} 96v50`) +
        box(x - 5, 89, 10, 3, marble.light) +
        poly(marble.face, x - 4.6, 92, x + 4.6, 92, x + 3.4, 95, x - 3.4, 95),
    ) +
    box(13, 81, 120, 8, marble.face) +
    box(13, 87.5, 120, 1.5, marble.shade) +
    poly(marble.shade, 133, 81, 196, 91, 196, 98, 133, 89) +
    box(13, 73, 120, 8, marble.light) +
    row('plain', 16, 17, 129, 74, 3.6, 7, marble.shade) +
    poly('#b8965f', 133, 73, 176, 80, 172, 87, 133, 81) +
    box(10, 70, 125, 3, marble.light) +
    poly(marble.light, 10, 70, 40, 58, 46, 60, 54, 54, 58, 57, 64, 62, 66, 70) +
    poly(marble.shade, 24, 69, 41, 62, 52, 58, 57, 62, 60, 69) +
    poly(marble.light, 92, 70, 100, 62, 106, 60, 110, 64, 134, 70) +
    poly(marble.shade, 98, 69, 104, 64, 112, 67, 124, 69) +
    statue(46, 69, 8, marble.light) +
    statue(108, 69, 6, marble.light) +
    each([172, 180, 188], (x, index) => box(x, 154 + index * 2, 6, 4, marble.light)) +
    cypress(8, 182, 26) +
    cypress(18, 186, 20) +
    bush(182, 178, 18, '#7d9a4a') +
    bush(152, 184, 14, '#7d9a4a') +
    bush(64, 190, 18, '#7d9a4a') +
    each([92, 100], (x, index) => walker(x, 166 + index, index ? '#0f5f9e' : '#a0243c', 8))
  )
}

/** Rossio station: two horseshoe gates side by side, stone like lace, the little clock tower. */
export function lisbon(): string {
  const stone = daySand
  const horseshoe = (cx: number) => {
    const gate = (r: number, foot: number) =>
      `M${cx - r * 0.86} ${foot}L${cx - r * 0.86} ${150}A${r} ${r} 0 1 1 ${cx + r * 0.86} 150L${cx + r * 0.86} ${foot}z`
    return (
      path(stone.light, gate(25, 172)) +
      path(stone.shade, gate(22.5, 172)) +
      path(stone.light, gate(20.5, 172)) +
      path('#3f3a44', gate(18, 172)) +
      path('#7f9bb3', `M${cx - 15.5} 150A18 18 0 0 1 ${cx + 15.5} 150z`) +
      line(
        stone.light,
        1.2,
        `M${cx - 16} 150H${cx + 16}M${cx} 119V172M${cx - 8} 150V172M${cx + 8} 150V172M${cx} 150L${cx - 11} 125M${cx} 150L${cx + 11} 125`,
      )
    )
  }
  return (
    shadow(100, 171, 94) +
    wall(10, 88, 180, 82, stone) +
    each([20, 180], (x) => {
      return (
        wall(x - 12, 82, 24, 88, stone, 0.25) +
        balustrade(x - 12, 82, 24, 5, stone) +
        each([x - 11, x + 11], (at) => pinnacle(at, 80, 4, 14, stone)) +
        row('arch', 2, x - 5, x + 3, 92, 5, 16, stone.light) +
        row('arch', 2, x - 5, x + 3, 93.5, 3.6, 14.5, stone.glass) +
        framed('arch', 1, x - 2, x - 2, 122, 7, 14, stone) +
        framed('arch', 1, x - 2, x - 2, 150, 8, 20, stone)
      )
    }) +
    balustrade(32, 88, 136, 6, stone) +
    each([44, 58, 72, 128, 142, 156], (x) => pinnacle(x, 84, 4, 15, stone)) +
    each(
      spread(5, 44, 156),
      (x) =>
        path(stone.light, `M${x - 8} 112V98q8 -12 16 0V112z`) +
        row('arch', 2, x - 3.2, x + 3.2, 97, 5, 14, stone.glass) +
        path(stone.shade, `M${x - 9} 112h18v1.6h-18z`),
    ) +
    ledge(32, 114, 136, stone, 1.6) +
    line(
      stone.shade,
      1,
      `M${spread(28, 34, 166)
        .map((x, index) => `${short(x)} ${index % 2 ? 118.5 : 121}`)
        .join('L')}`,
    ) +
    horseshoe(64) +
    horseshoe(136) +
    path(stone.light, 'M93 172v-30q7 -12 14 0v30z') +
    path(stone.shade, 'M95.5 146q4.5 -8 9 0v18h-9z') +
    statue(100, 164, 17, '#8a7350') +
    box(95, 164, 10, 8, stone.face) +
    box(80, 70, 40, 13, stone.face) +
    row('arch', 4, 86, 114, 72, 4, 10, stone.glass) +
    balustrade(79, 70, 42, 4, stone) +
    tower(100, 42, 20, 26, stone) +
    clock(98.5, 54, 7.5) +
    each([90, 110], (x) => pinnacle(x, 44, 4, 16, stone)) +
    path(stone.light, 'M90 42q3 -10 8 -12h4q5 2 8 12z') +
    path(stone.shade, 'M103 42q1 -8 -1 -12q5 2 8 12z') +
    spire(100, 31, 6, 16, { roof: stone.light, dark: stone.shade }) +
    finial(100, 16, 6) +
    box(0, 170, 200, 30, '#d8d4cc') +
    line(
      '#8f8b86',
      1.6,
      'M0 178q12 -6 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0M0 186q12 -6 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0M0 194q12 -6 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0',
    ) +
    each([34, 86, 158], (x, index) => walker(x, 186 + (index % 2) * 5, ['#a0243c', '#0f5f9e', '#2f6b36'][index]!, 11))
  )
}

/** Palacio de Comunicaciones: the white wedding cake with its towers, Cybele in her chariot before it. */
export function madrid(): string {
  const stone = dayWhite
  const corner = (cx: number, y: number, width: number) =>
    tower(cx, y, width, 170 - y, stone) +
    row('arch', 2, cx - width * 0.22, cx + width * 0.14, y + 6, width * 0.2, 16, stone.glass) +
    framed('arch', 2, cx - width * 0.22, cx + width * 0.14, y + 32, width * 0.18, 14, stone) +
    framed('plain', 2, cx - width * 0.22, cx + width * 0.14, y + 54, width * 0.18, 12, stone) +
    balustrade(cx - width / 2 - 1, y, width + 2, 4, stone) +
    each([cx - width / 2 + 1, cx + width / 2 - 1], (x) => pinnacle(x, y - 2, 4, 16, stone)) +
    box(cx - width * 0.3, y - 16, width * 0.6, 13, stone.face) +
    box(cx + width * 0.1, y - 16, width * 0.2, 13, stone.shade) +
    row('arch', 2, cx - width * 0.12, cx + width * 0.1, y - 14, width * 0.12, 9, stone.glass) +
    spire(cx, y - 16, width * 0.66, 12, slate) +
    finial(cx, y - 27, 6)
  return (
    shadow(100, 168, 98) +
    wall(4, 116, 192, 52, stone) +
    framed('arch', 5, 34, 62, 122, 4, 12, stone) +
    framed('arch', 5, 138, 166, 122, 4, 12, stone) +
    framed('plain', 5, 34, 62, 144, 4, 14, stone) +
    framed('plain', 5, 138, 166, 144, 4, 14, stone) +
    balustrade(4, 116, 192, 4, stone) +
    each([34, 48, 152, 166], (x) => pinnacle(x, 113, 3.6, 12, stone)) +
    corner(16, 92, 24) +
    corner(184, 92, 24) +
    box(70, 82, 60, 88, stone.face) +
    box(116, 82, 14, 88, stone.shade) +
    balustrade(68, 82, 64, 5, stone) +
    row('arch', 5, 78, 122, 90, 6, 22, stone.glass) +
    columns(6, 72.5, 127.5, 88, 2.6, 26, stone) +
    ledge(69, 115, 62, stone, 2) +
    path(stone.light, opening('arch', 100, 120, 36, 50)) +
    path(stone.glass, opening('arch', 100, 123, 31, 47)) +
    line(stone.light, 1.2, 'M92 124v46M100 123v47M108 124v46M84.5 140h31') +
    corner(72, 78, 20) +
    corner(128, 78, 20) +
    tower(100, 46, 26, 34, stone) +
    row('arch', 3, 92, 106, 62, 4, 15, stone.glass) +
    clock(98.5, 54, 6) +
    balustrade(86, 46, 28, 4, stone) +
    each([88, 112], (x) => pinnacle(x, 44, 4, 15, stone)) +
    box(93, 30, 14, 13, stone.face) +
    row('arch', 3, 96, 104, 32, 2.4, 10, stone.glass) +
    spire(100, 30, 16, 14, slate) +
    finial(100, 17, 5) +
    flag(100, 14, 10, ['#c60b1e', '#ffc400', '#c60b1e'], false, 0.8) +
    box(0, 168, 200, 32, '#c9c6bd') +
    oval(100, 188, 66, 11, '#e8e4da') +
    oval(100, 187, 61, 9, '#6fb4d2') +
    oval(100, 186, 34, 6, '#8fb274') +
    path('#f1ece0', 'M84 184v-6h34l5 6z') +
    each([92, 112], (x) => disc(x, 182, 5.5, '#d3ccbc') + disc(x, 182, 2, '#a89f8c')) +
    path('#fbf7ec', 'M96 178q-3 -10 2 -14h8q5 4 3 14z') +
    disc(102, 160, 3.4, '#fbf7ec') +
    path('#d8b04a', 'M98.6 158.5l.4 -5 2 2 1.4 -3 1.4 3 2 -2 .4 5z') +
    each(
      [60, 71],
      (x) =>
        path('#e3dccb', `M${x} 186l1 -9q0 -4 5 -4h6q4 0 4 5l1 8h-2.4l-1.6 -6h-7l-1.6 6z`) +
        disc(x + 1.5, 172.5, 4.6, '#c9bfa8') +
        disc(x + 0.5, 172.8, 2.9, '#efe8d8') +
        line('#e3dccb', 1.2, `M${x + 15.5} 177q4 -1 3 -5`),
    ) +
    line('#d3ccbc', 1.2, 'M80 178h6') +
    line('#e3f4fa', 1.2, 'M44 186q-4 -12 -10 -12M156 186q4 -12 10 -12M50 188q2 -10 -2 -14M150 188q-2 -10 2 -14')
  )
}

/** The Colosseum: four storeys of arches, the outer ring whole at the left and broken off at the right. */
export function rome(): string {
  const stone = { face: '#e4c08a', light: '#f5dcae', shade: '#c0935a', glass: '#7a5233' }
  const arches = (count: number, from: number, to: number, y: number, width: number, height: number, curve: number) => {
    const middle = (from + to) / 2
    return path(
      stone.glass,
      spread(count, from, to)
        .map((x) => {
          const away = (x - middle) / ((to - from) / 2)
          return opening('arch', x, y - curve * away * away, width * (1 - 0.35 * away * away), height)
        })
        .join(''),
    )
  }
  return (
    shadow(100, 172, 98) +
    path('#b98a55', 'M40 96Q100 84 168 104L176 126H34z') +
    arches(9, 52, 160, 98, 6, 12, 2) +
    path(
      stone.face,
      'M10 168V76Q10 62 34 58Q76 50 112 54L116 62 124 62 128 74 138 76 142 88 154 90 160 102 172 104Q190 110 190 128V168Q150 178 100 178T10 168z',
    ) +
    path(stone.shade, 'M160 102L172 104Q190 110 190 128V168Q176 172 158 174.5z') +
    path(stone.light, 'M10 78Q10 62 34 58Q76 50 112 54L113.5 58Q74 54 36 62Q16 66 14 80z') +
    row('plain', 1, 30, 30, 68, 3, 5, stone.glass) +
    each([46, 62, 78, 94, 110], (x, index) => box(x - 1.5, 66 - index * 0.5, 3, 5, stone.glass)) +
    line(stone.light, 2.4, 'M11 84Q60 76 126 77') +
    line(stone.shade, 1.2, 'M11 86.5Q60 78.5 128 79.5') +
    arches(9, 20, 134, 90, 8.4, 17, 0) +
    line(stone.light, 2.4, 'M11 113Q84 108 188 116') +
    line(stone.shade, 1.2, 'M11 115.5Q84 110.5 189 118.5') +
    arches(12, 18, 182, 119, 9, 18, 2) +
    line(stone.light, 2.4, 'M11 141Q100 146 189 141') +
    line(stone.shade, 1.2, 'M11 143.5Q100 148.5 189 143.5') +
    arches(12, 18, 182, 151, 9.6, 23, 3) +
    each(spread(10, 24, 130), (x) => box(x - 3.6, 84, 1.4, 26, stone.light)) +
    line(stone.shade, 0.8, 'M140 100l6 3M150 108l7 1M132 98l5 1') +
    box(0, 176, 200, 24, '#d3c39a') +
    poly('#7cb566', 0, 176, 60, 180, 30, 200, 0, 200) +
    path('#7cb566', 'M200 174q-40 2 -52 26h52z') +
    path(stone.face, 'M10 166V170Q50 180 100 180T190 170V166Q150 176 100 176T10 166z') +
    pine(180, 196, 30) +
    each([84, 96, 124], (x, index) => walker(x, 192 + (index % 2) * 4, ['#a0243c', '#0f5f9e', '#2f6b36'][index]!, 10))
  )
}

/** A stone pine: a bare trunk and an umbrella. */
function pine(cx: number, y: number, height: number): string {
  return (
    box(cx - 1, y - height * 0.8, 2, height * 0.8, '#7a5236') +
    oval(cx, y - height * 0.85, height * 0.45, height * 0.2, '#4f8a4a') +
    faint(0.6, oval(cx + 3, y - height * 0.79, height * 0.38, height * 0.12, '#3b6e3c'))
  )
}
