/**
 * Compressed copies of every text file of the built page: the server sends the smallest one that a browser can read.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

const TEXT = /\.(css|js|json|svg|txt)$/
const QUALITY = 9 // 11 would save 4 % and take ten times as long
const WORTH = 400 // bytes: below, a packet is a packet

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const file = join(dir!, name)
        const text = readFileSync(file)
        if (text.length < WORTH) continue
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
      }
    },
  }
}
