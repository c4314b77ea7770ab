/**
 * The parts of a record that this page reads: what chance determined. The server checks whether it was played by the
 * rules.
 */

import { fromHex, toHex } from './chance.ts'
import { type Bytes, sha256 } from './sha256.ts'

export interface MatchRecord {
  game: string
  names: string[]
  commitment: string
  secret: Bytes
  /** Of each seat; empty if it added none. */
  words: string[]
  /** Of each round: the pieces as they were dealt. */
  deals: string[][]
  /** Whether nothing was changed since it was written. */
  whole: boolean
}

export const LARGEST_RECORD = 1024 * 1024 // bytes, as many as the server accepts
const TITLE = 'tablee record 1'
const LAST = 'sha256: '

/** Text from the clipboard or another system, with the line ends of records. */
export function tidied(text: string): string {
  return `${text.replaceAll('\r\n', '\n').trim()}\n`
}

/** Read a record; null if it is not one. */
export async function readRecord(text: string): Promise<MatchRecord | null> {
  const lines = text.split('\n')
  const all = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2))
  const [[commitment, ...others], [seed, ...seeds], [players]] = [all('commitment'), all('seed'), all('players')]
  const [game = ''] = all('game')
  const secret = fromHex(seed ?? '')
  if (lines[0] !== TITLE || !commitment || others.length || !secret?.length || seeds.length) return null
  const words: string[] = Array.from({ length: Math.min(Number(players) || 0, 99) }, () => '')
  for (const told of all('words')) {
    const [, seat, added] = /^p(\d{1,2}) (.*)$/.exec(told) ?? []
    if (seat === undefined || !(Number(seat) in words)) return null
    words[Number(seat)] = added!
  }
  return {
    game,
    names: all('name'),
    commitment,
    secret,
    words,
    deals: all('deal').map((pieces) => pieces.split(' ')),
    whole: await isWhole(text),
  }
}

async function isWhole(text: string): Promise<boolean> {
  const last = text.lastIndexOf(LAST)
  if (last < 0) return false
  const body = new TextEncoder().encode(text.slice(0, last))
  return text.slice(last + LAST.length).trim() === toHex(await sha256(body))
}
