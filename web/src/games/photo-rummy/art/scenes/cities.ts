/** Capitals seen from far, over the wall behind their letter boxes. */

import type { Sign } from '../../cards/cards.ts'
import { box, disc, faint, line, path, spread } from '../shapes.ts'
import { cloud } from '../surroundings.ts'

function sky(top: string, bottom: string): string {
  return (
    `<linearGradient id="city-sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".6" stop-color="${bottom}"/></linearGradient>` +
    box(0, 0, 200, 125, 'url(#city-sky)')
  )
}

/** The rock with its temple. */
function athens(): string {
  const columns = spread(8, 31, 79)
    .map((x) => `M${x - 1.8} 56h3.6v18h-3.6z`)
    .join('')
  return (
    sky('#6db6e8', '#fdeccb') +
    cloud(150, 34, 1.2) +
    path('#c9b79a', 'M0 122V96q12-18 24-21h64q20 6 36 24 34 4 76 10v13z') +
    path('#b19f82', 'M0 122V108q40-12 90-6t110 12v8z') +
    path('#f3e6c8', `M26 50L55 39l29 11v5H26zM24 74h62v4H24z${columns}`) +
    faint(0.35, path('#8a7350', 'M55 39l29 11v5H26v-2h54z'))
  )
}

/** The gate with its four horses, the television tower and a dome. */
function berlin(): string {
  return (
    sky('#8cc0e6', '#ffe6c4') +
    cloud(20, 30, 1.1) +
    path('#8c9bb0', 'M157.4 122V54h3.2v68zM157.8 48l1.2-36 1.2 36z') +
    disc(159, 52, 8, '#a9b8cc') +
    box(150, 51, 18, 2.6, '#7486a0') +
    path('#a3b0c0', 'M178 122V92q0-10 9-13 10 3 10 13v30zM186 80v-8h2v8z') +
    path(
      '#d3bd92',
      'M20 74h66v8H20zM26 66h54v8H26zM22 82h7v40h-7zM34 82h6v40h-6zM46 82h5v40h-5zM56 82h5v40h-5zM66 82h6v40h-6zM77 82h7v40h-7z',
    ) +
    path('#6fa893', 'M42 66v-5q2-7 6-3l2-5q3 0 3 4l4-5q3 1 2 5l5-2q2 3-1 6v5z')
  )
}

/** The viaduct across the valley, the cathedral's spires above the rock. */
function luxembourg(): string {
  const arches = [14, 44, 122, 152, 182].map((x) => `M${x - 10} 122v-12a10 10 0 0 1 20 0v12z`).join('')
  return (
    sky('#86bfe8', '#f9ecd0') +
    cloud(150, 30, 1.2) +
    path('#8fb089', 'M0 122V82q60-22 110-6t90-10v56z') +
    path('#8f97ad', 'M30 84V62h40v22zM34 62l3-34 3 34zM47 62l3-30 3 30zM60 62l3-34 3 34z') +
    path('#5d6678', 'M27 66l6-12h34l6 12z') +
    path('#dcc59a', 'M0 92h200v30H0z') +
    path('#9bb78f', `M58 122a25 25 0 0 1 50 0z${arches}`) +
    box(0, 88, 200, 5, '#efe0bd')
  )
}

/** The giant wheel and the cathedral's tower. */
function vienna(): string {
  const cabins = Array.from({ length: 10 }, (_, cabin) => {
    const angle = (cabin * Math.PI) / 5
    return box(47 + Math.cos(angle) * 38 - 3.5, 66 + Math.sin(angle) * 38 - 2.5, 7, 5, '#b5443c', 1)
  }).join('')
  return (
    sky('#8fc3ea', '#ffe9cc') +
    cloud(160, 30, 1) +
    line('#7d8799', 2, 'M85 66a38 38 0 1 1-.1-1zM47 28v76M9 66h76M20 39l54 54M74 39L20 93') +
    line('#5f6a7e', 3, 'M47 66L30 122M47 66l17 56') +
    cabins +
    path('#8b8f5c', 'M98 122v-24l6-16h34v40z') +
    path('#c9a94c', 'M100 98l6-14 7 14-6 13zM113 98l7-14 6 14-6 13z') +
    path('#b7a88e', 'M128 122V68l4-6 5-52 5 52 4 6v54z') +
    path('#a3937a', 'M137 10l5 52 4 6v54h-8z')
  )
}

export const FAR_CITIES: Partial<Record<Sign, () => string>> = { GR: athens, D: berlin, L: luxembourg, A: vienna }
