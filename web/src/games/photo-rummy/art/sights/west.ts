/** Sights of the western capitals. */

import { balustrade, finial, framed, ledge, pinnacle, roof, row, shadow, spire, statue, tower, wall } from '../kit.ts'
import { box, disc, each, line, path, poly, short, spread } from '../shapes.ts'
import { slate } from '../stones.ts'
import { bush, flag, tree, walker } from '../surroundings.ts'

/** The Grand-Place: the town hall's lace tower, and the guilds' gilded gables beside it. */
export function brussels(): string {
  const hall = { face: '#cfc6b4', light: '#e9e2d2', shade: '#a39a88', glass: '#4b5866' }
  const guild = (x: number, width: number, top: number, front: string, gable: string) =>
    path(front, gable) +
    box(x, top, width, 170 - top, front) +
    line('#f2c14a', 1.6, gable.replace('z', '')) +
    each(
      spread(3, top + 4, 126),
      (y) =>
        row('plain', 3, x + width * 0.22, x + width * 0.78, y, width * 0.18, 14, '#5e7590') +
        row('plain', 4, x + width * 0.06, x + width * 0.94, y - 2, width * 0.07, 20, '#e8c25a') +
        box(x, y + 17, width, 1.6, '#f2c14a'),
    ) +
    row('arch', 3, x + width * 0.2, x + width * 0.8, 150, width * 0.2, 20, '#4a3a3a') +
    finial(x + width / 2, top - 24, 8) +
    disc(x + width / 2, top - 10, 3, '#5e7590')
  return (
    box(0, 168, 200, 32, '#b9b2a8') +
    line(
      '#a39c92',
      1,
      'M0 176h200M0 184h200M0 193h200M30 170l-20 30M70 170l-12 30M100 170v30M130 170l12 30M170 170l20 30',
    ) +
    roof(2, 112, 104, 30, 4, slate) +
    each([14, 30, 46, 62], (x) => box(x - 2.5, 92, 5, 6, hall.light) + poly(slate.dark, x - 4, 92, x, 87, x + 4, 92)) +
    wall(0, 112, 108, 58, hall) +
    each(spread(12, 4, 104), (x) => pinnacle(x, 112, 2.6, 10, hall)) +
    row('point', 8, 8, 60, 117, 4.6, 13, hall.glass) +
    row('point', 8, 8, 60, 134, 4.6, 12, hall.glass) +
    row('point', 2, 96, 103, 117, 4.6, 13, hall.glass) +
    row('point', 2, 96, 103, 134, 4.6, 12, hall.glass) +
    each(spread(9, 4.5, 63.5), (x) => box(x - 0.8, 114, 1.6, 34, hall.light)) +
    ledge(0, 148, 108, hall, 1.4) +
    row('point', 6, 8, 58, 152, 7, 18, hall.glass) +
    tower(78, 74, 26, 96, hall) +
    each([65, 91], (x) => box(x - 2, 72, 4, 98, hall.light) + pinnacle(x, 78, 5, 26, hall)) +
    row('point', 2, 74, 82, 80, 5.4, 22, hall.glass) +
    row('point', 2, 74, 82, 110, 5.4, 20, hall.glass) +
    row('point', 1, 78, 78, 148, 14, 22, hall.light) +
    row('point', 1, 78, 78, 150, 11, 20, '#4a3a3a') +
    box(70, 46, 16, 28, hall.face) +
    box(81, 46, 5, 28, hall.shade) +
    row('point', 2, 75, 81, 50, 3.8, 20, hall.glass) +
    each([68, 88], (x) => pinnacle(x, 58, 4, 20, hall)) +
    balustrade(68, 46, 20, 3, hall) +
    poly(hall.light, 71, 43, 77.4, 12, 78.6, 12, 85, 43) +
    poly(hall.shade, 79, 43, 78, 12, 78.6, 12, 85, 43) +
    row('round', 2, 76, 80, 32, 2, 2, hall.glass) +
    statue(78, 13, 9, '#f2c14a') +
    guild(108, 30, 94, '#d8c29a', 'M108 94q6 -2 6 -10q5 0 5 -8q4 -8 8 0q0 8 5 8q0 8 6 10z') +
    guild(138, 28, 90, '#c3ab84', 'M138 90v-6h5v-6h4v-6l5 -5l5 5v6h4v6h5v6z') +
    guild(166, 34, 96, '#e0cfae', 'M166 96q8 -4 8 -14q9 -10 18 0q0 10 8 14z') +
    each(
      [24, 52, 84, 130, 160],
      (x, index) =>
        box(x - 10, 188 + (index % 2) * 5, 20, 4, ['#d8556a', '#f2c14a', '#ffffff', '#b03a78', '#f2a02a'][index]!, 2) +
        box(x - 10, 191 + (index % 2) * 5, 20, 2, '#5f9a52'),
    ) +
    each([40, 110, 146], (x, index) => walker(x, 182 + (index % 2) * 3, ['#0f5f9e', '#a0243c', '#2f6b36'][index]!, 9))
  )
}

