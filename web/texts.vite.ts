/**
 * The texts of the page by language and part: `import { CATALOGUES } from 'texts:'` gives a loader for each. What every page
 * says, and what the games are called, is one part; what else a game says is another, and long texts are parts of their own.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { LANGUAGES } from './src/page/languages.ts'

const LOCALES = resolve(import.meta.dirname, '../src/tablee/locales')
const COMMON = 'common'
const COMMENTS = /^#.*\n/gm
const NAMES = /^[\w-]+ = .*\n[\w-]+-about = .*\n/m // a game's catalogue begins with its name and what it is about

const OURS = readdirSync(join(LOCALES, 'en')).filter((file) => file.endsWith('.ftl') && file !== 'cli.ftl')
const GAMES = OURS.flatMap((file) => /^rules-(.*)\.ftl$/.exec(file)?.[1] ?? [])

/** A game's name for its own catalogue and `-page`; `rules-` or `lesson-` and its name for long texts. */
function partOf(file: string): string {
  const name = file.replace(/(-page)?\.ftl$/, '')
  return GAMES.some((game) => name.endsWith(game)) ? name : COMMON
}

const PARTS = [...new Set(OURS.map(partOf))]

function textOf(language: string, part: string): string {
  const texts = OURS.map((file) => {
    const text = readFileSync(join(LOCALES, language, file), 'utf8').replace(COMMENTS, '')
    const names = GAMES.includes(file.replace('.ftl', '')) ? NAMES.exec(text)![0] : ''
    if (partOf(file) === part) return text.replace(names, '')
    return part === COMMON ? names : ''
  })
  return texts.join('')
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
      for (const file of OURS) this.addWatchFile(join(LOCALES, language, file))
      return `export default ${JSON.stringify(textOf(language, part))}`
    },
  }
}
