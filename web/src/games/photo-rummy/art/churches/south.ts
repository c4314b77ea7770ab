/** Churches of the southern capitals. */

import {
  battlements,
  columns,
  cross,
  dome,
  finial,
  framed,
  lantern,
  ledge,
  opening,
  pediment,
  row,
  rose,
  shadow,
  statue,
  steps,
  tower,
  wall,
} from '../kit.ts'
import { box, disc, each, line, path, poly, spread } from '../shapes.ts'
import { duskBrick, duskDark, duskLead, duskOchre, duskSand, duskSlate, duskTiles, duskWhite } from '../stones.ts'
import { cypress, lamp } from '../surroundings.ts'

/** Both Metropolises of Athens: the little Byzantine church of marble, and behind it the great one with its two towers. */
export function athens(): string {
  const striped = (x: number, y: number, width: number, height: number) =>
    box(x, y, width, height, duskOchre.face) +
    each(spread(Math.round(height / 9), y + 4, y + height - 5), (at) => box(x, at, width, 3.2, duskBrick.light)) +
    box(x + width * 0.75, y, width * 0.25, height, duskOchre.shade)
  return (
    shadow(100, 171, 96) +
    dome(74, 70, 18, 22, duskTiles, 5) +
    box(58, 70, 32, 14, duskOchre.light) +
    row('arch', 5, 62, 86, 72, 3.4, 11, duskOchre.glass) +
    cross(74, 49, 9) +
    striped(44, 92, 60, 78) +
    poly(duskOchre.light, 42, 92, 74, 76, 106, 92) +
    disc(74, 86, 3, duskOchre.glass) +
    each([36, 112], (x) => {
      return (
        striped(x - 14, 72, 28, 98) +
        box(x - 16, 70, 32, 3, duskOchre.light) +
        framed('arch', 2, x - 6, x + 4, 98, 5, 16, duskOchre) +
        box(x - 11, 48, 22, 22, duskOchre.face) +
        box(x + 5, 48, 6, 22, duskOchre.shade) +
        row('arch', 2, x - 4.5, x + 3.5, 52, 5, 16, duskDark.shade) +
        box(x - 13, 46, 26, 3, duskOchre.light) +
        dome(x, 46, 10, 10, duskTiles, 3) +
        cross(x, 36, 8)
      )
    }) +
    row('arch', 3, 60, 88, 100, 8, 24, duskOchre.light) +
    row('arch', 3, 60, 88, 102, 6, 22, duskOchre.glass) +
    row('arch', 3, 60, 88, 140, 9, 30, '#4a2f33') +
    box(96, 132, 92, 40, duskWhite.face) +
    box(160, 132, 28, 40, duskWhite.shade) +
    poly(duskTiles.roof, 92, 133, 102, 122, 182, 122, 192, 133) +
    poly(duskWhite.face, 118, 134, 118, 118, 138, 106, 158, 118, 158, 134) +
    line(duskTiles.roof, 3.4, 'M115 120L138 105.5l23 14.5') +
    box(124, 92, 28, 16, duskWhite.face) +
    box(142, 92, 10, 16, duskWhite.shade) +
    row('arch', 3, 129, 147, 93.5, 4, 12, duskWhite.glass) +
    dome(138, 91, 16, 14, duskTiles, 5) +
    cross(138, 77, 9) +
    row('arch', 1, 138, 138, 113, 6, 10, duskWhite.glass) +
    line(duskWhite.shade, 0.8, 'M96 142h92M96 152h92M96 162h92') +
    each(
      [104, 114, 124, 152, 162, 172],
      (x, index) => box(x - 3.5, 136, 7, 5, index % 2 ? '#d8cbe6' : '#cbbcdc') + disc(x, 138.5, 1.3, duskWhite.light),
    ) +
    framed('arch', 2, 108, 168, 146, 6, 14, duskWhite) +
    path(duskWhite.light, 'M129 172v-18a9 9 0 0 1 18 0v18z') +
    path('#5b3038', 'M132 172v-17a6 6 0 0 1 12 0v17z') +
    cypress(8, 172, 52, '#3f5a60', '#304850') +
    cypress(193, 176, 40, '#3f5a60', '#304850')
  )
}

