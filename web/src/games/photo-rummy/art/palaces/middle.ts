/** Palaces and parliaments of the capitals in the middle of Europe. */

import {
  balustrade,
  columns,
  finial,
  framed,
  lantern,
  ledge,
  pediment,
  portico,
  roof,
  row,
  shadow,
  statue,
  steps,
  tower,
  wall,
} from '../kit.ts'
import { box, disc, each, faint, line, oval, path, poly, spread } from '../shapes.ts'
import { copper, cream, gold, greenish, slate, white } from '../stones.ts'
import { bush, flag, lamp, tree, walker } from '../surroundings.ts'

/** The Bundeshaus: greenish sandstone, the copper dome with its lantern, and the Swiss cross. */
export function bern(): string {
  return (
    shadow(100, 171, 98) +
    path(copper.roof, 'M72 82Q76 44 100 40Q124 44 128 82z') +
    path(copper.dark, 'M108 82Q112 54 100 40Q124 44 128 82z') +
    line('#4b8070', 0.9, 'M80 82Q82 54 98 42M90 82Q90 56 99 42M110 82Q110 56 101 42M120 82Q118 54 102 42') +
    line(gold.roof, 1, 'M73 80Q77 46 100 41') +
    row('round', 3, 84, 116, 68, 6, 6, greenish.glass) +
    lantern(100, 41, 10, 14, greenish, copper) +
    finial(100, 27, 8) +
    box(98.8, 14, 2.4, 7, '#f2c14a') +
    box(96.5, 16.3, 7, 2.4, '#f2c14a') +
    roof(10, 112, 60, 12, 4, slate) +
    roof(130, 112, 60, 12, 4, slate) +
    wall(10, 112, 180, 58, greenish) +
    each(
      [30, 170],
      (x) =>
        framed('arch', 4, x - 13, x + 13, 118, 5.4, 14, greenish) +
        framed('plain', 4, x - 13, x + 13, 137, 5.4, 9, greenish) +
        row('arch', 4, x - 13, x + 13, 152, 6, 14, greenish.glass),
    ) +
    ledge(10, 148, 180, greenish, 1.4) +
    each([60, 140], (x) => {
      return (
        tower(x, 94, 22, 76, greenish) +
        framed('arch', 2, x - 5, x + 3, 102, 4.4, 14, greenish) +
        framed('arch', 2, x - 5, x + 3, 124, 4.4, 12, greenish) +
        path(copper.roof, `M${x - 12} 94q2 -15 12 -17q10 2 12 17z`) +
        path(copper.dark, `M${x + 4} 94q1 -12 -4 -17q10 2 12 17z`) +
        lantern(x, 78, 5, 8, greenish, copper)
      )
    }) +
    wall(73, 88, 54, 82, greenish) +
    pediment(100, 87, 60, 14, greenish) +
    faint(
      0.8,
      each([-10, 0, 10], (x) => statue(100 + x, 86, 8 - Math.abs(x) * 0.2, greenish.light)),
    ) +
    row('arch', 3, 84, 116, 95, 11, 30, greenish.light) +
    row('arch', 3, 84, 116, 97, 8.6, 28, greenish.glass) +
    line(greenish.light, 0.9, 'M84 98v27M100 98v27M116 98v27M79 110h42') +
    columns(4, 76, 124, 94, 3, 34, greenish) +
    ledge(72, 129, 56, greenish, 2) +
    row('arch', 3, 84, 116, 138, 10, 32, greenish.light) +
    row('arch', 3, 84, 116, 140, 8, 30, '#4a3d33') +
    each([78, 122], (x) => statue(x, 168, 14, greenish.shade)) +
    flag(60, 70, 16, ['#d52b1e'], false, 1) +
    box(64.2, 55, 2, 5, '#ffffff') +
    box(62.7, 56.5, 5, 2, '#ffffff') +
    each([24, 176], (x) => lamp(x, 190, 18)) +
    faint(
      0.7,
      each([44, 56, 144, 156], (x) => line('#e9f6f6', 1.2, `M${x} 186q-1 -10 -3 -12M${x} 186q1 -10 3 -12`)),
    )
  )
}

