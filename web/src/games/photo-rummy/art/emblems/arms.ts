/** Emblems that are coats of arms. */

import { imperialCrown, muralCrown, rampantLion, shield } from './parts.ts'
import { box, disc, each, line, moved, path, turned } from '../shapes.ts'

/** Three white crosses on black and red, under the emperor's crown. */
export function amsterdam(): string {
  const cross = (y: number) => line('#fff', 8.5, `M89 ${y - 11}l22 22M111 ${y - 11}l-22 22`)
  return (
    shield(box(40, 30, 120, 160, '#d0202c'), box(78, 30, 44, 160, '#16161c'), cross(66), cross(102), cross(138)) +
    imperialCrown(100, 38, 0.6)
  )
}

/** The black bear that walks up its golden bend. */
export function bern(): string {
  const bear =
    line('#d8262f', 2.4, 'M24 95l-7 1M24 97l-6 4M49 97l-7 1M49 99l-6 4M79 97l-7 1M79 99l-6 4M105 97l-7 1M105 99l-6 4') +
    line('#14141a', 14, 'M44 66Q42 82 36 94H28M60 72q4 12 0 22l-7 2M98 68q-2 14-8 26l-8 2M114 62q6 18 2 30l-8 3') +
    path('#14141a', 'M36 34Q56 18 92 26q32 6 32 34 0 18-20 20-30 2-50-2-20-6-22-28z') +
    path('#14141a', 'M44 30q-4-8 4-10 7 1 6 9 4 20-8 32-12 12-24 8l-12-3q-6-4-2-10l10-6q6-18 26-20z') +
    disc(123, 46, 6, '#14141a') +
    path('#d8262f', 'M14 66q-8 0-12 6 8 4 16 0z') +
    disc(31, 43, 2.6, '#fff') +
    disc(30.6, 43.4, 1.3, '#14141a') +
    line('#fff', 1.8, 'M13 63q8 3 14-1') +
    disc(10, 58, 2.4, '#5a5a66') +
    line('#5a5a66', 1.8, 'M58 32q16-6 32-3M66 44q14-4 26-2M64 58q14 2 26 0')
  return shield(
    box(40, 30, 120, 160, '#d0202c'),
    path('#f7c62c', 'M30 0L190 148v80L10 58z'),
    turned(43, 100, 104, moved(52, 50, bear, 0.78)),
  )
}

/** Three burning castles on blue. */
export function dublin(): string {
  const castle = (x: number, y: number) =>
    moved(
      x,
      y,
      path(
        '#f07a1c',
        'M-17-16q-4-10 2-16 1 6 4 6 1-8 5-11 0 8 4 11l-2 10zM17-16q4-10-2-16-1 6-4 6-1-8-5-11 0 8-4 11l2 10zM-5-22q-3-12 5-18 8 6 5 18z',
      ) +
        path('#ffd65a', 'M-14-16q-2-6 1-10 4 4 5 10zM14-16q2-6-1-10-4 4-5 10zM-2.5-22q-1-8 2.5-12 3.5 4 2.5 12z') +
        path('#e8edf4', 'M-20 16v-30h4v4h4v-4h4v4h2v-14h3v4h6v-4h3v14h2v-4h4v4h4v-4h4v30z') +
        path('#b9c4d4', 'M8 16v-26h4v-4h4v4h4v26z') +
        path('#1c2c52', 'M-5 16V6a5 5 0 0 1 10 0v10zM-15-4h3.5v7h-3.5zM11.5-4h3.5v7h-3.5zM-1.7-12h3.4v7h-3.4z'),
      1.05,
    )
  return shield(box(40, 30, 120, 160, '#1f5fb8'), castle(74, 82), castle(126, 82), castle(100, 138))
}

/** The golden lion with its sword, trampling a sabre, among nine roses. */
export function helsinki(): string {
  const roses = [
    [52, 48],
    [110, 46],
    [148, 48],
    [50, 92],
    [150, 108],
    [54, 126],
    [142, 138],
    [128, 60],
    [66, 144],
  ] as const
  return shield(
    box(40, 30, 120, 160, '#d0202c'),
    each(
      roses.map((_, index) => index),
      (index) =>
        disc(roses[index]![0], roses[index]![1], 4.4, '#f4f6fa') +
        disc(roses[index]![0], roses[index]![1], 1.6, '#f7c62c'),
    ),
    line('#d8dee8', 4.5, 'M56 160q44 14 84-12'),
    path('#f7c62c', 'M136 142l12 2-4 10z'),
    moved(16, 24, rampantLion('#f7c62c', '#7a1620', '#f4f6fa'), 0.84),
    path('#f7c62c', 'M74 54l-5-13 8 5 5-9 6 9 8-5-5 13q-9-3-17 0z'),
    turned(-16, 58, 80, path('#e8edf4', 'M55 80V50l3.5-9 3.5 9v30z') + box(49, 78, 19, 4.5, '#f7c62c', 2)),
  )
}

/** Three towers by the water, between sun, moon and stars. */
export function copenhagen(): string {
  const tower = (x: number, top: number, width: number) =>
    box(x - width / 2, top, width, 150 - top, '#f0f2f6') +
    box(x + width * 0.16, top, width * 0.34, 150 - top, '#c9d0dc') +
    path('#f0f2f6', `M${x - width / 2 - 4} ${top + 4}v-12h6v5h5v-5h${width - 14}v5h5v-5h6v12z`) +
    path('#2f6fc0', `M${x - width / 2 - 2} ${top - 6}L${x} ${top - 28}L${x + width / 2 + 2} ${top - 6}z`) +
    disc(x, top - 30, 3.4, '#f7c62c') +
    box(x - 3, top + 14, 6, 12, '#3a3a4c', 3)
  const star = (x: number, y: number) =>
    path('#f7c62c', `M${x} ${y - 7}l2 5h5l-4 3.5 1.5 5.5-4.5-3.2-4.5 3.2 1.5-5.5-4-3.5h5z`)
  return shield(
    box(40, 30, 120, 160, '#c8202e'),
    star(54, 56),
    star(80, 48),
    moved(120, 50, path('#f7c62c', 'M4-7a8 8 0 1 0 0 14 9 9 0 0 1 0-14z')),
    disc(146, 54, 6, '#f7c62c'),
    box(56, 122, 88, 30, '#dfe4ec'),
    tower(68, 104, 22),
    tower(132, 104, 22),
    tower(100, 94, 30),
    path('#3a2a22', 'M88 152v-16a12 12 0 0 1 24 0v16z'),
    line('#f7c62c', 1.4, 'M94 126v26M100 124v28M106 126v26M88 138h24M88 146h24'),
    box(40, 150, 120, 40, '#2f6fc0'),
    line('#dff0fb', 3.4, 'M40 156q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0M52 166q8-5 16 0t16 0 16 0 16 0 16 0'),
  )
}

/** The red lion on white and blue, crowned, under the town's crown. */
export function luxembourg(): string {
  return (
    shield(
      box(40, 30, 120, 160, '#f8fbff'),
      each([46, 74, 102, 130, 158], (y) => box(40, y, 120, 14, '#38a3dc')),
      moved(16, 24, rampantLion('#d8202c', '#7a0c18', '#f7c62c'), 0.84),
      path('#f7c62c', 'M74 54l-5-13 8 5 5-9 6 9 8-5-5 13q-9-3-17 0z'),
    ) + muralCrown(100, 36, 0.9)
  )
}
