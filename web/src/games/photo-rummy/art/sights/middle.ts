/** Sights of the capitals in the middle of Europe. */

import { columns, finial, framed, ledge, pediment, roof, row, shadow, spire, statue, tower, wall } from '../kit.ts'
import { box, disc, each, line, oval, path, poly, short, spread } from '../shapes.ts'
import { copper, daySand, tiles } from '../stones.ts'
import { flag, walker } from '../surroundings.ts'

/** The Brandenburg Gate: six pairs of columns, five ways through, and Victory with her four horses. */
export function berlin(): string {
  const stone = daySand
  const bronze = '#4f8a74'
  const deep = '#386a5a'
  const horse = (x: number, fill: string) =>
    path(
      fill,
      `M${x + 3} 68l-1 -7q-2 -3 -1 -6l-1 -3l-4 1l-1 -2.4l4 -4l1 -2.4l1.6 2q4 2 5 8q5 0 7 1q3 1 3 5l2 -1q1 3 -1 5l-1.4 3.8h-2l.4 -6.6l-6 -.6l-1.6 7.2z`,
    )
  return (
    box(0, 168, 200, 32, '#cfc8bb') +
    poly('#e3ddd0', 84, 170, 116, 170, 144, 200, 56, 200) +
    shadow(100, 171, 98) +
    each([22, 178], (x) => {
      return (
        box(x - 16, 122, 32, 48, stone.face) +
        row('plain', 2, x - 8, x + 8, 132, 6, 30, stone.shade) +
        columns(4, x - 14, x + 14, 126, 3.4, 44, stone) +
        box(x - 18, 118, 36, 7, stone.light) +
        pediment(x, 117, 38, 9, stone)
      )
    }) +
    box(38, 106, 124, 64, stone.shade) +
    row('plain', 5, 52.5, 147.5, 110, 14, 60, '#9fc9e4') +
    row('plain', 5, 52.5, 147.5, 150, 14, 20, '#9cc58c') +
    row('plain', 1, 100, 100, 110, 17, 60, '#9fc9e4') +
    row('plain', 1, 100, 100, 150, 17, 20, '#9cc58c') +
    columns(6, 42, 158, 106, 7, 64, stone) +
    each(spread(6, 42, 158), (x) => line(stone.shade, 0.6, `M${short(x - 1.6)} 110v56M${short(x)} 110v56`)) +
    box(36, 98, 128, 9, stone.face) +
    row('plain', 13, 42, 158, 99, 5, 6, stone.light) +
    box(33, 95, 134, 3, stone.light) +
    box(33, 98, 134, 1, stone.shade) +
    box(46, 80, 108, 15, stone.face) +
    box(130, 80, 24, 15, stone.shade) +
    box(44, 78, 112, 3, stone.light) +
    box(76, 70, 48, 9, stone.face) +
    box(74, 68, 52, 3, stone.light) +
    row('plain', 5, 84, 116, 83, 5, 9, '#d3b47c') +
    path(deep, 'M100 68v-13h20v13z') +
    disc(110, 64, 4.4, bronze) +
    disc(110, 64, 2.6, deep) +
    horse(92, deep) +
    horse(85, bronze) +
    horse(78, deep) +
    horse(71, bronze) +
    path(bronze, 'M103 57q-2 -14 3 -16h4q5 3 4 16z') +
    disc(108, 38, 3, bronze) +
    path(bronze, 'M104 48q-9 -2 -12 -15q9 2 14 10zM112 48q10 -3 12 -17q-9 4 -13 11z') +
    line(deep, 1.4, 'M98 54V26M98 44l6 2') +
    disc(98, 25, 3.6, deep) +
    disc(98, 25, 1.8, '#6fb1e4') +
    path(deep, 'M94 18l4 3 4 -3 -2 4h-4z') +
    each([66, 88, 128], (x, index) => walker(x, 184 + index * 4, ['#a0243c', '#0f5f9e', '#f2a02a'][index]!, 11))
  )
}