/** The Grand Ducal Palace: a golden Renaissance front with two turrets, slate spires and balconies of iron. */
export function luxembourg(): string {
  const stone = { face: '#ecca86', light: '#fae7bd', shade: '#c8a05c', glass: '#55606a' }
  const turret = (x: number) =>
    path(stone.shade, `M${x - 9} 132q3 10 9 13q6 -3 9 -13z`) +
    box(x - 9, 82, 18, 50, stone.face) +
    box(x + 3, 82, 6, 50, stone.shade) +
    framed('plain', 1, x - 2, x - 2, 90, 5, 10, stone) +
    framed('plain', 1, x - 2, x - 2, 112, 5, 11, stone) +
    ledge(x - 10, 104, 20, stone, 1.4) +
    ledge(x - 10, 81, 20, stone, 1.6) +
    spire(x, 81, 22, 42, slate) +
    finial(x, 40, 8)
  const balcony = (x: number, y: number, width: number) =>
    box(x, y, width, 1.6, '#3d4450') +
    row('plain', Math.round(width / 2.6), x + 1, x + width - 1, y - 6, 0.8, 6, '#3d4450') +
    box(x, y - 6.6, width, 1, '#c8922a')
  return (
    box(0, 168, 200, 32, '#b9b2a8') +
    box(0, 166, 200, 5, '#d8d0c0') +
    shadow(90, 171, 88) +
    poly(slate.roof, 12, 88, 24, 56, 132, 56, 146, 88) +
    poly(slate.dark, 120, 88, 116, 56, 132, 56, 146, 88) +
    box(24, 54, 108, 2.6, slate.dark) +
    each([46, 78, 110], (x) => {
      return (
        box(x - 8, 66, 16, 22, stone.face) +
        row('plain', 1, x, x, 72, 7, 12, stone.glass) +
        path(stone.light, `M${x - 10} 67l4 -5v-4l6 -6l6 6v4l4 5z`) +
        disc(x, 61.5, 2, stone.shade) +
        finial(x, 53, 5)
      )
    }) +
    wall(14, 88, 130, 82, stone) +
    framed('plain', 5, 38, 120, 96, 8, 14, stone) +
    framed('plain', 5, 38, 120, 122, 8, 15, stone) +
    framed('plain', 4, 38, 100, 149, 8, 13, stone) +
    each([88, 116, 143], (y) =>
      line(
        stone.light,
        0.9,
        `M${spread(32, 30, 128)
          .map((x, index) => `${short(x)} ${y + (index % 2 ? 1.5 : 4)}`)
          .join('L')}`,
      ),
    ) +
    ledge(14, 116, 130, stone, 1.2) +
    ledge(14, 143, 130, stone, 1.2) +
    balcony(50, 139, 58) +
    turret(22) +
    turret(136) +
    path(stone.light, 'M113 170v-16a8 8 0 0 1 16 0v16z') +
    path('#4a3a3a', 'M115.5 170v-15a5.5 5.5 0 0 1 11 0v15z') +
    roof(148, 102, 52, 16, 4, slate) +
    wall(148, 102, 52, 68, stone) +
    framed('plain', 4, 156, 192, 110, 6, 14, stone) +
    framed('plain', 4, 156, 192, 134, 6, 14, stone) +
    row('arch', 3, 160, 190, 154, 9, 16, stone.glass) +
    balcony(152, 150, 44) +
    flag(78, 54, 30, ['#ed2939', '#ffffff', '#62c8e8'], false, 1.5) +
    box(28, 152, 10, 18, '#2f3a5c') +
    poly('#d52b1e', 28, 154, 33, 148, 38, 154) +
    line('#ffffff', 1.4, 'M28 158l10 6M28 164l10 6') +
    disc(46, 171, 2, '#e2b48c') +
    box(43.8, 173, 4.4, 8, '#3b4a3a') +
    box(44, 166.5, 4, 3.2, '#22303a') +
    line('#22303a', 1.5, 'M45 181v7M47 181v7') +
    line('#5b4636', 0.9, 'M49.5 184v-15') +
    each([90, 118, 160], (x, index) => walker(x, 186 + (index % 2) * 5, ['#a0243c', '#0f5f9e', '#2f6b36'][index]!, 11))
  )
}

