/** Builds the two workers of Python; `python -m tools.device` then puts them beside Pyodide. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { defineConfig } from 'vite'

const { info } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('pyodide/pyodide-lock.json'), 'utf8'),
) as { info: object }

/** Under names that end in `.js`: some hosts send `.mjs` with a wrong type, and no browser takes it then. */
const BESIDE: Record<string, string> = {
  'pyodide/pyodide.mjs': './pyodide.js',
  'pyodide/pyodide.asm.mjs': './pyodide.asm.js',
}

export default defineConfig({
  publicDir: false,
  define: { LOCK: JSON.stringify(info) },
  plugins: [
    {
      name: 'pyodide',
      enforce: 'pre',
      resolveId: (id) => (id in BESIDE ? { id: BESIDE[id]!, external: true } : null),
    },
  ],
  build: {
    outDir: '../build/device/workers',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: {
        host: 'src/device/worker/host.ts',
        helper: 'src/device/worker/helper.ts',
        boot: 'src/device/worker/boot.ts',
      },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
