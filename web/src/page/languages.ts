/** The languages of the house, in the order of the menu. */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Everyone finds their language by its own name, whatever the page speaks now. */
export const OWN_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
}
