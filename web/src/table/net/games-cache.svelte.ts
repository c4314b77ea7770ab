/** The games that this server has on its shelf. They are asked for when somebody looks there first: most tables never do. */

import { createContext } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'

import { ApiError, games } from './api.ts'
import type { GameInfo } from '../../page/protocol.ts'

const FIRST_PAUSE = 1_000 // ms before it is asked again; doubled with each further time
const LONGEST_PAUSE = 10_000

export class GamesCache {
  #games = $state.raw<GameInfo[] | null>(null)
  problem = $state.raw<ApiError | null>(null)
  #looking = false
  #pause = FIRST_PAUSE
  #again: ReturnType<typeof setTimeout> | undefined

  /** As long as somebody looks there it is asked again, until there is an answer. */
  #look = createSubscriber(() => {
    this.#looking = true
    this.#pause = FIRST_PAUSE
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
      this.#games = await games()
      this.problem = null
      clearTimeout(this.#again)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.problem = error
      this.#askLater()
    }
  }

  #askLater(): void {
    clearTimeout(this.#again)
    if (!this.#looking) return
    this.#again = setTimeout(this.load, this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  find(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.name === name)
  }
}

export const [getGamesCache, setGamesCache] = createContext<GamesCache>()
