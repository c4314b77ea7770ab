/** A language as one file: `import('texts:de')` gives its catalogues, but for the terminal's and the long ones, which few read. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

const LOCALES = resolve(import.meta.dirname, '../src/tablee/locales')
const APART = /^(cli|rules-.*|lesson-.*)\.ftl$/
const NAME = '\0texts:'

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(NAME)) return
      const folder = join(LOCALES, id.slice(NAME.length))
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl') && !APART.test(file))
      const catalogues = files.sort().map((file) => {
        this.addWatchFile(join(folder, file))
        return readFileSync(join(folder, file), 'utf8')
      })
      return `export default ${JSON.stringify(catalogues.join('\n'))}`
    },
  }
}
