/** Churches of the northern capitals. */

import {
  balustrade,
  battlements,
  clock,
  columns,
  cross,
  dome,
  finial,
  framed,
  lantern,
  ledge,
  onion,
  opening,
  pediment,
  pinnacle,
  portico,
  roof,
  row,
  shadow,
  spire,
  statue,
  steps,
  tower,
  wall,
} from '../kit.ts'
import { box, disc, each, faint, line, oval, path, poly, spread } from '../shapes.ts'
import {
  dusk,
  duskBrick,
  duskCopper,
  duskDark,
  duskGrey,
  duskLead,
  duskOchre,
  duskSand,
  duskSlate,
  duskWhite,
} from '../stones.ts'
import { bush, fir, lamp, tree, water } from '../surroundings.ts'

/** The Oude Kerk: brick gables in a row, and the tower with its open wooden crown. */
export function amsterdam(): string {
  return (
    shadow(100, 167, 96) +
    roof(58, 112, 136, 34, 20, duskSlate) +
    each([76, 98, 120], (x) => box(x - 2, 86, 4, 5, duskBrick.shade)) +
    box(58, 112, 136, 54, duskBrick.face) +
    each([84, 120, 156], (x) => {
      return (
        poly(duskBrick.face, x - 17, 120, x, 88, x + 17, 120) +
        poly(duskBrick.shade, x + 4, 120, x, 88, x + 17, 120) +
        line(duskBrick.light, 1.6, `M${x - 17} 120L${x} 88l17 32`) +
        box(x - 17, 118, 34, 48, duskBrick.face) +
        box(x + 9, 118, 8, 48, duskBrick.shade) +
        path(duskSand.light, opening('point', x, 108, 17, 46)) +
        path(duskBrick.glass, opening('point', x, 110, 14, 44)) +
        line(duskBrick.shade, 0.9, `M${x - 3.5} 112v42M${x + 3.5} 112v42M${x - 7} 128h14M${x - 7} 141h14`)
      )
    }) +
    each(
      [66, 102, 138, 174],
      (x) => box(x - 3, 112, 6, 54, duskBrick.light) + poly(duskBrick.shade, x - 4, 112, x, 104, x + 4, 112),
    ) +
    tower(38, 72, 34, 96, duskBrick) +
    line(duskSand.light, 1, 'M21 88h34M21 106h34M21 126h34M21 146h34') +
    framed('arch', 2, 31, 41, 108, 6, 16, duskBrick) +
    framed('arch', 2, 31, 41, 130, 6, 14, duskBrick) +
    clock(36, 82, 7, '#2f2b52', '#f2c14a') +
    balustrade(19, 72, 38, 5, duskSand) +
    box(26, 48, 24, 20, duskSand.face) +
    box(42, 48, 8, 20, duskSand.shade) +
    row('arch', 3, 31, 45, 51, 5, 15, '#3b3961') +
    path(duskSlate.roof, 'M22 48q4 -2 6 -9h20q2 7 6 9z') +
    box(31, 26, 14, 13, duskSand.face) +
    row('arch', 2, 35, 41, 28, 3.6, 10, '#3b3961') +
    onion(38, 27, 8, 17, duskSlate) +
    finial(38, 11, 8) +
    path('#3b2b33', 'M31 166v-10a6 6 0 0 1 12 0v10z') +
    box(0, 164, 200, 8, '#6c6484') +
    box(0, 164, 200, 1.6, '#8d86a4') +
    water(172, '#4b4f86', '#8f8cc0') +
    faint(0.5, line('#ffd98a', 1.6, 'M78 176h12M82 182h8M116 177h10M152 176h10M155 184h8M32 177h8'))
  )
}