/** The Royal Palace of Brussels: a long bright front, columns in its middle under a swelling roof, formal garden. */
export function brussels(): string {
  return (
    box(0, 168, 200, 32, '#9fb360') +
    path('#efdcae', 'M84 170h32l30 30H54z') +
    shadow(100, 171, 98) +
    roof(6, 110, 66, 14, 3, slate) +
    roof(128, 110, 66, 14, 3, slate) +
    each(
      [18, 34, 50, 150, 166, 182],
      (x) => box(x - 3, 100, 6, 8, white.light) + path(slate.dark, `M${x - 4} 100q4 -4 8 0z`),
    ) +
    wall(4, 110, 192, 60, white) +
    each(
      [38, 162],
      (x) =>
        framed('plain', 7, x - 28, x + 28, 116, 4.6, 12, white) +
        framed('arch', 7, x - 28, x + 28, 136, 4.6, 13, white) +
        row('plain', 7, x - 28, x + 28, 157, 4.6, 9, white.glass),
    ) +
    ledge(4, 153, 192, white, 1.3) +
    balustrade(4, 110, 68, 4, white) +
    balustrade(128, 110, 68, 4, white) +
    path(slate.roof, 'M72 96Q74 66 82 62h36q8 4 10 34z') +
    path(slate.dark, 'M112 96q2 -26 -2 -34h8q8 4 10 34z') +
    box(80, 60, 40, 3, white.light) +
    row('round', 3, 86, 114, 74, 7, 7, white.light) +
    row('round', 3, 86, 114, 75, 5, 5, white.glass) +
    flag(100, 60, 26, ['#1d1d1b', '#fdda24', '#ef3340'], true, 1.4) +
    wall(70, 96, 60, 74, white) +
    path(white.light, 'M76 96Q100 72 124 96z') +
    path(white.shade, 'M82 95Q100 77 118 95z') +
    each([-9, 0, 9], (x) => statue(100 + x, 95, 9 - Math.abs(x) * 0.3, white.light)) +
    framed('arch', 5, 78, 122, 104, 6, 26, white) +
    columns(6, 72.5, 127.5, 100, 3.8, 36, white) +
    ledge(69, 137, 62, white, 2) +
    row('arch', 5, 78, 122, 144, 7, 26, white.shade) +
    row('arch', 5, 78, 122, 146, 5, 24, white.glass) +
    each(
      [20, 46, 154, 180],
      (x) => bush(x, 180, 16, '#5f8f45') + disc(x - 3, 174, 1.3, '#d8556a') + disc(x + 4, 175, 1.3, '#d8556a'),
    ) +
    each([62, 138], (x) => path('#5f8f45', `M${x - 5} 188L${x} 172l5 16z`))
  )
}

/** The secretariat on the Kirchberg: the slim high-rise, low wings, a row of flags and the circle of stars. */
export function luxembourg(): string {
  const starry = (x: number, y: number) =>
    box(x - 0.5, y - 40, 1, 40, '#7b7f88') +
    box(x, y - 40, 15, 10, '#003399') +
    each(spread(8, 0, 1.75 * Math.PI), (angle) =>
      disc(x + 7.5 + Math.cos(angle) * 3.2, y - 35 + Math.sin(angle) * 3.2, 0.7, '#ffcc00'),
    )
  const banner = (x: number, y: number, bands: string[], upright: boolean) => flag(x, y, 40, bands, upright, 1.36)
  return (
    box(0, 168, 200, 32, '#a9b765') +
    path('#e6d6b4', 'M0 182q100 -10 200 0v18H0z') +
    shadow(100, 171, 96) +
    box(78, 30, 44, 140, '#4f5a70') +
    box(110, 30, 12, 140, '#3c465a') +
    each(spread(20, 38, 152), (y) => box(78, y, 44, 1.6, '#d9d2c4') + box(78, y + 1.6, 32, 3.4, '#a9c3d4')) +
    each(spread(9, 80, 120), (x) => box(x - 0.4, 32, 0.8, 130, '#6b7488')) +
    box(75, 24, 50, 8, '#f1ead9') +
    box(113, 24, 12, 8, '#cfc4ae') +
    box(84, 18, 30, 6, '#8b93a3') +
    line('#8b93a3', 1.2, 'M92 18V8M104 18v-6') +
    box(8, 128, 76, 42, '#f1ead9') +
    box(8, 126, 78, 4, '#fffaf0') +
    each([136, 148, 160], (y) => box(12, y, 70, 6, '#7f9bb3') + row('plain', 11, 15, 79, y, 1.4, 6, '#f1ead9')) +
    box(116, 142, 78, 28, '#e3d8c2') +
    box(114, 140, 80, 4, '#fffaf0') +
    each([149, 160], (y) => box(120, y, 70, 6, '#7f9bb3') + row('plain', 11, 123, 187, y, 1.4, 6, '#e3d8c2')) +
    box(88, 156, 24, 14, '#2f3a4e') +
    row('plain', 4, 91, 109, 158, 4, 12, '#cfe3ec') +
    box(84, 153, 32, 4, '#fffaf0') +
    starry(22, 186) +
    banner(48, 186, ['#ed2939', '#ffffff', '#62c8e8'], false) +
    banner(124, 186, ['#1d1d1b', '#dd0000', '#ffce00'], false) +
    banner(148, 186, ['#0055a4', '#ffffff', '#ef4135'], true) +
    starry(172, 186) +
    tree(70, 176, 7, '#8fa04e', '#75873f') +
    walker(92, 190, '#a0243c') +
    walker(110, 194, '#0f5f9e')
  )
}