/** The Zytglogge: the gate tower of Bern under its high roof, the great dial, the small astronomical clock. */
export function bern(): string {
  const stone = { face: '#d9cfae', light: '#efe8cf', shade: '#b3a782', glass: '#55606a' }
  const house = (x: number, top: number, width: number) =>
    roof(x - 2, top, width + 4, 18, 4, tiles) +
    wall(x, top, width, 170 - top, stone) +
    framed('plain', 3, x + width * 0.2, x + width * 0.8, top + 8, 6, 11, stone) +
    framed('plain', 3, x + width * 0.2, x + width * 0.8, top + 30, 6, 11, stone) +
    each(
      spread(3, x + width * 0.2, x + width * 0.8),
      (at) => box(at - 4, top + 20, 8, 1.8, '#d8556a') + box(at - 4, top + 42, 8, 1.8, '#d8556a'),
    ) +
    row('arch', 2, x + width * 0.28, x + width * 0.74, 146, 14, 24, stone.glass)
  return (
    box(0, 168, 200, 32, '#c3beb4') +
    house(0, 98, 58) +
    house(142, 92, 58) +
    shadow(100, 171, 54) +
    tower(100, 66, 64, 104, stone) +
    each([70, 130], (x) => row('plain', 9, x, x, 70, 4, 4, stone.light)) +
    each(spread(8, 74, 162), (y, index) =>
      each([69, 131], (x) => box(x - (index % 2 ? 3 : 2), y, index % 2 ? 6 : 4, 6, stone.light)),
    ) +
    poly('#9a4a36', 60, 67, 74, 28, 126, 28, 140, 67) +
    poly('#7c3a2c', 110, 67, 106, 28, 126, 28, 140, 67) +
    box(74, 26, 52, 3, '#6b3226') +
    box(58, 65, 84, 3.4, '#6b3226') +
    path('#9a4a36', 'M92 28l3 -8h10l3 8z') +
    box(94, 12, 12, 9, '#efe8cf') +
    row('arch', 2, 97.5, 102.5, 13.5, 3, 7, '#55606a') +
    spire(100, 12.5, 17, 9, copper) +
    finial(100, 5, 4) +
    each(
      [82, 118],
      (x) =>
        box(x - 4, 50, 8, 9, '#efe8cf') +
        poly('#6b3226', x - 6, 50, x, 44, x + 6, 50) +
        row('plain', 1, x, x, 52, 4, 6, '#55606a'),
    ) +
    disc(100, 92, 22, '#8a5a2a') +
    disc(100, 92, 20, '#f2c14a') +
    disc(100, 92, 18.5, '#2f3a5c') +
    disc(100, 92, 12, '#a0303c') +
    disc(100, 92, 10.8, '#2f3a5c') +
    each(spread(12, 0, (11 / 6) * Math.PI), (angle) =>
      line(
        '#f2c14a',
        1.4,
        `M${short(100 + Math.cos(angle) * 13.5)} ${short(92 + Math.sin(angle) * 13.5)}L${short(100 + Math.cos(angle) * 17)} ${short(92 + Math.sin(angle) * 17)}`,
      ),
    ) +
    line('#f2c14a', 1.8, 'M100 92V77M100 92l9 6') +
    disc(100, 92, 2.4, '#f2c14a') +
    ledge(68, 117, 64, stone, 1.6) +
    box(84, 120, 32, 24, '#8a5a2a') +
    box(86, 122, 28, 20, '#efe0b4') +
    disc(97, 132, 8.5, '#2f3a5c') +
    disc(97, 132, 6.5, '#7fb9d8') +
    line('#f2c14a', 1, 'M97 132l4 -5M97 132l-5 2') +
    disc(99.5, 129, 1.4, '#f2c14a') +
    statue(111, 141, 11, '#a0303c') +
    path(stone.light, 'M82 170v-10a18 18 0 0 1 36 0v10z') +
    path('#5f5a50', 'M85.5 170v-9a14.5 14.5 0 0 1 29 0v9z') +
    path('#a9d2e8', 'M91 170v-8a9 9 0 0 1 18 0v8z') +
    each(
      [60, 146],
      (x, index) =>
        flag(x, 92 + index * 2, 22, ['#d52b1e'], false, 1.3) +
        box(x + 6.2, 73.5 + index * 2, 2, 5.6, '#ffffff') +
        box(x + 4.4, 75.3 + index * 2, 5.6, 2, '#ffffff'),
    ) +
    each([72, 124, 140], (x, index) => walker(x, 184 + index * 4, ['#0f5f9e', '#a0243c', '#2f6b36'][index]!, 11))
  )
}

