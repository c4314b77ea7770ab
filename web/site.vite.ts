/** What a page without a server needs: `make site BASE=/some/where/` builds one for any static host. */

import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

export const IS_SITE = process.env.TABLEE_SITE === '1'

/** Where the page will be on its host: with a slash at both ends. */
export const BASE = `/${process.env.TABLEE_BASE ?? ''}/`.replace(/\/{2,}/g, '/')

/** The policy that our own server sends, but for what only a header can say. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'"

const META = [
  { tag: 'meta', attrs: { 'http-equiv': 'content-security-policy', content: POLICY } },
  { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' } },
]

export function site(): Plugin {
  return {
    name: 'site',
    apply: (_, { command }) => IS_SITE && command === 'build',
    transformIndexHtml: () => META.map((tag) => ({ ...tag, injectTo: 'head-prepend' as const })),
    writeBundle({ dir }) {
      copyFileSync(join(dir!, 'index.html'), join(dir!, '404.html')) // for addresses inside the page, at the first visit
      writeFileSync(join(dir!, '.nojekyll'), '') // GitHub Pages sends the files as they are
    },
  }
}
