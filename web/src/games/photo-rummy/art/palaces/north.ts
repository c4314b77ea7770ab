/** Palaces and parliaments of the northern capitals. */

import {
  balustrade,
  clock,
  columns,
  dome,
  finial,
  framed,
  lantern,
  ledge,
  pediment,
  pinnacle,
  roof,
  row,
  shadow,
  spire,
  statue,
  steps,
  tower,
  wall,
} from '../kit.ts'
import { box, disc, each, faint, line, oval, path, poly, spread } from '../shapes.ts'
import { brick, copper, cream, gold, granite, grey, ochre, sand, slate } from '../stones.ts'
import { bush, crossFlag, flag, lamp, skyline, tree, walker, water } from '../surroundings.ts'

/** Royal Palace on the Dam: sober sandstone, rows of pilasters, the cupola with its little ship. */
export function amsterdam(): string {
  return (
    shadow(100, 171, 96) +
    lantern(100, 68, 26, 34, sand, copper) +
    columns(6, 89, 111, 47, 2.4, 20, sand) +
    dome(100, 47, 14, 13, copper, 5) +
    lantern(100, 35, 7, 9, sand, copper) +
    finial(100, 27, 8) +
    path('#c8922a', 'M94 19q6 4 12 0l-2 4h-8z') +
    roof(12, 90, 176, 14, 8, slate) +
    each([26, 44, 156, 174], (x) => box(x - 2, 70, 4, 12, brick.face)) +
    wall(12, 90, 176, 80, sand) +
    row('plain', 16, 18, 182, 93, 2.4, 34, sand.light) +
    row('plain', 16, 18, 182, 130, 2.4, 31, sand.light) +
    framed('plain', 15, 23.5, 176.5, 98, 4, 13, sand) +
    framed('plain', 15, 23.5, 176.5, 116, 4, 7, sand) +
    ledge(12, 126, 176, sand) +
    framed('plain', 15, 23.5, 176.5, 134, 4, 13, sand) +
    framed('plain', 15, 23.5, 176.5, 152, 4, 6, sand) +
    wall(68, 84, 64, 86, sand) +
    row('plain', 8, 71, 129, 88, 2.4, 38, sand.light) +
    framed('plain', 7, 75.2, 124.8, 95, 4, 14, sand) +
    framed('plain', 7, 75.2, 124.8, 114, 4, 7, sand) +
    ledge(67, 126, 66, sand) +
    row('plain', 8, 71, 129, 130, 2.4, 22, sand.light) +
    framed('plain', 7, 75.2, 124.8, 133, 4, 13, sand) +
    row('arch', 7, 75.2, 124.8, 154, 5, 16, sand.glass) +
    pediment(100, 83, 70, 17, sand) +
    faint(
      0.8,
      each([-16, -9, 0, 9, 16], (x) => statue(100 + x, 82, 11 - Math.abs(x) * 0.35, sand.light)),
    ) +
    each([68, 132], (x) => statue(x, 82, 9, '#5c8a78')) +
    statue(100, 68, 11, '#5c8a78') +
    each([34, 60, 142, 166], (x, index) =>
      walker(x, 184 + (index % 2) * 6, ['#a0243c', '#0f5f9e', '#2f6b36', '#53408f'][index]!),
    )
  )
}

