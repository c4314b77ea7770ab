/** The games in the order of every list, by `place` in their `game.toml`: `import { ORDER } from 'games:'`. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

const SOURCES = resolve(import.meta.dirname, '../src/tablee/games')

const placeOf = (path: string) => Number(/^place = (\d+)/m.exec(readFileSync(path, 'utf8'))![1])

export const FOLDERS = readdirSync(SOURCES)
  .map((folder) => ({ folder, path: join(SOURCES, folder, 'game.toml') }))
  .filter(({ path }) => existsSync(path))
  .sort((one, other) => placeOf(one.path) - placeOf(other.path))
  .map(({ folder }) => folder)
export const NAMES = FOLDERS.map((folder) => folder.replaceAll('_', '-'))

export function games(): Plugin {
  return {
    name: 'games',
    resolveId: (id) => (id === 'games:' ? `\0${id}` : null),
    load: (id) => (id === '\0games:' ? `export const ORDER = ${JSON.stringify(NAMES)}` : null),
  }
}
