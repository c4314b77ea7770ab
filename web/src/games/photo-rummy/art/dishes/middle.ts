/** Dishes of the middle: Amsterdam, Berlin, Bern, Brussels, Luxembourg, Vienna. */

import { board, leaf, pearls, plate, potato, steam, tableShadow } from './parts.ts'
import { box, disc, each, faint, line, moved, oval, path, spread, turned } from '../shapes.ts'

/** Two young herrings with onions, and the little flag that goes with them. */
export function amsterdam(): string {
  const herring = (y: number) =>
    path('#5b7c99', `M30 ${y}q14-15 44-15 38 0 66 9l24-13q-3 12-9 18 8 6 10 17l-27-9q-34 9-66 6-34-3-42-13z`) +
    path('#dfe8ee', `M32 ${y + 2}q30 3 54 3 30 0 56-4-32 12-66 10-34-2-44-9z`) +
    path('#c4d4df', `M32 ${y + 1}q34 2 62 1t48-3q-32 7-60 7-36 0-50-5z`) +
    faint(0.7, line('#8fb0c8', 1.6, `M60 ${y - 8}q30-5 70 3M58 ${y - 4}q34-4 76 1`)) +
    disc(43, y - 4, 3.2, '#fff') +
    disc(43, y - 4, 1.6, '#1d2430') +
    line('#3f5c78', 1.4, `M56 ${y - 9}q6 8 1 16`)
  const onions: [number, number][] = [
    [60, 164],
    [74, 168],
    [90, 170],
    [106, 169],
    [122, 166],
    [137, 161],
    [82, 163],
    [114, 162],
    [98, 164],
  ]
  return (
    plate(100, 148, 90) +
    herring(132) +
    herring(150) +
    each(spread(onions.length, 0, onions.length - 1), (index) => {
      const [x, y] = onions[index]!
      return box(x - 3, y - 2.5, 6.5, 5, '#f7f3ff', 1.5) + line('#c9b4e0', 0.9, `M${x - 3} ${y + 1.5}h6`)
    }) +
    box(116, 66, 2.6, 62, '#d9b37a', 1) +
    path('#d42b2f', 'M118 66q12-5 22 0t20 0v9q-10 5-20 0t-22 0z') +
    path('#ffffff', 'M118 75q12-5 22 0t20 0v9q-10 5-20 0t-22 0z') +
    path('#2459b0', 'M118 84q12-5 22 0t20 0v9q-10 5-20 0t-22 0z')
  )
}

/** White beer with a dash of woodruff, in its goblet. */
export function berlin(): string {
  return (
    tableShadow(100, 180, 44, 9) +
    oval(100, 180, 36, 9, '#d8ecec') +
    oval(100, 178, 36, 9, '#f2fbfa') +
    path('#e4f4f2', 'M94 146h12l2 26q6 5 14 6H78q8-1 14-6z') +
    path('#cfe6e4', 'M101 146h5l2 26q6 5 14 6h-16q-4-4-4-8z') +
    path('#f4fbf2', 'M46 70q-2 78 54 80 56-2 54-80z') +
    path('#9ed12f', 'M49 84q2 62 51 64 49-2 51-64z') +
    faint(0.5, path('#6fa518', 'M151 84q-2 62-51 64 34-12 36-64z')) +
    path(
      '#fffef6',
      'M47 80q-2-14 8-18 4-10 16-8 8-8 20-4 12-6 22 2 12-3 17 6 14-2 18 8 6 4 5 14-4 8-12 5-8 6-16 1-10 6-20 1-12 6-22 0-10 5-18-1-12 3-18-6z',
    ) +
    faint(
      0.8,
      path(
        '#e6dfc2',
        'M47 80q6 5 18 2 8 6 18 1 10 6 22 0 10 5 20-1 8 5 16-1 8 3 12-5 1 6-4 9-4 3-8 2-8 6-16 1-10 6-20 1-12 6-22 0-10 5-18-1-12 3-18-8z',
      ),
    ) +
    faint(0.6, box(60, 92, 6, 34, '#e6f7a8', 3)) +
    pearls(
      [
        [84, 112],
        [100, 126],
        [116, 108],
        [92, 136],
        [124, 122],
        [108, 98],
      ],
      2.2,
      '#c6ea6a',
      '#f4ffd0',
    ) +
    turned(
      16,
      118,
      60,
      box(114, 10, 7, 58, '#e2475c', 3) + path('#ffffff', 'M114 18l7-5v6l-7 5zM114 32l7-5v6l-7 5zM114 46l7-5v6l-7 5z'),
    ) +
    leaf(76, 58, 0.8, -34, '#3f8a3a', '#8cc96a') +
    leaf(83, 56, 0.7, 10, '#4f9a3c', '#8cc96a')
  )
}

