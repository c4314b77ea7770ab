/** Sights are seen on a blue day. */

import { box, path } from '../shapes.ts'
import { cloud, sun } from '../surroundings.ts'

export function sightScene(): string {
  return (
    '<linearGradient id="sight-sky" x2="0" y2="1"><stop stop-color="#3f98dc"/><stop offset="1" stop-color="#d4eefa"/></linearGradient>' +
    box(0, 0, 200, 172, 'url(#sight-sky)') +
    sun(26, 30, 13, '#ffefb0') +
    cloud(146, 38, 1.3) +
    cloud(164, 60, 0.7, '#f1f9ff') +
    path('#a5d29a', 'M0 158Q46 138 96 152T200 144V176H0z') +
    box(0, 168, 200, 32, '#7cb566') +
    box(0, 168, 200, 2.4, '#659f55')
  )
}
