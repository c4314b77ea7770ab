/** The best turns and rounds played on this device: for each game the highest value of each of its feats. */

import { recall, remember } from '../page/memory.ts'

const KEY = 'bests'
const WORD = /^[\w-]{1,40}$/

export interface Best {
  value: number
  /** In seconds since 1970. */
  at: number
}

/** By game and feat; the game's texts describe each feat: `<game>-feat-<feat>`. */
export type Bests = Record<string, Record<string, Best>>

/** Anything unreadable is left out. */
export function readBests(told: unknown = parse(recall(KEY))): Bests {
  return mapWords(told, (feats) =>
    mapWords(feats, (best) => (isBest(best) ? { value: best.value, at: best.at } : null)),
  )
}

/** Store what is better than before. */
export function noteBests(fresh: Bests): void {
  const known = readBests()
  for (const [game, feats] of Object.entries(fresh)) {
    for (const [feat, best] of Object.entries(feats)) {
      if (best.value > (known[game]?.[feat]?.value ?? 0)) known[game] = { ...known[game], [feat]: best }
    }
  }
  remember(KEY, JSON.stringify(known))
}

/** The values of one round. */
export function noteFeats(game: string, feats: Record<string, number>, at: number): void {
  const bests = Object.entries(feats).map(([feat, value]) => [feat, { value, at: Math.round(at) }])
  noteBests({ [game]: Object.fromEntries(bests) })
}

export function forgetBests(): void {
  remember(KEY, null)
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

function mapWords<Value>(told: unknown, read: (value: unknown) => Value | null): Record<string, Value> {
  if (typeof told !== 'object' || told === null) return {}
  return Object.fromEntries(
    Object.entries(told).flatMap(([word, value]) => {
      const good = WORD.test(word) ? read(value) : null
      return good === null ? [] : [[word, good]]
    }),
  )
}

const isBest = (best: unknown): best is Best =>
  typeof best === 'object' &&
  best !== null &&
  'value' in best &&
  'at' in best &&
  Number.isFinite(best.value) &&
  Number.isFinite(best.at)
