/** The opponents last chosen in this browser: how many, how strong, how long they think. */

import { createContext } from 'svelte'

import { recall, remember } from '../../page/memory.ts'
import { sociable } from './opening.ts'
import type { GameInfo, Table } from '../../page/protocol.ts'

export type Pace = Table['pace']
export const PACES: readonly Pace[] = ['none', 'quick', 'human', 'slow']
const USUAL_PACE: Pace = 'human'

/** The levels on offer, weakest first: the position gives the number of stars. */
const LEVELS = ['beginner', 'casual', 'strong', 'expert']
export const MOST_STARS = LEVELS.length

/** How many stars a bot has; 0 for a level that is no longer on offer. */
export const starsOf = (bot: string): number => LEVELS.indexOf(bot) + 1

export class Opponents {
  #players = $state<Record<string, number>>({})
  #levels = $state<Record<string, string>>({})
  #hourglasses = $state<Record<string, boolean>>({})
  #pace = $state<Pace>(PACES.find((pace) => pace === recall('pace')) ?? USUAL_PACE)

  /** The number of players, including the person. */
  playersFor(game: GameInfo): number {
    const players = this.#players[game.name] ?? Number(recall(`players.${game.name}`))
    const [least, most] = game.players
    return players >= least && players <= most ? players : sociable(game)
  }

  choosePlayers(game: GameInfo, players: number): void {
    this.#players[game.name] = players
    remember(`players.${game.name}`, String(players))
  }

  levelFor(game: GameInfo): string {
    const level = this.#levels[game.name] ?? recall(`level.${game.name}`) ?? ''
    return game.bots.includes(level) ? level : game.usual_bot
  }

  chooseLevel(game: GameInfo, level: string): void {
    this.#levels[game.name] = level
    remember(`level.${game.name}`, level)
  }

  /** Whether turns have a time limit even against bots alone. */
  hourglassFor(game: GameInfo): boolean {
    return this.#hourglasses[game.name] ?? recall(`hourglass.${game.name}`) === 'yes'
  }

  turnHourglass(game: GameInfo, on: boolean): void {
    this.#hourglasses[game.name] = on
    remember(`hourglass.${game.name}`, on ? 'yes' : null)
  }

  get pace(): Pace {
    return this.#pace
  }

  set pace(pace: Pace) {
    this.#pace = pace
    remember('pace', pace === USUAL_PACE ? null : pace)
  }
}

export const [getOpponents, setOpponents] = createContext<Opponents>()
