/**
 * How seeds become shuffles, implemented from the description in docs/fair-deals.md, so that this page can check what a
 * server dealt without trusting it. It contains no rules of any game.
 */

import { type Bytes, hmac, joined, sha256 } from './sha256.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** The bytes of a text of hexadecimal digits; null if it is not one. */
export function fromHex(text: string): Bytes | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What is published before the deal. */
export async function commitmentTo(secret: Bytes): Promise<string> {
  return toHex(await sha256(joined([utf8('tablee commitment 1'), secret])))
}

/** The key of a match: from the secret and the words of each seat. */
export async function keyOf(secret: Bytes, words: string[]): Promise<Bytes> {
  const said = words.some((text) => text !== '') ? words : []
  const parts = said.map(utf8).flatMap((text) => [bigEndian(text.length), text])
  return hmac(secret, joined([utf8('tablee seed 1'), ...parts]))
}

/** The key of a part of the match: `['round 1']`, `['round 1', 'later', 'shuffle']`. */
export async function childOf(key: Bytes, path: string[]): Promise<Bytes> {
  for (const label of path) key = await hmac(key, utf8(`child ${label}`))
  return key
}

/** The pieces in the order that the key determines. */
export async function shuffled<Piece>(key: Bytes, pieces: readonly Piece[]): Promise<Piece[]> {
  const order = [...pieces]
  let number = await numberFor(key, order.length)
  for (let i = order.length; i > 1; i--) {
    const j = Number(number % BigInt(i))
    number /= BigInt(i)
    ;[order[i - 1], order[j]] = [order[j]!, order[i - 1]!]
  }
  return order
}

/** As many blocks of the key's stream as hold the bits of n! and 128 more, as one number. */
async function numberFor(key: Bytes, n: number): Promise<bigint> {
  let orders = 1n
  for (let i = 2; i <= n; i++) orders *= BigInt(i)
  const blocks = Math.ceil((orders.toString(2).length + 128) / 256)
  const stream = await Promise.all(Array.from({ length: blocks }, (_, index) => hmac(key, bigEndian(index))))
  return BigInt(`0x${toHex(joined(stream))}`)
}

function bigEndian(number: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, number)
  return bytes
}
