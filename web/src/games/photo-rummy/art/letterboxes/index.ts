/** The letter boxes of the seventeen capitals, in their country's colour and shape. */

import type { Motifs } from '../index.ts'
import {
  BLUE,
  casket,
  CRIMSON,
  crown,
  footing,
  GREEN,
  horn,
  hours,
  leg,
  ORANGE,
  pillar,
  plinth,
  RED,
  slot,
  YELLOW,
} from './parts.ts'
import { box, disc, faint, line, moved, path } from '../shapes.ts'

/** Smaller and to the right, so that the city behind is seen. */
function aside(drawn: string): string {
  return moved(38, 20, drawn, 0.88)
}

/** Wide and orange on two legs: this town's letters left, all others right. */
function amsterdam(): string {
  return (
    footing(100, 58) +
    leg(70, 132) +
    leg(130, 132) +
    casket(42, 66, 116, 72, ORANGE, 10) +
    path(ORANGE.light, 'M42 80V76a10 10 0 0 1 10-10h96a10 10 0 0 1 10 10v4z') +
    slot(53, 88, 36, ORANGE) +
    slot(101, 88, 36, ORANGE) +
    box(94, 82, 1.6, 54, ORANGE.dark) +
    hours(58, 106, 26, 24) +
    horn(120, 114, 0.9, '#fff6ea')
  )
}

/** Yellow with a round roof, on a post of its own. */
function athens(): string {
  return aside(
    footing(108, 40) +
      leg(108, 140, 11) +
      path(YELLOW.dark, 'M70 142V78q0-20 38-20t38 20v64z') +
      path(YELLOW.face, 'M70 142V78q0-20 34-20 34 0 34 20v64z') +
      path(YELLOW.light, 'M66 80q2-24 42-24t42 24z') +
      path('#2464b4', 'M70 132h68v10H70z') +
      slot(80, 88, 48, YELLOW) +
      hours(77, 104, 22, 22) +
      horn(119, 114, 0.72, '#1d3f7a'),
  )
}

/** A broad lid like a cushion, a black horn. */
function berlin(): string {
  return aside(
    footing(108, 46) +
      leg(108, 144, 13) +
      path(YELLOW.dark, 'M146 70l12-6v76l-12 8z') +
      box(66, 68, 82, 80, YELLOW.face, 3) +
      faint(0.5, box(69, 74, 3, 70, YELLOW.light, 1.5)) +
      path(YELLOW.dark, 'M60 72q0-16 12-18 36-8 72 0 18 4 18 18z') +
      path('#ffd83e', 'M60 70q0-14 12-16 36-8 68 0 12 2 12 16z') +
      slot(76, 82, 62, YELLOW) +
      hours(74, 102, 28, 22) +
      horn(125, 114, 0.78, '#1d1d24') +
      box(66, 134, 82, 3, YELLOW.dark),
  )
}

/** Fixed to the wall under geraniums, with a slanting flap. */
function bern(): string {
  const flowers = [70, 84, 99, 113, 128, 140]
    .map((x, index) => disc(x, 42 - (index % 2) * 4, 7, index % 3 ? '#d8323c' : '#f0606a'))
    .join('')
  return (
    box(58, 50, 92, 8, '#7a4f30', 2) +
    path('#4f8a48', 'M58 50q6-12 20-9t26-1 26 1 20 9z') +
    flowers +
    faint(0.25, box(62, 76, 94, 88, '#2a1c14', 6)) +
    casket(56, 70, 90, 88, YELLOW, 6) +
    path(YELLOW.light, 'M50 88l8-22h88l6 22z') +
    path(YELLOW.dark, 'M50 88h102v4H50z') +
    slot(70, 74, 60, YELLOW, 6) +
    hours(66, 104, 26, 32) +
    horn(117, 118, 0.86, '#1d1d24') +
    box(62, 146, 78, 4, YELLOW.dark, 2)
  )
}

/** Red with a gabled roof, a white horn. */
function brussels(): string {
  return (
    footing(102, 38) +
    leg(102, 142, 12) +
    casket(66, 64, 74, 82, RED, 4) +
    path(RED.dark, 'M58 68l6-12q38-12 78 0l6 12z') +
    path(RED.light, 'M58 66l6-11q36-11 72-1l4 12z') +
    slot(76, 80, 48, RED) +
    horn(97, 108, 0.95, '#ffffff') +
    hours(80, 124, 34, 16) +
    crown(100, 54, 0.7)
  )
}

