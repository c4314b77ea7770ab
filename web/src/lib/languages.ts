/** The languages of the house, in the order of the menu. */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
