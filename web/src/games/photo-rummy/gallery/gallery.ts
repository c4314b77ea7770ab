/** The rooms of the gallery: one for each capital, or one for each theme. */

import type { Language } from '../../../page/languages.ts'
import { JOKER, SIGNS, signOf, THEMES, type Sign, type Theme } from '../cards/cards.ts'
import { capitalOf, nameOf, themeName } from '../cards/names.ts'

export type Order = 'capital' | 'theme'

export type Room =
  | { kind: 'capital'; id: Sign; cards: string[] }
  | { kind: 'theme'; id: Theme; cards: string[] }
  | { kind: 'joker'; id: typeof JOKER; cards: string[] }

export function roomsBy(order: Order): Room[] {
  const rooms: Room[] =
    order === 'capital'
      ? SIGNS.map((id) => ({ kind: 'capital', id, cards: THEMES.map((theme) => `${id}-${theme}`) }))
      : THEMES.map((id) => ({ kind: 'theme', id, cards: SIGNS.map((sign) => `${sign}-${id}`) }))
  return [...rooms, { kind: 'joker', id: JOKER, cards: [JOKER] }]
}

export function roomName(room: Room, language: Language): string {
  if (room.kind === 'capital') return capitalOf(room.id, language)
  return room.kind === 'theme' ? themeName(room.id, language) : nameOf(JOKER, language)
}

/** A card's whole name: what it shows, and where. */
export function titleOf(card: string, language: Language): string {
  const name = nameOf(card, language)
  return card === JOKER ? name : `${name}, ${capitalOf(signOf(card), language)}`
}

/** The card a number of steps further on, starting over at the end. */
export function stepFrom(cards: readonly string[], card: string, steps: number): string {
  return cards.at((cards.indexOf(card) + steps) % cards.length) ?? card
}
