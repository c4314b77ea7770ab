/** Palaces and parliaments of the southern capitals. */

import { balustrade, battlements, clock, columns, framed, ledge, pediment, row, shadow, statue, wall } from '../kit.ts'
import { box, disc, each, line, path, poly, spread } from '../shapes.ts'
import { cream, ochre, pink, sand, white } from '../stones.ts'
import { cypress, flag, lamp, tree, walker } from '../surroundings.ts'

const BLUE = '#0d5eaf'

/** The flag of Greece: stripes and the cross in its corner. */
function greekFlag(x: number, y: number, height: number): string {
  const top = y - height
  return (
    flag(x, y, height, [BLUE, '#ffffff', BLUE, '#ffffff', BLUE, '#ffffff', BLUE], false, 1.4) +
    box(x, top, 6, 5.6, BLUE) +
    box(x, top + 2.2, 6, 1.2, '#ffffff') +
    box(x + 2.4, top, 1.2, 5.6, '#ffffff')
  )
}

/** The Parliament of Greece: the old royal palace, ochre and plain, and guards at the soldier's tomb before it. */
export function athens(): string {
  const guard = (x: number) =>
    poly('#f7f4ee', x - 3.4, 187, x + 3.4, 187, x + 1.8, 180, x - 1.8, 180) +
    box(x - 1.8, 174.5, 3.6, 6, '#2b3a63') +
    disc(x, 172.6, 1.9, '#e2b48c') +
    path('#b5213a', `M${x - 2} 171.5q2 -3.6 4 0z`) +
    line('#f7f4ee', 1.3, `M${x - 1} 187v6M${x + 1} 187v6`) +
    line('#6b4a2f', 0.9, `M${x + 2.8} 186V170`)
  return (
    shadow(100, 160, 96) +
    wall(10, 72, 180, 88, ochre) +
    each([-1, 1], (side) => {
      const x = 100 + side * 60
      return (
        framed('plain', 5, x - 24, x + 24, 80, 5.4, 12, ochre) +
        framed('plain', 5, x - 24, x + 24, 104, 5.4, 14, ochre) +
        framed('arch', 5, x - 24, x + 24, 130, 6, 16, ochre)
      )
    }) +
    ledge(10, 98, 180, ochre, 1.5) +
    ledge(10, 125, 180, ochre, 1.5) +
    wall(66, 64, 68, 96, cream) +
    pediment(100, 64, 74, 16, cream, ochre.face) +
    framed('plain', 5, 76, 124, 74, 5.4, 13, cream) +
    framed('plain', 5, 76, 124, 98, 5.4, 15, cream) +
    box(64, 120, 72, 5, cream.light) +
    box(64, 125, 72, 1.5, cream.shade) +
    box(66, 126, 68, 30, '#a98a5c') +
    columns(8, 69, 131, 126, 4.2, 31, cream) +
    greekFlag(100, 48, 24) +
    box(0, 157, 200, 16, sand.shade) +
    box(0, 156, 200, 3, sand.light) +
    each(spread(10, 10, 190), (x) => box(x - 0.4, 159, 0.8, 14, '#a98a5c')) +
    box(76, 150, 48, 23, sand.light) +
    poly(sand.face, 80, 172, 84, 156, 116, 156, 120, 172) +
    line('#a98a5c', 1.2, 'M86 166q6 -6 14 -3t14 1') +
    box(0, 172, 200, 28, '#dcc898') +
    box(0, 172, 200, 1.8, '#b9a06c') +
    guard(58) +
    guard(142) +
    cypress(6, 172, 40, '#7d8f4a', '#66773c') +
    cypress(194, 172, 44, '#7d8f4a', '#66773c')
  )
}