/** The Sé: a fortress of a church, two battlemented towers, the deep arch and the rose between them. */
export function lisbon(): string {
  return (
    shadow(100, 171, 92) +
    poly(duskTiles.roof, 66, 96, 100, 78, 134, 96) +
    poly(duskTiles.dark, 104, 96, 100, 78, 134, 96) +
    box(72, 92, 56, 78, duskSand.face) +
    box(70, 90, 60, 3, duskSand.light) +
    battlements(71, 91, 58, 7, 7, duskSand.light) +
    rose(100, 112, 12, duskSand) +
    ledge(72, 128, 56, duskSand, 1.6) +
    path(duskSand.light, 'M78 170v-18a22 22 0 0 1 44 0v18z') +
    path(duskSand.face, 'M82 170v-18a18 18 0 0 1 36 0v18z') +
    path(duskSand.shade, 'M86 170v-17a14 14 0 0 1 28 0v17z') +
    path('#4a2f3a', 'M90.5 170v-16a9.5 9.5 0 0 1 19 0v16z') +
    each([46, 154], (x) => {
      return (
        tower(x, 56, 48, 114, duskSand) +
        battlements(x - 25, 57, 50, 5, 9, duskSand.light) +
        box(x - 25, 55, 50, 3, duskSand.light) +
        row('arch', 2, x - 11, x + 3, 66, 10, 22, duskSand.light) +
        row('arch', 2, x - 11, x + 3, 68, 7.6, 20, duskDark.shade) +
        path('#c8922a', `M${x - 13.5} 84q0 -7 2.5 -8q2.5 1 2.5 8zM${x + 0.5} 84q0 -7 2.5 -8q2.5 1 2.5 8z`) +
        ledge(x - 24, 94, 48, duskSand, 1.6) +
        framed('arch', 1, x - 5, x - 5, 104, 5, 16, duskSand) +
        ledge(x - 24, 128, 48, duskSand, 1.6) +
        framed('arch', 1, x - 5, x - 5, 138, 5, 16, duskSand) +
        line(
          duskSand.shade,
          0.7,
          `M${x - 20} 100h7M${x + 1} 108h8M${x - 18} 120h8M${x - 20} 134h7M${x + 2} 146h7M${x - 16} 160h8M${x + 2} 121h6`,
        )
      )
    }) +
    line('#8d86a4', 1.2, 'M0 186q60 -10 200 -4M0 190q60 -10 200 -4') +
    tram(150, 186)
  )
}

/** The little yellow tram that climbs past the cathedral. */
function tram(cx: number, y: number): string {
  return (
    box(cx - 19, y - 18, 38, 16, '#f2c14a', 2) +
    box(cx - 19, y - 8, 38, 2, '#fff4d0') +
    box(cx - 20, y - 20, 40, 3, '#efeaf8', 1.5) +
    row('plain', 5, cx - 14, cx + 14, y - 15.5, 5, 6, '#fff0b8') +
    line('#3b3961', 1, `M${cx} ${y - 20}l-5 -9`) +
    disc(cx - 10, y - 1, 2.6, '#35304a') +
    disc(cx + 10, y - 1, 2.6, '#35304a')
  )
}

/** San Miguel: a narrow baroque front that swells like a shield, saints in its niches, two little bell towers. */
export function madrid(): string {
  const belfry = (x: number) =>
    box(x - 9, 44, 18, 22, duskSand.face) +
    box(x + 4, 44, 5, 22, duskSand.shade) +
    row('arch', 1, x - 1, x - 1, 48, 7, 17, duskDark.shade) +
    path('#c8922a', `M${x - 3.5} 60q0 -6 2.5 -7q2.5 1 2.5 7z`) +
    box(x - 11, 42, 22, 3, duskSand.light) +
    path(duskSlate.roof, `M${x - 9} 42q1 -9 6 -11l3 -8l3 8q5 2 6 11z`) +
    path(duskSlate.dark, `M${x + 2} 42q1 -6 -1 -11l-1 -8l3 8q5 2 6 11z`) +
    cross(x, 24, 8)
  return (
    box(0, 88, 36, 82, duskBrick.shade) +
    box(164, 92, 36, 78, duskBrick.shade) +
    box(0, 86, 38, 3, duskSand.shade) +
    box(162, 90, 38, 3, duskSand.shade) +
    row('plain', 2, 9, 24, 98, 7, 12, '#ffd98a') +
    row('plain', 2, 9, 24, 126, 7, 14, duskDark.shade) +
    row('plain', 2, 176, 191, 102, 7, 12, duskDark.shade) +
    row('plain', 2, 176, 191, 128, 7, 14, '#ffd98a') +
    shadow(100, 171, 76) +
    belfry(54) +
    belfry(146) +
    box(42, 66, 116, 104, duskSand.face) +
    box(132, 66, 26, 104, duskSand.shade) +
    path(duskSand.face, 'M64 170V64q36 10 72 0v106z') +
    path(duskSand.light, 'M60 66Q74 62 78 46q22 -12 44 0q4 16 18 20q-40 9 -80 0z') +
    path(duskSand.face, 'M70 63Q82 58 84 49q16 -8 32 0q2 9 14 14q-30 6 -60 0z') +
    path(duskSand.shade, 'M112 47q3 1 4 2q2 9 14 14q-8 1.6 -15 2.3q-1 -10 -3 -18.3z') +
    disc(100, 55, 6, duskSand.light) +
    path('#a0243c', 'M96 52h8v4q-1 4 -4 5q-3 -1 -4 -5z') +
    cross(100, 41, 12) +
    path(duskSand.light, 'M38 66h26q36 10 72 0h26v4h-26q-36 10 -72 0H38z') +
    path(duskSand.light, 'M40 112h24q36 9 72 0h24v3h-24q-36 9 -72 0H40z') +
    each([48, 62, 138, 152], (x) => box(x - 3, 70, 6, 98, duskSand.light) + box(x + 1, 70, 2, 98, duskSand.shade)) +
    each([80, 120], (x) => box(x - 2.5, 74, 5, 96, duskSand.light) + box(x + 1, 74, 1.5, 96, duskSand.shade)) +
    path(duskSand.light, opening('arch', 100, 78, 22, 34)) +
    path(duskSand.glass, opening('arch', 100, 81, 17, 30)) +
    line(duskSand.shade, 0.9, 'M100 82v29M91.5 96h17') +
    each([71, 129], (x) => path(duskDark.face, opening('arch', x, 82, 9, 24)) + statue(x, 105, 19, duskWhite.face)) +
    each([71, 129], (x) => path(duskDark.face, opening('arch', x, 124, 9, 26)) + statue(x, 149, 20, duskWhite.face)) +
    pediment(100, 132, 30, 9, duskSand) +
    path(duskSand.light, 'M87 170v-34h26v34z') +
    path('#4a2f33', 'M90 170v-26a10 10 0 0 1 20 0v26z') +
    line('#7b4d33', 1, 'M100 136V170') +
    steps(100, 166, 40, 3, duskSand, 2, 4) +
    lamp(26, 190, 22) +
    lamp(174, 190, 22)
  )
}

