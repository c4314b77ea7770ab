/** Churches of the capitals in the middle of Europe. */

import {
  balustrade,
  clock,
  columns,
  cross,
  dome,
  finial,
  framed,
  lantern,
  ledge,
  opening,
  pinnacle,
  roof,
  row,
  shadow,
  statue,
  steps,
  tower,
  wall,
} from '../kit.ts'
import { box, disc, each, line, path, poly, spread } from '../shapes.ts'
import { dusk, duskCopper, duskDark, duskPale, duskSand, duskSlate, duskWhite } from '../stones.ts'
import { bush, lamp, tree } from '../surroundings.ts'

/** The Minster of Bern: one tower in the middle, its spire pierced like lace, buttresses left and right. */
export function bern(): string {
  const stone = { face: '#a9ab9f', light: '#c9cabb', shade: '#7b7c86', glass: '#ffd98a' }
  return (
    each(
      [12, 30, 50, 146, 166, 186],
      (x, index) =>
        box(x - 11, 134 - (index % 3) * 6, 22, 40, ['#8d7396', '#7d688c', '#967a94'][index % 3]!) +
        poly('#6e4560', x - 14, 134 - (index % 3) * 6, x, 120 - (index % 3) * 6, x + 14, 134 - (index % 3) * 6) +
        row('plain', 2, x - 4, x + 4, 146, 4, 6, index % 2 ? '#ffd98a' : '#5a4a70'),
    ) +
    shadow(100, 171, 66) +
    path(duskSlate.roof, 'M44 128L62 92h76l18 36z') +
    box(48, 126, 104, 44, stone.face) +
    box(130, 126, 22, 44, stone.shade) +
    framed('point', 2, 56, 68, 136, 7, 22, stone) +
    framed('point', 2, 132, 144, 136, 7, 22, stone) +
    each([48, 74, 126, 152], (x) => box(x - 2.5, 118, 5, 52, stone.light) + pinnacle(x, 121, 4.6, 20, stone)) +
    line(stone.light, 2, 'M50 124Q62 110 76 108M150 124Q138 110 124 108') +
    tower(100, 78, 46, 92, stone) +
    each([78, 122], (x) => box(x - 4, 78, 8, 92, stone.light) + box(x + 1, 78, 3, 92, stone.shade)) +
    row('point', 3, 90, 110, 84, 6.4, 28, duskDark.shade) +
    row('point', 3, 90, 110, 84, 1.2, 28, stone.light) +
    ledge(76, 114, 48, stone, 1.6) +
    path(stone.light, opening('point', 100, 119, 24, 28)) +
    path(stone.glass, opening('point', 100, 122, 20, 25)) +
    line(stone.shade, 0.9, 'M95 124v23M105 124v23M90 136h20') +
    row('point', 3, 84, 116, 150, 11, 20, stone.light) +
    row('point', 3, 84, 116, 152, 8, 18, '#4a3340') +
    balustrade(74, 78, 52, 4, stone) +
    each([76, 124], (x) => pinnacle(x, 76, 5, 22, stone)) +
    box(86, 54, 28, 20, stone.face) +
    box(104, 54, 10, 20, stone.shade) +
    row('point', 3, 92, 108, 56, 5, 17, duskDark.shade) +
    each([86, 114], (x) => pinnacle(x, 60, 4, 18, stone)) +
    balustrade(84, 54, 32, 3, stone) +
    poly(stone.light, 88, 52, 99.3, 8, 100.7, 8, 112, 52) +
    poly(stone.shade, 102, 52, 100.3, 8, 100.7, 8, 112, 52) +
    row('round', 3, 94, 106, 43, 3.6, 4, '#3b3564') +
    row('round', 2, 96.5, 103, 34, 3, 3, '#3b3564') +
    row('round', 2, 97.8, 102, 26.5, 2.2, 2, '#3b3564') +
    disc(100, 20.5, 0.9, '#3b3564') +
    finial(100, 9, 6) +
    each([26, 174], (x) => tree(x, 184, 9, '#5b7a6c', '#456357'))
  )
}

