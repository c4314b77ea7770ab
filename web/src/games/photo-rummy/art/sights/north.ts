/** Sights of the northern capitals. */

import {
  battlements,
  columns,
  dome,
  finial,
  framed,
  ledge,
  opening,
  pediment,
  roof,
  row,
  shadow,
  spire,
  statue,
  tower,
  wall,
  steps,
  cross,
} from '../kit.ts'
import { box, disc, each, faint, line, moved, path, poly, spread } from '../shapes.ts'
import { copper, dayBrick, dayGrey, daySand, dayWhite, lead, slate } from '../stones.ts'
import { bush, crossFlag, skyline, tree, walker, water } from '../surroundings.ts'

/** Merchants' houses on the canal: narrow fronts, each with another gable, hoisting beams, a bridge and a boat. */
export function amsterdam(): string {
  const house = (x: number, width: number, top: number, front: string, dark: string, gable: string, floors: number) => {
    const step = (164 - top - 8) / floors
    return (
      path(front, gable) +
      box(x, top, width, 166 - top, front) +
      box(x + width * 0.8, top, width * 0.2, 166 - top, dark) +
      each(
        spread(floors - 1, top + 4, top + 4 + step * (floors - 2)),
        (y) =>
          row('plain', 3, x + width * 0.2, x + width * 0.8, y, width * 0.19, step * 0.66, '#fffaf0') +
          row('plain', 3, x + width * 0.2, x + width * 0.8, y + 1, width * 0.13, step * 0.66 - 2, '#5e7590'),
      ) +
      row('plain', 2, x + width * 0.2, x + width * 0.5, 164 - step * 0.85, width * 0.19, step * 0.55, '#fffaf0') +
      row('plain', 2, x + width * 0.2, x + width * 0.5, 165 - step * 0.85, width * 0.13, step * 0.55 - 2, '#5e7590') +
      box(x + width * 0.66, 166 - step * 0.9, width * 0.24, step * 0.9, '#2f5f4a') +
      box(x, 164, width, 2, '#6d5a4a')
    )
  }
  const trim = (d: string) => line('#fffaf0', 2, d)
  const beam = (x: number, y: number) =>
    path('#4a3a33', `M${x - 1} ${y}h2v4h-2zM${x - 3} ${y + 4}h6v1.4h-6z`) + row('arch', 1, x, x, y + 8, 5, 8, '#3f3a44')
  return (
    house(4, 34, 78, '#a8503a', '#874030', 'M4 79v-6h6v-7h6v-7h10v7h6v7h6v6z', 4) +
    trim('M4 78v-5h6v-7h6v-7h10v7h6v7h6v5') +
    beam(21, 60) +
    house(38, 30, 66, '#d9b36c', '#b8914f', 'M38 67Q46 62 46 48q7 -7 14 0q0 14 8 19z', 5) +
    trim('M38 66Q46 62 46 48q7 -7 14 0q0 14 8 18') +
    beam(53, 46) +
    house(68, 34, 72, '#4f4a58', '#3a3644', 'M68 73q4 -3 8 -3V52h18v18q4 0 8 3z', 4) +
    trim('M68 72q7 0 8 -8V52l9 -7l9 7v12q1 8 8 8') +
    path('#4f4a58', 'M77 53l8 -6.5l8 6.5z') +
    beam(85, 50) +
    house(102, 28, 60, '#8f3d36', '#70302c', 'M102 61L116 36l14 25z', 5) +
    trim('M102 61L116 36l14 25') +
    beam(116, 40) +
    house(130, 36, 74, '#6f8a7a', '#567063', 'M130 75v-8h36v8z', 4) +
    box(128, 65, 40, 4, '#fffaf0') +
    pediment(148, 65, 26, 9, dayWhite) +
    house(166, 32, 70, '#b8623f', '#964c30', 'M166 71Q172 67 173 54q9 -10 18 0q1 13 7 17z', 4) +
    trim('M166 70Q172 67 173 54q9 -10 18 0q1 13 7 16') +
    beam(182, 50) +
    each([30, 122, 170], (x) => tree(x, 170, 9, '#5f9a52', '#4a8042')) +
    box(0, 166, 200, 6, '#a9968a') +
    box(0, 166, 200, 1.6, '#d0c2b4') +
    water(172, '#4a7f94', '#9cc5d0') +
    faint(
      0.28,
      box(38, 172, 30, 14, '#d9b36c') +
        box(102, 172, 28, 16, '#8f3d36') +
        box(4, 172, 34, 10, '#a8503a') +
        box(166, 172, 32, 12, '#b8623f'),
    ) +
    path('#2f3f52', 'M62 184h64l-5 10H68z') +
    box(72, 176, 40, 8, '#fffaf0', 2) +
    row('plain', 6, 77, 107, 178, 4, 4, '#5e7590') +
    box(62, 183, 64, 2, '#c8102e')
  )
}