/** The Assemblée nationale: twelve columns above a broad flight of steps. */
export function paris(): string {
  return (
    shadow(100, 171, 98) +
    wall(6, 120, 188, 50, cream) +
    balustrade(6, 120, 188, 4, cream) +
    framed('plain', 4, 13, 35, 128, 4.4, 13, cream) +
    framed('plain', 4, 165, 187, 128, 4.4, 13, cream) +
    framed('plain', 4, 13, 35, 150, 4.4, 12, cream) +
    framed('plain', 4, 165, 187, 150, 4.4, 12, cream) +
    box(36, 96, 128, 60, '#b79a6c') +
    row('plain', 5, 62, 138, 112, 8, 38, '#8a6d4a') +
    row('plain', 5, 62, 138, 102, 8, 6, '#d9c096') +
    columns(12, 41, 159, 98, 5.6, 54, cream) +
    box(36, 88, 128, 10, cream.face) +
    box(36, 94, 128, 1.2, cream.shade) +
    row('plain', 22, 44, 156, 89.5, 2, 3, cream.shade) +
    pediment(100, 87, 136, 29, cream, '#ceb283') +
    faint(
      0.9,
      each([-38, -29, -20, -10, 0, 10, 20, 29, 38], (x) => statue(100 + x, 86, 18 - Math.abs(x) * 0.32, cream.light)),
    ) +
    steps(100, 152, 122, 8, cream, 2.3, 1.4) +
    each(
      [30, 170],
      (x) =>
        box(x - 7, 158, 14, 13, cream.face) +
        box(x - 8, 156, 16, 3, cream.light) +
        path(cream.shade, `M${x - 5} 156v-6q-2 -5 3 -8a3 3 0 1 1 5 0q4 4 2 14z`),
    ) +
    flag(100, 59, 28, ['#0055a4', '#ffffff', '#ef4135'], true, 1.6) +
    each([14, 186], (x) => lamp(x, 192, 22)) +
    each([60, 78, 134], (x, index) => walker(x, 182 + index * 5, ['#a0243c', '#0f5f9e', '#2f6b36'][index]!))
  )
}