/** St. Michael and St. Gudula: two strong square towers, the great window between them, a high flight of steps. */
export function brussels(): string {
  return (
    shadow(100, 168, 84) +
    poly(duskSlate.roof, 78, 92, 100, 66, 122, 92) +
    box(76, 90, 48, 74, duskWhite.face) +
    poly(duskWhite.face, 76, 90, 100, 68, 124, 90) +
    line(duskWhite.light, 2, 'M75 91L100 67l25 24') +
    finial(100, 68, 7, duskWhite.light) +
    path(duskWhite.light, opening('point', 100, 82, 32, 46)) +
    path(duskWhite.glass, opening('point', 100, 85, 28, 43)) +
    line(duskWhite.shade, 1, 'M93 92v36M100 88v40M107 92v36M86 112h28') +
    disc(100, 97, 5, duskWhite.glass) +
    disc(100, 97, 3, '#f0a8a0') +
    balustrade(76, 134, 48, 4, duskWhite) +
    path(duskWhite.light, opening('point', 100, 136, 22, 28)) +
    path('#4a3348', opening('point', 100, 139, 17, 25)) +
    line(duskWhite.light, 1.2, 'M100 144v20') +
    each([52, 148], (x) => {
      return (
        tower(x, 46, 46, 118, duskWhite) +
        each(
          [x - 21, x + 21],
          (at) =>
            box(at - 3.5, 46, 7, 118, duskWhite.light) +
            box(at + 1, 46, 2.5, 118, duskWhite.shade) +
            pinnacle(at, 48, 6.6, 20, duskWhite),
        ) +
        balustrade(x - 20, 46, 40, 5, duskWhite) +
        pinnacle(x, 42, 4, 12, duskWhite) +
        row('point', 2, x - 8, x + 8, 52, 11, 38, duskWhite.light) +
        row('point', 2, x - 8, x + 8, 55, 8, 35, duskDark.shade) +
        line(duskWhite.light, 0.9, `M${x - 8} 56v34M${x + 8} 56v34M${x - 12} 74h8M${x + 4} 74h8`) +
        ledge(x - 23, 93, 46, duskWhite, 1.6) +
        row('point', 2, x - 8, x + 8, 98, 10, 30, duskWhite.light) +
        row('point', 2, x - 8, x + 8, 101, 7, 27, duskWhite.glass) +
        ledge(x - 23, 131, 46, duskWhite, 1.6) +
        path(duskWhite.light, opening('point', x, 136, 18, 28)) +
        path('#4a3348', opening('point', x, 139, 13, 25))
      )
    }) +
    box(14, 162, 172, 10, duskWhite.shade) +
    steps(100, 162, 80, 9, duskWhite, 3, 3.4) +
    each([36, 164], (x) => lamp(x, 186, 20))
  )
}

/** Notre-Dame of Luxembourg: three slim spires of slate above the old town's walls. */
export function luxembourg(): string {
  const needle = (x: number, y: number, width: number, height: number, foot: number) =>
    tower(x, y, width, foot - y, duskSand) +
    row('arch', 2, x - width * 0.2, x + width * 0.16, y + 5, width * 0.2, 12, duskDark.shade) +
    poly(duskSlate.roof, x - width * 0.6, y, x, y - height, x + width * 0.6, y) +
    poly(duskSlate.dark, x + width * 0.1, y, x, y - height, x + width * 0.6, y) +
    cross(x, y - height + 1, 8)
  return (
    shadow(100, 160, 92) +
    needle(142, 86, 16, 66, 150) +
    needle(164, 90, 15, 62, 150) +
    roof(56, 112, 126, 24, 12, duskSlate) +
    each([84, 104, 124], (x) => poly(duskSand.light, x - 4, 104, x, 97, x + 4, 104)) +
    wall(54, 112, 130, 44, duskSand) +
    framed('point', 7, 66, 174, 120, 7, 24, duskSand) +
    each(
      spread(8, 57, 182),
      (x) => box(x - 2, 110, 4, 46, duskSand.light) + poly(duskSand.shade, x - 3, 110, x, 105, x + 3, 110),
    ) +
    needle(40, 82, 30, 68, 158) +
    clock(38, 106, 6.5) +
    path(duskSand.light, opening('arch', 38, 128, 16, 30)) +
    path('#4a2f33', opening('arch', 38, 132, 11, 26)) +
    line('#7b4d33', 1, 'M38 134v24') +
    path('#a58f9e', 'M0 158h200v20q-40 -5 -70 2t-70 -1t-60 4z') +
    line(
      '#8a7a96',
      1.2,
      'M0 165h200M0 172h70M100 173h100M20 158v7M60 158v7M100 158v7M140 158v7M180 158v7M40 165v7M80 165v7M120 165v7M160 165v7',
    ) +
    path('#3f5a56', 'M0 180q60 -8 110 0t90 -4v24H0z') +
    each([16, 40, 66, 132, 158, 184], (x, index) =>
      bush(x, 190 + (index % 2) * 5, 26, ['#476a5c', '#3a5a52'][index % 2]!),
    )
  )
}

