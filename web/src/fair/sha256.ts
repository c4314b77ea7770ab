/** SHA-256 and HMAC: the browser's own if available, which they are not on a page over plain HTTP. */

export type Bytes = Uint8Array<ArrayBuffer>

export async function sha256(data: Bytes): Promise<Bytes> {
  const own: SubtleCrypto | undefined = globalThis.crypto?.subtle
  return own ? new Uint8Array(await own.digest('SHA-256', data)) : sha256InScript(data)
}

const BLOCK = 64

export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const padded = new Uint8Array(BLOCK)
  padded.set(key.length > BLOCK ? await sha256(key) : key)
  const inner = await sha256(joined([padded.map((byte) => byte ^ 0x36), message]))
  return sha256(joined([padded.map((byte) => byte ^ 0x5c), inner]))
}

export function joined(parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

// --- FIPS 180-4, section 6.2 -----------------------------------------------------------------------------------------

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0))
const firstBits = (root: number) => Math.floor((root % 1) * 2 ** 32)
const START = PRIMES.slice(0, 8).map((prime) => firstBits(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => firstBits(Math.cbrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256InScript(data: Bytes): Bytes {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK)
  padded.set(data)
  padded[data.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setBigUint64(padded.length - 8, BigInt(data.length) * 8n)
  const hash = Uint32Array.from(START)
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, words, at)
  const told = new DataView(new ArrayBuffer(32))
  hash.forEach((word, index) => told.setUint32(4 * index, word))
  return new Uint8Array(told.buffer)
}

function mix(hash: Uint32Array, words: DataView, at: number): void {
  const w = new Uint32Array(64)
  for (let t = 0; t < 64; t++) {
    if (t < 16) {
      w[t] = words.getUint32(at + 4 * t)
      continue
    }
    const [early, late] = [w[t - 15]!, w[t - 2]!]
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w[t] = w[t - 16]! + small0 + w[t - 7]! + small1
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let t = 0; t < 64; t++) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + big1 + ((e & f) ^ (~e & g)) + ROUNDS[t]! + w[t]!) | 0
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index]! += word
}
