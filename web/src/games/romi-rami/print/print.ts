/** All cards, contracts and tokens of the box. */

import type { Deck, GamePrint } from '../../../print/print.ts'
import { JOKER, SUITS } from '../cards/pieces.ts'
import { CONTRACTS, COPIES, TROPHIES } from '../companion/edition.ts'
import Contract from './Contract.svelte'
import OtherFace from './OtherFace.svelte'
import { FIRST_PLAYER } from './tokens.ts'
import Token from './Token.svelte'
import Value from './Value.svelte'

const JOKERS = 4

const VALUES: Deck = {
  name: 'print-values',
  width: 44,
  height: 61.6,
  columns: 4,
  rows: 4,
  pieces: SUITS.flatMap((suit) =>
    COPIES.flatMap((copies, at) => Array.from({ length: copies }, () => `${suit}-${at + 1}`)),
  ),
  Face: Value,
  field: { ground: '#2f5496', ink: '#4468ab', angles: [45], step: 4.4, line: 1.5 },
}

const CONTRACT_CARDS: Deck = {
  name: 'print-contracts',
  width: 48,
  height: 59.52,
  columns: 4,
  rows: 4,
  pieces: CONTRACTS.map(({ name, points }) => `${name}=${points}`),
  Face: Contract,
  field: { ground: '#a4622d', ink: '#b57d4e', angles: [45], step: 5, line: 2 },
}

const FACES = TROPHIES.map((faces) => faces.map(({ name, points }) => `${name}=${points}`))
const OTHERS = [...Array.from({ length: JOKERS }, () => JOKER), FIRST_PLAYER]

const TOKENS: Omit<Deck, 'pieces'> = {
  name: 'print-tokens',
  width: 32,
  height: 32,
  columns: 6,
  rows: 4,
  round: true,
  Face: Token,
  Reverse: OtherFace,
  field: { ground: '#e3bd55', ink: '#edcd75', angles: [45], step: 4.4, line: 1.5 },
}

export const print: GamePrint = {
  sizes: ['large'],
  decks: (_, backs) => {
    // Without backs, both faces of a trophy are printed, to be glued together.
    const trophies = backs === 'none' ? FACES.flat() : FACES.map(([face]) => face!)
    return [VALUES, CONTRACT_CARDS, { ...TOKENS, pieces: [...trophies, ...OTHERS] }]
  },
  credits: 'Noto Emoji © Google, Apache License 2.0 · Tablée, Apache License 2.0',
  advice: 'card',
}
