/** Palaces and parliaments stand in a golden afternoon. */

import { box, disc, faint, path } from '../shapes.ts'
import { cloud, tree } from '../surroundings.ts'

export function palaceScene(): string {
  return (
    '<linearGradient id="palace-sky" x2="0" y2="1"><stop stop-color="#ffc867"/><stop offset=".75" stop-color="#fff0c6"/></linearGradient>' +
    box(0, 0, 200, 172, 'url(#palace-sky)') +
    faint(0.45, disc(160, 42, 30, '#fff6d8')) +
    disc(160, 42, 19, '#fffae6') +
    cloud(14, 40, 1.1, '#fff4d6') +
    cloud(40, 58, 0.7, '#fff0c8') +
    path('#e8c583', 'M0 150Q40 134 84 146T200 138V175H0z') +
    tree(7, 171, 11, '#a9a552', '#8b8a42') +
    tree(194, 171, 13, '#a9a552', '#8b8a42') +
    box(0, 168, 200, 32, '#d3ba83') +
    box(0, 168, 200, 2.5, '#b9a06c') +
    path('#efdcae', 'M86 170.5h28L150 200H50z')
  )
}
