/** The supported languages, in the order of the menu. */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name, so that people find it whatever the current language is. */
export const OWN_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
}
