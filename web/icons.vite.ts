/**
 * Single icons at build time: `import lion from 'icon:noto/lion'` gives its drawing, and only used icons reach the page.
 * The whole sets would be 25 MB.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

interface IconSet {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number }>
}

const require = createRequire(import.meta.url)
const sets = new Map<string, IconSet>()

function openSet(name: string): IconSet {
  const set = sets.get(name) ?? JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))
  sets.set(name, set)
  return set
}

export function icons(): Plugin {
  return {
    name: 'single-icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return
      const [setName, name] = id.slice('\0icon:'.length).split('/') as [string, string]
      const set = openSet(setName)
      const icon = set.icons[name]
      if (!icon) this.error(`the icon set ${setName} has no '${name}'`)
      const { body, width = set.width ?? 16, height = set.height ?? 16 } = icon
      return `export default ${JSON.stringify({ body, viewBox: `0 0 ${width} ${height}` })}`
    },
  }
}
