/**
 * The texts of the page by language and part: `import { CATALOGUES } from 'texts:'` gives a loader for each. The texts
 * of all pages and the names of the games are one part; the other texts of a game are another, and long texts and those
 * for tables on this device have their own parts. A site without a server has its own words for some messages.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { LANGUAGES } from './src/page/languages.ts'

const SOURCES = resolve(import.meta.dirname, '../src/tablee')
const COMMON = 'common'
const COMMENTS = /^#.*\n/gm
const OWN_PARTS = ['analysis', 'companion', 'here', 'print'] // long texts that few pages need
const OF_SITE = 'site.ftl'
const IS_SITE = process.env.TABLEE_SITE === '1'
const NAMES = /^[\w-]+ = .*\n[\w-]+-about = .*\n/m // a game's texts begin with its name and what it is about

/** A file of texts: its path in each language, and the part that it belongs to. */
interface Source {
  path: (language: string) => string
  part: string
  named: boolean
}

const isText = (file: string) => file.endsWith('.ftl') && file !== 'cli.ftl'
const OURS: Source[] = readdirSync(join(SOURCES, 'locales/en'))
  .filter((file) => isText(file) && file !== OF_SITE)
  .map((file) => ({
    path: (language) => join(SOURCES, 'locales', language, file),
    part: partOfOurs(file),
    named: false,
  }))
const GAMES: Source[] = readdirSync(join(SOURCES, 'games'))
  .filter((folder) => existsSync(join(SOURCES, 'games', folder, 'texts')))
  .flatMap((folder) =>
    readdirSync(join(SOURCES, 'games', folder, 'texts/en'))
      .filter(isText)
      .map((file) => ({
        path: (language) => join(SOURCES, 'games', folder, 'texts', language, file),
        part: partOf(folder.replaceAll('_', '-'), file.replace('.ftl', '')),
        named: file === 'game.ftl',
      })),
  )
const FILES = [...OURS, ...GAMES]
const PARTS = [...new Set(FILES.map(({ part }) => part))]

function partOfOurs(file: string): string {
  const name = file.replace('.ftl', '')
  return OWN_PARTS.includes(name) ? name : COMMON
}

/** The name of the game for `game.ftl` and `page.ftl` in its folder; `rules-` and its name for `rules.ftl`. */
function partOf(game: string, file: string): string {
  return file === 'game' || file === 'page' ? game : `${file}-${game}`
}

function textOf(language: string, wanted: string): string {
  const texts = FILES.map(({ path, part, named }) => {
    const text = readFileSync(path(language), 'utf8').replace(COMMENTS, '')
    const names = named ? NAMES.exec(text)![0] : ''
    if (part === wanted) return text.replace(names, '')
    return wanted === COMMON ? names : ''
  })
  return (IS_SITE && wanted === COMMON ? ofSite(language) : '') + texts.join('')
}

/** The words of a site without a server come first: Fluent keeps the first of two messages with one name. */
function ofSite(language: string): string {
  const text = readFileSync(join(SOURCES, 'locales', language, OF_SITE), 'utf8')
  return text.replace(COMMENTS, '').replaceAll(/^([\w-]+)-site = /gm, '$1 = ')
}

function loaders(): string {
  const ofLanguage = (language: string) => PARTS.map((part) => `'${part}': () => import('texts:${language}/${part}')`)
  return `{ ${LANGUAGES.map((language) => `${language}: { ${ofLanguage(language).join()} }`).join()} }`
}

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0texts:') return `export const CATALOGUES = ${loaders()}`
      const [, language, part] = /^\0texts:(\w+)\/(.+)$/.exec(id) ?? []
      if (!language || !part) return
      for (const { path } of FILES) this.addWatchFile(path(language))
      return `export default ${JSON.stringify(textOf(language, part))}`
    },
  }
}
