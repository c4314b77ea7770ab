/** The joker: a jester with a camera, ready to stand in for any photo. */

import { box, disc, each, faint, line, mirrored, oval, path, short, turned } from './shapes.ts'

/** The colours of the six themes. */
const COLOURS = ['#d59a1e', '#7a5cc4', '#2a86cf', '#d8405a', '#4fa055', '#2a9096']

/** Six fields of colour that meet behind him, one for each theme. */
function wheel(): string {
  const at = (step: number) => {
    const angle = ((step - 0.5) * Math.PI) / 6 - Math.PI / 2
    return `${short(100 + Math.cos(angle) * 160)} ${short(108 + Math.sin(angle) * 160)}`
  }
  return each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], (field) =>
    path(COLOURS[field % 6]!, `M100 108L${at(field)} ${at(field + 1)}z`),
  )
}

function confetti(): string {
  const pieces = [18, 40, 172, 186, 26, 60, 148, 164, 14, 188]
  return each(pieces, (x, index) => {
    const y = 16 + ((index * 53) % 150)
    return turned(index * 37, x, y, box(x - 4, y - 2.5, 8, 5, COLOURS[index % 6]!, 1))
  })
}

function bell(cx: number, cy: number): string {
  return (
    disc(cx, cy, 8, '#a8780e') +
    disc(cx, cy, 6.4, '#ffd65a') +
    line('#8a5f14', 1.8, `M${cx - 4} ${cy + 2}h8M${cx} ${cy + 2}v4`)
  )
}

function camera(): string {
  return (
    box(62, 140, 76, 50, '#23242e', 8) +
    box(62, 148, 76, 8, '#c9ced8') +
    box(70, 133, 20, 9, '#3b3d4a', 3) +
    box(108, 132, 22, 10, '#fff3b8', 3) +
    disc(100, 168, 19, '#c9ced8') +
    disc(100, 168, 15.5, '#16161c') +
    disc(100, 168, 11, '#2a5f9e') +
    disc(100, 168, 5, '#122844') +
    faint(0.85, disc(95, 163, 3.6, '#bfe3f5')) +
    disc(129, 163, 3, '#d8262f')
  )
}

export function joker(): string {
  const side =
    path('#d8405a', 'M100 66Q82 30 54 34 28 40 26 70q0 14 6 22 8-24 24-24 18 2 14 26z') +
    path('#f06a80', 'M96 58Q80 36 58 38 36 42 32 62 46 42 64 48q18 6 24 22z')
  const ruff = each(
    [50, 70, 90, 110, 130, 150],
    (x, index) => path(COLOURS[(index + 2) % 6]!, `M${x - 12} 142l12 26 12-26z`) + disc(x, 169, 4, '#ffd65a'),
  )
  return (
    wheel() +
    faint(0.62, box(-2, -2, 204, 204, '#fff3d6')) +
    confetti() +
    side +
    mirrored(100, side.replaceAll('#d8405a', '#2a86cf').replaceAll('#f06a80', '#5aaae8')) +
    path('#e8ad2c', 'M70 74Q74 24 100 12q26 12 30 62z') +
    path('#ffd65a', 'M78 70Q82 30 100 18q-8 22-6 52z') +
    bell(100, 12) +
    bell(31, 94) +
    bell(169, 94) +
    path('#53408f', 'M34 200q2-46 40-54h52q38 8 40 54z') +
    path('#d59a1e', 'M100 146h26q38 8 40 54h-66z') +
    path('#fff6e6', 'M40 140q60-20 120 0l-6 10H46z') +
    ruff +
    oval(100, 106, 36, 40, '#f2c49a') +
    faint(0.5, path('#d8986a', 'M100 146q36-4 36-40 0-8-2-14-4 40-34 54z')) +
    path('#4fa055', 'M62 84q38-22 76 0l2-10q-40-24-80 0z') +
    disc(72, 118, 7, '#f0938a') +
    disc(128, 118, 7, '#f0938a') +
    oval(86, 100, 6.5, 8, '#fff') +
    oval(114, 100, 6.5, 8, '#fff') +
    disc(87, 102, 3.8, '#2a1c14') +
    disc(113, 102, 3.8, '#2a1c14') +
    line('#7a4a26', 3, 'M78 88q8-6 15-1M107 87q8-5 15 1') +
    disc(100, 112, 5.5, '#e8604c') +
    path('#7a1c2c', 'M78 122q22 10 44 0-4 17-22 17t-22-17z') +
    path('#fff', 'M81 124q19 7 38 0l-2 5q-17 5-34 0z') +
    camera() +
    each([62, 138], (x) => oval(x, 166, 10, 14, '#fff6e6') + line('#d8cfc0', 1.8, `M${x - 4} 160h8M${x - 4} 167h8`))
  )
}
