/** All cards of the box: to hold as playing cards, or small for a table with little room. */

import type { GamePrint } from '../../../print/print.ts'
import { JOKER, SIGNS, THEMES } from '../cards/cards.ts'
import { fetchPictures } from '../cards/pictures.svelte.ts'
import Emblem from './Emblem.svelte'
import Face from './Face.svelte'

const JOKERS = 6
const PHOTOS = SIGNS.flatMap((sign) => THEMES.map((theme) => `${sign}-${theme}`))
const CARDS = [...PHOTOS, ...Array.from({ length: JOKERS }, () => JOKER)]

const SIZES = {
  large: { width: 63, height: 88.2, columns: 3, rows: 3 },
  small: { width: 44, height: 61.6, columns: 4, rows: 4 },
}

export const print: GamePrint = {
  sizes: ['large', 'small'],
  decks: (size) => [
    {
      name: 'print-cards',
      ...SIZES[size],
      pieces: CARDS,
      Face,
      Emblem,
      field: { ground: '#1d4f86', ink: '#3a6ea6', angles: [0, 30, -30, 90], step: 10.5, line: 0.35 },
    },
  ],
  credits: 'circle-flags © HatScripts, MIT · Phosphor Icons, MIT · Tablée, Apache License 2.0',
  advice: 'card',
  ready: fetchPictures,
}