/** Castelo de São Jorge: walls and square towers on their hill, the town's roofs below. */
export function lisbon(): string {
  const keep = (cx: number, y: number, width: number, height: number, count: number) =>
    box(cx - width / 2, y, width, height, sand.face) +
    box(cx + width * 0.2, y, width * 0.3, height, sand.shade) +
    battlements(cx - width / 2 - 1, y + 1, width + 2, count, 6, sand.light) +
    box(cx - width / 2 - 1, y, width + 2, 2.4, sand.light) +
    row('plain', 1, cx - 2, cx - 2, y + height * 0.35, 2, 7, sand.glass)
  const roofs = [14, 42, 70, 98, 126, 154, 184]
  return (
    path('#b5ac63', 'M-4 176Q20 120 60 126T140 120Q184 118 204 160V176z') +
    each([10, 26, 178, 192], (x, index) => tree(x, 150 + (index % 2) * 6, 10, '#8fa04e', '#75873f')) +
    wall(30, 96, 142, 40, sand) +
    battlements(29, 96, 144, 14, 6, sand.light) +
    line(sand.shade, 0.7, 'M38 106h8M62 112h9M94 104h7M118 114h9M150 108h8M80 120h8M134 122h7') +
    keep(44, 74, 24, 64, 4) +
    keep(82, 84, 20, 54, 3) +
    keep(112, 62, 28, 76, 4) +
    keep(154, 80, 24, 58, 4) +
    flag(112, 57, 28, ['#046a38', '#046a38', '#da291c', '#da291c', '#da291c'], true, 1.6) +
    disc(119, 34.5, 2.6, '#ffe900') +
    wall(8, 130, 112, 30, sand) +
    battlements(7, 130, 114, 12, 5, sand.light) +
    wall(112, 126, 82, 34, sand) +
    battlements(111, 126, 84, 8, 5, sand.light) +
    row('arch', 1, 92, 92, 138, 12, 22, sand.light) +
    row('arch', 1, 92, 92, 140, 9, 20, '#6b4a2f') +
    keep(22, 118, 20, 44, 3) +
    keep(182, 116, 20, 46, 3) +
    path('#a3a75a', 'M0 158Q50 150 100 157T200 154V176H0z') +
    each([40, 60, 130, 152], (x, index) => tree(x, 166, 7 + (index % 2) * 2, '#8fa04e', '#75873f')) +
    each(roofs, (x, index) => {
      const y = 174 + (index % 2) * 5
      return (
        box(x - 15, y, 30, 30, ['#fff3dc', '#f7d9c4', '#fbe8b8'][index % 3]!) +
        poly('#c9643f', x - 17, y, x - 10, y - 9, x + 10, y - 9, x + 17, y) +
        poly('#a54a30', x + 4, y, x + 2, y - 9, x + 10, y - 9, x + 17, y) +
        row('plain', 3, x - 8, x + 8, y + 6, 4, 8, '#7b6a63')
      )
    })
  )
}

/** The Royal Palace of Madrid: white stone on a granite base, half columns, corner blocks, clock and bells above the middle. */
export function madrid(): string {
  const wing = (cx: number) =>
    framed('plain', 4, cx - 20, cx + 20, 118, 5.4, 14, white) +
    each(spread(4, cx - 20, cx + 20), (x) => pediment(x, 116.5, 9, 3, white)) +
    framed('plain', 4, cx - 20, cx + 20, 137, 5.4, 6, white) +
    columns(5, cx - 27, cx + 27, 110, 2.8, 36, white)
  return (
    shadow(100, 171, 98) +
    wall(8, 106, 184, 64, white) +
    wing(58) +
    wing(142) +
    each([18, 182], (x) => {
      return (
        wall(x - 13, 98, 26, 72, white, 0.25) +
        framed('plain', 2, x - 6, x + 3, 108, 5, 14, white) +
        framed('plain', 2, x - 6, x + 3, 130, 5, 9, white) +
        columns(2, x - 11, x + 10, 104, 3, 42, white) +
        balustrade(x - 13, 98, 26, 5, white) +
        each([x - 10, x + 10], (at) => statue(at, 93, 8, white.shade))
      )
    }) +
    balustrade(32, 106, 44, 5, white) +
    balustrade(124, 106, 44, 5, white) +
    each([36, 48, 60, 140, 152, 164], (x) => statue(x, 101, 8, white.shade)) +
    wall(76, 98, 48, 72, white) +
    framed('plain', 3, 86, 114, 110, 6, 18, white) +
    framed('plain', 3, 86, 114, 134, 6, 7, white) +
    columns(4, 79, 121, 103, 4, 43, white) +
    balustrade(75, 98, 50, 5, white) +
    box(84, 74, 32, 19, white.face) +
    box(108, 74, 8, 19, white.shade) +
    path(white.light, 'M82 74q4 -8 18 -9q14 1 18 9z') +
    clock(98, 83, 7) +
    each([82, 118], (x) => path(white.light, `M${x - 4} 93q0 -8 4 -12q4 4 4 12z`)) +
    line('#8a7a5c', 1.3, 'M93 65v-9q7 -7 14 0v9') +
    path('#c8922a', 'M97 62q0 -5 3 -6q3 1 3 6z') +
    flag(100, 53, 24, ['#c60b1e', '#ffc400', '#ffc400', '#c60b1e'], false, 1.4) +
    box(8, 148, 184, 22, '#c9bda8') +
    box(7, 147, 186, 2.4, white.light) +
    line('#ab9e88', 0.7, 'M8 154h184M8 160h184M8 166h184') +
    row('plain', 6, 36, 78, 152, 5, 10, white.glass) +
    row('plain', 6, 122, 164, 152, 5, 10, white.glass) +
    row('arch', 3, 86, 114, 150, 8, 20, '#4a4458') +
    row('plain', 2, 12, 22, 152, 5, 10, white.glass) +
    row('plain', 2, 177, 187, 152, 5, 10, white.glass) +
    each([30, 170], (x) => lamp(x, 190, 20)) +
    each([70, 128], (x, index) => walker(x, 186 + index * 6, ['#a0243c', '#2f6b36'][index]!))
  )
}