/** St. Patrick's: grey stone, the battlemented tower with its slim spire beside the long nave. */
export function dublin(): string {
  return (
    shadow(104, 171, 94) +
    path(duskDark.face, 'M70 170V112L84 88l14 24h92v58z') +
    poly(duskSlate.roof, 84, 88, 176, 88, 190, 114, 98, 114) +
    poly(duskSlate.dark, 84, 88, 176, 88, 176, 90, 84, 90) +
    box(70, 112, 28, 58, duskGrey.face) +
    poly(duskGrey.face, 70, 114, 84, 88, 98, 114) +
    line(duskGrey.light, 1.8, 'M69 115L84 87l15 28') +
    cross(84, 88, 8, duskGrey.light) +
    path(duskGrey.light, opening('point', 84, 106, 15, 34)) +
    path(duskGrey.glass, opening('point', 84, 108, 12.4, 32)) +
    line(duskGrey.shade, 0.9, 'M81 110v30M87 110v30M78 124h12') +
    path('#3b2b33', opening('point', 84, 150, 10, 20)) +
    each([68, 100], (x) => pinnacle(x, 114, 4.6, 24, duskGrey) + box(x - 2.3, 112, 4.6, 58, duskGrey.face)) +
    box(98, 114, 92, 20, duskGrey.face) +
    balustrade(98, 115, 92, 3.4, duskGrey) +
    row('point', 6, 108, 180, 119, 6, 13, duskGrey.glass) +
    poly(duskSlate.roof, 98, 134, 190, 134, 194, 143, 98, 143) +
    box(98, 143, 96, 27, duskGrey.face) +
    row('point', 6, 108, 184, 148, 6, 15, duskGrey.glass) +
    each(spread(6, 100.5, 192), (x) => box(x - 1.8, 138, 3.6, 32, duskGrey.light) + pinnacle(x, 139, 3, 10, duskGrey)) +
    tower(46, 74, 34, 96, duskGrey) +
    each(
      [30, 62],
      (x) =>
        box(x - 3, 72, 6, 98, duskGrey.light) +
        box(x + 1, 72, 2, 98, duskGrey.shade) +
        pinnacle(x, 76, 7, 22, duskGrey),
    ) +
    battlements(30, 75, 32, 5, 5, duskGrey.light) +
    framed('point', 2, 40, 50, 82, 6, 20, duskGrey) +
    clock(45, 113, 6) +
    framed('point', 1, 45, 45, 126, 8, 18, duskGrey) +
    line(duskGrey.shade, 0.9, 'M33 106h27M33 122h27M33 150h27') +
    spire(46, 70, 20, 56, duskLead) +
    row('plain', 1, 44.5, 44.5, 56, 2, 6, duskSlate.dark) +
    cross(46, 16, 8) +
    box(0, 168, 200, 32, '#44664f') +
    path('#8b8a98', 'M78 170h12l24 30H66z') +
    tree(14, 178, 12, '#5b7a5c', '#456349') +
    bush(150, 180, 22, '#57775a') +
    lamp(120, 190, 18)
  )
}

/** Helsinki Cathedral: white above a mountain of steps, a tall green dome with golden stars and four small ones. */
export function helsinki(): string {
  const small = (cx: number) =>
    box(cx - 9, 92, 18, 18, duskWhite.face) +
    box(cx + 3, 92, 6, 18, duskWhite.shade) +
    row('arch', 2, cx - 4, cx + 3, 96, 3.4, 11, duskWhite.glass) +
    dome(cx, 92, 9.6, 12, duskCopper, 3) +
    finial(cx, 80, 7)
  return (
    shadow(100, 172, 98) +
    small(54) +
    small(146) +
    box(78, 62, 44, 40, duskWhite.face) +
    box(108, 62, 14, 40, duskWhite.shade) +
    row('arch', 5, 84, 116, 70, 4.4, 20, duskWhite.glass) +
    columns(6, 80, 120, 66, 2.6, 28, duskWhite) +
    ledge(76, 94, 48, duskWhite) +
    ledge(75, 62, 50, duskWhite) +
    path(duskCopper.roof, 'M78 62Q78 30 100 26Q122 30 122 62z') +
    path(duskCopper.dark, 'M106 62Q110 36 100 26Q122 30 122 62z') +
    line(duskCopper.dark, 0.9, 'M86 62Q86 34 99 27M96 62Q95 36 100 27') +
    each(
      [82.5, 91, 101, 111, 118],
      (x) =>
        disc(x, 56, 1, '#f2c14a') +
        disc(x + (100 - x) * 0.15, 47, 1, '#f2c14a') +
        disc(x + (100 - x) * 0.4, 38, 0.9, '#f2c14a'),
    ) +
    lantern(100, 27, 8, 10, duskWhite, duskCopper) +
    cross(100, 18, 10) +
    wall(24, 108, 152, 42, duskWhite) +
    poly(duskCopper.roof, 24, 108, 32, 102, 72, 102, 72, 108) +
    poly(duskCopper.roof, 176, 108, 168, 102, 128, 102, 128, 108) +
    framed('arch', 4, 32, 58, 118, 5.4, 22, duskWhite) +
    framed('arch', 4, 142, 168, 118, 5.4, 22, duskWhite) +
    columns(3, 26.5, 64, 113, 3, 36, duskWhite) +
    columns(3, 136, 173.5, 113, 3, 36, duskWhite) +
    portico(100, 150, 58, 34, 6, duskWhite, 15) +
    each([74, 100, 126], (x) => statue(x, x === 100 ? 94 : 108, 9, '#8fb8b0')) +
    poly(duskWhite.shade, 20, 150, 180, 150, 198, 186, 2, 186) +
    each(spread(9, 151, 183), (y) => box(20 - (y - 150) * 0.5, y, 160 + (y - 150), 2.2, duskWhite.light)) +
    box(0, 186, 200, 14, '#6c6d7e') +
    each([36, 164], (x) => lamp(x, 194, 20))
  )
}

