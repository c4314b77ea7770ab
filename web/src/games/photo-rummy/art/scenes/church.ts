/** Churches stand in a violet dusk, under the moon, with light in their windows. */

import type { Sign } from '../../cards/cards.ts'
import { box, path } from '../shapes.ts'
import { moon, stars } from '../surroundings.ts'

const STARS = [
  [14, 20],
  [40, 44],
  [58, 14],
  [30, 72],
  [152, 18],
  [142, 54],
  [186, 70],
  [12, 104],
  [172, 96],
  [120, 10],
] as const

/** Where the moon would hang behind a tower, it hangs elsewhere. */
const MOONS: Partial<Record<Sign, readonly [number, number]>> = { B: [100, 34], L: [92, 36], F: [30, 44] }

export function churchScene(sign: Sign): string {
  const [x, y] = MOONS[sign] ?? [174, 32]
  return (
    '<linearGradient id="church-sky" x2="0" y2="1"><stop stop-color="#463a8c"/><stop offset=".6" stop-color="#9166b4"/><stop offset="1" stop-color="#e2a0ac"/></linearGradient>' +
    box(0, 0, 200, 172, 'url(#church-sky)') +
    stars('#fff4d0', STARS) +
    moon(x, y, 13) +
    path('#7d5a9c', 'M0 152Q34 132 78 148T200 134V180H0z') +
    path('#5f4a82', 'M0 164Q60 150 110 160T200 154V180H0z') +
    box(0, 168, 200, 32, '#4a5a5c') +
    box(0, 168, 200, 2.4, '#5f7470') +
    path('#7d7f8c', 'M90 170h20L138 200H62z')
  )
}
