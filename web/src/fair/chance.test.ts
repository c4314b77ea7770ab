import { afterEach, describe, expect, it, vi } from 'vitest'

import vectors from '../../../tests/core/vectors.json'
import { childOf, commitmentTo, fromHex, keyOf, shuffled, toHex } from './chance.ts'
import { sha256, sha256InScript } from './sha256.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each(['the browser’s own SHA-256', 'SHA-256 in script'])('with %s', (which) => {
  describe.each(vectors)('the secret $secret with the words $words', ({ secret, words, commitment, key, shuffles }) => {
    const prepare = () => {
      if (which === 'SHA-256 in script') vi.stubGlobal('crypto', {})
      return keyOf(fromHex(secret)!, words)
    }

    it('has the same commitment and key as in Python', async () => {
      expect(toHex(await prepare())).toBe(key)
      expect(await commitmentTo(fromHex(secret)!)).toBe(commitment)
    })

    it('gives the same shuffles as in Python', async () => {
      const own = await prepare()
      for (const { path, size, order } of shuffles) {
        const pieces = Array.from({ length: size }, (_, index) => index)
        expect((await shuffled(await childOf(own, path), pieces)).join(' ')).toBe(order)
      }
    })
  })
})

it('takes seats that all added nothing for no words at all', async () => {
  const secret = fromHex('00'.repeat(16))!
  expect(await keyOf(secret, ['', ''])).toEqual(await keyOf(secret, []))
  expect(await keyOf(secret, ['', ''])).not.toEqual(await keyOf(secret, ['', 'x']))
})

it('computes the same in script as the browser does, whatever the length', async () => {
  for (let length = 0; length < 200; length++) {
    const data = crypto.getRandomValues(new Uint8Array(length))
    expect(toHex(sha256InScript(data)), `${length} bytes`).toBe(toHex(await sha256(data)))
  }
})

it('knows the standard’s own example', () => {
  expect(toHex(sha256InScript(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

it.each(['0', 'xy', '0G', 'AB', ' 00'])('%s is not hexadecimal', (text) => expect(fromHex(text)).toBeNull())