/** St. Peter's: Michelangelo's dome above the broad front, the colonnades' arms and the obelisk. */
export function rome(): string {
  return (
    shadow(100, 160, 96) +
    each(
      [58, 142],
      (x) =>
        box(x - 8, 84, 16, 14, duskSand.face) +
        row('arch', 3, x - 5, x + 5, 86, 2.4, 10, duskDark.face) +
        dome(x, 84, 9.5, 11, duskLead, 3) +
        finial(x, 73, 6),
    ) +
    box(70, 66, 60, 34, duskSand.face) +
    box(112, 66, 18, 34, duskSand.shade) +
    row('arch', 7, 77, 123, 72, 4.2, 16, duskDark.face) +
    columns(8, 73, 127, 69, 2.8, 20, duskSand) +
    ledge(68, 66, 64, duskSand) +
    path(duskLead.roof, 'M70 66Q70 34 100 27Q130 34 130 66z') +
    path(duskLead.dark, 'M109 66Q115 40 100 27Q130 34 130 66z') +
    line(
      duskWhite.light,
      1.3,
      'M77 66Q79 38 98 28M86 66Q86 40 99 28M96 66Q95 40 100 28M107 66Q107 40 100 28M118 66Q116 40 101 28',
    ) +
    row('round', 3, 84, 106, 52, 4, 4, duskSlate.dark) +
    lantern(100, 28, 9, 13, duskSand, duskLead) +
    disc(100, 13, 2, '#f2c14a') +
    cross(100, 12, 9) +
    wall(22, 98, 156, 62, duskSand) +
    box(22, 98, 156, 11, duskSand.light) +
    row('plain', 9, 32, 168, 101, 5, 5, duskSand.shade) +
    each(spread(13, 26, 174), (x) => statue(x, 98, 9, duskWhite.face)) +
    framed('plain', 8, 33, 167, 116, 7, 13, duskSand) +
    ledge(22, 133, 156, duskSand, 1.2) +
    row('plain', 2, 33, 52, 139, 8, 21, duskDark.shade) +
    row('plain', 2, 148, 167, 139, 8, 21, duskDark.shade) +
    row('plain', 3, 80, 120, 138, 10, 22, '#ffd98a') +
    columns(8, 27, 173, 110, 4.6, 50, duskSand) +
    columns(4, 72, 128, 110, 5, 50, duskSand) +
    pediment(100, 109, 66, 13, duskSand) +
    box(0, 158, 200, 42, '#6a6582') +
    poly('#85809c', 60, 160, 140, 160, 176, 200, 24, 200) +
    steps(100, 158, 132, 3, duskSand, 2, 3) +
    each([-1, 1], (side) => {
      const edge = side < 0 ? 0 : 200
      const at = (x: number) => edge - side * x
      const places = spread(7, 2, 32)
      return (
        poly(duskDark.shade, at(0), 148, at(34), 156, at(34), 172, at(0), 184) +
        each(places, (x) => box(at(x) - 1.5, 150 + x * 0.2, 3, 34 - x * 0.56, duskSand.face)) +
        poly(duskSand.light, at(0), 140, at(36), 151, at(36), 156, at(0), 149) +
        each([4, 14, 24], (x) => statue(at(x), 141 + x * 0.3, 8, duskWhite.face))
      )
    }) +
    box(95, 180, 10, 8, duskSand.face) +
    box(93, 187, 14, 4, duskSand.light) +
    poly(duskBrick.light, 96.5, 180, 98, 138, 100, 134, 102, 138, 103.5, 180) +
    poly(duskBrick.shade, 100, 180, 100, 134, 102, 138, 103.5, 180) +
    cross(100, 135, 6)
  )
}
