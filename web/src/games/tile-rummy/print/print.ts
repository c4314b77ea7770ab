/** All tiles of the box. */

import type { GamePrint } from '../../../print/print.ts'
import { COLOURS } from '../tiles.ts'
import Emblem from './Emblem.svelte'
import Face from './Face.svelte'

const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1)
const TILES = COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`))

export const print: GamePrint = {
  sizes: ['large'],
  decks: () => [
    {
      name: 'print-tiles',
      width: 24,
      height: 32.16,
      columns: 8,
      rows: 8,
      pieces: [...TILES, '*'].flatMap((tile) => [tile, tile]),
      Face,
      Emblem,
      field: { ground: '#1f6a70', ink: '#2b8580', angles: [45], step: 3, line: 1 },
    },
  ],
  credits: 'Tablée, Apache License 2.0',
  advice: 'board',
}
