/**
 * While any of our pages is open, a player for whom a table waits is notified: in the title, on the badge, and by a
 * call.
 */

import { createContext } from 'svelte'

import type { Announcer } from '../page/announcer.svelte.ts'
import type { Texts } from '../page/texts.svelte.ts'
import { seatNames } from '../table/net/seats.ts'
import type { TurnNotifier } from '../table/time/turn-notifier.svelte.ts'
import { type Card, hasCompany, isAwaited, seatOnTurn } from './cards.ts'
import type { MyTables } from './my-tables.svelte.ts'
import { claimCall } from './turn-calls.ts'

const VISIBLE_MS = 20_000 // between two requests while the page is visible
const HIDDEN_MS = 60_000 // and while it is hidden: doubled each time
const MAX_HIDDEN_MS = 300_000
const FRESH_MS = 5_000 // no request if another of our pages has just made it

export class Watch {
  #tables: MyTables
  #notifier: TurnNotifier
  #texts: Texts
  #announcer: Announcer
  #hiddenMs = HIDDEN_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #arrived = false // tables that were already waiting are not new
  /** The table on this page: it has its own connection, and calls by itself. */
  current = $state<string | null>(null)
  /** The tables at which others wait for somebody on this device. */
  readonly awaited = $derived.by(() => this.#tables.running.filter(isAwaited))
  /** The same, without the table that is on the screen. */
  readonly calling = $derived(this.awaited.filter(({ code }) => code !== this.current))

  constructor(tables: MyTables, notifier: TurnNotifier, texts: Texts, announcer: Announcer) {
    this.#tables = tables
    this.#notifier = notifier
    this.#texts = texts
    this.#announcer = announcer
  }

  /** Start, and return a function that stops it. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#look)
    window.addEventListener('focus', this.#look)
    void this.#ask()
    return () => {
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', this.#look)
      window.removeEventListener('focus', this.#look)
    }
  }

  /** The page has become visible or hidden. */
  #look = (): void => {
    this.#hiddenMs = HIDDEN_MS
    if (document.hidden) this.#askLater()
    else void this.#ask()
  }

  async #ask(): Promise<void> {
    if (this.#tables.age >= FRESH_MS) await this.#tables.refresh()
    this.#call()
    this.#askLater()
  }

  /** Other people go on playing while this page is idle; bots wait. */
  #askLater(): void {
    clearTimeout(this.#timer)
    const delay = document.hidden ? this.#hiddenMs : VISIBLE_MS
    if (document.hidden) this.#hiddenMs = Math.min(this.#hiddenMs * 2, MAX_HIDDEN_MS)
    if (!this.#tables.running.some((card) => card.code !== this.current && hasCompany(card))) return
    this.#timer = setTimeout(() => void this.#ask(), delay)
  }

  #call(): void {
    for (const card of this.calling) {
      const isFirst = claimCall(card.code, card.began, card.version)
      if (isFirst && (this.#arrived || document.hidden)) this.#callTo(card)
    }
    for (const card of this.#tables.running) if (!isAwaited(card)) this.#notifier.settle(`/t/${card.code}`)
    if (!this.awaited.length) this.#notifier.stop()
    this.#arrived = true
  }

  #callTo(card: Card): void {
    const [texts, seat] = [this.#texts, seatOnTurn(card)!]
    const name = seatNames(card, texts)[seat]!
    const text = texts.say(card.mine.length > 1 ? 'cover-turn' : 'your-turn', { name })
    const title = texts.game(card.game)
    if (!document.hidden) this.#announcer.announce(texts.say('yours-called', { game: title }))
    this.#notifier.notify({ title, text, path: `/t/${card.code}` })
  }
}

/** The badge of the installed app: at how many tables the player is awaited. */
export function showBadge(count: number): void {
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  done?.catch(() => {}) // there is none where the app is not installed
}

export const [getWatch, setWatch] = createContext<Watch>()
