/**
 * The texts of the page by language and part: `import { CATALOGUES } from 'texts:'` gives a loader for each. The texts
 * of all pages and the names of the games are one part; the other texts of a game are another, and long texts and those
 * for tables on this device have their own parts. A site without a server has its own words for some messages.
 */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { BASE } from './site.vite.ts'
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

/** A built page computes the names of the files: a list of all of them would weigh two kilobytes. */
function loaders(building: boolean): string {
  const file = `import(/* @vite-ignore */ \`${BASE}assets/\${part}-\${language}-${VERSION}.js\`)`
  const built = `const ofLanguage = (language) => Object.fromEntries(PARTS.map((part) => [part, () => ${file}]))
    const PARTS = ${JSON.stringify(PARTS)}
    export const CATALOGUES = Object.fromEntries(LANGUAGES.map((language) => [language, ofLanguage(language)]))`
  if (building) return `import { LANGUAGES } from '/src/page/languages.ts'\n${built}`
  const ofLanguage = (language: string) => PARTS.map((part) => `'${part}': () => import('texts:${language}/${part}')`)
  return `export const CATALOGUES = { ${LANGUAGES.map((language) => `${language}: { ${ofLanguage(language).join()} }`).join()} }`
}

const moduleOf = (language: string, part: string) => `export default ${JSON.stringify(textOf(language, part))}`

const EVERY = LANGUAGES.flatMap((language) => PARTS.map((part) => ({ language, part })))
const VERSION = createHash('sha256')
  .update(EVERY.map(({ language, part }) => moduleOf(language, part)).join('\n'))
  .digest('hex')
  .slice(0, 8)

export function texts(): Plugin {
  let building = false
  return {
    name: 'texts',
    config: (_, { command }) => void (building = command === 'build'),
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0texts:') return loaders(building)
      const [, language, part] = /^\0texts:(\w+)\/(.+)$/.exec(id) ?? []
      if (!language || !part) return
      for (const { path } of FILES) this.addWatchFile(path(language))
      return moduleOf(language, part)
    },
    generateBundle() {
      for (const { language, part } of EVERY) {
        const fileName = `assets/${part}-${language}-${VERSION}.js`
        this.emitFile({ type: 'asset', fileName, source: moduleOf(language, part) })
      }
    },
  }
}
