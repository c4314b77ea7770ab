/** Emblems that are things: cab, poster, station sign, wooden horse, monument. */

import { lettering, stand } from './parts.ts'
import { box, disc, each, faint, line, moved, oval, path, turned } from '../shapes.ts'

/** The black cab. */
export function london(): string {
  const wheel = (x: number) =>
    disc(x, 154, 21, '#0d0d12') + disc(x, 154, 13, '#c9ced8') + disc(x, 154, 9, '#8f96a4') + disc(x, 154, 4, '#e8edf4')
  return (
    stand(100, 176, 88) +
    path(
      '#1b1c24',
      'M10 150v-24q2-12 18-15l24-5 20-34q6-8 18-8h40q14 0 20 10l14 32q22 2 26 14l2 30q-1 6-8 6H20q-9 0-10-6z',
    ) +
    path('#33353f', 'M28 112l26-5 106-1q22 2 26 12-80-8-158-6z') +
    path('#bfe3f5', 'M62 104l15-28q3-5 10-5h18v33zM111 104V71h20q8 0 12 7l11 26z') +
    path('#e6f6fd', 'M68 104l16-30q2-3 6-3h4l-14 33zM118 104l8-33h6l-6 33z') +
    line('#4a4c58', 2, 'M108 72v80M58 110v40M158 108v42') +
    box(88, 114, 14, 4, '#c9ced8', 2) +
    box(116, 114, 14, 4, '#c9ced8', 2) +
    box(82, 50, 42, 16, '#f7a81c', 4) +
    box(82, 50, 42, 5, '#ffc85a', 2.5) +
    lettering('TAXI', 103, 54.5, 0.56, '#1b1c24', 3) +
    path('#fff3b8', 'M10 126q8-2 12 4 0 8-12 8z') +
    path('#e8453c', 'M190 120h-8v12h9z') +
    box(4, 150, 20, 7, '#c9ced8', 3) +
    box(178, 150, 18, 7, '#c9ced8', 3) +
    path('#0d0d12', 'M26 156a26 26 0 0 1 52 0zM128 156a26 26 0 0 1 52 0z') +
    wheel(52) +
    wheel(154) +
    faint(0.5, box(90, 140, 26, 2, '#4a4c58'))
  )
}

/** The poster on the wall: a bull, a cape, the afternoon's sun. */
export function madrid(): string {
  return turned(
    -4,
    100,
    100,
    faint(0.35, box(40, 16, 128, 176, '#3a0716')) +
      box(34, 10, 130, 176, '#fff4d6') +
      box(40, 16, 118, 164, '#f7b52a') +
      path('#f9cb5c', 'M40 124Q100 60 158 92V16H40z') +
      path('#e39a1c', 'M40 150q60-24 118-8v38H40z') +
      box(40, 16, 118, 32, '#c8202e') +
      lettering('CORRIDA', 99, 24.5, 1.04, '#fff4d6', 3.4) +
      disc(124, 72, 16, '#fff0b4') +
      path('#a8141f', 'M42 92q10-8 20 0l2 62q-12 12-22 2z') +
      path('#e2333c', 'M42 92q6-5 12-3-2 34 2 72-8 2-14-5z') +
      line('#7a4a1e', 3.4, 'M42 92l24-2') +
      path('#0b0b10', 'M110 128h12l-4 22 2 18h-9l-4-20zM128 130h12l4 20-4 18h-8l2-18z') +
      path(
        '#1d1d25',
        'M76 100q8-16 24-16 12 2 22 10 14-2 26 4 8 8 6 24-2 10-2 22l4 24h-10l-6-26q-16 6-32 0l-4 10 2 18h-9l-4-22-4-10q-6 4-10 2l-8 8q-8 4-12-2-2-8 2-16 2-18 15-30z',
      ) +
      faint(0.35, path('#8a8a9c', 'M90 92q12-8 24 2 12 0 24 4-28 0-48 6z')) +
      line('#1d1d25', 3.4, 'M152 102q6-12-4-22') +
      path('#1d1d25', 'M152 84q-12 0-10-14 10 2 10 14z') +
      path('#fff8e6', 'M68 112Q44 108 46 82q8 14 26 20zM80 104q-2-20 14-28-2 16-4 26z') +
      path('#1d1d25', 'M84 106q8-4 12 2-4 6-12 4z') +
      disc(70, 122, 2.6, '#f7b52a') +
      line('#fff8e6', 1.8, 'M60 143q4 3 8 0') +
      line('#8a2a12', 1.6, 'M40 176h118'),
  )
}

