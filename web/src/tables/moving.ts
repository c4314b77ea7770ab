/**
 * The seats of this device in a link, for another device: `/move#tables=CODE.TOKEN.TOKEN~CODE.TOKEN`, and the matches
 * played so far as `&record=`, compressed. What follows the `#` never reaches a server.
 */

import { noteBests, readBests } from '../history/bests.ts'
import { noteMatches, readMatches, writeMatches } from '../history/matches.ts'
import { linkTo } from '../page/links.ts'
import { keysOf } from '../page/memory.ts'
import { isOnDevice } from '../table/net/codes.ts'
import { keepTokens, tokensFor } from '../table/net/seats.ts'
import type { Card } from './cards.ts'

const MOST_TABLES = 200
const MOST_SEATS = 8 // at one table
const MOST_RECORD_BYTES = 500_000 // unpacked
const CODE = /^[0-9A-Z]{1,20}$/
const TOKEN = /^[\w-]{10,64}$/

/** The seats at one table. */
export interface Seats {
  code: string
  tokens: string[]
}

/** The content of a link. */
export interface Luggage {
  seats: Seats[]
  /** The matches and the best turns, packed. */
  record: string | null
}

/** The seats that this device can pass on, those of running tables first. A seat that only the cookie opens stays. */
export function seatsToMove(running: readonly Card[], finished: readonly Card[]): Seats[] {
  const known = [...running, ...finished].map(({ code }) => code)
  return [...new Set([...known, ...keysOf('seat.')])].flatMap((code) => {
    if (isOnDevice(code)) return [] // no other device reaches it
    const tokens = tokensFor(code).filter((token) => token !== null)
    return tokens.length ? [{ code, tokens }] : []
  })
}

/** Tables at which a seat is opened by this browser's cookie alone. */
export const tiedToCookie = (cards: readonly Card[]): Card[] =>
  cards.filter(
    ({ code, mine }) => !isOnDevice(code) && mine.length > tokensFor(code).filter((token) => token !== null).length,
  )

export function movingLink(seats: readonly Seats[], record: string | null = null): string {
  const tables = seats.map(({ code, tokens }) => [code, ...tokens].join('.')).join('~')
  return `${location.origin}${linkTo('/move')}#tables=${tables}${record ? `&record=${record}` : ''}`
}

/** As many of the seats as fit into a link of this length: a larger QR code could not be read from a screen. */
export function upTo(seats: readonly Seats[], length: number): Seats[] {
  const first = seats.findIndex((_, index) => movingLink(seats.slice(0, index + 1)).length > length)
  return first < 0 ? [...seats] : seats.slice(0, first)
}

/** The content of a link; unreadable parts are left out, and null means that nothing is readable. */
export function readLuggage(hash: string): Luggage | null {
  const told = new URLSearchParams(hash.replace(/^#/, ''))
  const seats = (told.get('tables') ?? '').split('~').flatMap((part) => {
    const [code, ...tokens] = part.replaceAll(/\s/g, '').split('.')
    const good = tokens.length > 0 && tokens.length <= MOST_SEATS && tokens.every((token) => TOKEN.test(token))
    return good && CODE.test(code!) ? [{ code: code!, tokens }] : []
  })
  const record = told.get('record')
  return seats.length || record ? { seats: seats.slice(0, MOST_TABLES), record } : null
}

/** The tables with a seat that this device does not have yet. */
export const newSeats = (seats: readonly Seats[]): Seats[] =>
  seats.filter(({ code, tokens }) => tokens.some((token) => !tokensFor(code).includes(token)))

/** Add seats to those of this device. */
export function unpackSeats(seats: readonly Seats[]): void {
  for (const { code, tokens } of seats)
    keepTokens(code, [...new Set([...tokensFor(code), ...tokens])].slice(0, MOST_SEATS))
}

/** The matches and the best turns of this device in a few thousand characters. */
export async function packRecord(): Promise<string> {
  const text = `[${writeMatches(readMatches())},${JSON.stringify(readBests())}]`
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Add matches and best turns to those of this device; return how many matches are new. Garbage adds none. */
export async function unpackRecord(record: string): Promise<number> {
  try {
    const bytes = Uint8Array.from(atob(record.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const [matches, bests] = JSON.parse(await textOf(bytes)) as unknown[]
    noteBests(readBests(bests))
    return noteMatches(readMatches(JSON.stringify(matches)))
  } catch {
    return 0
  }
}

/** Decompress, but never more than a record can have: a few bytes may expand to millions. */
async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts).text()
    parts.push(value)
    size += value.length
    if (size > MOST_RECORD_BYTES) throw new Error('the record is too long')
  }
}
