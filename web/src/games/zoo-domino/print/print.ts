/** All dominoes of the box. */

import type { GamePrint } from '../../../print/print.ts'
import { ANIMALS } from '../dominoes/animals.ts'
import Emblem from './Emblem.svelte'
import Face from './Face.svelte'

const NAMES = Object.keys(ANIMALS)

export const print: GamePrint = {
  sizes: ['large'],
  decks: () => [
    {
      name: 'print-dominoes',
      width: 60,
      height: 30,
      columns: 3,
      rows: 8,
      pieces: NAMES.flatMap((one, at) => NAMES.slice(at).map((two) => `${one}-${two}`)),
      Face,
      Emblem,
      field: { ground: '#1f6a70', ink: '#2b7f80', angles: [45, -45], step: 3.6, line: 0.9 },
    },
  ],
  credits: 'Noto Emoji © Google, Apache License 2.0 · Tablée, Apache License 2.0',
  advice: 'board',
}
