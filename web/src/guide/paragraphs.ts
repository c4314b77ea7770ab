/** The paragraph of a game's rules page for a refusal, from a table that the referee's tests read, too. */

export interface Paragraph {
  /** Its anchor on the page, and the key of its text. */
  id: string
  /** The rules of the booklet that it covers. */
  rules: string[]
  /** Those of them that settle questions that the booklet leaves open. */
  rulings?: string[]
  /** Refusals without a rule, or with one that is covered elsewhere. */
  codes?: string[]
  /** Example pieces, one row each: `+` before a legal one, `-` before an illegal one. */
  shows?: string[]
}

export interface Part {
  part: string
  paragraphs: Paragraph[]
}

const TABLES = import.meta.glob<Part[]>('../../../src/tablee/games/*/rules.json', { import: 'default', eager: true })
const RULES: Record<string, Part[]> = Object.fromEntries(
  Object.entries(TABLES).map(([path, table]) => [path.split('/').at(-2)!.replaceAll('_', '-'), table]),
)

export const rulesOf = (game: string): Part[] | undefined => RULES[game]

export function paragraphFor(game: string, code: string, rule: string | null): Paragraph | undefined {
  const all = (RULES[game] ?? []).flatMap(({ paragraphs }) => paragraphs)
  return (
    all.find(({ codes }) => codes?.includes(code)) ?? all.find(({ rules }) => rule !== null && rules.includes(rule))
  )
}
