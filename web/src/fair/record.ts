/** A record as this page reads it: what chance had to do with the match. Whether it was played by the rules, the rules say. */

import { fromHex, toHex } from './chance.ts'
import { type Bytes, sha256 } from './sha256.ts'

export interface MatchRecord {
  game: string
  names: string[]
  commitment: string
  secret: Bytes
  /** Of each seat; empty where it added none. */
  words: string[]
  /** Of each round: the pieces as they were dealt. */
  deals: string[][]
  /** Nothing was changed since it was written. */
  whole: boolean
}

export const LARGEST_RECORD = 1024 * 1024 // bytes, as much as the server takes
const TITLE = 'tablee record 1'
const LAST = 'sha256: '

/** What came by copy and paste or from another system, with the line ends that records have. */
export function tidied(text: string): string {
  return `${text.replaceAll('\r\n', '\n').trim()}\n`
}

/** Read a record; null where it is none. */
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
