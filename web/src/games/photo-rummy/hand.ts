/** How cards are sorted, and what the cards of a meld have in common. */

import type { Shape } from '../../board/rack.ts'
import type { Piece } from '../../melds/draft/pieces.ts'
import { JOKER, SIGNS, signOf, THEMES, themeOf, type Sign, type Theme } from './cards/cards.ts'

export type Sorting = 'capital' | 'theme'

const capitalRank = (card: string) => (card === JOKER ? SIGNS.length : SIGNS.indexOf(signOf(card)))
const themeRank = (card: string) => (card === JOKER ? THEMES.length : THEMES.indexOf(themeOf(card)))

export function sorting(by: Sorting): (one: Piece, two: Piece) => number {
  return ({ kind: one }, { kind: two }) => {
    const [capital, theme] = [capitalRank(one) - capitalRank(two), themeRank(one) - themeRank(two)]
    return by === 'capital' ? capital || theme : theme || capital
  }
}

/** First these cards, in their order, then the others by capital. */
export function arranged(order: readonly Piece[], first: readonly string[]): Piece[] {
  const left = [...order].sort(sorting('capital'))
  const taken = first.flatMap((card) => {
    const at = left.findIndex((piece) => piece.kind === card)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return [...taken, ...left]
}

/** What all of these cards share: one capital or one theme; null if it is both or neither. */
export function kindOf(cards: readonly string[]): { sign: Sign } | { theme: Theme } | null {
  const photos = cards.filter((card) => card !== JOKER)
  const [first] = photos
  if (!first || photos.length < 2) return null
  if (photos.every((card) => signOf(card) === signOf(first))) return { sign: signOf(first) }
  return photos.every((card) => themeOf(card) === themeOf(first)) ? { theme: themeOf(first) } : null
}

export const SHAPE: Shape = {
  tall: 1.4,
  largest: 148,
  smallest: 30,
  round: 0.06,
  hand: { table: 104, phone: 56 },
  fan: { share: 0.5, below: 34 },
}