/** Christian's Church: a broad rococo house of brick beside its harbour, the slender spire above the gable. */
export function copenhagen(): string {
  return (
    shadow(100, 168, 90) +
    path(duskSlate.roof, 'M22 108L30 82h140l8 26z') +
    path(duskSlate.dark, 'M150 108l-4 -26h24l8 26z') +
    each(
      [44, 62, 138, 156],
      (x) =>
        box(x - 3.5, 90, 7, 9, duskSand.light) +
        row('plain', 1, x, x, 92, 4, 6, '#ffd98a') +
        path(duskSlate.dark, `M${x - 5} 90q5 -5 10 0z`),
    ) +
    wall(20, 108, 160, 60, duskBrick) +
    each([26, 174], (x) => box(x - 4, 108, 8, 60, duskSand.face)) +
    framed('arch', 4, 37, 67, 116, 6, 18, duskBrick) +
    framed('arch', 4, 133, 163, 116, 6, 18, duskBrick) +
    framed('arch', 4, 37, 67, 143, 6, 15, duskBrick) +
    framed('arch', 4, 133, 163, 143, 6, 15, duskBrick) +
    ledge(20, 138, 160, duskSand, 1.4) +
    wall(76, 78, 48, 90, duskBrick) +
    each([79, 121], (x) => box(x - 3, 80, 6, 88, duskSand.face)) +
    path(duskSand.light, 'M72 79Q84 76 88 66h24q4 10 16 13z') +
    path(duskSand.shade, 'M82 77q8 -3 10 -9h16q2 6 10 9z') +
    framed('arch', 3, 90, 110, 90, 5, 18, duskBrick) +
    framed('arch', 3, 90, 110, 116, 5, 16, duskBrick) +
    path(duskSand.light, 'M89 168v-20a11 11 0 0 1 22 0v20z') +
    path('#4a2f33', 'M92.5 168v-19a7.5 7.5 0 0 1 15 0v19z') +
    tower(100, 40, 20, 27, duskSand) +
    clock(98, 52, 6.5) +
    path(duskCopper.roof, 'M88 41Q94 38 95 32h10q1 6 7 9z') +
    box(95, 23, 10, 9, duskSand.face) +
    row('arch', 2, 98, 102, 24, 2.4, 8, '#3b3961') +
    path(duskCopper.roof, 'M93 23q4 -1 5 -6h4q1 5 5 6z') +
    spire(100, 18, 5, 15, duskCopper) +
    finial(100, 5, 4) +
    box(0, 166, 200, 7, '#7a7290') +
    box(0, 165, 200, 1.8, '#a59dba') +
    water(173, '#474f86', '#8f95c6') +
    faint(0.5, line('#ffd98a', 1.6, 'M92 178h14M96 184h9M38 176h8M62 177h8M140 177h10M156 182h8')) +
    path('#2f2b52', 'M20 184h40l-6 9H27z') +
    line('#2f2b52', 1.4, 'M40 184v-34M40 152l14 26M40 152L26 178') +
    poly('#d8d0e6', 41.5, 155, 41.5, 178, 54, 178)
  )
}

