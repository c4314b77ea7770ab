import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'

import { LANGUAGES } from './languages.ts'

const catalogues = import.meta.glob<string>(
  [
    '../../../src/tablee/locales/*/*.ftl',
    '!../../../src/tablee/locales/*/cli.ftl',
    '../../../src/tablee/games/*/texts/*/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

function keysOf(language: string): Set<string> {
  const files = Object.keys(catalogues).filter((path) => path.includes(`/${language}/`))
  return new Set(files.flatMap((path) => new FluentResource(catalogues[path]!).body.map((message) => message.id)))
}

/** Keys that are written literally in the page: `say('key'`, `say(test ? 'one' : 'other'`, `what: 'about-...'`. */
const used = new Set(
  Object.entries(sources)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .flatMap(([, text]) => [...text.matchAll(/\btexts\.say\(([^`()]*?)[,)]/g)].map((match) => match[1]!))
    .flatMap((argument) => [...argument.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1]!)),
)

/** Keys of the drafting table, with texts of the game or of all games of melds. */
const drafted = Object.entries(sources)
  .filter(([path]) => /melds\/[^/]+$|games\/[\w-]+\/(?!.*\.test)/.test(path))
  .flatMap(([path, text]) => {
    const game = /games\/([\w-]+)\//.exec(path)?.[1]
    const keys = [...text.matchAll(/(?:turn|this)\.(?:say|announceText|answer)\('([\w-]+)'|@render tool\('([\w-]+)'/g)]
    return keys.map(([, said, tool]) => ({ game, key: (said ?? tool)! }))
  })

it('finds the keys of the drafting table', () => {
  expect(drafted).toContainEqual({ game: undefined, key: 'undo' })
  expect(drafted).toContainEqual({ game: 'tile-rummy', key: 'do-end' })
  expect(ofMelds).toContain('tile-rummy')
})

/** Each text of the drafting table exists once for all games, or for each of them. */
const ofMelds = Object.keys(sources)
  .filter((path) => sources[path]!.includes('extends MeldTurn'))
  .map((path) => /games\/([\w-]+)\//.exec(path)![1]!)

it.each(LANGUAGES)('%s has every message of the drafting table', (language) => {
  const known = keysOf(language)
  const isKnown = (game: string | undefined, key: string) =>
    known.has(`melds-${key}`) || (game ? [game] : ofMelds).every((game) => known.has(`${game}-page-${key}`))
  expect(drafted.filter(({ game, key }) => !isKnown(game, key))).toEqual([])
})

it('finds the keys in the sources', () => {
  expect(used).toContain('start-fills')
  expect(used).toContain('go-home')
  expect(used.size).toBeGreaterThan(60)
})

it.each(LANGUAGES)('%s has every message that the page says', (language) => {
  const known = keysOf(language)
  expect([...used].filter((key) => !known.has(key))).toEqual([])
})

/**
 * What code looks up: literal keys, and templates such as `settings-theme-${theme}`; in a game also without the prefix
 * that its texts share. A template that would match any key of a game says nothing.
 */
function lookedUp(paths: RegExp): { literals: Set<string>; templates: RegExp[] } {
  const code = Object.entries(sources)
    .filter(([path]) => paths.test(path) && !/\.test\.ts$|protocol\.ts$|\/art\//.test(path))
    .map(([, text]) => text.replaceAll(/<style[^]*?<\/style>|\/\*[^]*?\*\//g, ''))
    .join('\n')
  const literals = new Set(
    [...code.matchAll(/'([\w-]+)'|"([\w-]+)"|`([\w-]+)`/g)].map((match) => match[1] ?? match[2] ?? match[3]!),
  )
  const templates = [...code.matchAll(/`([\w-]*\$\{[^`\n]*?)`/g)]
    .map((match) => match[1]!.replaceAll(/\$\{[^}]*\}/g, '*').replace(/^(\*|[a-z]+-[a-z]+)-page-|^melds-/, ''))
    .filter((text) => /^[\w*-]+$/.test(text) && /\w{2}/.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('*', '[\\w-]*')}$`))
  return { literals, templates }
}

it('code uses every message of the page', () => {
  const unused = Object.entries(catalogues).flatMap(([path, text]) => {
    const game = /games\/(\w+)\/texts\/en\/page\.ftl$/.exec(path)?.[1]?.replace('_', '-')
    const isShared = /locales\/en\/(?!core|server)[\w-]+\.ftl$/.test(path)
    if (!game && !isShared) return []
    const { literals, templates } = lookedUp(game ? new RegExp(`/games/${game}/|/(melds|board|table)/`) : /./)
    return new FluentResource(text).body
      .map(({ id }) => id)
      .filter((id) => !/-feat-|^preview-|-site$/.test(id)) // named by feats.ts, by the server, and below
      .filter((id) => {
        const names = [id, id.replace(game ? `${game}-page-` : /^melds-(page-)?/, '')]
        return !names.some((name) => literals.has(name) || templates.some((template) => template.test(name)))
      })
  })
  expect(unused).toEqual([])
})

it('a site without a server has its own words only for messages that there are', () => {
  const known = keysOf('en')
  const own = [...known].filter((key) => key.endsWith('-site'))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((key) => !known.has(key.replace(/-site$/, '')))).toEqual([])
})

/** Colons and quotes differ from language to language: French has a space before a colon. `labelled` writes one. */
it('no component puts its own colon or quotes between texts', () => {
  const written = Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts'))
  const markup = (text: string) => text.replaceAll(/<(script|style)[^]*?<\/\1>|<!--[^]*?-->/g, '')
  const inMarkup = written
    .filter(([path]) => path.endsWith('.svelte'))
    .flatMap(([path, text]) =>
      [...markup(text).matchAll(/\}:\s+(?:\{|<)|\}:<|[«»“”„]/g)].map((match) => `${path}: ${match[0]}`),
    )
  const inStrings = written.flatMap(([path, text]) =>
    [...text.matchAll(/\}: \$\{/g)].map((match) => `${path}: ${match[0]}`),
  )
  expect([...inMarkup, ...inStrings]).toEqual([])
})
