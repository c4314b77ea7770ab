/** The games that this server has on its shelf. They are asked for when somebody looks there first: most tables never do. */

import { createContext } from 'svelte'

import { ApiError, games } from './api.ts'
import type { GameInfo } from './protocol.ts'

export class Shelf {
  #games = $state.raw<GameInfo[] | null>(null)
  problem = $state.raw<ApiError | null>(null)
  #asked: Promise<void> | null = null

  get games(): GameInfo[] | null {
    this.#asked ??= this.load()
    return this.#games
  }

  load = async (): Promise<void> => {
    try {
      this.#games = await games()
      this.problem = null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.problem = error
    }
  }

  find(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.name === name)
  }
}

export const [getShelf, setShelf] = createContext<Shelf>()
