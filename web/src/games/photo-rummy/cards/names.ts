/** The names of capitals, themes and photos, from the same file that the text client uses. */

import catalogue from '../../../../../src/tablee/games/photo_rummy/catalogue.json'
import type { Language } from '../../../page/languages.ts'
import type { Namer } from '../../../page/texts.svelte.ts'
import { isSign, isTheme, JOKER, signOf, themeOf, type Sign, type Theme } from './cards.ts'

/** What a card shows. */
export function nameOf(card: string, language: Language): string {
  const names = card === JOKER ? catalogue.joker : catalogue.capitals[signOf(card)][themeOf(card)]
  return names[language]
}

export function capitalOf(sign: Sign, language: Language): string {
  return catalogue.capitals[sign].name[language]
}

/** The two lines below a card's picture; a joker has one. */
export function captionOf(card: string, language: Language): { city: string; name: string } {
  const name = nameOf(card, language)
  return card === JOKER ? { city: name, name: '' } : { city: capitalOf(signOf(card), language), name }
}

/** A theme's name, as a heading. */
export function themeName(theme: Theme, language: Language): string {
  return catalogue.themes[theme][language]
}

/** The name of a card with its capital, or the name of a capital or a theme. */
export function pieceName(piece: string, language: Language): string {
  if (isSign(piece)) return capitalOf(piece, language)
  if (isTheme(piece)) return themeName(piece, language)
  if (piece === JOKER) return nameOf(JOKER, language)
  if (!isSign(signOf(piece)) || !isTheme(themeOf(piece))) return piece
  return `${nameOf(piece, language)} (${capitalOf(signOf(piece), language)})`
}

export const namer: Namer = (piece, { language }) => pieceName(piece, language)