/** Trinity College: the white bell tower on Front Square, the grey halls behind. */
export function dublin(): string {
  return (
    roof(4, 124, 72, 10, 4, slate) +
    wall(2, 124, 76, 46, dayGrey) +
    framed('plain', 6, 10, 70, 131, 5, 12, dayGrey) +
    framed('plain', 6, 10, 70, 150, 5, 13, dayGrey) +
    roof(124, 124, 72, 10, 4, slate) +
    wall(122, 124, 76, 46, dayGrey) +
    framed('plain', 6, 130, 190, 131, 5, 12, dayGrey) +
    framed('plain', 6, 130, 190, 150, 5, 13, dayGrey) +
    each([22, 52, 148, 178], (x) => box(x - 4, 108, 8, 10, dayGrey.shade)) +
    box(0, 168, 200, 32, '#7cb566') +
    path('#d8d0c0', 'M0 178q100 -12 200 0v22H0z') +
    path('#c2b9a8', 'M84 173h32l26 27H58z') +
    shadow(100, 180, 46, 5) +
    box(66, 170, 68, 10, dayGrey.face) +
    box(64, 168, 72, 3, dayGrey.light) +
    wall(70, 120, 60, 50, dayGrey) +
    line(dayGrey.shade, 0.8, 'M70 130h60M70 140h60M70 150h60M70 160h60') +
    path('#f4f4f1', 'M84 172v-30a16 16 0 0 1 32 0v30z') +
    path('#a5d29a', 'M88 172v-30a12 12 0 0 1 24 0v30z') +
    path('#d4eefa', 'M88 156v-14a12 12 0 0 1 24 0v14z') +
    box(88, 150, 24, 12, dayGrey.shade) +
    row('plain', 3, 92, 108, 153, 3, 6, dayGrey.glass) +
    each([74, 126], (x) => columns(2, x - 3.5, x + 3.5, 124, 3, 44, dayWhite)) +
    box(66, 114, 68, 7, dayGrey.light) +
    box(66, 119, 68, 1.6, dayGrey.shade) +
    each([70, 130], (x) => box(x - 5, 106, 10, 8, dayGrey.face) + statue(x, 107, 15, dayGrey.light)) +
    steps(100, 100, 34, 5, dayGrey, 2.8, 3) +
    box(84, 66, 32, 34, dayWhite.face) +
    box(107, 66, 9, 34, dayWhite.shade) +
    row('arch', 3, 90, 110, 72, 6, 26, dayGrey.glass) +
    columns(4, 85.5, 114.5, 69, 3.4, 31, dayWhite) +
    box(80, 62, 40, 5, dayWhite.light) +
    box(80, 66, 40, 1.4, dayWhite.shade) +
    each([83, 117], (x) => finial(x, 62, 6, dayWhite.shade)) +
    dome(100, 62, 17, 20, lead, 7) +
    box(95, 32, 10, 11, dayWhite.face) +
    row('arch', 3, 97, 103, 34, 1.8, 8, dayGrey.glass) +
    dome(100, 32, 6.5, 8, lead, 3) +
    cross(100, 25, 9, '#c8922a') +
    each([14, 186], (x) => tree(x, 178, 13, '#5f9a52', '#4a8042')) +
    each([44, 56, 150], (x, index) => walker(x, 190 - index * 2, ['#2b3a63', '#a0243c', '#2f6b36'][index]!))
  )
}

