/**
 * What is printed and how, as the address of `/print/<game>` says it. What the address leaves out is the default:
 *
 *     paper=a4|letter          the visitor's region, else a4
 *     language=de|en|...       the page's; it sets the language of the whole page for this visit
 *     palette=usual|distinct   the visitor's own setting
 *     pieces=1|0               the pieces of the game: yes
 *     size=large|small         for games that print in two sizes: large
 *     backs=none|other|fold    none, on the other side of the sheet, beside the fronts to fold and glue: none
 *     rules=1|0, scores=1|0    the rules booklet, blank score sheets: no
 *     cut=marks|lines|none     marks outside the pieces, lines between them as well, nothing: marks
 *     shift=0.5,-1             by how much the printer shifts the other side, in millimetres to the right and down as
 *                              measured on the test sheet: 0,0
 *     test=1|0                 the test sheet, and nothing else: no
 *
 * For scripts that print: every piece is an element with `data-piece` (its back has `data-back-of`), every sheet has
 * `data-sheet`, and `<html>` has `data-print-ready` as long as everything that was asked for is drawn.
 */

import { type Language, LANGUAGES } from '../page/languages.ts'

export const PAPERS = ['a4', 'letter'] as const
export const PALETTES = ['usual', 'distinct'] as const
export const SIZES = ['large', 'small'] as const
export const BACKS = ['none', 'other', 'fold'] as const
export const CUTS = ['marks', 'lines', 'none'] as const

export type Paper = (typeof PAPERS)[number]
export type Palette = (typeof PALETTES)[number]
export type Size = (typeof SIZES)[number]
export type Backs = (typeof BACKS)[number]
export type Cut = (typeof CUTS)[number]

/** How far the other side lies from where it should, in millimetres, seen from the front. */
export interface Shift {
  right: number
  down: number
}

export interface PrintOptions {
  paper: Paper
  language: Language
  palette: Palette
  pieces: boolean
  size: Size
  backs: Backs
  rules: boolean
  scores: boolean
  cut: Cut
  shift: Shift
  test: boolean
}

/** What a visitor has chosen elsewhere. */
export type Defaults = Pick<PrintOptions, 'paper' | 'language' | 'palette'>

export const SHIFT_STEP_MM = 0.5
export const MOST_SHIFT_MM = 5

const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'SV', 'NI', 'DO', 'PR']

/** The paper that a region prints on. */
export function usualPaper(locale: string): Paper {
  const region = locale.split('-').find((part) => /^[A-Z]{2}$/.test(part))
  return region && LETTER_REGIONS.includes(region) ? 'letter' : 'a4'
}

const isNear = (millimetres: number) => Number.isFinite(millimetres) && Math.abs(millimetres) <= MOST_SHIFT_MM

function readShift(text: string | null): Shift {
  const [right, down, ...rest] = (text ?? '').split(',').map((word) => (word.trim() ? Number(word) : NaN))
  if (rest.length || !isNear(right ?? NaN) || !isNear(down ?? NaN)) return { right: 0, down: 0 }
  const stepped = (millimetres: number) => Math.round(millimetres / SHIFT_STEP_MM) * SHIFT_STEP_MM + 0 // no -0
  return { right: stepped(right!), down: stepped(down!) }
}

/** The options of an address's query; what it leaves out or misspells is the default. */
export function readOptions(search: string, defaults: Defaults): PrintOptions {
  const query = new URLSearchParams(search)
  const one = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value =>
    values.find((value) => value === query.get(name)) ?? fallback
  const flag = (name: string, fallback: boolean) => one(name, ['0', '1'], fallback ? '1' : '0') === '1'
  return {
    paper: one('paper', PAPERS, defaults.paper),
    language: one('language', LANGUAGES, defaults.language),
    palette: one('palette', PALETTES, defaults.palette),
    pieces: flag('pieces', true),
    size: one('size', SIZES, 'large'),
    backs: one('backs', BACKS, 'none'),
    rules: flag('rules', false),
    scores: flag('scores', false),
    cut: one('cut', CUTS, 'marks'),
    shift: readShift(query.get('shift')),
    test: flag('test', false),
  }
}

/** The query that `readOptions` reads these options from: only what differs from the defaults. */
export function writeOptions(options: PrintOptions, defaults: Defaults): string {
  const written = entriesOf(options)
  const usual = entriesOf(readOptions('', defaults))
  const query = Object.entries(written).filter(([name, word]) => word !== usual[name])
  return query.length ? `?${query.map(([name, word]) => `${name}=${word}`).join('&')}` : ''
}

function entriesOf({ shift, ...options }: PrintOptions): Record<string, string> {
  const words = Object.entries(options).map(([name, value]) => [name, value === true ? '1' : value || '0'])
  return { ...Object.fromEntries(words), shift: `${shift.right},${shift.down}` }
}
