/** An analysis on its way: asked for part by part, so that the page fills from the top and whoever leaves ends it. */

import type { Analysis, Chances, Choice, Luck, PlayerTotals } from '../page/protocol.ts'
import { ApiError, analysisOf, type FinishedMatch } from '../table/net/api.ts'

const RETRY_DELAY_MS = 5_000 // after "ask again later"
const MAX_RETRIES = 12 // in a row

/** Asks for the next part of an analysis. */
export type Ask = (first: number, signal: AbortSignal) => Promise<Analysis>

export class Analysing {
  readonly #ask: Ask
  readonly #leaving = new AbortController()
  #going = false

  choices = $state.raw<readonly Choice[]>([])
  luck = $state.raw<readonly Luck[]>([])
  chances = $state.raw<readonly Chances[]>([])
  players = $state.raw<readonly PlayerTotals[]>([])
  /** How many steps have been analysed, of how many. */
  done = $state(0)
  steps = $state(0)
  complete = $state(false)
  stopped = $state(false)
  /** The server has too much to do: it is asked again. */
  waits = $state(false)
  problem = $state.raw<ApiError | null>(null)

  constructor(ask: Ask) {
    this.#ask = ask
  }

  static of(match: FinishedMatch): Analysing {
    return new Analysing((first, signal) => analysisOf(match, first, { signal }))
  }

  /** Ask for all that is missing, unless that is already being done. */
  async go(): Promise<void> {
    this.problem = null
    this.stopped = false
    if (this.#going) return
    this.#going = true
    await this.#askOn()
    this.#going = false
  }

  async #askOn(): Promise<void> {
    let retries = 0
    while (!this.complete && !this.stopped && !this.problem) {
      try {
        this.#add(await this.#ask(this.done, this.#leaving.signal))
        retries = 0
      } catch (error) {
        if (this.#leaving.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        if (!isPassing(error) || retries++ === MAX_RETRIES) this.problem = error
        else await this.#wait()
      }
    }
  }

  /** Stop after the part that is being made; `go` goes on from there. */
  stop = (): void => {
    this.stopped = true
  }

  /** The reader has left: the server need not finish. */
  leave = (): void => {
    this.stopped = true
    this.#leaving.abort()
  }

  #add({ choices, luck, chances, players, next, steps }: Analysis): void {
    this.choices = [...this.choices, ...choices]
    this.luck = [...this.luck, ...luck]
    this.chances = [...this.chances, ...chances]
    this.players = players
    this.steps = steps
    this.done = next ?? steps
    this.complete = next === null
  }

  async #wait(): Promise<void> {
    this.waits = true
    await new Promise((later) => setTimeout(later, RETRY_DELAY_MS))
    this.waits = false
  }
}

/** Whether a problem goes away by itself. */
const isPassing = ({ code }: ApiError): boolean => code === 'server.busy' || code === 'message.too_fast'
