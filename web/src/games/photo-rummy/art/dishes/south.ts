/** Dishes of the south: Athens, Lisbon, Madrid, Paris, Rome. */

import { leaf, lemonWedge, olive, oliveLeaf, pearls, plate, potato, steam, tableShadow } from './parts.ts'
import { box, disc, faint, line, moved, oval, path, spread, turned } from '../shapes.ts'

/** Cubes of feta, black and green olives, a twig of the tree, oil. */
export function athens(): string {
  const cube = (x: number, y: number, size: number) =>
    moved(
      x,
      y,
      path('#ffffff', 'M0-14L18-7 0 0-18-7z') +
        path('#f1efe6', 'M-18-7L0 0v20l-18-8z') +
        path('#dcd8ca', 'M18-7L0 0v20l18-8z') +
        faint(0.6, disc(-9, 4, 1.4, '#d3cfbf') + disc(8, 6, 1.6, '#c2bda9') + disc(2, -8, 1.3, '#dcd8ca')),
      size,
    )
  return (
    plate(100, 148, 88, '#ffffff', '#e9f0f8') +
    oval(100, 154, 58, 18, '#e4d36a') +
    cube(70, 128, 1.25) +
    cube(112, 124, 1.3) +
    cube(90, 146, 1.3) +
    line('#7a6a3c', 2.6, 'M118 112Q140 96 166 62') +
    oliveLeaf(128, 106, 1, 104) +
    oliveLeaf(134, 100, 1, -34) +
    oliveLeaf(144, 90, 1, 96) +
    oliveLeaf(149, 84, 1, -30) +
    oliveLeaf(158, 72, 0.9, 88) +
    oliveLeaf(161, 68, 0.9, -24) +
    oliveLeaf(166, 62, 0.9, 28) +
    olive(130, 150, 1.25, '#3b2a4a', '#8a78a0', -14) +
    olive(148, 140, 1.15, '#3b2a4a', '#8a78a0', 20) +
    olive(122, 166, 1.2, '#8fae3a', '#d6e88a', 8) +
    olive(58, 158, 1.2, '#8fae3a', '#d6e88a', -20) +
    olive(80, 168, 1.15, '#3b2a4a', '#8a78a0', 4) +
    disc(138, 150, 2, '#c23a34')
  )
}

/** Kid from the oven in its clay dish, with potatoes and rosemary. */
export function lisbon(): string {
  const rosemary = (x: number, y: number, degrees: number) =>
    turned(
      degrees,
      x,
      y,
      line('#4f7a3c', 2, `M${x} ${y}v-26`) +
        line(
          '#6f9a52',
          2,
          `M${x} ${y - 6}l-6-4M${x} ${y - 6}l6-4M${x} ${y - 13}l-6-4M${x} ${y - 13}l6-4M${x} ${y - 20}l-5-4M${x} ${y - 20}l5-4`,
        ),
    )
  return (
    tableShadow(100, 170, 88, 16) +
    path('#8d3f24', 'M14 134q4 42 86 42t86-42z') +
    path('#b5573c', 'M14 134q4 34 86 34t86-34z') +
    oval(100, 134, 87, 25, '#c9683f') +
    oval(100, 136, 77, 20, '#6a2f1a') +
    potato(42, 134, 14, 10) +
    potato(64, 146, 13) +
    potato(160, 136, 14, -12) +
    potato(138, 148, 14, 8) +
    potato(100, 152, 13) +
    path('#8a4a1e', 'M36 118q-6-32 30-44 34-12 62 6 14 10 12 24l20-8q-10 18-26 20-14 26-52 26-38 0-46-24z') +
    path('#b8692c', 'M40 110q-2-24 28-33 30-10 54 6 12 10 8 22-10 18-44 20-40 2-46-15z') +
    faint(0.7, path('#e29a4e', 'M50 98q4-16 26-20 20-4 32 4-26-4-42 4-12 6-16 12z')) +
    line('#7a3e18', 2, 'M64 112q8 4 18 3M92 108q8 0 16-4M74 98q8 2 14 0') +
    path('#f5ead2', 'M136 104l28-15q2-8 9-5 4 3 1 7 6 1 4 7-3 5-9 1l-29 16z') +
    path('#d8c8a4', 'M140 111l28-13q5 2 8-1-3 6-7 2l-26 14z') +
    rosemary(78, 92, -32) +
    rosemary(100, 84, 18) +
    steam(92, 62)
  )
}

