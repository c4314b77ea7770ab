/**
 * The page as an app: a manifest in each language, and the service worker with the list of all that was built.
 * Written by hand rather than by a plugin: it is short, and what it caches and when is what matters.
 */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

import { FOLDERS, NAMES } from './games.vite.ts'
import { type Parts, partsOf } from './python.vite.ts'
import { IS_SITE } from './site.vite.ts'
import { LANGUAGES } from './src/page/languages.ts'

const file = (path: string) => readFileSync(path, 'utf8')

const SOURCES = resolve(import.meta.dirname, '../src/tablee')
const WORKER = resolve(import.meta.dirname, 'src/worker/worker.js')
const PUBLIC = resolve(import.meta.dirname, 'public')

function manifest(language: string, base: string): string {
  const texts = new FluentBundle(language, { useIsolating: false })
  const shared = ['core', 'page'].map((name) => join(SOURCES, 'locales', language, `${name}.ftl`))
  const ofGames = FOLDERS.map((folder) => join(SOURCES, 'games', folder, 'texts', language, 'game.ftl'))
  for (const path of [...shared, ...ofGames]) texts.addResource(new FluentResource(file(path)))
  const say = (key: string) => texts.formatPattern(texts.getMessage(key)!.value!)
  const icon = (name: string, size: number, purpose: string) => {
    return { src: `${base}icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  return JSON.stringify(
    {
      id: base, // one app, whichever language it speaks
      name: say('tablee'),
      short_name: say('tablee'),
      description: say('start-lead'),
      lang: language,
      dir: 'ltr',
      start_url: base,
      scope: base,
      display: 'standalone',
      theme_color: '#8a5833',
      background_color: '#4f9a6a',
      categories: ['games'],
      icons: [
        icon('icon-192', 192, 'any'),
        icon('icon-512', 512, 'any'),
        icon('maskable-192', 192, 'maskable'),
        icon('maskable-512', 512, 'maskable'),
      ],
      shortcuts: NAMES.map((game) => ({
        name: say(game),
        url: `${base}new/${game}`,
        icons: [icon('icon-192', 192, 'any')],
      })),
    },
    null,
    2,
  )
}

/** The page knows by this which build it is, and the server which one it serves. Vite does not know our manifests. */
function withBuild(html: string, version: string, base: string): string {
  const build = `  <meta name="build" content="${version}" />\n  </head>`
  return html.replace('href="/app-', `href="${base}app-`).replace('</head>', build)
}

/** With their sizes, so that somebody who waits for them sees how far they are. */
const sized = ({ folder, files }: Parts) =>
  files.map((name) => ({ name, size: statSync(resolve(import.meta.dirname, '../build/device', folder, name)).size }))

export function app(): Plugin {
  let base = '/'
  return {
    name: 'app',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const language of LANGUAGES) {
          this.emitFile({ type: 'asset', fileName: `app-${language}.webmanifest`, source: manifest(language, base) })
        }
        const kept = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        const files = [
          ...Object.keys(bundle).filter((name) => name.startsWith('assets/')),
          ...kept.map((entry) => join(entry.parentPath, entry.name).slice(PUBLIC.length + 1)),
        ].sort()
        const index = bundle['index.html']
        const content = [
          ...files,
          index?.type === 'asset' ? String(index.source) : '',
          ...kept.map((entry) => file(join(entry.parentPath, entry.name))),
        ]
        const version = createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 16)
        if (index?.type === 'asset') index.source = withBuild(String(index.source), version, base)
        const parts = partsOf()
        // A site's list of games is kept with the page, which shows it before Python is there.
        const games = IS_SITE ? [`${parts?.folder}games.json`] : []
        const list = JSON.stringify([...files, ...games].map((name) => base + name))
        const python = parts && { folder: base + parts.folder, files: sized(parts) }
        const source = `const VERSION = '${version}'\nconst BASE = '${base}'\nconst FILES = ${list}\nconst PYTHON = ${JSON.stringify(python)}\nconst IS_SITE = ${IS_SITE}\n\n${file(WORKER)}`
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}
