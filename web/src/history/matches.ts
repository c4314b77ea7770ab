/** The matches that this device has seen to their end: stored here only, each once, by the code of its table. */

import { recall, remember } from '../page/memory.ts'
import type { Table } from '../page/protocol.ts'
import { starsOf } from '../table/net/opponents.svelte.ts'

const KEY = 'history'
const SINCE = 'history.since'
const MOST_MATCHES = 1_000 // about 100 kB; the oldest are forgotten
const MOST_COMPANIONS = 12

/** A finished match from the point of view of the owner of this device. */
export interface Match {
  /** Of the table; every match has its own. */
  code: string
  game: string
  /** When it ended, in seconds since 1970. */
  at: number
  won: boolean
  points: number
  /** The strongest bot; null if other people played: then the level says little. */
  level: string | null
  /** The other people, by name. */
  companions: Companion[]
}

export interface Companion {
  name: string
  won: boolean
}

/** What is stored of a finished match; a table and its summary both contain it. */
export type Ended = Pick<Table, 'code' | 'game' | 'totals' | 'leaders'> & {
  seats: readonly Pick<Table['seats'][number], 'name' | 'bot'>[]
}

/** The match from the point of view of the player on seat `me`. */
export function matchOf(table: Ended, me: number, at: number): Match {
  const others = table.seats.map((seat, index) => ({ ...seat, index })).filter(({ index }) => index !== me)
  const people = others.filter(({ bot, name }) => bot === null && name !== null)
  const bots = others.flatMap(({ bot }) => (bot === null ? [] : [bot]))
  return {
    code: table.code,
    game: table.game,
    at: Math.round(at),
    won: table.leaders.includes(me),
    points: table.totals[me] ?? 0,
    level: people.length ? null : (bots.sort((one, other) => starsOf(other) - starsOf(one))[0] ?? null),
    companions: people.map(({ name, index }) => ({ name: name!, won: table.leaders.includes(index) })),
  }
}

/** All matches, the latest last. Anything unreadable is left out. */
export function readMatches(text: string | null = recall(KEY)): Match[] {
  const rows = parse(text)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row) => readMatch(row) ?? []).slice(-MOST_MATCHES)
}

export function writeMatches(matches: readonly Match[]): string {
  return JSON.stringify(
    matches.map(({ code, game, at, won, points, level, companions }) => [
      code,
      game,
      at,
      won ? 1 : 0,
      points,
      level,
      companions.map((companion) => [companion.name, companion.won ? 1 : 0]),
    ]),
  )
}

/** Store matches, each only once; return how many are new. */
export function noteMatches(fresh: readonly Match[]): number {
  const known = readMatches()
  const codes = new Set(known.map(({ code }) => code))
  const added = fresh.filter(({ code }) => !codes.has(code) && codes.add(code))
  if (added.length) {
    const all = [...known, ...added].sort((one, other) => one.at - other.at)
    remember(KEY, writeMatches(all.slice(-MOST_MATCHES)))
  }
  return added.length
}

/** Delete all matches: those of tables that are still in the list do not come back. */
export function forgetMatches(now = Date.now() / 1000): void {
  remember(KEY, null)
  remember(SINCE, String(now))
}

/** The start of the period whose matches count, in seconds since 1970. */
export const historyBegan = (): number => Number(recall(SINCE) ?? 0)

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

function readMatch(row: unknown): Match | null {
  if (!Array.isArray(row)) return null
  const [code, game, at, won, points, level, companions] = row as unknown[]
  if (!isCode(code) || !isWord(game) || !Number.isFinite(at) || !Number.isFinite(points)) return null
  if ((level !== null && !isWord(level)) || !Array.isArray(companions) || companions.length > MOST_COMPANIONS)
    return null
  const others = companions.map(readCompanion)
  if (!others.every((companion) => companion !== null)) return null
  return { code, game, at: at as number, won: won === 1, points: points as number, level, companions: others }
}

function readCompanion(pair: unknown): Companion | null {
  if (!Array.isArray(pair)) return null
  const [name, won] = pair as unknown[]
  return typeof name === 'string' && name.length <= 60 ? { name, won: won === 1 } : null
}

const isCode = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{1,20}$/.test(code)
const isWord = (word: unknown): word is string => typeof word === 'string' && /^[\w-]{1,40}$/.test(word)