/** The Sacré-Cœur: white egg domes on the hill, three arches, the bell tower behind, the long stairs. */
export function paris(): string {
  const egg = (cx: number, y: number, rx: number, height: number) =>
    path(
      duskPale.roof,
      `M${cx - rx} ${y}Q${cx - rx * 1.05} ${y - height * 0.85} ${cx} ${y - height}Q${cx + rx * 1.05} ${y - height * 0.85} ${cx + rx} ${y}z`,
    ) +
    path(
      duskPale.dark,
      `M${cx + rx * 0.3} ${y}Q${cx + rx * 0.55} ${y - height * 0.7} ${cx} ${y - height}Q${cx + rx * 1.05} ${y - height * 0.85} ${cx + rx} ${y}z`,
    ) +
    line(
      '#cfc4e2',
      0.8,
      `M${cx - rx * 0.6} ${y}Q${cx - rx * 0.6} ${y - height * 0.8} ${cx} ${y - height}M${cx - rx * 0.15} ${y}Q${cx - rx * 0.2} ${y - height * 0.8} ${cx} ${y - height}`,
    )
  const turret = (cx: number, y: number, rx: number, height: number) =>
    box(cx - rx, y, 2 * rx, 24, duskWhite.face) +
    box(cx + rx * 0.3, y, rx * 0.7, 24, duskWhite.shade) +
    row('arch', 3, cx - rx * 0.6, cx + rx * 0.6, y + 4, rx * 0.38, 16, '#5a4f8a') +
    ledge(cx - rx - 1, y - 1, 2 * rx + 2, duskWhite, 1.6) +
    egg(cx, y - 1, rx, height) +
    box(cx - 2.5, y - height - 7, 5, 7, duskWhite.face) +
    egg(cx, y - height - 6, 3.2, 6) +
    cross(cx, y - height - 11, 6)
  return (
    path('#4a6458', 'M0 176Q40 142 100 140T200 176V200H0z') +
    box(166, 62, 14, 90, duskWhite.face) +
    box(174, 62, 6, 90, duskWhite.shade) +
    row('arch', 2, 169.5, 175, 68, 3.4, 22, '#5a4f8a') +
    ledge(164, 96, 18, duskWhite, 1.6) +
    ledge(164, 62, 18, duskWhite, 1.6) +
    egg(173, 61, 7.5, 15) +
    cross(173, 47, 7) +
    path('#4a6458', 'M150 150h50v30h-50z') +
    turret(62, 84, 11, 21) +
    turret(138, 84, 11, 21) +
    box(80, 66, 40, 34, duskWhite.face) +
    box(108, 66, 12, 34, duskWhite.shade) +
    row('arch', 6, 85, 115, 72, 3.6, 22, '#5a4f8a') +
    ledge(78, 65, 44, duskWhite, 2) +
    egg(100, 64, 21, 40) +
    box(95.5, 16, 9, 10, duskWhite.face) +
    row('arch', 2, 98, 102, 18, 2.2, 7, '#5a4f8a') +
    egg(100, 17, 5.5, 9) +
    cross(100, 9, 7) +
    wall(46, 106, 108, 48, duskWhite) +
    poly(duskWhite.light, 76, 106, 100, 88, 124, 106) +
    path('#b3a6cf', opening('arch', 100, 94, 9, 12)) +
    statue(100, 106, 11, '#f2c14a') +
    wall(66, 118, 68, 36, duskWhite) +
    row('arch', 3, 80, 120, 124, 14, 30, duskWhite.shade) +
    row('arch', 3, 80, 120, 127, 10.5, 27, '#5a4f8a') +
    row('arch', 3, 80, 120, 136, 6, 18, '#ffd98a') +
    each(
      [70, 130],
      (x) => box(x - 3, 112, 6, 6, duskWhite.light) + path('#6fa79c', `M${x - 4} 112l2 -7 2 -4 3 3 2 8z`),
    ) +
    framed('arch', 1, 56, 56, 124, 6, 18, duskWhite) +
    framed('arch', 1, 144, 144, 124, 6, 18, duskWhite) +
    steps(100, 153, 70, 3, duskWhite, 2.2, 3) +
    poly('#cfc6de', 88, 160, 112, 160, 128, 200, 72, 200) +
    line('#9c90b4', 1, 'M87 164h26M85.5 168h29M84 172h32M82 176h36M81 180h38M79 184h42M77 188h46M76 192h48M74 196h52') +
    each([20, 40, 160, 182], (x, index) => tree(x, 186 + (index % 2) * 6, 9, '#5b7a6c', '#456357'))
  )
}

