/** Dishes of the north: Dublin, London, Helsinki, Copenhagen, Oslo, Stockholm. */

import { dill, lemonSlice, lemonWedge, pearls, plate, tableShadow } from './parts.ts'
import { box, disc, each, faint, line, moved, oval, path, turned } from '../shapes.ts'

/** A pint of black stout under a head like cream. */
export function dublin(): string {
  return (
    tableShadow(100, 180, 40, 8) +
    path('#e9eef2', 'M58 34h84q2 30-6 60-8 30-8 84H72q0-54-8-84-8-30-6-60z') +
    path('#1d100c', 'M62 52h76q0 22-5 43-8 32-8 79H75q0-47-8-79-5-21-5-43z') +
    path('#4a2418', 'M75 168h50v6H75z') +
    path('#fbf0d6', 'M60 38h80q1 12-1 24-39 8-78 0-2-12-1-24z') +
    oval(100, 38, 40, 7, '#fffaf0') +
    faint(0.5, path('#c9a878', 'M61 60q39 9 78 0v5q-39 9-78 0z')) +
    faint(0.3, path('#ffffff', 'M70 70h8q4 26 7 40 2 30 2 58h-6q0-34-6-60-4-16-5-38z')) +
    faint(0.4, path('#ffffff', 'M130 44q2 30-6 60-4 20-5 70h3q1-46 7-72 5-26 4-58z')) +
    path('#fff8ea', 'M72 40q4 10 2 26-1 6-4 0 0-16-4-26z')
  )
}

/** A joint, pink within, two slices off, beans and a Yorkshire pudding. */
export function london(): string {
  const slice = (x: number, y: number) =>
    oval(x, y, 24, 27, '#7a3a20') +
    oval(x - 1.5, y, 21, 24, '#c9645a') +
    oval(x - 2, y, 16, 19, '#e58a80') +
    faint(
      0.6,
      line('#f7c4b8', 1.6, `M${x - 10} ${y - 8}q8 4 16-2M${x - 12} ${y + 4}q10 4 20 0M${x - 6} ${y + 13}q6 2 12-2`),
    )
  return (
    plate(100, 152, 92) +
    path('#5e2c18', 'M72 92q40-22 82 0 22 14 16 38-6 18-34 18H72z') +
    path('#7d4224', 'M72 90q38-18 76 0 18 12 12 30-20-18-88-10z') +
    faint(0.6, line('#b87a4a', 2.4, 'M92 90q26-8 50 4M98 100q28-6 52 8')) +
    line('#efe3c4', 3, 'M104 84q-6 30 2 62M134 86q4 30-4 60') +
    slice(76, 120) +
    slice(56, 130) +
    slice(38, 140) +
    each([70, 80, 90, 100, 110], (x, index) =>
      turned(-20 + index * 9, x, 164, box(x - 12, 162, 26, 5, index % 2 ? '#4f9a3c' : '#66b04a', 2.5)),
    ) +
    path('#b87a2c', 'M122 160q-4-14 8-18 6-10 20-6 16-4 20 8 8 6 2 16-24 12-50 0z') +
    path('#e2ac52', 'M126 154q-2-10 8-12 6-8 16-4 12-4 16 6 8 4 2 10-20-8-42 0z') +
    oval(147, 150, 15, 5, '#9a5f20')
  )
}

/** A tin of black caviar on ice, a spoon of horn, lemon. */
export function helsinki(): string {
  const roe: [number, number][] = []
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 11 - Math.abs(row - 2); column++)
      roe.push([100 + (column - (10 - Math.abs(row - 2)) / 2) * 8.6, 108 + row * 6.2])
  const heap: [number, number][] = [
    [72, 100],
    [81, 98],
    [90, 96],
    [100, 95],
    [110, 96],
    [119, 98],
    [128, 100],
    [84, 92],
    [94, 89],
    [104, 89],
    [114, 92],
    [99, 84],
  ]
  return (
    plate(100, 152, 88, '#f7fbff', '#dcecf7') +
    path('#c6e2f2', 'M34 152l16-12 12 8 14-10 12 8 14-10 14 10 14-8 12 10 14-8 12 14q-20 20-66 20t-68-22z') +
    path('#eef8fe', 'M50 140l12 8-10 8zM76 138l12 8-12 8zM102 136l14 10-14 8zM130 138l12 10-14 6z') +
    path('#9aa4b4', 'M44 120q0 34 56 34t56-34z') +
    path('#c9d1dc', 'M46 128q4 24 44 26-30-8-32-30z') +
    oval(100, 120, 57, 22, '#dde4ec') +
    oval(100, 120, 50, 18, '#14161f') +
    pearls(roe, 4.6, '#262b3a', '#8794b4') +
    pearls(heap, 4.8, '#2e3446', '#9aa8c8') +
    turned(
      -24,
      132,
      92,
      box(128, 62, 8, 60, '#e9dcc4', 4) +
        faint(0.6, box(129, 64, 2.4, 56, '#fff', 1)) +
        oval(132, 62, 11, 16, '#f4ead8') +
        oval(132, 60, 7, 10, '#d8c8aa'),
    ) +
    lemonWedge(48, 162, 1.05, -10) +
    dill(160, 168, 0.9, 20)
  )
}

