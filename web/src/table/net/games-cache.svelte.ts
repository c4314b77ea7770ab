/** The games on offer, fetched on first use: most table pages never need them. */

import { createContext } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'

import { IS_SITE } from 'python:'

import { isKeptHere } from '../../device/parts.ts'
import { ApiError, games, gamesHere } from './api.ts'
import type { GameInfo } from '../../page/protocol.ts'

const RETRY_DELAY_MS = 1_000 // before the first retry; doubled for each further one
const MAX_RETRY_DELAY_MS = 10_000

export class GamesCache {
  #games = $state.raw<GameInfo[] | null>(null)
  #ask: () => Promise<GameInfo[]>
  problem = $state.raw<ApiError | null>(null)
  /** New tables are made on this device: there is no server, or it does not answer and the device knows the games. */
  here = $state(IS_SITE)
  #looking = false
  #retryDelay = RETRY_DELAY_MS
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(ask = games) {
    this.#ask = ask
  }

  /** Retry until there is an answer, for as long as a component needs it. */
  #look = createSubscriber(() => {
    this.#looking = true
    this.#retryDelay = RETRY_DELAY_MS
    const ask = () => void (this.#games ?? this.load())
    window.addEventListener('online', ask)
    ask()
    return () => {
      this.#looking = false
      window.removeEventListener('online', ask)
      clearTimeout(this.#again)
    }
  })

  get games(): GameInfo[] | null {
    this.#look()
    return this.#games
  }

  load = async (): Promise<void> => {
    try {
      this.#games = await this.#ask()
      this.problem = null
      this.here = IS_SITE
      clearTimeout(this.#again)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.problem = error
      this.#askLater()
      if (!IS_SITE && (await isKeptHere())) await this.#useDevice()
    }
  }

  /** The server's games, if they are known, have levels that the device does not have. */
  async #useDevice(): Promise<void> {
    const known = await gamesHere().catch(() => null)
    if (!known || !this.problem) return // the server was faster
    this.#games = known
    this.here = true
  }

  #askLater(): void {
    clearTimeout(this.#again)
    if (!this.#looking) return
    this.#again = setTimeout(this.load, this.#retryDelay)
    this.#retryDelay = Math.min(this.#retryDelay * 2, MAX_RETRY_DELAY_MS)
  }

  find(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.name === name)
  }
}

export const [getGamesCache, setGamesCache] = createContext<GamesCache>()
