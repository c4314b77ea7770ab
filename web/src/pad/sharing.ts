/** A pad as text, as CSV, and as a link that carries the whole pad behind its `#`, which no server sees. */

import { parsed } from '../companion/setup.svelte.ts'
import { type Pad, readPad, type Scoring, type Sheet } from './pad.ts'

const LINKED = 'pad='
const LONGEST = 20_000

/** A line for each round, then the totals; numbers as spreadsheets read them. */
export function asCsv(pad: Pad, sheet: Sheet, words: { round: string; total: string }): string {
  const rows = [
    [words.round, ...pad.names],
    ...sheet.rows.map(({ result }, index) => [String(index + 1), ...result.scores.map(String)]),
    [words.total, ...sheet.totals.map(String)],
  ]
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A name must not become a formula, nor break its line. */
function cell(text: string): string {
  const isNumber = /^-?\d+$/.test(text)
  const harmless = !isNumber && /^[-=+@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** For a message to friends. */
export function asText(title: string, pad: Pad, sheet: Sheet, words: { total: string }): string {
  const signed = (points: number) => (points > 0 ? `+${points}` : String(points))
  const rows = sheet.rows.map(({ result }, index) => `${index + 1}. ${told(pad, result.scores.map(signed))}`)
  return [title, ...rows, `${words.total} ${told(pad, sheet.totals.map(signed))}`].join('\n')
}

const told = (pad: Pad, points: string[]): string =>
  pad.names.map((name, player) => `${name} ${points[player]}`).join(', ')

export function asLink(pad: Pad, origin: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify(pad))
  const packed = btoa(String.fromCharCode(...bytes))
  return `${origin}/table/pad#${LINKED}${packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The pad in an address; null: there is none; undefined: it cannot be read. */
export function fromLink(hash: string, scoringOf: (game: string) => Scoring | undefined): Pad | null | undefined {
  const packed = hash.replace(/^#/, '')
  if (!packed.startsWith(LINKED)) return null
  if (packed.length > LONGEST) return undefined
  try {
    const text = atob(packed.slice(LINKED.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    return readPad(parsed(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), scoringOf) ?? undefined
  } catch {
    return undefined
  }
}
