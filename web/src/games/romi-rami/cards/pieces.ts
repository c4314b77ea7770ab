/** Cards by name: `heart-5`. Equal cards are distinguished only on the page, as `heart-5#0` and `heart-5#1`. */

export const SUITS = ['heart', 'diamond', 'cherry', 'clover'] as const
export type Suit = (typeof SUITS)[number]
export const JOKER = 'joker'

export const suitOf = (card: string): Suit => card.slice(0, card.indexOf('-')) as Suit
export const valueOf = (card: string): number => Number(card.slice(card.indexOf('-') + 1))
/** Whether a piece is a value card, not a contract or trophy. */
export const isCard = (piece: string): boolean =>
  piece === JOKER || SUITS.some((suit) => /^-\d$/.test(piece.replace(suit, '')))
/** The card with an id. */
export const cardOf = (id: string): string => id.slice(0, id.lastIndexOf('#'))

/** Ids for cards that may be equal: the first heart-5 is always `heart-5#0`. */
export function idsOf(cards: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    return `${card}#${copy}`
  })
}

/** Whether all of `some` are in `all`, equal ones counted. */
export function includesAll(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all]
  return some.every((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** One id for each of the cards, preferring those in `first`. */
export function pick(ids: readonly string[], cards: readonly string[], first: readonly string[]): string[] {
  const left = [...first, ...ids.filter((id) => !first.includes(id))]
  return cards.flatMap((card) => {
    const at = left.findIndex((id) => cardOf(id) === card)
    return at < 0 ? [] : left.splice(at, 1)
  })
}

export type SortOrder = 'value' | 'suit'

export function sorted(ids: readonly string[], by: SortOrder): string[] {
  const suit = (id: string) => SUITS.indexOf(suitOf(id))
  const value = (id: string) => valueOf(cardOf(id))
  const key = (id: string) => (by === 'value' ? value(id) * 10 + suit(id) : suit(id) * 10 + value(id))
  return [...ids].sort((a, b) => key(a) - key(b))
}