/** St. Paul's: the great lead dome on its ring of columns, two western towers, a portico of two storeys. */
export function london(): string {
  return (
    shadow(100, 171, 96) +
    box(72, 72, 56, 34, dusk.face) +
    box(110, 72, 18, 34, dusk.shade) +
    row('plain', 12, 75, 125, 76, 2.4, 20, duskDark.face) +
    columns(13, 73, 127, 74, 2.4, 23, dusk) +
    ledge(70, 97, 60, dusk) +
    balustrade(70, 73, 60, 4, dusk) +
    box(77, 60, 46, 10, dusk.face) +
    row('plain', 9, 80, 120, 62, 2.4, 6, duskDark.face) +
    path(duskLead.roof, 'M76 61Q76 32 100 28Q124 32 124 61z') +
    path(duskLead.dark, 'M108 61Q112 38 100 28Q124 32 124 61z') +
    line(duskLead.dark, 0.9, 'M83 61Q84 36 98 29M91 61Q91 38 99 29M116 61Q115 38 101 29') +
    box(94, 24, 12, 5, duskWhite.light) +
    lantern(100, 24, 8, 15, duskWhite, duskLead) +
    disc(100, 9, 2, '#f2c14a') +
    cross(100, 8, 7) +
    wall(14, 112, 172, 58, dusk) +
    each([24, 176], (x) => framed('arch', 1, x, x, 119, 6, 15, dusk) + framed('arch', 1, x, x, 146, 6, 16, dusk)) +
    ledge(14, 140, 172, dusk, 1.6) +
    balustrade(14, 112, 172, 4, dusk) +
    each([48, 152], (x) => {
      return (
        tower(x, 92, 30, 78, dusk) +
        framed('arch', 1, x - 3, x - 3, 119, 8, 16, dusk) +
        framed('arch', 1, x - 3, x - 3, 146, 8, 20, dusk) +
        box(x - 10, 68, 20, 24, dusk.face) +
        box(x + 4, 68, 6, 24, dusk.shade) +
        columns(4, x - 9, x + 9, 70, 2.4, 22, dusk) +
        (x < 100 ? clock(x, 81, 5.5) : row('arch', 1, x, x, 74, 6, 16, duskDark.shade)) +
        path(duskLead.roof, `M${x - 12} 68q3 -1 4 -7q2 -8 8 -9q6 1 8 9q1 6 4 7z`) +
        path(duskLead.dark, `M${x + 3} 68q1 -8 -3 -16q6 1 8 9q1 6 4 7z`) +
        finial(x, 53, 7)
      )
    }) +
    box(66, 108, 68, 30, dusk.shade) +
    columns(8, 72, 128, 110, 3.4, 26, dusk) +
    box(66, 104, 68, 6, dusk.light) +
    pediment(100, 103, 74, 17, dusk) +
    statue(100, 87, 9, dusk.light) +
    box(64, 136, 72, 5, dusk.light) +
    box(66, 141, 68, 27, duskDark.face) +
    row('arch', 3, 84, 116, 146, 7, 22, '#ffd98a') +
    columns(12, 68.5, 131.5, 141, 3.4, 27, dusk) +
    steps(100, 166, 74, 5, dusk, 2, 3) +
    each([16, 184], (x) => lamp(x, 192, 20))
  )
}

/** The stave church: dark tarred wood, roof above roof, dragons at the gables, a glow in the door. */
export function oslo(): string {
  const wood = { roof: '#5a3a30', dark: '#3d2629' }
  const tier = (y: number, half: number, rise: number, top: number) =>
    poly(wood.roof, 100 - half, y, 100 - top, y - rise, 100 + top, y - rise, 100 + half, y) +
    poly(wood.dark, 100 + half * 0.2, y, 100 + top * 0.2, y - rise, 100 + top, y - rise, 100 + half, y) +
    line(
      '#7b5140',
      0.8,
      spread(3, y - 3, y - rise + 4)
        .map(
          (at) =>
            `M${100 - half + ((y - at) / rise) * (half - top) + 1} ${at}H${100 + half - ((y - at) / rise) * (half - top) - 1}`,
        )
        .join(''),
    ) +
    line('#2a1a20', 1.8, `M${100 - half} ${y}q-5 0 -6 -5M${100 + half} ${y}q5 0 6 -5`)
  const gable = (y: number, half: number, rise: number) =>
    poly('#6e4838', 100 - half, y, 100, y - rise, 100 + half, y) +
    line('#8f6048', 1.8, `M${100 - half - 2} ${y + 1.5}L100 ${y - rise}L${100 + half + 2} ${y + 1.5}`) +
    line('#2a1a20', 1.8, `M100 ${y - rise}v-6q3 -4 6 -1M100 ${y - rise - 3}q-3 -6 -6 -2`)
  const planks = (x: number, y: number, width: number, height: number, count: number) =>
    box(x, y, width, height, '#6e4838') +
    row('plain', count, x + 1, x + width - 1, y, 0.9, height, '#4f3230') +
    box(x + width * 0.72, y, width * 0.28, height, '#4f3230')
  return (
    each([14, 32, 170, 188], (x, index) => fir(x, 172, 70 - (index % 2) * 22, '#3a4a66', '#2b3854')) +
    shadow(100, 171, 74) +
    planks(44, 146, 112, 24, 30) +
    row('arch', 4, 50, 76, 152, 4.6, 10, '#ffd98a') +
    row('arch', 4, 124, 150, 152, 4.6, 10, '#ffd98a') +
    tier(147, 66, 17, 47) +
    planks(55, 118, 90, 13, 24) +
    row('round', 6, 62, 138, 121, 3.6, 4, '#ffd98a') +
    tier(119, 54, 16, 37) +
    planks(66, 92, 68, 12, 18) +
    planks(90, 42, 20, 24, 5) +
    row('arch', 2, 96, 103, 47, 3, 7, '#ffd98a') +
    tier(43, 17, 9, 9) +
    planks(94, 28, 12, 7, 3) +
    spire(100, 29, 20, 22, wood) +
    finial(100, 9, 7, '#2a1a20') +
    poly(wood.roof, 56, 94, 92, 50, 108, 50, 144, 94) +
    poly(wood.dark, 118, 94, 100, 50, 108, 50, 144, 94) +
    line('#2a1a20', 1.8, 'M56 94q-5 0 -6 -5M144 94q5 0 6 -5') +
    gable(94, 31, 40) +
    row('arch', 3, 92, 108, 76, 4, 11, '#ffd98a') +
    disc(100, 68, 2.6, '#ffd98a') +
    gable(120, 18, 23) +
    disc(100, 111, 3.4, '#ffd98a') +
    line('#4f3230', 0.9, 'M96.6 111h6.8M100 107.6v6.8') +
    planks(82, 146, 36, 24, 9) +
    gable(148, 24, 29) +
    path('#2a1a20', 'M91 170v-16a9 9 0 0 1 18 0v16z') +
    path('#ffcf7a', 'M93.5 170v-15.5a6.5 6.5 0 0 1 13 0V170z') +
    line('#7b4d33', 1, 'M100 148.5V170') +
    disc(100, 137, 3, '#ffd98a')
  )
}

