/**
 * The page as an app: a manifest in each language, and the service worker with the list of all that was built.
 * Written by hand rather than by a plugin: it is short, and what it caches and when is what matters.
 */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

import { FOLDERS, NAMES } from './games.vite.ts'
import { LANGUAGES } from './src/page/languages.ts'

const file = (path: string) => readFileSync(path, 'utf8')

const SOURCES = resolve(import.meta.dirname, '../src/tablee')
const WORKER = resolve(import.meta.dirname, 'src/worker/worker.js')
const PUBLIC = resolve(import.meta.dirname, 'public')

function manifest(language: string): string {
  const texts = new FluentBundle(language, { useIsolating: false })
  const shared = ['core', 'page'].map((name) => join(SOURCES, 'locales', language, `${name}.ftl`))
  const ofGames = FOLDERS.map((folder) => join(SOURCES, 'games', folder, 'texts', language, 'game.ftl'))
  for (const path of [...shared, ...ofGames]) texts.addResource(new FluentResource(file(path)))
  const say = (key: string) => texts.formatPattern(texts.getMessage(key)!.value!)
  const icon = (name: string, size: number, purpose: string) => {
    return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  return JSON.stringify(
    {
      id: '/', // one app, whichever language it speaks
      name: say('tablee'),
      short_name: say('tablee'),
      description: say('start-lead'),
      lang: language,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
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
      shortcuts: NAMES.map((game) => ({ name: say(game), url: `/new/${game}`, icons: [icon('icon-192', 192, 'any')] })),
    },
    null,
    2,
  )
}

/** The page knows by this which build it is, and the server which one it serves. */
function withBuild(html: string, version: string): string {
  return html.replace('</head>', `  <meta name="build" content="${version}" />\n  </head>`)
}

export function app(): Plugin {
  return {
    name: 'app',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const language of LANGUAGES) {
          this.emitFile({ type: 'asset', fileName: `app-${language}.webmanifest`, source: manifest(language) })
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
        const list = JSON.stringify(files.map((name) => `/${name}`))
        if (index?.type === 'asset') index.source = withBuild(String(index.source), version)
        const source = `const VERSION = '${version}'\nconst FILES = ${list}\n\n${file(WORKER)}`
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}
