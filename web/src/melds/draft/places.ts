/**
 * The order of melds on the table: each keeps its place from turn to turn, however the server lists them. The order is
 * a list of keys; it includes melds that are gone, so that an undone change comes back where it was.
 */

import type { Meld, Melds } from './pieces.ts'

export type Places = readonly string[]

/** The places after a change: split-off parts are beside the rest of their meld, new ones come last. */
export function keepPlaces(places: Places, before: Melds, after: Melds): Places {
  const known = new Set(places)
  const kept = [...places]
  for (const meld of after) {
    if (known.has(meld.key)) continue
    known.add(meld.key)
    const from = originOf(meld, before)
    const at = from === undefined ? -1 : kept.indexOf(from)
    kept.splice(at < 0 ? kept.length : at + 1, 0, meld.key)
  }
  return kept.length === places.length ? places : kept
}

/** Melds in the order of their places; the same list if they are in it already. */
export function inPlaces(melds: Melds, places: Places): Melds {
  const place = new Map(places.map((key, at) => [key, at]))
  const at = ({ key }: Meld) => place.get(key) ?? places.length
  const sorted = [...melds].sort((one, two) => at(one) - at(two))
  return sorted.every((meld, i) => meld === melds[i]) ? melds : sorted
}

/** Put a meld before the one that lies at a place, counted from 0 among those that are shown. */
export function insertAt(places: Places, key: string, shown: Melds, at: number): Places {
  const rest = places.filter((other) => other !== key)
  const next = shown.filter((meld) => meld.key !== key)[at]
  const to = next ? rest.indexOf(next.key) : rest.length
  return [...rest.slice(0, to), key, ...rest.slice(to)]
}

/** The meld that contained most of these pieces. */
function originOf({ pieces }: Meld, before: Melds): string | undefined {
  const ids = new Set(pieces.map(({ id }) => id))
  return before.find((old) => 2 * old.pieces.filter(({ id }) => ids.has(id)).length > pieces.length)?.key
}

const MAX_REMEMBERED = 8 // tables

/** What the browser stores about a table: its melds in their order, in the server's notation. */
interface Remembered {
  table: string
  melds: readonly (readonly string[])[]
}

/** Add a table to the stored ones, the latest first. */
export function withPlaces(text: string | null, table: string, melds: Remembered['melds']): string {
  const others = readAll(text).filter((entry) => entry.table !== table)
  return JSON.stringify([{ table, melds }, ...others].slice(0, MAX_REMEMBERED))
}

export function readPlaces(text: string | null, table: string): Remembered['melds'] {
  return readAll(text).find((entry) => entry.table === table)?.melds ?? []
}

/** Nobody but the page writes it, but anybody could. */
function readAll(text: string | null): Remembered[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(all) ? all.filter(isRemembered) : []
  } catch {
    return []
  }
}

function isRemembered(entry: unknown): entry is Remembered {
  const { table, melds } = (entry ?? {}) as Partial<Remembered>
  const isText = (text: unknown) => typeof text === 'string'
  return isText(table) && Array.isArray(melds) && melds.every((meld) => Array.isArray(meld) && meld.every(isText))
}
