/**
 * The tables of this device's user: stored here, and kept up to date by asking for all of them at once: the server, and
 * this device about its own if Python runs there anyway.
 */

import { createContext } from 'svelte'

import { historyBegan, matchOf, noteMatches } from '../history/matches.ts'
import { keysOf, recall, remember } from '../page/memory.ts'
import type { Summary, Table } from '../page/protocol.ts'
import { ApiError, summariesOf } from '../table/net/api.ts'
import { isOnDevice } from '../table/net/codes.ts'
import { deviceState } from '../table/net/device-state.svelte.ts'
import { keepTokens, tokensFor } from '../table/net/seats.ts'
import {
  allCards,
  type Card,
  cardOf,
  finished,
  forgetCard,
  isKeyOfCard,
  isOver,
  isWatched,
  readCard,
  running,
  writeCard,
} from './cards.ts'
import { forgetCalls } from './turn-calls.ts'

const MOST_ASKED = 30 // per request; the server allows some more
const MOST_FINISHED = 60 // stored; the oldest are dropped first
const OVER_STAYS_S = 24 * 60 * 60 // finished matches do not change: once a day we check whether they still exist
const ASKED_AT = 'asked' // when any of our pages last asked, in milliseconds since 1970

/** Removed tables, for the undo button. */
export interface Forgotten {
  card: Card
  tokens: (string | null)[]
}

export class MyTables {
  #cards = $state.raw<readonly Card[]>(allCards())
  /** Tables that the server no longer has: shown once. */
  gone = $state.raw<readonly Card[]>([])
  forgotten = $state.raw<readonly Forgotten[]>([])
  #asking: Promise<void> | null = null

  readonly running = $derived(running(this.#cards))
  readonly finished = $derived(finished(this.#cards))
  /** Nothing to show, not even a notice. */
  readonly none = $derived(![this.running, this.finished, this.gone, this.forgotten].some(({ length }) => length))

  constructor() {
    // Another of our pages has seen something new.
    window.addEventListener('storage', ({ key }) => isKeyOfCard(key) && this.#reread())
  }

  find(code: string): Card | undefined {
    return this.#cards.find((card) => card.code === code)
  }

  /** Store the table on the screen as the people on this device see it. */
  see(table: Table, mine: number[]): void {
    const before = readCard(table.code)
    const card = cardOf(table, mine, before, Date.now() / 1000)
    // After giving up a seat before the start there is nothing to come back to.
    if (before?.mine.length && isWatched(card) && card.phase === 'waiting') return this.#drop(card.code)
    if (before && before.version === card.version && String(before.mine) === String(card.mine)) return
    this.#put([card])
  }

  /** Milliseconds since any of our pages asked the server about all tables that this one knows. */
  get age(): number {
    return this.#unknown().length ? Infinity : Date.now() - Number(recall(ASKED_AT) ?? 0)
  }

  /** Seats at tables without a card. */
  #unknown(): string[] {
    const known = this.#cards.map(({ code }) => code)
    return keysOf('seat.').filter((code) => !known.includes(code))
  }

  /** Ask the server for the state of the tables. Without an answer nothing changes. */
  refresh = (): Promise<void> => {
    this.#asking ??= this.#refresh().finally(() => (this.#asking = null))
    return this.#asking
  }

  async #refresh(): Promise<void> {
    if (deviceState.progress === 'ready') await forgetDiscarded()
    const codes = this.#codesToAsk()
    if (!codes.length) return
    remember(ASKED_AT, String(Date.now()))
    const here = deviceState.progress === 'ready' ? codes.filter(isOnDevice) : []
    const there = codes.filter((code) => !isOnDevice(code))
    await Promise.all([this.#askAbout(here), this.#askAbout(there)])
  }

  async #askAbout(codes: readonly string[]): Promise<void> {
    if (!codes.length) return
    try {
      const { tables, gone } = await summariesOf(codes.map((code) => ({ code, tokens: tokensFor(code) })))
      this.#learn(tables)
      this.#lose(gone)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  /** Running tables, seats at unknown tables, and now and then finished matches. */
  #codesToAsk(): string[] {
    const now = Date.now() / 1000
    const over = this.finished.filter(({ checked }) => now - checked > OVER_STAYS_S)
    return [...this.running.map(({ code }) => code), ...this.#unknown(), ...over.map(({ code }) => code)].slice(
      0,
      MOST_ASKED,
    )
  }

  #learn(tables: readonly Summary[]): void {
    const checked = Date.now() / 1000
    const cards = tables
      .filter(({ code, version }) => version >= (this.find(code)?.version ?? 0)) // else the table itself was faster
      .map((summary) => ({ ...summary, checked }))
    for (const card of cards) if (isWatched(card)) keepTokens(card.code, []) // the tokens no longer open anything
    const ended = cards.filter((card) => isOver(card) && card.mine.length && card.at > historyBegan())
    noteMatches(ended.map((card) => matchOf(card, card.mine[0]!, card.at)))
    this.#put(cards)
    for (const { code } of this.finished.slice(MOST_FINISHED)) {
      discard(code)
      this.#drop(code)
    }
  }

  #lose(codes: readonly string[]): void {
    const lost = codes.flatMap((code) => this.find(code) ?? [])
    this.gone = [...this.gone, ...lost]
    for (const code of codes) this.#drop(code)
  }

  /** Forget a table and its seats on this device; `bringBack` undoes it. */
  forget(card: Card): void {
    this.forgotten = [...this.forgotten, { card, tokens: tokensFor(card.code) }]
    this.#drop(card.code)
  }

  bringBack({ card, tokens }: Forgotten): void {
    this.forgotten = this.forgotten.filter((other) => other.card !== card)
    keepTokens(card.code, tokens)
    this.#put([card])
  }

  /** Dismiss the notices: removed tables cannot be restored any more. */
  settle(): void {
    for (const { card } of this.forgotten) discard(card.code)
    if (deviceState.progress === 'ready') void forgetDiscarded()
    this.forgotten = []
    this.gone = []
  }

  #put(cards: readonly Card[]): void {
    for (const card of cards) writeCard(card)
    const codes = cards.map(({ code }) => code)
    this.#cards = [...this.#cards.filter(({ code }) => !codes.includes(code)), ...cards]
  }

  #drop(code: string): void {
    forgetCard(code)
    forgetCalls(code)
    keepTokens(code, [])
    this.#cards = this.#cards.filter((card) => card.code !== code)
  }

  #reread(): void {
    this.#cards = allCards()
  }
}

const DISCARDED = 'discard.'

/** A table on this device is deleted with its card: now, or the next time that Python runs. */
function discard(code: string): void {
  if (isOnDevice(code)) remember(DISCARDED + code, 'yes')
}

async function forgetDiscarded(): Promise<void> {
  const { device } = await import('../device/device.ts')
  for (const code of keysOf(DISCARDED)) {
    remember(DISCARDED + code, null)
    if (!readCard(code)) device.forget(code)
  }
}

export const [getMyTables, setMyTables] = createContext<MyTables>()