/** A great wedge of mountain cheese on its board. */
export function bern(): string {
  const hole = (x: number, y: number, rx: number, ry: number) =>
    oval(x, y, rx, ry, '#dd9a1c') + oval(x + rx * 0.14, y + ry * 0.16, rx * 0.8, ry * 0.8, '#f0b53a')
  return (
    board(14, 142, 172, 34) +
    path('#f9d86a', 'M32 112L132 62q34 6 40 34z') +
    path('#ffe894', 'M46 108l84-42q22 4 32 18z') +
    path('#f7bf34', 'M32 112l140-16v50L32 160z') +
    path('#c98a1c', 'M32 152l140-15v9L32 160z') +
    path('#e0a428', 'M172 96v50l-8 1V97z') +
    hole(62, 130, 12, 11) +
    hole(104, 122, 9, 9) +
    hole(136, 128, 14, 12) +
    hole(90, 144, 8, 6) +
    hole(44, 146, 5, 5) +
    hole(116, 142, 5, 4) +
    oval(112, 84, 10, 4, '#e8b53c') +
    oval(140, 80, 7, 3, '#e8b53c') +
    oval(82, 98, 8, 3, '#e8b53c') +
    path('#dd9a1c', 'M32 112l14-7 4 5q0 6-8 8l-10 2z') +
    turned(-10, 150, 162, box(118, 161, 40, 5, '#c9ced8', 2) + box(156, 159, 26, 9, '#6a3d22', 3))
  )
}

/** Pralines, each another, in a golden box tied with a ribbon. */
export function brussels(): string {
  const cup = (x: number, y: number) =>
    path('#f6ead2', `M${x - 17} ${y + 4}h34l-4 12q-13 5-26 0z`) +
    line('#d9c49c', 1, `M${x - 9} ${y + 9}l1 7M${x} ${y + 10}v8M${x + 9} ${y + 9}l-1 7`)
  const round = (x: number, y: number, dark: string, face: string, icing: string) =>
    cup(x, y) +
    path(dark, `M${x - 15} ${y + 6}q-2-24 15-24t15 24q-15 6-30 0z`) +
    path(face, `M${x - 12} ${y - 1}q1-14 12-14t11 12q-11-6-23 2z`) +
    line(icing, 2, `M${x - 9} ${y - 4}q4-7 9 0t9 0`)
  const square = (x: number, y: number, dark: string, face: string, nut: string) =>
    cup(x, y) +
    path(dark, `M${x - 15} ${y - 9}h30v14q-15 5-30 0z`) +
    path(face, `M${x - 15} ${y - 9}l5-9h20l5 9z`) +
    oval(x, y - 13.5, 4.5, 2.6, nut)
  return (
    tableShadow(100, 178, 86, 10) +
    path('#8a6420', 'M26 92h148l12 12H14z') +
    path('#3a2412', 'M28 94h144l8 20H20z') +
    round(54, 92, '#4a2616', '#7d4a2c', '#f4dcae') +
    square(100, 92, '#d8b98a', '#fff0d4', '#8a5230') +
    round(146, 92, '#8a5230', '#b87a4a', '#4a2616') +
    square(40, 116, '#6e3c20', '#9a6038', '#e9c98a') +
    round(80, 116, '#e3c79a', '#fff2d8', '#8a5230') +
    round(120, 116, '#3c1e12', '#6a3a22', '#e88a9a') +
    square(160, 116, '#4a2616', '#7d4a2c', '#fff0d4') +
    path('#d9a93e', 'M12 122h176l-8 56H20z') +
    path('#f0cf72', 'M12 122h176l-1 6H13z') +
    path('#b98a2e', 'M160 128h27l-7 50h-24z') +
    path('#b3202e', 'M90 122h20v56H90z') +
    path('#c9303c', 'M100 142q-26-20-40-10-4 18 40 14zM100 142q26-20 40-10 4 18-40 14z') +
    path('#8d1420', 'M98 144l-18 24 10 1 8-16zM102 144l18 24-10 1-8-16z') +
    disc(100, 142, 7, '#e04a54')
  )
}

