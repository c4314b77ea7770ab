/**
 * Single icons at build time: `import lion from 'icon:noto/lion'` gives its drawing, and only used icons reach the page.
 * The whole sets would be 25 MB. `import fox from 'icon-file:noto/fox'` gives the address of a file with the drawing,
 * which is fetched only where it is shown.
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

const WANTED = /^\0(icon|icon-file):([\w-]+)\/([\w-]+)$/

export function icons(): Plugin {
  let building = false
  return {
    name: 'single-icons',
    config: (_, { command }) => void (building = command === 'build'),
    resolveId: (id) => (WANTED.test(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, setName, name] = WANTED.exec(id) ?? []
      if (!setName || !name) return
      const set = openSet(setName)
      const icon = set.icons[name]
      if (!icon) this.error(`the icon set ${setName} has no '${name}'`)
      const { body, width = set.width ?? 16, height = set.height ?? 16 } = icon
      const viewBox = `0 0 ${width} ${height}`
      if (kind === 'icon') return `export default ${JSON.stringify({ body, viewBox })}`
      const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${name}.svg`, source })}`
    },
  }
}