/** A green pillar with six sides and an acorn on its cap. */
function dublin(): string {
  return (
    footing(104, 38, 181) +
    pillar(102, 60, 56, 112, GREEN) +
    box(88, 60, 1.6, 112, GREEN.dark) +
    path(GREEN.dark, 'M68 62l6-14q28-14 56 0l6 14z') +
    path(GREEN.light, 'M68 60l6-12q26-13 46-3l2 15z') +
    path('#c9a23a', 'M96 42q0-9 6-13 6 4 6 13z') +
    disc(102, 29, 2.5, '#e8c860') +
    box(70, 62, 64, 5, GREEN.face, 2) +
    box(72, 67, 60, 2, GREEN.dark) +
    slot(84, 78, 36, GREEN) +
    hours(88, 96, 28, 22) +
    horn(103, 138, 0.85, '#e8c860') +
    plinth(102, 66, 10)
  )
}

/** Orange, smooth, round at every edge. */
function helsinki(): string {
  return (
    footing(102, 40) +
    leg(102, 140, 14) +
    box(62, 50, 84, 96, ORANGE.dark, 20) +
    box(58, 50, 80, 96, '#ff8a1f', 20) +
    path('#ffb25e', 'M58 76V70a20 20 0 0 1 20-20h40a20 20 0 0 1 20 20v6z') +
    slot(72, 82, 52, ORANGE, 8) +
    hours(70, 102, 24, 30) +
    horn(115, 116, 0.76, '#1d3f8a')
  )
}

/** Red with a golden crown above a golden horn, a curved roof. */
function copenhagen(): string {
  return (
    footing(102, 36) +
    leg(102, 142, 11) +
    casket(66, 62, 72, 84, CRIMSON, 3) +
    path(CRIMSON.dark, 'M58 66q8-4 10-14 34-14 68 0 2 10 10 14z') +
    path(CRIMSON.light, 'M58 64q8-4 10-13 30-12 56-3 2 9 8 16z') +
    slot(76, 72, 46, CRIMSON) +
    crown(99, 104, 0.95) +
    horn(98, 117, 0.95, '#ffd65a') +
    box(74, 138, 50, 3, CRIMSON.dark, 1)
  )
}

/** A red column under a pointed cap, with a white band. */
function lisbon(): string {
  return (
    footing(104, 38, 181) +
    pillar(102, 62, 58, 112, RED) +
    box(73, 112, 58, 26, '#fff8ee') +
    box(116, 112, 15, 26, '#d8cfc4') +
    path(RED.dark, 'M66 64q2-10 14-12 14-4 22-22 8 18 22 22 12 2 14 12z') +
    path(RED.light, 'M66 62q2-8 14-10 14-4 22-20l2 30z') +
    disc(102, 29, 3.5, '#ffd65a') +
    slot(82, 76, 40, RED) +
    hours(89, 92, 24, 14) +
    horn(98, 121, 0.82, '#a31a24') +
    plinth(102, 68, 12)
  )
}

/** The red pillar with its fluted cap, a black foot. */
function london(): string {
  const flutes = [74, 82, 90, 98, 106, 114, 122].map((x) => `M${x} 56v8`).join('')
  return (
    footing(104, 40, 181) +
    pillar(102, 64, 60, 110, RED) +
    path(RED.dark, 'M66 56q0-22 36-24 36 2 36 24z') +
    path(RED.light, 'M66 56q0-20 32-23 12 1 16 23z') +
    path(RED.face, 'M78 56q2-17 24-20 18 3 22 20z') +
    box(64, 54, 76, 11, RED.face, 2) +
    box(116, 54, 24, 11, RED.dark, 2) +
    line(RED.dark, 1.6, flutes) +
    box(70, 65, 64, 3, RED.dark) +
    slot(82, 78, 40, RED) +
    hours(88, 94, 28, 24) +
    crown(101, 138, 0.8) +
    box(72, 148, 60, 1.6, RED.dark) +
    horn(101, 157, 0.62, '#ffd65a') +
    plinth(102, 70, 12)
  )
}

/** A yellow cabinet with a flat lid, blue feet. */
function luxembourg(): string {
  return aside(
    footing(106, 46, 180) +
      box(72, 150, 70, 28, '#2f4f86', 2) +
      box(126, 150, 16, 28, '#203a66', 2) +
      casket(64, 68, 86, 84, YELLOW, 3) +
      box(58, 58, 98, 12, YELLOW.dark, 3) +
      box(58, 58, 88, 9, YELLOW.light, 3) +
      slot(78, 80, 52, YELLOW) +
      box(64, 98, 75, 4, '#2f4f86') +
      horn(103, 116, 0.95, '#2f4f86') +
      hours(84, 132, 38, 14),
  )
}

/** A yellow column with a round head, a crown, two red bands. */
function madrid(): string {
  return (
    footing(104, 38, 181) +
    pillar(102, 66, 62, 108, YELLOW) +
    path(YELLOW.dark, 'M67 68q0-34 35-34t35 34z') +
    path(YELLOW.light, 'M67 66q0-31 33-32 18 4 20 32z') +
    path(YELLOW.face, 'M76 66q1-26 26-28 22 4 22 28z') +
    box(67, 64, 70, 6, YELLOW.dark, 2) +
    box(71, 92, 62, 5, '#c8202c') +
    box(71, 152, 62, 5, '#c8202c') +
    slot(82, 77, 40, YELLOW) +
    crown(101, 116, 0.8, '#c8202c', '#8a1220') +
    horn(101, 133, 0.8, '#8a1220') +
    plinth(102, 70, 12, '#3a3a44')
  )
}

