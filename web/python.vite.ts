/** Python's parts for playing without a server, as `python -m tools.device` has built them: `import ... from 'python:'`. */

import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { Plugin, ResolvedConfig } from 'vite'

import { IS_SITE } from './site.vite.ts'

const BUILT = resolve(import.meta.dirname, '../build/device')

export interface Parts {
  /** Relative to the page's base, with a slash at its end. Its name is that of its content. */
  folder: string
  files: string[]
  /** What a first visit loads, if the host compresses what it sends. */
  bytes: number
}

/** Null where they are not built: then the page can do without them what it could before. */
export function partsOf(): Parts | null {
  const facts = join(BUILT, 'parts.json')
  return process.env.VITEST || !existsSync(facts) ? null : (JSON.parse(readFileSync(facts, 'utf8')) as Parts)
}

/**
 * A static host gets the files as they are. Our own server gets only compressed ones, so that its package stays small:
 * every browser takes them.
 */
function copy({ folder, files }: Parts, to: string): void {
  mkdirSync(join(to, folder), { recursive: true })
  for (const file of files) {
    const from = join(BUILT, folder, file)
    if (IS_SITE || file.endsWith('.zip')) cpSync(from, join(to, folder, file))
    else writeFileSync(join(to, folder, `${file}.gz`), gzipSync(readFileSync(from), { level: 9 }))
  }
}

export function python(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'python',
    configResolved: (resolved) => void (config = resolved),
    resolveId: (id) => (id === 'python:' ? `\0${id}` : null),
    load(id) {
      if (id !== '\0python:') return null
      const parts = partsOf()
      const told = parts && { ...parts, folder: config.base + parts.folder }
      return `export const PARTS = ${JSON.stringify(told)}\nexport const IS_SITE = ${IS_SITE}`
    },
    writeBundle({ dir }) {
      const parts = partsOf()
      if (parts) copy(parts, dir!)
      else if (IS_SITE) throw new Error('Python is not built: use `make site`')
    },
  }
}
