import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { app } from './app.vite.ts'
import { icons } from './icons.vite.ts'

// The Python server serves the built page from inside its package.
const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), icons(), app()],
  build: {
    outDir: '../src/tablee/page',
    emptyOutDir: true,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark() stays what it is
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'happy-dom' },
})