/** The Parliament of Vienna: a Greek temple between two wings, and Pallas Athene over her fountain. */
export function vienna(): string {
  const quadriga = (cx: number, y: number) =>
    path('#6b7f6a', `M${cx - 6} ${y}l1 -5 4 -2 1 -3 2 1 1 4 4 1 1 4z`) + statue(cx + 3, y - 3, 8, '#6b7f6a')
  return (
    shadow(100, 171, 98) +
    roof(20, 104, 160, 8, 6, slate) +
    wall(8, 104, 184, 66, white) +
    each(
      [44, 156],
      (x) =>
        framed('plain', 4, x - 14, x + 14, 116, 4.6, 14, white) +
        framed('plain', 4, x - 14, x + 14, 144, 4.6, 12, white) +
        columns(5, x - 19, x + 19, 110, 2.6, 27, white),
    ) +
    ledge(8, 138, 184, white, 1.6) +
    each([18, 182], (x) => {
      return (
        wall(x - 12, 98, 24, 72, white) +
        columns(4, x - 9.5, x + 9.5, 106, 2.8, 32, white) +
        framed('plain', 1, x, x, 144, 6, 13, white) +
        pediment(x, 98, 27, 8, white) +
        quadriga(x, 90)
      )
    }) +
    portico(100, 154, 70, 50, 8, white, 21) +
    faint(
      0.9,
      each([-18, -10, 0, 10, 18], (x) => statue(100 + x, 96, 13 - Math.abs(x) * 0.35, gold.roof)),
    ) +
    each([63, 137], (x) => statue(x, 97, 8, white.shade)) +
    statue(100, 77, 8, gold.roof) +
    flag(44, 96, 22, ['#c8102e', '#ffffff', '#c8102e'], false, 1.2) +
    flag(156, 96, 22, ['#c8102e', '#ffffff', '#c8102e'], false, 1.2) +
    poly(white.light, 66, 154, 134, 154, 150, 170, 50, 170) +
    line(white.shade, 0.9, 'M63 157h74M60 160h80M57 163h86M54 166h92') +
    oval(100, 189, 46, 8, white.shade) +
    oval(100, 187, 46, 8, white.light) +
    oval(100, 187, 41, 6, '#8fc3d2') +
    box(94, 150, 12, 36, '#d9c9b2') +
    box(102, 150, 4, 36, '#b09c84') +
    box(91, 148, 18, 3, '#efe2cc') +
    each([84, 116], (x) => box(x - 4, 176, 8, 9, '#d9c9b2') + statue(x, 178, 12, '#c4b198')) +
    path('#e6d5ba', 'M93 148q-2 -14 2 -20h10q4 6 2 20z') +
    path('#b8a284', 'M101 148q2 -10 1 -20h3q4 6 2 20z') +
    line('#b8a284', 0.8, 'M96.5 148q-1 -8 0 -12M99 148q-.6 -7 0 -11') +
    disc(100, 123.5, 4, '#e6d5ba') +
    path(gold.roof, 'M95.5 123q0 -6 4.5 -6.5t4.5 6.5q-2 -2 -4.5 -2t-4.5 2zM99 117q1 -4 4 -2l-2 2z') +
    line(gold.dark, 1.2, 'M112 150V114') +
    poly(gold.roof, 110.5, 115, 112, 109, 113.5, 115) +
    line('#e6d5ba', 2.2, 'M105 131l7 3M95 131l-5 6') +
    disc(89, 138, 2.6, gold.roof) +
    line('#e9f6f6', 1.1, 'M80 186q2 -7 6 -5M120 186q-2 -7 -6 -5')
  )
}

/** The Reichstag: four corner towers, the portico, and people walking up inside the dome of glass. */
export function berlin(): string {
  return (
    box(0, 168, 200, 32, '#a9b765') +
    path('#efdcae', 'M80 170h40l30 30H50z') +
    shadow(100, 171, 96) +
    path('#bfe3ea', 'M70 88Q72 42 100 38Q128 42 130 88z') +
    path('#8fc3d2', 'M110 88Q116 56 100 38Q128 42 130 88z') +
    path('#e8f7f6', 'M86 88Q86 56 98 40Q76 48 74 88z') +
    line(
      '#5f93a6',
      0.9,
      'M72 74q28 7 56 0M74.5 62q25.5 6 51 0M80 51q20 4 40 0M100 38v50M84 45q-3 20 -3 43M116 45q3 20 3 43',
    ) +
    poly('#f7fdfc', 97, 50, 103, 50, 108, 88, 92, 88) +
    box(94, 35, 12, 4, '#7c98a4') +
    box(66, 86, 68, 6, cream.shade) +
    wall(14, 100, 172, 70, cream) +
    balustrade(14, 100, 172, 5, cream) +
    each(
      [48, 152],
      (x) =>
        framed('arch', 4, x - 15, x + 15, 108, 6, 22, cream) + framed('plain', 4, x - 15, x + 15, 142, 6, 14, cream),
    ) +
    ledge(13, 135, 174, cream) +
    each([21, 179], (x) => {
      return (
        tower(x, 76, 28, 94, cream) +
        framed('arch', 1, x - 3, x - 3, 106, 9, 24, cream) +
        framed('plain', 1, x - 3, x - 3, 142, 8, 14, cream) +
        framed('plain', 2, x - 7, x + 2, 84, 4, 9, cream) +
        balustrade(x - 14, 76, 28, 4, cream) +
        each([x - 12, x + 12], (at) => statue(at, 72, 9, cream.shade)) +
        flag(x, 72, 24, ['#1d1d1b', '#dd0000', '#ffce00'], false, 1.1)
      )
    }) +
    portico(100, 158, 66, 44, 6, cream, 19) +
    box(70, 107.5, 60, 3, '#a98a5c') +
    steps(100, 158, 64, 6, cream, 2.2, 3) +
    each([72, 118, 140], (x, index) => walker(x, 182 + index * 4, ['#a0243c', '#0f5f9e', '#2f6b36'][index]!))
  )
}