/** Kiasma: zinc and glass, one wing bent like a bow, the rider of bronze before it. */
export function helsinki(): string {
  return (
    skyline(170, '#b9d0d8', [20, 24, 27, 18, 22, 30, 26, 20, 17, 24]) +
    box(0, 168, 200, 32, '#b9bec0') +
    box(0, 168, 200, 2.4, '#979ea2') +
    poly('#8fbf78', 0, 182, 70, 178, 88, 200, 0, 200) +
    shadow(104, 171, 92) +
    path('#8c9aa3', 'M46 170V112Q50 66 108 60q54 -4 78 26v84z') +
    path('#a9b7bf', 'M46 170V112Q50 66 108 60q16 -1 30 1L118 170z') +
    path('#c9d4d9', 'M46 112Q50 66 108 60q54 -4 78 26l-1 7Q160 66 108 68T54 120v50h-8z') +
    line(
      '#7f8d96',
      0.8,
      'M62 102Q80 78 120 76M60 116Q84 92 128 90M58 130Q88 108 132 106M57 144Q92 126 130 124M57 157Q92 144 126 142',
    ) +
    line('#7f8d96', 0.8, 'M76 84v86M92 76v94M108 72v98') +
    poly('#5f93a6', 126, 170, 136, 78, 186, 98, 186, 170) +
    poly('#a9d6e4', 130, 166, 139, 84, 183, 102, 183, 166) +
    poly('#d8f0f6', 134, 166, 143, 86, 152, 90, 146, 166) +
    line(
      '#f1f9ff',
      0.9,
      'M137 108l46 6M134.5 124l48.5 4M132.5 140l50.5 2M131 154h52M152 90l-5 76M163 94l-2 72M174 98v68',
    ) +
    poly('#dfe5e4', 118, 170, 122, 150, 138, 148, 138, 170) +
    row('plain', 3, 124, 134, 155, 3.4, 15, '#3f4f5c') +
    box(22, 132, 34, 38, '#d3c9b8') +
    box(46, 132, 10, 38, '#b3a896') +
    box(20, 130, 38, 3, '#ebe3d4') +
    framed('plain', 3, 28, 42, 138, 4.4, 10, daySand) +
    path('#c8cdd0', 'M152 184h34l4 6h-42z') +
    box(156, 172, 26, 13, '#9a9fa3') +
    box(154, 170, 30, 3, '#c3c8ca') +
    path('#4f6b5c', 'M158 170v-9q-2 -2 -1 -6l4 -5q5 -1 12 0q5 0 7 4l-2 1q0 5 1 15h-2.6l-2 -10h-9l-2.4 10z') +
    path('#4f6b5c', 'M162 152l-4 -9 -5 1 -1 4 4 0 2 6z') +
    path('#4f6b5c', 'M164 152q-1 -9 3 -12q4 1 5 5v8z') +
    disc(167, 137.5, 2.4, '#4f6b5c') +
    each([70, 100, 112], (x, index) => walker(x, 186 + (index % 2) * 6, ['#a0243c', '#f2c14a', '#53408f'][index]!)) +
    tree(12, 174, 11, '#5f9a52', '#4a8042')
  )
}