/** St. Stephen's: the one tall tower, and the steep roof with its zigzag of coloured tiles. */
export function vienna(): string {
  const zigzag = (y: number, colour: string, width: number) =>
    line(
      colour,
      width,
      `M${spread(13, 64, 184)
        .map((x, index) => `${x} ${y + (index % 2 ? -7 : 0)}`)
        .join('L')}`,
    )
  return (
    shadow(100, 171, 94) +
    `<clipPath id="vienna-roof"><path d="M58 122L76 62H168L190 122z"/></clipPath>` +
    `<g clip-path="url(#vienna-roof)">` +
    box(50, 60, 150, 64, '#e9dfc2') +
    zigzag(120, '#3f6f6a', 5) +
    zigzag(110, '#d8a640', 4) +
    zigzag(101, '#35304a', 5) +
    zigzag(91, '#3f6f6a', 4) +
    zigzag(82, '#d8a640', 4) +
    zigzag(74, '#35304a', 4) +
    zigzag(66, '#3f6f6a', 3) +
    '</g>' +
    box(76, 60, 92, 2.4, '#35304a') +
    wall(60, 122, 132, 48, dusk) +
    each([90, 122, 154, 182], (x) => {
      return (
        poly(dusk.face, x - 13, 124, x, 98, x + 13, 124) +
        line(dusk.light, 1.6, `M${x - 13} 124L${x} 98l13 26`) +
        disc(x, 114, 3.2, dusk.glass) +
        pinnacle(x, 100, 3, 10, dusk) +
        row('point', 2, x - 5, x + 5, 130, 6, 28, dusk.glass) +
        row('plain', 2, x - 5, x + 5, 130, 0.9, 28, dusk.shade)
      )
    }) +
    each([74, 106, 138, 170], (x) => box(x - 2.5, 116, 5, 54, dusk.light) + pinnacle(x, 120, 4.6, 20, dusk)) +
    tower(42, 96, 40, 74, dusk) +
    each(
      [24, 60],
      (x) => box(x - 3.5, 94, 7, 76, dusk.light) + box(x + 1, 94, 2.5, 76, dusk.shade) + pinnacle(x, 98, 7, 28, dusk),
    ) +
    poly(dusk.light, 30, 128, 42, 104, 54, 128) +
    path(dusk.light, opening('point', 42, 110, 16, 40)) +
    path(dusk.glass, opening('point', 42, 113, 12, 37)) +
    line(dusk.shade, 0.9, 'M42 115v35M36 130h12') +
    path('#4a3348', opening('point', 42, 155, 12, 15)) +
    box(29, 66, 26, 32, dusk.face) +
    box(46, 66, 9, 32, dusk.shade) +
    row('point', 2, 37, 47, 70, 6, 26, duskDark.shade) +
    each([28, 56], (x) => pinnacle(x, 74, 5, 24, dusk)) +
    clock(42, 101, 4.5) +
    poly(dusk.light, 31, 67, 41, 12, 43, 12, 53, 67) +
    poly(dusk.shade, 44, 67, 42.5, 12, 43, 12, 53, 67) +
    line(dusk.shade, 1.2, 'M34 60l-3 -2M35.5 52l-3 -2M37 44l-3 -2M38.5 36l-2.5 -2M40 28l-2.5 -2') +
    line(dusk.light, 1.2, 'M50 60l3 -2M48.5 52l3 -2M47 44l3 -2M45.5 36l2.5 -2M44 28l2.5 -2') +
    row('point', 1, 41, 41, 50, 4, 12, duskDark.shade) +
    finial(42, 13, 8) +
    lamp(80, 190, 20) +
    lamp(150, 190, 20)
  )
}