/** Smoked pork in slices, broad beans in sauce, potatoes. */
export function luxembourg(): string {
  const slice = (x: number, y: number) =>
    path('#a8483c', `M${x - 24} ${y + 18}q-8-36 22-40 28 0 24 38-20 10-46 2z`) +
    path('#e08a7c', `M${x - 20} ${y + 14}q-6-28 19-32 22 1 19 30-18 8-38 2z`) +
    path('#f8e2d4', `M${x - 14} ${y - 10}q8-10 22-7 10 3 10 12-8-8-16-6-10 0-16 1z`) +
    line('#c2685c', 1.8, `M${x - 10} ${y + 6}q10-4 20 2M${x - 6} ${y + 14}q8-2 14 0`)
  const bean = (x: number, y: number, degrees: number) =>
    turned(
      degrees,
      x,
      y,
      path('#7fae4a', `M${x - 9} ${y + 2}q-2-9 7-9 5 0 6 1 6 0 6 6-1 8-10 7-8 0-9-5z`) +
        line('#b9d98a', 1.8, `M${x - 5} ${y - 1}q2-4 6-3`),
    )
  return (
    plate(100, 150, 92) +
    moved(-30, -38, slice(124, 112) + slice(102, 118) + slice(80, 124), 1.3) +
    potato(150, 138, 17, 10) +
    potato(166, 152, 14, -8) +
    potato(142, 158, 15) +
    path('#dfe8b0', 'M26 150q0-14 22-16 26-4 46 6 20 10 16 20-8 14-44 12-38-2-40-22z') +
    bean(44, 148, 10) +
    bean(62, 142, -14) +
    bean(58, 158, 22) +
    bean(78, 150, 0) +
    bean(84, 164, -20) +
    bean(96, 154, 16) +
    bean(40, 160, -6) +
    bean(72, 166, 8) +
    leaf(108, 148, 0.7, 20, '#3f8a3a') +
    steam(116, 70)
  )
}

/** A slice of the dark cake with its apricot, and whipped cream. */
export function vienna(): string {
  return (
    plate(100, 152, 90, '#fffdf8', '#f3ece2') +
    path('#2a130c', 'M26 118l92-36q36 4 44 22z') +
    path('#43221a', 'M40 115l78-30q26 2 36 14z') +
    faint(0.5, path('#8a5a48', 'M58 109l58-22q14 0 22 5z')) +
    path('#6e3c22', 'M26 118l136-14v44L26 162z') +
    path('#2a130c', 'M26 118l136-14v8L26 127z') +
    path('#8a5030', 'M26 127l136-15v14L26 141z') +
    path('#f0982c', 'M26 140l136-14.5v5L26 146z') +
    path('#7a4428', 'M26 146l136-15.5v17.5L26 162z') +
    path('#3a1c12', 'M162 104v44l-7 .7v-44z') +
    pearls(
      [
        [52, 134],
        [78, 130],
        [104, 126],
        [130, 122],
        [64, 152],
        [92, 149],
        [120, 146],
        [144, 142],
      ],
      1.4,
      '#5a2e1a',
      '#9a6040',
    ) +
    oval(122, 96, 12, 4.5, '#5a3024') +
    oval(122, 95, 8, 3, '#8a5a42') +
    path('#e9dcc6', 'M130 166q-8-12 6-18-4-12 8-14 2-10 10-16 6 8 6 16 12 2 8 14 14 4 8 18-22 8-46 0z') +
    path('#fffaf0', 'M132 162q-6-9 7-14-4-10 7-13 4-8 7-14 4 8 2 14 8 2 4 12 8 2 4 13-16 4-31 2z') +
    line('#dccbb0', 1.6, 'M140 150q12 5 24 0M146 137q8 4 14 0') +
    turned(
      -16,
      40,
      168,
      box(20, 166, 62, 4.5, '#c3c9d4', 2) + path('#c3c9d4', 'M80 163h16v3H84v1.5h12v2.5H84v1.5h12v2.5H80z'),
    )
  )
}