/** Leinster House: a Georgian house of grey stone behind its lawn, four half columns under the pediment. */
export function dublin(): string {
  return (
    box(0, 168, 200, 32, '#8fae5c') +
    path('#e6d6ac', 'M88 170h24l24 30H64z') +
    shadow(100, 171, 92) +
    each([40, 66, 134, 160], (x) => box(x - 5, 68, 10, 16, grey.shade) + box(x - 6, 67, 12, 3, grey.light)) +
    roof(16, 88, 168, 10, 10, slate) +
    wall(14, 88, 172, 82, grey) +
    balustrade(14, 88, 172, 5, grey) +
    framed('plain', 4, 24, 66, 96, 7, 8, grey) +
    framed('plain', 4, 24, 66, 114, 7, 16, grey) +
    framed('plain', 4, 24, 66, 144, 7, 16, grey) +
    framed('plain', 4, 134, 176, 96, 7, 8, grey) +
    framed('plain', 4, 134, 176, 114, 7, 16, grey) +
    framed('plain', 4, 134, 176, 144, 7, 16, grey) +
    each([24, 52, 148, 176], (x) => pediment(x, 112, 12, 4, grey)) +
    each([38, 66, 134, 162], (x) => path(grey.light, `M${x - 6} 113q6 -6 12 0z`)) +
    ledge(13, 138, 174, grey) +
    wall(74, 82, 52, 88, grey) +
    framed('plain', 3, 84, 116, 92, 6, 8, grey) +
    framed('plain', 3, 84, 116, 112, 6, 17, grey) +
    box(74, 138, 52, 32, grey.light) +
    line(grey.shade, 0.7, 'M74 144h52M74 150h52M74 156h52M74 162h52') +
    row('arch', 2, 84, 116, 146, 7, 14, grey.glass) +
    columns(4, 78, 122, 86, 4, 52, grey) +
    pediment(100, 82, 60, 19, grey, grey.face) +
    oval(100, 75, 6, 4, grey.glass) +
    path('#2f5f3a', 'M95 170v-17a5 5 0 0 1 10 0v17z') +
    steps(100, 168, 22, 3, grey, 2, 3) +
    flag(100, 63, 20, ['#169b62', '#ffffff', '#ff883e'], true, 1.2) +
    each([22, 52, 148, 178], (x) => bush(x, 176, 14, '#6f9a4a')) +
    lamp(60, 184, 18) +
    lamp(140, 184, 18)
  )
}

/** The Parliament of Finland: a block of red granite, fourteen columns and a great flight of steps. */
export function helsinki(): string {
  return (
    shadow(100, 172, 98) +
    each([-1, 1], (side) => crossFlag(100 + side * 84, 62, 22, '#ffffff', '#003580', undefined, 1.1)) +
    wall(10, 62, 180, 92, granite) +
    box(10, 62, 180, 12, granite.light) +
    row('plain', 30, 16, 184, 66, 2, 4, granite.shade) +
    ledge(9, 74, 182, granite, 1.5) +
    framed('plain', 2, 16.5, 25, 84, 3.6, 10, granite) +
    framed('plain', 2, 16.5, 25, 104, 3.6, 10, granite) +
    framed('plain', 2, 16.5, 25, 124, 3.6, 10, granite) +
    framed('plain', 2, 175, 183.5, 84, 3.6, 10, granite) +
    framed('plain', 2, 175, 183.5, 104, 3.6, 10, granite) +
    framed('plain', 2, 175, 183.5, 124, 3.6, 10, granite) +
    box(31, 78, 138, 66, '#7c5a56') +
    row('plain', 13, 41, 159, 84, 5, 14, '#f3cf8c') +
    row('plain', 13, 41, 159, 104, 5, 14, '#5a4550') +
    row('plain', 5, 80, 120, 124, 6, 20, '#4a3328') +
    columns(14, 36, 164, 78, 6, 66, granite) +
    box(28, 74.5, 144, 4, granite.face) +
    box(22, 144, 156, 10, granite.face) +
    box(22, 144, 156, 2, granite.light) +
    steps(100, 144, 118, 11, granite, 2.5, 1.6) +
    each([28, 172], (x) => box(x - 14, 152, 28, 20, granite.shade) + box(x - 15, 150, 30, 3, granite.light)) +
    each([62, 82, 124], (x, index) => walker(x, 168 + index * 3, ['#0f5f9e', '#a0243c', '#2f6b36'][index]!, 8))
  )
}