/** The gate to the underground: iron stalks, glowing buds, a sign between. */
export function paris(): string {
  const stalk =
    line('#1c4a34', 9, 'M40 186Q52 150 46 110 42 76 62 60') +
    line('#2f7a54', 4.5, 'M40 186Q52 150 46 110 42 76 62 60') +
    line('#2f7a54', 4, 'M48 126q-16-4-18-20M46 150q14-4 16-16') +
    path('#b84a12', 'M50 58q-10-18 4-34 18 6 18 26-6 14-22 8z') +
    path('#ff9a2e', 'M53 54q-6-14 2-25 13 6 13 20-4 9-15 5z') +
    path('#ffe09a', 'M56 46q-2-8 2-13 6 5 5 12-2 4-7 1z')
  return (
    stand(100, 187, 78) +
    path('#2a2c36', 'M58 186v-44h84v44z') +
    each([150, 160, 170, 180], (y) => box(58 + (y - 150) * 0.4, y, 84 - (y - 150) * 0.8, 4, '#6f7484')) +
    line('#2f7a54', 3.6, 'M46 146h20M134 146h20M46 170h14M140 170h14M52 146v40M60 146v40M140 146v40M148 146v40') +
    stalk +
    `<g transform="matrix(-1 0 0 1 200 0)">${stalk}</g>` +
    path('#1c4a34', 'M26 96q0-24 24-26 20-10 50-10t50 10q24 2 24 26 0 22-24 26-20 8-50 8t-50-8q-24-4-24-26z') +
    path('#f6dc7c', 'M32 96q0-18 20-20 20-9 48-9t48 9q20 2 20 20 0 17-20 20-20 7-48 7t-48-7q-20-3-20-20z') +
    faint(0.6, path('#fff4c0', 'M38 90q4-10 18-11 20-7 44-7t44 7q12 1 17 9-56-16-123 2z')) +
    lettering('METRO', 100, 85, 1.4, '#1c4a34', 3.8) +
    line('#2f7a54', 3, 'M92 60q2-14 8-18 6 4 8 18') +
    disc(100, 40, 5, '#2f7a54')
  )
}

/** The horse of Dalarna, carved and painted. */
export function stockholm(): string {
  return (
    stand(102, 182, 62) +
    path('#b3280f', 'M122 150h20v30h-20zM76 150h18v30H76z') +
    path(
      '#e2411c',
      'M58 40q2-14 12-22l4 10 8-10 4 14q14 8 18 26 2 16 14 22 20 4 36 0 14 0 16 14l-2 86h-26l-4-42q-22 8-46 0l-4 42H62l-4-84q-2-12 2-22-10 6-20 0-4-8 2-16 8-6 16-18z',
    ) +
    path('#f2683c', 'M62 42q2-10 8-16l6 8q12 8 16 24-12-10-30-16zM66 94q2 10 2 84h-4l-4-80z') +
    faint(0.5, path('#a8240c', 'M160 78q10 2 10 14l-2 86h-10q4-60 2-100zM88 178l4-42q4 2 8 2l-4 40z')) +
    path('#1f6f4a', 'M82 24q28 10 30 44-4 12-12 12-2-32-22-50z') +
    line('#f7d36a', 2.2, 'M88 32q14 12 16 40') +
    disc(64, 44, 3.8, '#fff') +
    disc(64, 44, 2, '#17171d') +
    line('#fff', 3.6, 'M46 62q10 6 18 2M74 36q-6 16-4 36') +
    line('#f7d36a', 3.6, 'M60 72q14 8 30 2M64 80q12 6 24 2') +
    path('#1f5fb8', 'M104 82q24 8 44 0 4 24-2 42-20 8-40 0-6-20-2-42z') +
    path('#f7d36a', 'M108 88q20 6 36 0 2 18-1 31-17 6-33 0-4-16-2-31z') +
    path('#d8262f', 'M126 116q-14-6-12-16 6-4 12 3 6-7 12-3 2 10-12 16z') +
    disc(126, 98, 4, '#fff') +
    line('#1f6f4a', 3, 'M116 94q4-4 8-2M136 94q-4-4-8-2') +
    line('#fff', 3.2, 'M68 108q16 14 36 12M66 118q18 14 40 12M148 118q10 0 18-8M148 128q10 0 18-6') +
    line('#f7d36a', 3, 'M150 96q8 6 16 2') +
    each([72, 82, 92], (x, index) => disc(x, 104 + index * 5, 3, '#f7d36a')) +
    each(
      [66, 150],
      (x) =>
        line('#fff', 2.6, `M${x} 158h16`) + line('#1f6f4a', 3, `M${x} 165h16`) + line('#f7d36a', 2.6, `M${x} 172h16`),
    )
  )
}

