/** Dishes are served on a gingham cloth, each country in a colour of its own. */

import type { Sign } from '../../cards/cards.ts'
import { box, faint, path, short } from '../shapes.ts'

const CLOTHS: Record<Sign, string> = {
  NL: '#e8862e',
  GR: '#3f7fd0',
  D: '#5f9f3a',
  CH: '#d8434a',
  B: '#8a5a3c',
  IRL: '#3a9a5c',
  FIN: '#3f7fd0',
  DK: '#d8434a',
  P: '#3a9a5c',
  GB: '#3f6fae',
  L: '#4fa9d8',
  E: '#e8a02e',
  N: '#5a80a8',
  F: '#4a6fd0',
  I: '#d8434a',
  S: '#3f86c8',
  A: '#b04a68',
}

const HORIZON = 96

/** Stripes that run away from us and meet far behind the table's edge. */
function lengthways(): string {
  const stripes = []
  for (let x = -180; x < 380; x += 40) {
    const far = (at: number) => short(100 + (at - 100) * 0.62)
    stripes.push(`M${x} 200L${far(x)} ${HORIZON}H${far(x + 20)}L${x + 20} 200z`)
  }
  return stripes.join('')
}

/** Stripes across: the nearer, the broader. */
function across(): string {
  const stripes = []
  for (let y = HORIZON, height = 6.4; y < 200; height *= 1.13) {
    stripes.push(`M0 ${short(y)}H200v${short(height)}H0z`)
    y += height
    height *= 1.13
    y += height
  }
  return stripes.join('')
}

export function dishScene(sign: Sign): string {
  const colour = CLOTHS[sign]
  return (
    '<linearGradient id="dish-wall" x2="0" y2="1"><stop stop-color="#fff3d2"/><stop offset=".5" stop-color="#fbe3ab"/></linearGradient>' +
    box(0, 0, 200, 200, 'url(#dish-wall)') +
    box(0, HORIZON, 200, 200 - HORIZON, '#fffdf8') +
    faint(0.5, path(colour, lengthways())) +
    faint(0.5, path(colour, across())) +
    faint(0.25, box(0, HORIZON, 200, 2, '#5a3a1e'))
  )
}