/** The Prater: the giant wheel with its red cabins above the chestnut trees. */
export function vienna(): string {
  const [cx, cy, r] = [100, 88, 68]
  const angles = spread(15, 0, (28 / 15) * Math.PI)
  const at = (angle: number, reach: number) =>
    `${short(cx + Math.cos(angle) * reach)} ${short(cy + Math.sin(angle) * reach)}`
  return (
    path(
      '#5f9a52',
      'M0 172V150q10 -12 22 -4q10 -12 24 -2q12 -10 24 2q14 -10 28 0q12 -10 26 -1q12 -9 26 1q12 -10 24 0q14 -8 26 4v22z',
    ) +
    shadow(100, 173, 60) +
    line(
      '#c3c9cf',
      0.7,
      angles
        .map(
          (angle) =>
            `M${at(angle, 7)}L${at(angle, r)}M${at(angle + 0.9, 7)}L${at(angle, r)}M${at(angle - 0.9, 7)}L${at(angle, r)}`,
        )
        .join(''),
    ) +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#7c858e" stroke-width="2.4"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r - 5}" fill="none" stroke="#97a0a8" stroke-width="1.4"/>` +
    line(
      '#7c858e',
      0.9,
      spread(60, 0, (59 / 30) * Math.PI)
        .map(
          (angle, index) => `M${at(angle, index % 2 ? r : r - 5)}L${at(angle + Math.PI / 30, index % 2 ? r - 5 : r)}`,
        )
        .join(''),
    ) +
    line('#5d666f', 4, 'M96 90L66 172M104 90l30 82') +
    line('#828b94', 1.4, 'M82 132h36M75 150h50M84 128l32 24M116 128l-32 24M91 108l18 20M109 108l-18 20') +
    disc(cx, cy, 8, '#5d666f') +
    disc(cx, cy, 4.5, '#c8102e') +
    each(angles, (angle) => {
      const [x, y] = [cx + Math.cos(angle + 0.05) * r, cy + Math.sin(angle + 0.05) * r]
      return (
        box(x - 6.5, y + 1, 13, 9, '#c3202f', 1.2) +
        box(x + 2.5, y + 1, 4, 9, '#98141f', 1.2) +
        row('plain', 3, x - 4, x + 4, y + 3, 2.6, 3.4, '#ffe9b8') +
        path('#7d141c', `M${short(x - 7.5)} ${short(y + 1.6)}q7.5 -5 15 0z`)
      )
    }) +
    box(0, 172, 200, 28, '#d8c8a4') +
    box(0, 172, 200, 2, '#b9a67c') +
    box(52, 166, 96, 8, '#8f8578') +
    box(52, 164, 96, 2.4, '#b3a99a') +
    box(14, 158, 34, 18, '#fff3dc') +
    each(spread(5, 17.4, 44.6), (x, index) =>
      poly(
        index % 2 ? '#ffffff' : '#c8102e',
        x - 3.4,
        158,
        31 + (x - 31) * 0.2 - 1,
        146,
        31 + (x - 31) * 0.2 + 1,
        146,
        x + 3.4,
        158,
      ),
    ) +
    row('plain', 3, 22, 40, 163, 6, 7, '#5e7590') +
    box(154, 160, 30, 16, '#ffe2a8') +
    each(spread(5, 157, 181), (x, index) =>
      poly(
        index % 2 ? '#ffffff' : '#0f5f9e',
        x - 3,
        160,
        169 + (x - 169) * 0.2 - 1,
        149,
        169 + (x - 169) * 0.2 + 1,
        149,
        x + 3,
        160,
      ),
    ) +
    row('plain', 2, 163, 175, 164, 7, 7, '#5e7590') +
    each([62, 84, 96, 128], (x, index) =>
      walker(x, 188 + (index % 2) * 4, ['#2f6b36', '#a0243c', '#0f5f9e', '#53408f'][index]!, 10),
    ) +
    line('#6b5b4d', 0.7, 'M86 181q4 -8 5 -14') +
    oval(91.5, 164, 3, 3.8, '#f2a02a')
  )
}