/** The golden fiddler under his arch of marble. */
export function vienna(): string {
  const dancers = [
    [42, 118],
    [40, 84],
    [56, 52],
    [84, 32],
    [116, 32],
    [144, 52],
    [160, 84],
    [158, 118],
  ] as const
  return (
    stand(100, 186, 82) +
    path('#e6dcc8', 'M22 184V92Q22 14 100 14t78 78v92h-32V94q0-48-46-48T54 94v90z') +
    path('#fffaf0', 'M22 184V92Q22 14 100 14q6 0 10 .4Q30 22 30 96v88z') +
    path('#c9bda4', 'M146 184V94q0-48-46-48v-5q52 1 52 53v90z') +
    each(
      dancers.map((_, index) => index),
      (index) => {
        const [x, y] = dancers[index]!
        return (
          disc(x, y - 8, 4, '#cabda2') +
          path('#cabda2', `M${x - 6} ${y + 14}q-2-14 6-18 8 4 6 18z`) +
          line('#b3a588', 2, `M${x - 6} ${y + 2}l-5-7M${x + 6} ${y + 2}l5-7`)
        )
      },
    ) +
    path('#efe6d4', 'M66 184v-8h68v8zM74 176v-22h52v22z') +
    path('#d3c7ae', 'M108 154h18v22h-18z') +
    path('#fffaf0', 'M70 154v-5h60v5z') +
    line('#a8780e', 11, 'M94 116l-4 32M108 116l4 32') +
    line('#f3c02e', 7.5, 'M94 116l-4 32M108 116l4 32') +
    line('#a8780e', 8, 'M90 149h-8M112 149h8') +
    path('#a8780e', 'M84 82q16-10 32 0l4 44-8 2-4-10H94l-4 10-10-2z') +
    path('#f9cf4a', 'M87 84q13-8 25 0l4 38-6 2-4-12H95l-4 12-7-2z') +
    path('#c8922a', 'M97 82h7l2 26h-10z') +
    disc(99, 66, 12, '#a8780e') +
    disc(99, 67, 9.5, '#f9cf4a') +
    path('#8a5f14', 'M87 66q-2-14 12-14t13 14q-4-6-12-6t-13 6z') +
    line('#8a5f14', 1.8, 'M94 73q5 3 10 0M95 67v1M103 67v1') +
    line('#a8780e', 9, 'M112 90q12 2 12-12M88 90q-10 6-4 14l14 0') +
    line('#f9cf4a', 5.5, 'M112 90q12 2 12-12M88 90q-10 6-4 14l14 0') +
    turned(
      -24,
      114,
      80,
      path('#8a3f14', 'M96 74q8-6 14 0 5-3 12-1 8 2 8 8t-8 8q-7 2-12-1-6 6-14 0-4-7 0-14z') +
        path('#c9702a', 'M99 76q6-4 10 0 6-2 12 0 6 2 6 5t-6 5q-6 2-12 0-4 4-10 0-2-5 0-10z') +
        box(122, 79, 28, 4, '#3a1c0c', 1) +
        line('#fff4d6', 1, 'M100 81h42'),
    ) +
    line('#fff4d6', 2.6, 'M84 112l40-44') +
    each([44, 152], (x, index) =>
      moved(
        x,
        index ? 150 : 158,
        oval(0, 0, 6, 4.5, '#f7d36a') + box(4, -24, 2.6, 24, '#f7d36a') + path('#f7d36a', 'M4-24q12 2 10 14-4-8-10-8z'),
      ),
    )
  )
}