/** Christiansborg: grey granite, a copper roof, and the tallest tower of the town with its crowned spire. */
export function copenhagen(): string {
  return (
    shadow(100, 168, 98) +
    roof(8, 112, 184, 16, 8, copper) +
    each(
      [28, 50, 150, 172],
      (x) => box(x - 3, 100, 6, 7, cream.light) + poly(copper.dark, x - 4.5, 100, x, 96, x + 4.5, 100),
    ) +
    wall(8, 112, 184, 54, grey) +
    framed('plain', 6, 17, 71, 118, 5, 11, grey) +
    framed('plain', 6, 129, 183, 118, 5, 11, grey) +
    framed('plain', 6, 17, 71, 134, 5, 9, grey) +
    framed('plain', 6, 129, 183, 134, 5, 9, grey) +
    ledge(8, 148, 184, grey) +
    row('arch', 6, 17, 71, 152, 6, 11, grey.glass) +
    row('arch', 6, 129, 183, 152, 6, 11, grey.glass) +
    wall(78, 106, 44, 60, grey) +
    tower(100, 62, 26, 48, grey) +
    framed('arch', 2, 94, 104, 84, 5, 15, grey) +
    clock(98, 73, 6.5) +
    path(copper.roof, 'M85 62Q87 52 92 50V44h16v6q5 2 7 12z') +
    path(copper.dark, 'M103 62V44h5v6q5 2 7 12z') +
    box(93, 34, 14, 11, grey.face) +
    row('arch', 3, 96, 104, 36, 2.4, 9, grey.glass) +
    path(copper.roof, 'M91 34q2 -6 6 -7V20h6v7q4 1 6 7z') +
    path(copper.dark, 'M102 34V20h1v7q4 1 6 7z') +
    spire(100, 21, 5, 15, copper) +
    path('#f2c14a', 'M96 20l-1 -5 3 2 2 -4 2 4 3 -2 -1 5z') +
    each([87, 113], (x) => path('#f2c14a', `M${x - 2.5} 62l-.6 -4 1.8 1.6 1.3 -3 1.3 3 1.8 -1.6 -.6 4z`)) +
    columns(4, 83, 117, 112, 3.4, 30, grey) +
    framed('plain', 3, 89, 111, 116, 5, 16, grey) +
    pediment(100, 109, 48, 11, grey) +
    row('arch', 3, 88, 112, 148, 7, 18, grey.glass) +
    box(0, 166, 200, 6, '#a8998a') +
    box(0, 166, 200, 1.6, '#cdbfae') +
    water(172, '#6f9fb0', '#b7d3d6') +
    faint(0.3, poly('#5a917f', 94, 172, 106, 172, 102, 198, 98, 198)) +
    path('#8a4b32', 'M30 186h34l-5 8H36z') +
    box(30, 185, 34, 2, '#f4e6c8') +
    crossFlag(32, 185, 14, '#c8102e', '#ffffff', undefined, 0.8)
  )
}

function unionFlag(x: number, y: number, height: number): string {
  const top = y - height
  const rays = `M${x + 1} ${top + 0.8}l12 7.4M${x + 13} ${top + 0.8}l-12 7.4`
  return (
    crossFlag(x, y, height, '#012169', '#012169', undefined, 1.27) +
    line('#ffffff', 1.6, rays) +
    line('#c8102e', 0.6, rays) +
    line('#ffffff', 3, `M${x + 7} ${top + 1.5}v6M${x + 1.5} ${top + 4.5}h11`) +
    line('#c8102e', 1.7, `M${x + 7} ${top + 0.9}v7.2M${x + 0.9} ${top + 4.5}h12.2`)
  )
}

