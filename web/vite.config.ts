import { availableParallelism } from 'node:os'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'

import { app } from './app.vite.ts'
import { compressed } from './compress.vite.ts'
import { games, NAMES } from './games.vite.ts'
import { icons } from './icons.vite.ts'
import { python } from './python.vite.ts'
import { BASE, IS_SITE, site } from './site.vite.ts'
import { texts } from './texts.vite.ts'

// The Python server serves the built page from inside its package.
const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8000'

type Modules = Rolldown.ChunkingContext

/** Whether one module, of which a path is the end, needs another at once: by static imports, not by `import()`. */
function needs(path: string, module: string, modules: Modules, seen = new Set<string>()): boolean {
  if (module.endsWith(path)) return true
  seen.add(module)
  const importers = modules.getModuleInfo(module)?.importers ?? []
  return importers.some((importer) => !seen.has(importer) && needs(path, importer, modules, seen))
}

/** The file for a module that the entry, the start page or a table in play needs. */
function fileFor(module: string, modules: Modules): string | null {
  if (module.includes('rolldown/runtime') || needs('/src/main.ts', module, modules)) return 'shell'
  const atStart = needs('/pages/Start.svelte', module, modules)
  const onTable = needs('/pages/TablePage.svelte', module, modules)
  const boards = NAMES.filter((game) => needs(`/games/${game}/Board.svelte`, module, modules))
  if (!atStart) return onTable || boards.length ? 'table' : null
  if (onTable || boards.length > 1) return 'shell'
  return boards.length ? `pieces-${boards[0]}` : 'start'
}

/** Such a file, unless it is `table`. */
function sharedFile(module: string, modules: Modules): string | null {
  const file = fileFor(module, modules)
  return file === 'table' ? null : file
}

/** Few files: each costs a request and headers, and gzip finds more to save in a large one. */
const groups = [
  { name: (module: string, modules: Modules) => (fileFor(module, modules) === 'shell' ? 'shell' : null), priority: 5 },
  { name: (module: string, modules: Modules) => sharedFile(module, modules), priority: 4 },
  { name: 'pictures', test: /\/games\/[\w-]+\/art\/.*\.ts$/, priority: 3 },
  { name: 'pictures-emotes', test: /\/table\/people\/emotes\/emotes\.ts|icon:noto\/(?!trophy|joker)/, priority: 2 },
  { name: fileFor, test: /\/src\/(ui|table|board|page|fair|art)\/|icon:/, priority: 1 },
  { name: 'melds', test: /\/src\/melds\//, priority: 1 },
  { name: 'device', test: /\/src\/device\//, priority: 1 },
]

export default defineConfig({
  base: BASE,
  // A static host would not know what to do with compressed copies.
  plugins: [svelte(), games(), icons(), texts(), python(), app(), ...(IS_SITE ? [site()] : [compressed()])],
  build: {
    outDir: IS_SITE ? (process.env.TABLEE_SITE_FOLDER ?? '../build/site') : '../src/tablee/page',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark() stays what it is
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // Left to itself it keeps one core free, which is half of two.
  test: { include: ['src/**/*.test.ts'], environment: 'happy-dom', maxWorkers: availableParallelism() },
})