/** The Little Mermaid on her boulder by the shore, the harbour behind. */
export function copenhagen(): string {
  const bronze = '#5f8f80'
  const dark = '#3f6b62'
  const light = '#8fbfa9'
  return (
    box(0, 120, 200, 80, '#4f9fc8') +
    skyline(124, '#9db9c4', [9, 11, 7, 19, 9, 13, 8, 11, 25, 9, 12, 7, 15, 9]) +
    water(122, '#4f9fc8', '#a9d8ec') +
    path('#c8d6dc', 'M22 121h22l-3 6H25z') +
    poly('#ffffff', 33, 98, 33, 119, 22, 119) +
    poly('#e3eef2', 34.5, 102, 34.5, 119, 43, 119) +
    path('#77726c', 'M34 196Q38 168 62 158Q84 146 108 150Q146 152 158 172Q170 186 166 200H30z') +
    path('#928c84', 'M40 190Q46 168 66 160Q86 150 106 153Q120 154 128 158Q100 160 88 172T60 190z') +
    path('#5d5954', 'M128 200Q130 178 146 162Q166 180 166 200z') +
    path('#77726c', 'M6 200q4 -14 18 -14t18 14zM160 200q4 -12 16 -12t18 12z') +
    path('#8a857d', 'M10 196q4 -8 12 -8M166 195q4 -5 10 -5') +
    // the tail, folded under her and ending in a fin at the left
    path(
      dark,
      'M118 152Q96 166 70 160Q56 158 46 164Q40 158 34 160Q40 166 40 170Q44 178 40 184Q48 182 54 174Q80 178 104 172Q128 166 132 152z',
    ) +
    path(
      bronze,
      'M116 150Q96 162 72 157Q58 154 48 162Q42 158 37 160Q42 165 42 169Q46 174 44 180Q50 178 56 171Q80 172 104 166Q126 160 130 150z',
    ) +
    path(light, 'M112 151Q94 160 74 156.5Q84 162 100 158Q110 155 116 151z') +
    // hip and thigh
    path(bronze, 'M134 158Q142 146 134 134Q124 124 112 134Q94 140 82 150Q78 158 88 158Q104 158 116 150z') +
    path(light, 'M113 136Q98 141 86 150Q84 154 90 154Q104 150 116 142z') +
    path(dark, 'M134 158Q142 146 134 134Q130 144 122 152z') +
    // back and chest, bent forward and looking to the left
    path(bronze, 'M112 138Q106 120 112 106Q116 96 124 96Q134 98 136 112Q139 126 135 142Q124 148 112 138z') +
    path(light, 'M112 136Q107 120 113 106Q115 101 118 99Q115 116 119 136z') +
    path(dark, 'M128 97Q135 100 136 112Q139 126 135 142Q131 144 128 144Q133 120 128 97z') +
    path(bronze, 'M112 112q-5 3 -4 8q4 2 8 0z') +
    // arms: one on the thigh, one behind on the stone
    line(bronze, 5.4, 'M116 104Q108 120 104 128Q98 138 92 144') +
    line(light, 1.6, 'M114 106Q106 120 102 128Q97 136 92 142') +
    line(dark, 5.2, 'M131 103Q142 122 142 136Q142 148 144 156') +
    disc(117.5, 103, 4.6, bronze) +
    // neck and head with her hair tied
    path(bronze, 'M117 98l1 -10h8l1 10z') +
    path(bronze, 'M110 84Q109 72 118 70Q128 70 129 80Q128 90 121 92Q113 92 111 89l-2 -2z') +
    path(light, 'M110 84Q109 74 116 71Q113 80 115 90Q112 91 111 89l-2 -2z') +
    path(dark, 'M114 72Q118 64 128 68Q136 74 133 86Q134 96 130 98Q130 88 126 84Q124 76 114 72z') +
    line('#e3f4fa', 1.6, 'M20 190q8 -3 14 1M164 192q10 -3 18 1M60 197q14 -4 30 0')
  )
}