/** The Houses of Parliament along the Thames, with Big Ben in front. */
export function london(): string {
  return (
    each([20, 27, 34], (x) => pinnacle(x, 74, 3, 12, sand)) +
    tower(27, 74, 22, 84, sand) +
    framed('point', 2, 21.5, 30, 84, 4, 22, sand) +
    framed('point', 2, 21.5, 30, 114, 4, 22, sand) +
    unionFlag(27, 74, 24) +
    tower(88, 96, 9, 22, sand) +
    spire(88, 96, 11, 26, slate) +
    finial(88, 72, 6) +
    roof(38, 116, 106, 10, 3, slate) +
    wall(38, 116, 106, 44, sand) +
    each(spread(12, 41, 141), (x) => pinnacle(x, 116, 2.4, 12, sand)) +
    row('plain', 12, 41, 141, 116, 2.2, 42, sand.light) +
    row('point', 22, 44.4, 138, 121, 2.8, 14, sand.glass) +
    row('point', 22, 44.4, 138, 140, 2.8, 14, sand.glass) +
    ledge(38, 136, 106, sand, 1) +
    tower(164, 62, 24, 104, sand) +
    row('plain', 4, 154, 170, 94, 1.8, 66, sand.light) +
    row('point', 3, 156.7, 167.3, 96, 2.4, 18, sand.glass) +
    row('point', 3, 156.7, 167.3, 120, 2.4, 18, sand.glass) +
    row('point', 3, 156.7, 167.3, 143, 2.4, 14, sand.glass) +
    box(149, 60, 30, 32, sand.face) +
    box(171, 60, 8, 32, sand.shade) +
    box(148, 58, 32, 3, sand.light) +
    box(148, 90, 32, 3, gold.roof) +
    clock(162, 75, 11) +
    row('point', 5, 153, 173, 48, 3, 10, sand.glass) +
    box(150, 46, 28, 3, gold.roof) +
    each([150, 178], (x) => pinnacle(x, 60, 3, 14, sand)) +
    path('#5f7f78', 'M150 47L155 34h18l5 13z') +
    path('#46635f', 'M167 47L166 34h7l5 13z') +
    box(156, 26, 16, 8, gold.roof) +
    row('arch', 4, 159, 169, 27.5, 2, 6.5, '#6f5a48') +
    spire(164, 26, 16, 18, { roof: '#5f7f78', dark: '#46635f' }) +
    finial(164, 9, 6) +
    box(0, 158, 200, 12, '#b09873') +
    box(0, 158, 200, 2, '#d8c298') +
    row('arch', 9, 12, 188, 163, 8, 7, '#8d7757') +
    water(170, '#7f9c9a', '#c9d6c2') +
    faint(0.28, poly('#6f5a48', 152, 170, 176, 170, 172, 198, 156, 198))
  )
}