/** Dark bread, a leaf, prawns, egg, dill: too high to bite. */
export function copenhagen(): string {
  const prawn = (x: number, y: number, degrees: number) =>
    turned(
      degrees,
      x,
      y,
      line('#f07a52', 9, `M${x - 11} ${y + 5}q2-16 14-14 10 3 8 13`) +
        line('#ffc4a4', 2, `M${x - 8} ${y}l4 4M${x - 2} ${y - 7}l1 6M${x + 6} ${y - 6}l-3 5`) +
        path('#d85a38', `M${x + 8} ${y + 2}l8 8-5 1-2 5-6-8z`),
    )
  const egg = (x: number, y: number, r: number) =>
    oval(x, y, r, r * 0.72, '#ffffff') +
    oval(x + 1, y + 1, r * 0.56, r * 0.42, '#f7b52a') +
    faint(0.6, oval(x - 2, y - 1, r * 0.22, r * 0.14, '#ffe39a'))
  return (
    plate(100, 152, 90) +
    path('#4a2c1c', 'M26 148q2-10 14-10h122q12 0 14 10l2 8q-2 10-14 10H38q-14 0-14-10z') +
    path('#6b4329', 'M26 144q2-8 14-8h122q12 0 14 8-2 8-14 8H40q-12 0-14-8z') +
    pearls(
      [
        [50, 159],
        [72, 161],
        [96, 158],
        [120, 161],
        [144, 158],
        [160, 160],
        [60, 156],
        [108, 162],
      ],
      1.3,
      '#a97a4e',
      '#d3a878',
    ) +
    path(
      '#7fbf4a',
      'M20 140q2-10 14-8 4-12 18-8 8-10 20-3 10-10 22-2 10-9 22-1 12-8 22 2 14-5 20 6 16-4 20 6 6 8-4 12-10 8-18 2-10 8-18 1-10 8-20 0-10 8-22 0-10 8-20 0-10 8-20 0-10 6-18-1-12 4-18-6z',
    ) +
    line('#b7e07e', 1.8, 'M34 138q20-6 34 0M74 136q20-8 36-1M120 136q20-6 38 2') +
    egg(58, 126, 19) +
    egg(92, 122, 19) +
    path('#fff4d0', 'M116 128q-2-12 12-14 12-4 20 4 12 0 10 10-8 10-22 8-16 2-20-8z') +
    prawn(78, 104, -8) +
    prawn(106, 102, 6) +
    prawn(134, 108, 12) +
    prawn(152, 122, 30) +
    dill(112, 92, 1, -20) +
    dill(124, 94, 1.1, 14) +
    lemonSlice(46, 106, 13, 0.9) +
    disc(160, 140, 3, '#d8404c')
  )
}

/** Cod hung up to dry in the wind, by the tail. */
export function oslo(): string {
  const cod = (x: number, y: number, size: number) =>
    moved(
      x,
      y,
      line('#8a6a44', 2.4, 'M0-12V2') +
        path('#b9995f', 'M0 4L-13-6q-2 14 8 22-12 22-12 52 0 30 12 48l5 4 5-4q12-18 12-48 0-30-12-52 10-8 8-22z') +
        path('#d9c08a', 'M-3 16q-11 22-11 52 0 28 10 46 4-24 3-48t-2-50z') +
        path('#a07e48', 'M10 100q4-12 7-30 0 28-12 48l-5 4v-8q7-4 10-14z') +
        line('#8f6f3e', 1.5, 'M-8 46l14 6M-10 62l18 7M-10 78l18 6M-6 32l10 4') +
        path('#8f6f3e', 'M14 52q8 6 8 16l-7-4zM-14 52q-8 6-8 16l7-4z') +
        disc(-5, 106, 2.6, '#3a2c1c') +
        line('#6f5430', 1.6, 'M-8 96q8 4 16 0'),
      size,
    )
  return (
    each([22, 178], (x) => box(x - 5, 14, 10, 176, '#7a5636', 2) + box(x + 1, 14, 4, 176, '#5c3f27', 2)) +
    box(0, 26, 200, 9, '#8a6240', 3) +
    box(0, 31, 200, 4, '#67472c', 2) +
    cod(54, 44, 1.02) +
    cod(100, 46, 1.1) +
    cod(146, 44, 1.02)
  )
}

/** Cured salmon in thin slices, dill, mustard sauce, lemon. */
export function stockholm(): string {
  const slice = (x: number, y: number, degrees: number) =>
    turned(
      degrees,
      x,
      y,
      path('#e2633c', `M${x - 34} ${y + 13}q-8-12 4-22 16-14 38-12 24 2 28 16 2 12-10 19-30 12-60-1z`) +
        path('#ff9468', `M${x - 32} ${y + 8}q-4-10 6-17 14-12 34-10 20 2 24 14 2 8-8 14-28 10-56-1z`) +
        line(
          '#ffd0b4',
          2.4,
          `M${x - 26} ${y + 4}q8-14 24-16M${x - 16} ${y + 9}q10-16 28-18M${x - 2} ${y + 10}q10-14 24-12M${x + 12} ${y + 9}q8-6 14-6`,
        ),
    )
  return (
    plate(98, 148, 90, '#ffffff', '#eaf1f8') +
    slice(132, 128, 10) +
    slice(108, 130, 2) +
    slice(86, 136, -6) +
    slice(64, 146, -14) +
    dill(84, 126, 1.1, -34) +
    dill(110, 122, 1.2, 4) +
    dill(128, 124, 1, 30) +
    dill(66, 140, 0.9, -60) +
    oval(140, 163, 22, 10, '#b8bfcc') +
    oval(140, 159, 22, 9, '#f4f6fa') +
    oval(140, 160, 17, 6.4, '#d9a520') +
    oval(137, 159, 11, 3.6, '#f0c545') +
    lemonSlice(158, 134, 13, 0.86)
  )
}