/** Tower Bridge: two towers of stone, the blue walkways, the bascules a little raised for a ship. */
export function london(): string {
  const blue = '#4f93c4'
  const deep = '#2f6a98'
  const bridgeTower = (cx: number) =>
    box(cx - 19, 156, 38, 22, dayGrey.shade) +
    box(cx - 21, 154, 42, 5, dayGrey.light) +
    tower(cx, 66, 30, 90, daySand) +
    each(
      [cx - 15, cx + 15],
      (x) =>
        box(x - 3, 60, 6, 96, daySand.light) +
        box(x + 0.6, 60, 2.4, 96, daySand.shade) +
        spire(x, 61, 8, 18, slate) +
        finial(x, 44, 4),
    ) +
    framed('point', 2, cx - 5, cx + 4, 74, 5, 14, daySand) +
    framed('point', 2, cx - 5, cx + 4, 97, 5, 14, daySand) +
    ledge(cx - 15, 92, 30, daySand, 1.4) +
    ledge(cx - 15, 115, 30, daySand, 1.4) +
    path(daySand.light, opening('point', cx - 0.5, 120, 18, 36)) +
    path('#7fb9d8', opening('point', cx - 0.5, 123, 14, 33)) +
    poly(slate.roof, cx - 14, 66, cx - 4, 38, cx + 4, 38, cx + 14, 66) +
    poly(slate.dark, cx + 3, 66, cx + 1, 38, cx + 4, 38, cx + 14, 66) +
    poly(daySand.light, cx - 5, 66, cx, 54, cx + 5, 66) +
    row('point', 1, cx, cx, 58, 3, 7, daySand.glass) +
    finial(cx, 39, 8)
  return (
    skyline(158, '#a9c4cf', [17, 24, 31, 20, 27, 18, 36, 22, 19, 29, 24, 17]) +
    water(158, '#4a8fb8', '#a9d8ec') +
    line(blue, 3.4, 'M-2 106Q22 140 40 108M202 106Q178 140 160 108') +
    line(blue, 1.2, 'M8 118v26M16 126v18M24 129v15M32 124v20M192 118v26M184 126v18M176 129v15M168 124v20') +
    box(0, 142, 44, 6, deep) +
    box(156, 142, 44, 6, deep) +
    box(0, 140, 44, 2.6, '#e8f1f4') +
    box(156, 140, 44, 2.6, '#e8f1f4') +
    each([80, 90], (y) => box(64, y, 72, 3, blue) + box(64, y + 2, 72, 1, deep)) +
    line(
      '#e8f1f4',
      1,
      `M${spread(13, 66, 134)
        .map((x, index) => `${x} ${index % 2 ? 83 : 90}`)
        .join('L')}`,
    ) +
    poly(deep, 62, 148, 62, 142, 98, 126, 98.5, 130) +
    poly(deep, 138, 148, 138, 142, 102, 126, 101.5, 130) +
    line('#e8f1f4', 1.4, 'M62 141L98 125M138 141l-36 -16') +
    bridgeTower(52) +
    bridgeTower(148) +
    path('#8a3d2c', 'M84 176h34l-5 9H90z') +
    line('#5b4636', 1.4, 'M100 176v-34') +
    poly('#b5563a', 98.5, 144, 98.5, 172, 84, 172) +
    poly('#d07a54', 101.5, 148, 101.5, 172, 113, 172)
  )
}

/** The Royal Palace of Norway: pale yellow on its slope, six columns, the king on horseback. */
export function oslo(): string {
  const pale = { face: '#f3e0a6', light: '#fffaf0', shade: '#d3bb7c', glass: '#5e7590' }
  return (
    box(0, 166, 200, 34, '#d8c8a4') +
    poly('#7cb566', 0, 172, 66, 172, 40, 200, 0, 200) +
    poly('#7cb566', 200, 172, 134, 172, 160, 200, 200, 200) +
    shadow(100, 169, 98) +
    roof(8, 106, 184, 8, 8, slate) +
    wall(6, 106, 188, 62, pale) +
    framed('plain', 6, 16, 62, 113, 5, 10, pale) +
    framed('plain', 6, 138, 184, 113, 5, 10, pale) +
    framed('plain', 6, 16, 62, 130, 5, 12, pale) +
    framed('plain', 6, 138, 184, 130, 5, 12, pale) +
    framed('plain', 6, 16, 62, 149, 5, 12, pale) +
    framed('plain', 6, 138, 184, 149, 5, 12, pale) +
    ledge(6, 145.5, 188, pale, 1) +
    wall(68, 100, 64, 68, pale) +
    box(72, 110, 56, 36, pale.shade) +
    row('plain', 5, 80, 120, 116, 6, 26, pale.glass) +
    columns(6, 74, 126, 110, 4.4, 36, dayWhite) +
    box(66, 104, 68, 6, dayWhite.face) +
    pediment(100, 103, 72, 18, dayWhite, pale.face) +
    ledge(66, 146, 68, dayWhite, 2.4) +
    row('arch', 5, 80, 120, 152, 7, 16, pale.glass) +
    crossFlag(100, 86, 34, '#ba0c2f', '#ffffff', '#00205b', 1.7) +
    each([8, 192], (x) => tree(x, 176, 13, '#5f9a52', '#4a8042')) +
    box(86, 174, 28, 20, '#b3a89a') +
    box(104, 174, 10, 20, '#978b7e') +
    box(83, 171, 34, 4, '#cfc6b8') +
    box(82, 192, 36, 5, '#cfc6b8') +
    path('#44685a', 'M88 171l1 -10q-4 -3 -2 -9q2 -3 6 -3h14q6 1 6 8l-2 0q1 6 0 14h-3l-1 -11h-12l-3 11z') +
    path('#44685a', 'M91 152l-4 -10 -6 2 0 4 4 0 2 8z') +
    path('#35544a', 'M97 150q-1 -12 4 -14q5 1 5 14z') +
    disc(101, 133, 3, '#44685a') +
    line('#44685a', 2, 'M98 140l-6 4') +
    each([58, 142], (x, index) => walker(x, 186, index ? '#1f2f52' : '#a0243c'))
  )
}