/** The pan itself, from above: rice, prawns, mussels, peppers, lemon. */
export function madrid(): string {
  const grains: string[] = []
  for (let index = 0; index < 60; index++) {
    const angle = index * 2.4
    const far = 7.4 * Math.sqrt(index)
    grains.push(
      `M${Math.round(100 + Math.cos(angle) * far)} ${Math.round(104 + Math.sin(angle) * far)}l${index % 2 ? '3 1' : '1 3'}`,
    )
  }
  const mussel = (x: number, y: number, degrees: number) =>
    turned(
      degrees,
      x,
      y,
      path('#23263a', `M${x} ${y - 17}q15 4 13 19-4 15-13 16-9-1-13-16-2-15 13-19z`) +
        path('#6d7494', `M${x} ${y - 13}q9 4 9 15-3 10-9 11-6-1-9-11 0-11 9-15z`) +
        oval(x, y + 4, 6, 8, '#f2a24a') +
        oval(x - 1.5, y + 1, 2, 3, '#ffd08a'),
    )
  const prawn = (x: number, y: number, degrees: number) =>
    turned(
      degrees,
      x,
      y,
      line('#e8603c', 11, `M${x - 13} ${y + 7}q0-20 15-18 13 3 11 16`) +
        line('#ffb896', 2, `M${x - 10} ${y}l5 3M${x - 4} ${y - 9}l3 6M${x + 6} ${y - 9}l-2 6M${x + 11} ${y - 2}l-5 2`) +
        path('#c94826', `M${x - 18} ${y + 6}l9 1-1 9-6-2-4 3z`) +
        line('#c94826', 1.4, `M${x + 13} ${y + 4}q8 4 10 14`),
    )
  const pepper = (x: number, y: number, degrees: number, fill: string) =>
    turned(degrees, x, y, box(x - 15, y - 3, 30, 7, fill, 3.5) + faint(0.5, box(x - 12, y - 2, 20, 2, '#fff', 1)))
  return (
    faint(0.25, disc(104, 112, 84, '#3a2418')) +
    line('#4a4e58', 9, 'M14 84q-14 20 0 40M186 84q14 20 0 40') +
    disc(100, 104, 84, '#3b3f49') +
    disc(100, 102, 82, '#767c8a') +
    disc(100, 104, 75, '#2b2d35') +
    disc(100, 104, 71, '#f0ae2c') +
    disc(97, 101, 66, '#f9c44a') +
    line('#ffe7a0', 2, grains.filter((_, index) => index % 2).join('')) +
    line('#d98a1c', 2, grains.filter((_, index) => index % 2 === 0).join('')) +
    pepper(78, 86, 40, '#d8323c') +
    pepper(124, 126, 30, '#d8323c') +
    pepper(70, 128, -30, '#d8323c') +
    pepper(104, 70, -14, '#4f9a3c') +
    pearls(
      [
        [90, 108],
        [112, 96],
        [98, 132],
        [140, 108],
        [62, 106],
        [116, 112],
        [84, 148],
        [120, 150],
        [104, 88],
      ],
      4,
      '#5fa83e',
      '#b6e08a',
    ) +
    mussel(58, 82, -50) +
    mussel(142, 80, 46) +
    mussel(100, 156, 178) +
    mussel(48, 126, -110) +
    prawn(84, 62, -20) +
    prawn(122, 58, 16) +
    prawn(150, 134, 110) +
    prawn(94, 112, -10) +
    moved(70, 150, lemonWedge(0, 0, 1.2, 30)) +
    lemonWedge(134, 104, 1.1, -60)
  )
}