/** Storkyrkan: an ochre baroque front beside the palace, the tower with its clock and open lantern, the obelisk. */
export function stockholm(): string {
  return (
    shadow(100, 171, 92) +
    path(duskSlate.roof, 'M30 112L42 92h116l12 20z') +
    wall(28, 112, 144, 58, duskOchre) +
    framed('arch', 3, 40, 64, 122, 7, 26, duskOchre) +
    framed('arch', 3, 136, 160, 122, 7, 26, duskOchre) +
    each([31, 52.4, 147.6, 169], (x) => box(x - 2, 112, 4, 58, duskOchre.light)) +
    path(duskOchre.face, 'M28 113q16 -1 20 -15h22v15z') +
    path(duskOchre.face, 'M172 113q-16 -1 -20 -15h-22v15z') +
    line(duskOchre.light, 1.8, 'M28 112q16 -1 20 -15h24M172 112q-16 -1 -20 -15h-24') +
    wall(70, 78, 60, 92, duskOchre) +
    each([73.5, 126.5], (x) => box(x - 3, 78, 6, 92, duskOchre.light)) +
    framed('arch', 3, 85, 115, 90, 7, 24, duskOchre) +
    box(86, 122, 28, 48, duskOchre.light) +
    pediment(100, 124, 34, 10, duskOchre) +
    path('#4a2f33', 'M91 170v-28a9 9 0 0 1 18 0v28z') +
    line('#7b4d33', 1, 'M100 134V170') +
    pediment(100, 78, 66, 12, duskOchre) +
    tower(100, 46, 30, 24, duskOchre) +
    clock(98, 58, 8, '#2f2b52', '#f2c14a') +
    path(duskCopper.roof, 'M82 46q8 -1 10 -9h16q2 8 10 9z') +
    path(duskCopper.dark, 'M106 46q1 -5 0 -9h2q2 8 10 9z') +
    box(92, 23, 16, 14, duskOchre.light) +
    row('arch', 3, 95.5, 104.5, 25, 3, 12, '#3b3961') +
    path(duskCopper.roof, 'M89 23q5 -1 7 -6q4 -3 8 0q2 5 7 6z') +
    box(97.5, 10, 5, 6, duskOchre.light) +
    dome(100, 10, 3.6, 4, duskCopper, 0) +
    finial(100, 6.5, 5) +
    each([44, 156], (x) => statue(x, 97, 9, duskOchre.shade)) +
    box(148, 180, 16, 10, duskSand.face) +
    box(146, 178, 20, 3, duskSand.light) +
    poly(duskSand.light, 151, 178, 153.5, 132, 156, 127, 158.5, 132, 161, 178) +
    poly(duskSand.shade, 156, 178, 156, 127, 158.5, 132, 161, 178) +
    oval(156, 190, 14, 3, duskGrey.shade) +
    lamp(44, 190, 22)
  )
}
