/** Letter boxes stand in a brick street; where four of them look alike, their capital is seen over a low wall. */

import type { Sign } from '../../cards/cards.ts'
import { box, disc, faint, path, short } from '../shapes.ts'
import { FAR_CITIES } from './cities.ts'

const WALLS: Partial<Record<Sign, string>> = {
  NL: '#b5694e',
  CH: '#cfc4ae',
  B: '#a9785e',
  IRL: '#a85f4c',
  FIN: '#c6b9a0',
  DK: '#d9b872',
  P: '#9fb6c8',
  GB: '#b9a68c',
  E: '#c98f68',
  N: '#8fa9ad',
  F: '#cfc8b6',
  I: '#d3a074',
  S: '#c9845f',
}

const GROUND = 164

/** Mortar lines of a wall from `top` down to the street. */
function joints(top: number): string {
  const lines = []
  for (let y = top + 11, course = 0; y < GROUND + 6; y += 11, course++) {
    lines.push(`M0 ${y}H200v1.2H0z`)
    for (let x = course % 2 ? 10 : 24; x < 200; x += 28) lines.push(`M${x} ${y - 11}h1.2v11h-1.2z`)
  }
  return lines.join('')
}

/** A few bricks that came darker from the kiln. */
function oddBricks(top: number): string {
  const bricks = []
  for (let course = 0; top + course * 11 < GROUND - 11; course++) {
    const x = (course % 2 ? 10 : 24) + 28 * ((course * 3 + 1) % 7)
    bricks.push(`M${short(x + 1.2)} ${top + course * 11 + 1.2}h26.8v9.8h-26.8z`)
  }
  return bricks.join('')
}

function bricks(top: number, colour: string): string {
  return (
    box(0, top, 200, GROUND - top, colour) +
    faint(0.16, path('#4a2418', oddBricks(top))) +
    faint(0.3, path('#fff6e6', joints(top)))
  )
}

function pavement(): string {
  return (
    box(0, GROUND, 200, 36, '#b9bcc6') +
    box(0, GROUND, 200, 3, '#8f939f') +
    path(
      '#9ea2ae',
      'M0 181h200v1.2H0zM40 167l-12 14h1.6l12-14zM120 167l2 14h1.4l-2-14zM72 182l-12 18h2l12-18zM160 182l12 18h2l-12-18z',
    )
  )
}

function streetLamp(): string {
  return (
    faint(0.28, disc(24, 62, 21, '#ffe9a8')) +
    box(22.4, 76, 3.2, 100, '#333a46') +
    box(18, 172, 12, 5, '#333a46', 1.5) +
    path('#ffe9a8', 'M15 50h18l-4 24H19z') +
    path('#333a46', 'M12 50L24 40l12 10zM18 73h12v4H18z') +
    disc(24, 39, 2, '#333a46')
  )
}

export function letterboxScene(sign: Sign): string {
  const city = FAR_CITIES[sign]
  return (
    (city
      ? city() + bricks(120, '#c98a6a') + box(0, 115, 200, 5, '#e4c9a8') + box(0, 119, 200, 2, '#a8684c')
      : bricks(0, WALLS[sign] ?? '#bfb5a2')) +
    pavement() +
    (city ? '' : streetLamp())
  )
}