/** Palazzo Montecitorio: the bent front with its bell gable and clock, and the Egyptian obelisk before it. */
export function rome(): string {
  const part = (cx: number, y: number, count: number, half: number) =>
    framed('plain', count, cx - half, cx + half, y, 5, 8, pink) +
    framed('plain', count, cx - half, cx + half, y + 20, 5, 13, pink) +
    each(spread(count, cx - half, cx + half), (x) => pediment(x, y + 18.5, 8.6, 3, pink)) +
    framed('plain', count, cx - half, cx + half, y + 45, 5, 10, pink)
  const leaning = (side: number) =>
    `<g transform="matrix(1 ${side * 0.06} 0 1 0 ${side < 0 ? 3.1 : -8.9})">` +
    wall(side < 0 ? 8 : 132, 88, 60, 84, pink) +
    part(side < 0 ? 37 : 163, 95, 4, 21) +
    ledge(side < 0 ? 8 : 132, 108, 60, pink, 1.2) +
    ledge(side < 0 ? 8 : 132, 134, 60, pink, 1.2) +
    balustrade(side < 0 ? 8 : 132, 88, 60, 4, pink) +
    '</g>'
  return (
    shadow(100, 171, 98) +
    leaning(-1) +
    leaning(1) +
    box(0, 170, 200, 8, '#d3ba83') +
    path('#efdcae', 'M86 170h28l8 8H78z') +
    wall(66, 84, 68, 86, pink) +
    part(100, 92, 5, 26) +
    ledge(66, 106, 68, pink, 1.2) +
    ledge(66, 132, 68, pink, 1.2) +
    balustrade(66, 84, 68, 4, pink) +
    each([68, 132], (x) => box(x - 2.5, 86, 5, 84, cream.face)) +
    row('arch', 3, 82, 118, 148, 9, 22, cream.face) +
    row('arch', 3, 82, 118, 150, 6.6, 20, '#5a3a2a') +
    box(82, 56, 36, 25, pink.face) +
    box(109, 56, 9, 25, pink.shade) +
    box(80, 54, 40, 3, pink.light) +
    clock(100, 69, 9) +
    box(88, 38, 24, 17, cream.face) +
    row('arch', 2, 95, 105, 41, 6, 13, pink.glass) +
    path('#c8922a', 'M93 50q0 -5 2 -6q2 1 2 6zM103 50q0 -5 2 -6q2 1 2 6z') +
    path(cream.light, 'M86 38q14 -12 28 0z') +
    flag(100, 32, 22, ['#009246', '#ffffff', '#ce2b37'], true, 1.3) +
    box(143, 176, 20, 12, cream.shade) +
    box(141, 174, 24, 3, cream.light) +
    box(140, 186, 26, 4, cream.face) +
    poly('#c98f6c', 147, 174, 149.5, 82, 153, 76, 156.5, 82, 159, 174) +
    poly('#a56c4f', 153, 174, 153, 76, 156.5, 82, 159, 174) +
    line('#8d5a42', 0.8, 'M151 100h3M151 110h4M151 120h3M150 130h5M150 140h4M150 150h5M150 160h4') +
    disc(153, 74, 2.2, '#c8922a') +
    each([50, 76], (x, index) => walker(x, 186 + index * 4, ['#53408f', '#2f6b36'][index]!))
  )
}