/** A red house with a steep roof against the snow. */
function oslo(): string {
  return (
    footing(102, 38) +
    leg(102, 140, 12) +
    casket(66, 66, 74, 80, RED, 2) +
    path(RED.dark, 'M56 72l44-32 50 32z') +
    path(RED.light, 'M56 70l42-30 10 30z') +
    path(
      '#fbfdff',
      'M50 74q-2-5 4-8l40-29q6-4 12 0l42 29q5 4 3 8-4 4-8 0-5 7-10 0l-6-6q-3 4-7-2l-20-15-19 15q-3 6-8 2l-8 6q-4 7-9 0-3 4-6 0z',
    ) +
    slot(78, 84, 46, RED) +
    crown(100, 112, 0.7) +
    horn(99, 124, 0.9, '#ffd65a')
  )
}

/** Wide and yellow on the wall, two slots and a blue horn. */
function paris(): string {
  return (
    faint(0.25, box(48, 76, 118, 80, '#2a1c14', 8)) +
    casket(42, 68, 116, 80, YELLOW, 5) +
    path(YELLOW.light, 'M38 82q0-20 14-20h92q14 0 14 20z') +
    path(YELLOW.dark, 'M38 82h120v4H38z') +
    slot(52, 92, 36, YELLOW) +
    slot(104, 92, 36, YELLOW) +
    box(94.5, 86, 1.8, 62, YELLOW.dark) +
    hours(56, 108, 28, 30) +
    horn(121, 120, 0.9, '#1f4fa8') +
    box(66, 148, 8, 16, '#5a606c') +
    box(126, 148, 8, 16, '#5a606c')
  )
}

/** Red on a warm wall: a slot for the city, one for the world. */
function rome(): string {
  return (
    faint(0.25, box(64, 62, 84, 102, '#2a1c14', 4)) +
    casket(56, 52, 88, 104, RED, 3) +
    path(RED.dark, 'M50 60q2-14 16-16h70q12 2 14 16z') +
    path(RED.light, 'M50 58q2-12 16-14h60q8 2 10 14z') +
    slot(64, 70, 30, RED) +
    slot(104, 70, 30, RED) +
    box(95, 62, 2, 50, RED.dark) +
    box(62, 84, 30, 9, '#fffdf4', 1) +
    box(102, 84, 30, 9, '#fffdf4', 1) +
    line('#8a8f9c', 1.4, 'M66 88.5h20M106 88.5h22') +
    box(56, 100, 77, 2, RED.dark) +
    horn(95, 116, 0.95, '#ffffff') +
    hours(78, 134, 36, 18)
  )
}

/** Two side by side: yellow for the country, blue for the town. */
function stockholm(): string {
  const one = (x: number, paint: typeof BLUE, ink: string) =>
    casket(x, 66, 52, 80, paint, 5) +
    path(paint.dark, `M${x - 4} 70q0-14 10-15h40q10 1 10 15z`) +
    path(paint.light, `M${x - 4} 68q0-12 10-13h34q6 1 7 13z`) +
    slot(x + 9, 80, 30, paint) +
    horn(x + 23, 106, 0.72, ink) +
    hours(x + 10, 124, 26, 14)
  return (
    footing(108, 56) +
    leg(80, 142, 9) +
    leg(138, 142, 9) +
    box(52, 146, 116, 5, '#5a606c', 2) +
    one(53, YELLOW, '#174886') +
    one(111, BLUE, '#ffd65a')
  )
}

/** Yellow with a sloping lid, a black horn and a red and white seal. */
function vienna(): string {
  return aside(
    footing(108, 42) +
      leg(108, 140, 11) +
      path(YELLOW.dark, 'M142 62l14-6v84l-14 6z') +
      box(70, 62, 74, 84, YELLOW.face, 2) +
      path(YELLOW.light, 'M62 66l14-16h86l-16 16z') +
      path(YELLOW.dark, 'M62 66h84v5H62zM146 66l16-16v5l-16 16z') +
      slot(80, 80, 54, YELLOW) +
      horn(106, 106, 1, '#1d1d24') +
      hours(88, 124, 36, 16),
  )
}

export const letterboxes: Motifs = {
  NL: amsterdam,
  GR: athens,
  D: berlin,
  CH: bern,
  B: brussels,
  IRL: dublin,
  FIN: helsinki,
  DK: copenhagen,
  P: lisbon,
  GB: london,
  L: luxembourg,
  E: madrid,
  N: oslo,
  F: paris,
  I: rome,
  S: stockholm,
  A: vienna,
}