/** Berlin Cathedral: the huge copper dome with its gold, four corner towers, a portal like a triumphal arch. */
export function berlin(): string {
  const corner = (cx: number, y: number, half: number) =>
    box(cx - half, y, 2 * half, 30, duskSand.face) +
    box(cx + half * 0.4, y, half * 0.6, 30, duskSand.shade) +
    row('arch', 2, cx - half * 0.4, cx + half * 0.3, y + 5, half * 0.42, 20, duskDark.shade) +
    columns(3, cx - half + 1.5, cx + half - 1.5, y + 2, 2, 26, duskSand) +
    dome(cx, y, half + 1, half * 1.35, duskCopper, 3) +
    lantern(cx, y - half * 1.3, 5, 9, duskSand, duskCopper) +
    cross(cx, y - half * 1.3 - 8, 7)
  return (
    shadow(100, 171, 96) +
    corner(66, 84, 9) +
    corner(134, 84, 9) +
    box(74, 74, 52, 36, duskSand.face) +
    box(110, 74, 16, 36, duskSand.shade) +
    row('arch', 7, 79, 121, 80, 4.4, 20, duskSand.glass) +
    columns(8, 76, 124, 78, 2.2, 24, duskSand) +
    ledge(71, 73, 58, duskSand) +
    path(duskCopper.roof, 'M72 74Q72 38 100 33Q128 38 128 74z') +
    path(duskCopper.dark, 'M109 74Q114 44 100 33Q128 38 128 74z') +
    line('#f2c14a', 1, 'M80 74Q80 42 98 34M92 74Q91 44 99 34M118 74Q118 46 101 34') +
    row('round', 4, 81, 117, 62, 5, 5, duskSlate.dark) +
    lantern(100, 34, 12, 16, duskSand, duskCopper) +
    disc(100, 17, 2.2, '#f2c14a') +
    cross(100, 16, 12) +
    wall(14, 112, 172, 58, duskSand) +
    each(
      [44, 156],
      (x) =>
        framed('arch', 3, x - 10, x + 10, 120, 5, 16, duskSand) +
        framed('arch', 3, x - 10, x + 10, 145, 5, 16, duskSand),
    ) +
    ledge(14, 139, 172, duskSand, 1.6) +
    balustrade(14, 112, 172, 4, duskSand) +
    each([22, 178], (x) => {
      return (
        tower(x, 84, 28, 86, duskSand) +
        framed('arch', 1, x - 3, x - 3, 118, 9, 20, duskSand) +
        framed('arch', 1, x - 3, x - 3, 146, 8, 20, duskSand) +
        row('arch', 2, x - 7, x + 2, 90, 5, 18, duskDark.shade) +
        columns(3, x - 11, x + 11, 86, 2.6, 24, duskSand) +
        dome(x, 83, 14, 17, duskCopper, 5) +
        lantern(x, 67, 6, 10, duskSand, duskCopper) +
        cross(x, 58, 7)
      )
    }) +
    wall(66, 102, 68, 68, duskSand) +
    path(duskSand.light, 'M82 170v-40a18 18 0 0 1 36 0v40z') +
    path(duskDark.shade, 'M86 170v-40a14 14 0 0 1 28 0v40z') +
    row('arch', 1, 100, 100, 122, 14, 22, '#ffd98a') +
    row('plain', 3, 92, 108, 152, 5.4, 18, '#6b4a3f') +
    columns(4, 70, 130, 108, 3.8, 58, duskSand) +
    box(90, 90, 20, 12, duskSand.light) +
    statue(100, 91, 11, duskCopper.dark) +
    each([70, 130], (x) => statue(x, 102, 10, duskCopper.dark)) +
    steps(100, 165, 74, 4, duskSand, 2, 4)
  )
}
