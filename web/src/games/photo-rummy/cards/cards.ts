/** The cards as the server names them: the sign of a country and a theme, `GB-church`; and `joker`. */

export const SIGNS = [
  'NL',
  'GR',
  'D',
  'CH',
  'B',
  'IRL',
  'FIN',
  'DK',
  'P',
  'GB',
  'L',
  'E',
  'N',
  'F',
  'I',
  'S',
  'A',
] as const
export const THEMES = ['palace', 'church', 'sight', 'dish', 'letterbox', 'emblem'] as const

export type Sign = (typeof SIGNS)[number]
export type Theme = (typeof THEMES)[number]

export const JOKER = 'joker'

export function signOf(card: string): Sign {
  return card.slice(0, card.indexOf('-')) as Sign
}

export function themeOf(card: string): Theme {
  return card.slice(card.indexOf('-') + 1) as Theme
}

export function isSign(text: string): text is Sign {
  return SIGNS.some((sign) => sign === text)
}

export function isTheme(text: string): text is Theme {
  return THEMES.some((theme) => theme === text)
}