/** Stockholm's Town Hall: dark red brick by the water, the tower with its three golden crowns. */
export function stockholm(): string {
  const crown = (x: number, y: number) => path('#f2c14a', `M${x - 3.5} ${y}l-1 -5 2.5 2 2 -4 2 4 2.5 -2 -1 5z`)
  return (
    skyline(160, '#b5cdd6', [14, 18, 23, 16, 20, 13, 26, 17, 14, 21, 15, 18]) +
    roof(52, 112, 142, 16, 6, copper) +
    tower(184, 96, 18, 20, dayBrick) +
    spire(184, 96, 20, 16, copper) +
    wall(50, 112, 144, 54, dayBrick) +
    row('arch', 11, 60, 186, 118, 5, 14, dayBrick.shade) +
    row('arch', 11, 60, 186, 119, 3.6, 13, '#f3e6c8') +
    row('plain', 11, 60, 186, 137, 3.6, 6, '#3f3a44') +
    row('arch', 11, 60, 186, 149, 9, 17, '#3f3a44') +
    each(spread(12, 54, 192), (x) => box(x - 1.5, 148, 3, 18, dayGrey.light)) +
    box(50, 146, 144, 2.4, dayBrick.light) +
    battlements(50, 113, 144, 24, 3, dayBrick.light) +
    moved(
      26,
      0,
      poly(dayBrick.face, 17, 168, 19, 58, 53, 58, 55, 168) +
        poly(dayBrick.shade, 43, 168, 43, 58, 53, 58, 55, 168) +
        row('plain', 2, 30, 38, 70, 2.6, 10, '#3f3a44') +
        row('plain', 2, 30, 38, 92, 2.6, 10, '#3f3a44') +
        row('plain', 2, 30, 38, 114, 2.6, 10, '#3f3a44') +
        row('plain', 2, 30, 38, 136, 2.6, 10, '#3f3a44') +
        box(17, 55, 38, 4, dayBrick.light) +
        row('plain', 9, 20, 52, 59, 2, 3, dayBrick.shade) +
        path(copper.roof, 'M18 55q4 -8 7 -9h22q3 1 7 9z') +
        box(26, 30, 20, 17, copper.roof) +
        box(39, 30, 7, 17, copper.dark) +
        row('arch', 3, 29.5, 42.5, 33, 3.6, 13, '#33524a') +
        path(copper.roof, 'M23 31q6 -3 8 -9h10q2 6 8 9z') +
        path(copper.dark, 'M37 31q1 -5 0 -9h4q2 6 8 9z') +
        box(32, 15, 8, 8, copper.roof) +
        row('arch', 2, 34, 38, 16.5, 2, 6, '#33524a') +
        path(copper.roof, 'M30 15.5l6 -6l6 6z') +
        box(35.4, 6, 1.2, 5, '#c8922a') +
        crown(36, 8) +
        crown(28, 23) +
        crown(44, 23),
    ) +
    crossFlag(134, 97, 20, '#006aa7', '#fecc02', undefined, 1.2) +
    each([70, 96, 148, 172], (x) => bush(x, 170, 12, '#5f9a52')) +
    box(0, 166, 200, 7, '#a9a39a') +
    box(0, 166, 200, 1.8, '#d3cec4') +
    water(173, '#3f86b4', '#a9d8ec') +
    faint(0.3, poly('#8c3d2c', 44, 173, 80, 173, 76, 200, 50, 200)) +
    path('#fffaf0', 'M118 182h50l-6 9h-38z') +
    box(128, 175, 28, 7, '#f4f4f1') +
    row('plain', 5, 132, 152, 177, 3, 3, '#5e7590') +
    box(136, 168, 6, 7, '#c8922a')
  )
}