/** Folded to a fan, with chocolate, sugar and a strawberry. */
export function paris(): string {
  const crepe = (fill: string, edge: string) =>
    path(edge, 'M100 88q50-4 66 34 2 10-8 10L42 148q-12 0-8-12 14-42 66-48z') +
    path(fill, 'M100 84q48-4 64 34 0 8-8 9L44 142q-10 0-8-10 14-42 64-48z')
  const strawberry = (x: number, y: number, degrees: number) =>
    turned(
      degrees,
      x,
      y,
      path('#d8262f', `M${x} ${y + 17}q-16-12-14-25 6-8 14-3 8-5 14 3 2 13-14 25z`) +
        path('#f0565a', `M${x - 10} ${y - 6}q4-5 9-2-8 4-6 14-4-5-3-12z`) +
        path('#4f9a3c', `M${x} ${y - 10}l-12-3 6 7 6-1 6 1 6-7z`) +
        line(
          '#ffe07a',
          1.6,
          `M${x - 5} ${y}v1M${x + 4} ${y - 2}v1M${x} ${y + 6}v1M${x + 6} ${y + 5}v1M${x - 6} ${y + 7}v1`,
        ),
    )
  return (
    plate(100, 150, 90) +
    crepe('#f0c777', '#c98f3e') +
    turned(-7, 100, 130, crepe('#f7d890', '#d39a48')) +
    faint(
      0.7,
      path(
        '#d9a04c',
        'M60 108q6-4 10 1-4 5-10-1zM92 100q8-3 11 2-5 4-11-2zM132 104q6-3 9 2-5 4-9-2zM78 124q8-2 12 3-6 4-12-3zM116 118q8-3 12 2-6 4-12-2zM46 126q5-2 8 2-4 3-8-2z',
      ),
    ) +
    line('#4a2414', 4.6, 'M52 128q10-30 22-12t20 2 18-14 18 6 16-2') +
    faint(0.6, line('#9a5f3c', 1.4, 'M54 124q9-26 20-10t20 2 18-14 18 6')) +
    strawberry(150, 140, 18) +
    strawberry(128, 152, -26) +
    leaf(146, 118, 0.8, 40, '#3f8a3a') +
    pearls(
      [
        [64, 160],
        [78, 165],
        [94, 167],
        [52, 156],
        [110, 168],
      ],
      1.6,
      '#ffffff',
      '#ffffff',
    )
  )
}

/** A turban of spaghetti under tomato sauce, some already on the fork. */
export function rome(): string {
  const strands = spread(7, 0, 6)
    .map(
      (index) =>
        `M${46 + index * 3} ${150 - index * 4}q${50 - index * 3} ${26 - index * 2} ${106 - index * 6} ${index % 2 ? 2 : -2}`,
    )
    .join('')
  return (
    plate(100, 150, 90) +
    path('#e5ad3c', 'M36 148q0-28 30-36 32-12 66 0 32 10 32 36-6 24-64 24t-64-24z') +
    path('#f6cf68', 'M42 144q2-24 28-30 30-10 58 0 28 8 30 30-10 20-58 20t-58-20z') +
    line('#dd9f30', 2.2, strands) +
    line(
      '#fbe29a',
      2,
      'M46 136q20-20 46-16t40 20M58 158q20-18 50-14t42-8M44 146q30 22 70 14M120 160q24-6 34-22M70 122q-16 8-20 24',
    ) +
    line('#dd9f30', 2, 'M52 140q24-22 56-14t34 26M66 162q26-16 52-10t36-10') +
    path('#a81f1c', 'M62 120q-4-14 14-18 8-10 24-6 14-6 24 4 18 2 16 16 4 14-14 14-6 8-18 3-12 6-22 0-18 2-24-13z') +
    path('#d8382c', 'M66 116q0-10 12-13 8-8 20-5 14-5 22 4 16 2 14 12-12-6-26-2-14 6-26 2-10-2-16 2z') +
    pearls(
      [
        [84, 112],
        [102, 106],
        [118, 114],
        [96, 122],
      ],
      4.4,
      '#8f3a1c',
      '#b8623a',
    ) +
    leaf(98, 106, 0.8, -46) +
    leaf(104, 106, 0.9, 24) +
    turned(
      38,
      120,
      60,
      box(117, -14, 7, 66, '#c3c9d4', 3) +
        box(118, -12, 2, 60, '#f4f6fa', 1) +
        path('#c3c9d4', 'M110 46h21v16q0 8-7 10v20h-7V72q-7-2-7-10z') +
        path('#fbe3ab', 'M114.5 44h2.4v14h-2.4zM119.3 44h2.4v14h-2.4zM124 44h2.4v14H124z'),
    ) +
    path('#f6cf68', 'M76 84q-2-14 16-17 18 0 18 15 2 14-15 17-19 0-19-15z') +
    line('#dd9f30', 2.2, 'M78 80q14-8 30-4M78 88q16-8 32-4M84 96q12-6 24-6M92 98q-2 8 4 14M100 97q4 8-2 14')
  )
}
