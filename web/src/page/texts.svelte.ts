/** Six languages: the same Fluent catalogues that the Python package uses. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { createContext } from 'svelte'
import { IS_SITE } from 'python:'
import { CATALOGUES } from 'texts:'

import { nameApp } from './installed-app.svelte.ts'
import { type Language, LANGUAGES } from './languages.ts'
import { recall, remember } from './memory.ts'
import type { OptionInfo } from './protocol.ts'
import { soundOf } from './first-sound.ts'

/** The value of an option. */
export type Value = string | number | boolean

export type Args = Record<string, FluentVariable>

/** The part of a refusal that a sentence needs, common to refusals over the websocket and of the referee. */
export interface Refusal {
  code: string
  args: Record<string, string | number>
  /** In English, by the server: for games without a text for it. */
  message?: string
}

/** Names a piece of one game in the language of the texts. */
export type Namer = (piece: string, texts: Texts) => string

/** Arguments of refusals that are shown verbatim: they name no pieces. */
const QUOTED = ['reason', 'says', 'rules']

export class Texts {
  #bundle = $state.raw(new FluentBundle('en'))
  language = $state<Language>('en')
  /** The language that was last chosen, perhaps not loaded yet. */
  #wanted: Language = 'en'
  #asked = 0
  #newest: Promise<void> = Promise.resolve()
  #parts: readonly string[] = ['common']
  /** The parts that are loaded in the current language. */
  #known = this.#parts
  /** How games name their pieces, if the names are built from several texts. */
  readonly #namers: Record<string, Namer> = {}

  /** Switch to a language; the page keeps the old one until the new one is loaded. */
  speak(language: Language): Promise<void> {
    this.#wanted = language
    return (this.#newest = this.#load(language, ++this.#asked))
  }

  async #load(language: Language, asked: number): Promise<void> {
    const parts = this.#parts
    const [come] = await Promise.allSettled([Promise.all(parts.map((part) => loadPart(part, language)))])
    if (asked !== this.#asked) return this.#newest // another language was chosen meanwhile
    if (come.status === 'rejected') return this.#goWithout(come.reason)
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const part of come.value) bundle.addResource(new FluentResource(part.default))
    this.#bundle = bundle
    this.#known = parts
    this.language = language
    document.documentElement.lang = language
    nameApp(language)
  }

