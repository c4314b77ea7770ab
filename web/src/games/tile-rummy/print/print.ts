/** All 106 tiles, to be glued to card and cut out. */

import type { GamePrint } from '../../../print/print.ts'
import { COLOURS } from '../tiles.ts'
import Back from './Back.svelte'
import Face from './Face.svelte'
import Field from './Field.svelte'

const STARS = 2
const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1)

const twice = (tile: string) => [tile, tile]

const PIECES = [
  ...COLOURS.flatMap((colour) => NUMBERS.flatMap((number) => twice(`${colour}${number}`))),
  ...Array.from({ length: STARS }, () => '*'),
]

export const print: GamePrint = {
  sizes: ['large'],
  decks: () => [{ name: 'tiles', width: 24, height: 32.16, columns: 8, rows: 8, pieces: PIECES, Face, Back, Field }],
  credits: 'Tablée (Apache License 2.0)',
  advice: 'board',
}