/** The Storting: yellow brick, and the round hall with its tall arches between two wings. */
export function oslo(): string {
  return (
    shadow(100, 171, 94) +
    each([-1, 1], (side) => {
      const x = side < 0 ? 8 : 138
      return (
        roof(x, 104, 54, 9, 5, slate) +
        wall(x, 104, 54, 66, ochre) +
        framed('arch', 5, x + 7, x + 47, 112, 5.4, 16, ochre) +
        framed('arch', 5, x + 7, x + 47, 136, 5.4, 14, ochre) +
        box(x - 1, 156, 56, 14, granite.face) +
        row('arch', 5, x + 7, x + 47, 158, 5, 10, ochre.glass)
      )
    }) +
    each(
      [58, 142],
      (x) =>
        tower(x, 84, 20, 86, ochre) +
        framed('arch', 2, x - 4.5, x + 3.5, 92, 4, 12, ochre) +
        framed('arch', 2, x - 4.5, x + 3.5, 114, 4, 12, ochre) +
        spire(x, 83, 24, 12, slate) +
        crossFlag(x, 74, 16, '#ba0c2f', '#ffffff', '#00205b', 0.9),
    ) +
    path(slate.roof, 'M64 92Q100 60 136 92z') +
    path(slate.dark, 'M112 78.5q14 4 24 13.5h-18z') +
    box(94, 62, 12, 12, ochre.light) +
    row('arch', 3, 97, 103, 64, 2, 9, ochre.glass) +
    spire(100, 62, 15, 9, slate) +
    crossFlag(100, 54, 20, '#ba0c2f', '#ffffff', '#00205b', 1.1) +
    box(66, 92, 68, 78, ochre.face) +
    box(118, 92, 16, 78, ochre.shade) +
    box(63, 89, 74, 4, ochre.light) +
    row('plain', 12, 68, 132, 94, 3, 3, ochre.shade) +
    row('arch', 5, 75, 125, 100, 10, 34, ochre.light) +
    row('arch', 5, 75, 125, 102, 7.4, 32, ochre.glass) +
    line(ochre.light, 0.8, 'M75 104v30M87.5 104v30M100 104v30M112.5 104v30M125 104v30M70 120h60') +
    ledge(64, 136, 72, ochre) +
    box(64, 140, 72, 30, granite.face) +
    row('arch', 5, 75, 125, 144, 8, 26, '#5a3a2a') +
    path(granite.shade, 'M50 176l8 -8h84l8 8z') +
    each([44, 156], (x, index) => {
      const lion = path('#b98d78', 'M-9 0q-3 -9 5 -10l2 -4q5 -3 7 1l-1 4q5 4 5 9z') + disc(3.4, -11.6, 3.4, '#a37663')
      return (
        box(x - 11, 174, 22, 9, granite.face) +
        box(x - 12, 173, 24, 2, granite.light) +
        `<g transform="translate(${x} 173)${index ? ' scale(-1 1)' : ''}">${lion}</g>`
      )
    })
  )
}

/** The Riksdag on its island: the half round of stone above the stream, the glass storey on top. */
export function stockholm(): string {
  return (
    skyline(150, '#e0b475', [20, 25, 18, 30, 24, 21, 26, 19, 28, 22]) +
    roof(46, 76, 108, 16, 12, copper) +
    each(
      [66, 84, 116, 134],
      (x) => box(x - 3, 66, 6, 7, granite.light) + poly(copper.dark, x - 4.5, 66, x, 62, x + 4.5, 66),
    ) +
    crossFlag(100, 60, 26, '#006aa7', '#fecc02', undefined, 1.3) +
    box(50, 75, 100, 8, granite.face) +
    box(24, 84, 152, 16, '#9fc4cf') +
    box(146, 84, 30, 16, '#7ba4b4') +
    row('plain', 20, 26, 174, 84, 1.2, 16, '#e9f6f6') +
    box(20, 80, 160, 4, copper.roof) +
    box(20, 83, 160, 1.6, copper.dark) +
    path(granite.face, 'M12 100h176v66H12z') +
    path(granite.shade, 'M150 100h38v66h-38z') +
    box(9, 98, 182, 4, granite.light) +
    row('plain', 44, 14, 186, 102, 2, 2, granite.shade) +
    columns(14, 17, 183, 106, 3.6, 30, granite) +
    framed('plain', 13, 23.4, 176.6, 109, 5.6, 12, granite) +
    framed('plain', 13, 23.4, 176.6, 126, 5.6, 8, granite) +
    ledge(10, 137, 180, granite) +
    row('arch', 13, 23.4, 176.6, 143, 7.4, 20, granite.light) +
    row('arch', 13, 23.4, 176.6, 145, 5.4, 18, granite.glass) +
    box(0, 164, 200, 8, grey.shade) +
    box(0, 163, 200, 2, grey.light) +
    tree(8, 164, 9, '#a9a552', '#8b8a42') +
    tree(193, 164, 8, '#a9a552', '#8b8a42') +
    water(172, '#5d92a8', '#bcd9dc') +
    faint(0.25, path('#ad8271', 'M20 172h160l-14 12H34z'))
  )
}