  /** Keep what was loaded; what failed may be requested again. */
  #goWithout(reason: unknown): never {
    this.#parts = this.#known
    this.#wanted = this.language
    this.#newest = Promise.resolve()
    throw reason
  }

  /** Load another part of the texts: a game's, or a long one like `rules-` and the name of the game. */
  async fetch(...parts: string[]): Promise<void> {
    if (parts.every((part) => this.#parts.includes(part))) return this.#newest
    this.#parts = [...this.#parts, ...parts]
    await this.speak(this.#wanted)
  }

  /** Switch to a language and remember it. */
  async choose(language: Language): Promise<void> {
    await this.speak(language)
    remember('language', language)
  }

  /** A game's name; without a text for it, made from its id. */
  game(name: string): string {
    return this.has(name) ? this.say(name) : asWord(name)
  }

  /** Let a game name its pieces. */
  nameBy(game: string, namer: Namer): void {
    this.#namers[game] = namer
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** A gap in a catalogue is a bug: the key is shown and logged to the console, which fails the tests. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (pattern == null) {
      console.error(`${this.language} has no message '${key}'`)
      return key
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    if (errors.length) console.error(`${this.language} cannot say '${key}': ${errors[0]!.message}`)
    return text
  }

  /** A piece's name, as its game builds it; several pieces are joined. */
  piece(game: string, piece: string): string {
    if (piece.includes(' '))
      return piece
        .split(' ')
        .map((one) => this.piece(game, one))
        .join(', ')
    const own = this.#namers[game]
    if (own) return own(piece, this)
    const key = `${game}-piece-${piece}`
    return this.has(key) ? this.say(key) : piece
  }

  /**
   * Arguments for a sentence: each piece's name, and as `animal-beside` the forms that a sentence needs. A form is an
   * attribute of the piece's text: `.beside = neben dem Löwen`.
   */
  named(game: string, pieces: Record<string, string>): Args {
    const args: Args = {}
    for (const [argument, piece] of Object.entries(pieces)) {
      args[argument] = this.piece(game, piece)
      const forms = this.#bundle.getMessage(`${game}-piece-${piece}`)?.attributes ?? {}
      for (const [form, pattern] of Object.entries(forms))
        args[`${argument}-${form}`] = this.#bundle.formatPattern(pattern)
    }
    return args
  }

  /** The key of an option, or of a text of it: the game's own, else the one that all games share. */
  optionKey(game: string, ...parts: (string | number)[]): string {
    const key = ['option', ...parts].join('-')
    return this.has(`${game}-${key}`) ? `${game}-${key}` : key
  }

  /** The name of a value of an option. */
  option(game: string, { name, kind, values }: Pick<OptionInfo, 'name' | 'kind' | 'values'>, value: Value): string {
    if (typeof value === 'boolean') return this.say(value ? 'yes' : 'no')
    if (kind === 'number') return String(value)
    const word = kind === 'document' && !values.includes(String(value)) ? 'own' : String(value)
    const key = this.optionKey(game, name, word)
    if (!this.has(key) && kind === 'seconds') return this.seconds(Number(value))
    if (!this.has(key) && kind === 'minutes') return this.say('minutes', { count: Number(value) })
    return this.has(key) ? this.say(key) : asWord(word)
  }

  /** The name of an option. */
  optionName(game: string, name: string): string {
    const key = this.optionKey(game, name)
    return this.has(key) ? this.say(key) : asWord(name)
  }

  /** The name of a bot's level. */
  bot(level: string): string {
    return this.has(`bot-${level}`) ? this.say(`bot-${level}`) : asWord(level)
  }

  /** A time limit in words: 90 seconds, 2 minutes, no limit. */
  seconds(seconds: number): string {
    if (!seconds) return this.say('no-limit')
    if (seconds >= 120 && seconds % 60 === 0) return this.say('minutes', { count: seconds / 60 })
    return this.say('seconds', { count: seconds })
  }

  /** The sentence that a player reads, pieces named in their language. */
  refusal(game: string, refused: Refusal): string {
    const pieces: Record<string, string> = {}
    for (const [name, arg] of Object.entries(refused.args)) {
      if (typeof arg === 'string' && !QUOTED.includes(name)) pieces[name] = arg
    }
    const words = { ...refused.args, ...this.named(game, pieces) }
    const code = refused.code.replaceAll('.', '-')
    for (const key of [`${game}-refusal-${code}`, `refusal-${code}`]) if (this.has(key)) return this.say(key, words)
    console.error(`${this.language} has no sentence for the refusal '${refused.code}'`)
    return refused.message ?? this.say('refusal-unknown', { code: refused.code })
  }

  /** A list of names: "Anna, Ben and Carla". */
  list(names: string[]): string {
    const last = names.at(-1) ?? ''
    if (names.length < 2) return last
    return this.say('list-and', { rest: names.slice(0, -1).join(', '), last, sound: soundOf(last) })
  }
}

/**
 * A text from the page's build, or of a game that the server has and the build does not know; empty if there is none.
 */
async function loadPart(part: string, language: Language): Promise<{ default: string }> {
  const built = CATALOGUES[language][part]
  if (built) return built()
  if (IS_SITE) return { default: '' }
  const answer = await fetch(`/api/games/${encodeURIComponent(part)}/texts/${language}`)
  return { default: answer.ok ? await answer.text() : '' }
}

/** An id made readable: "high-card" becomes "High card". */
const asWord = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll(/[-_]/g, ' ')

/** The language chosen before, else the first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const spoken = [recall('language') ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0])
  return LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en'
}

export const [getTexts, setTexts] = createContext<Texts>()