/** The Eiffel Tower over the lawns of the Champ-de-Mars. */
export function paris(): string {
  const iron = '#8a5f43'
  const light = '#a97c5c'
  const dark = '#6b4530'
  const lattice = (
    left: number,
    right: number,
    y: number,
    leftDown: number,
    rightDown: number,
    yDown: number,
    count: number,
  ) => {
    const at = (a: number, b: number, share: number) => a + (b - a) * share
    const bars = spread(count + 1, 0, 1)
    return line(
      dark,
      0.8,
      bars
        .slice(0, -1)
        .map((share, index) => {
          const next = bars[index + 1]!
          const [y1, y2] = [at(y, yDown, share), at(y, yDown, next)]
          const [l1, r1, l2, r2] = [
            at(left, leftDown, share),
            at(right, rightDown, share),
            at(left, leftDown, next),
            at(right, rightDown, next),
          ]
          return `M${short(l1)} ${short(y1)}L${short(r2)} ${short(y2)}M${short(r1)} ${short(y1)}L${short(l2)} ${short(y2)}`
        })
        .join(''),
    )
  }
  return (
    each([14, 32, 168, 188], (x, index) => tree(x, 172, 11 - (index % 2) * 3, '#5f9a52', '#4a8042')) +
    poly('#e3d6b4', 92, 170, 108, 170, 132, 200, 68, 200) +
    poly('#8fc47a', 97, 170, 103, 170, 112, 200, 88, 200) +
    shadow(100, 172, 56) +
    path(light, 'M52 170Q72 146 80 118h14Q86 150 74 170z') +
    path(iron, 'M148 170Q128 146 120 118h-14Q114 150 126 170z') +
    lattice(80, 94, 118, 54, 74, 168, 6) +
    lattice(106, 120, 118, 126, 146, 168, 6) +
    path(dark, 'M72 152Q82 132 100 132T128 152L131 152Q122 126 100 126T69 152z') +
    path(iron, 'M66 160Q80 134 100 134T134 160l3 0Q122 129 100 129T63 160z') +
    path(light, 'M81 116Q90 96 93.5 78h6.5V116z') +
    path(iron, 'M119 116Q110 96 106.5 78H100V116z') +
    path('#8fc4ea', 'M93 116Q97 100 98 88h4Q103 100 107 116z') +
    lattice(93.5, 98, 80, 82, 93, 115, 5) +
    lattice(102, 106.5, 80, 107, 118, 115, 5) +
    path(light, 'M93.5 76Q98 46 98.6 24H100V76z') +
    path(iron, 'M106.5 76Q102 46 101.4 24H100V76z') +
    lattice(98.8, 101.2, 28, 94, 106, 75, 12) +
    box(77, 114, 46, 5.5, dark) +
    box(75, 112, 50, 2.4, light) +
    row('plain', 16, 79, 121, 115, 1.4, 3.4, light) +
    box(91, 75, 18, 4, dark) +
    box(90, 73.5, 20, 2, light) +
    box(96.5, 22, 7, 3, dark) +
    box(97.5, 18, 5, 4, iron) +
    path(iron, 'M97.5 18q2.5 -4 5 0z') +
    box(99.4, 6, 1.2, 12, dark) +
    each([60, 140], (x) => poly('#b3a58f', x - 17, 172, x - 13, 166, x + 13, 166, x + 17, 172)) +
    each([58, 142], (x) => bush(x, 190, 18, '#5f9a52')) +
    each([84, 118], (x, index) => walker(x, 192, index ? '#0f5f9e' : '#a0243c', 8))
  )
}
