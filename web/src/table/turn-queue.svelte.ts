/**
 * Shows the turns of others one after another: while one is still being shown, the next ones wait. A player who touches
 * the table, or plays against a clock, sees the current table at once.
 */

import { createContext } from 'svelte'

import { allLanded, isFlying } from '../board/landing.ts'
import { wantsCalm } from '../board/flip.ts'
import { turnSpeed } from '../board/staging.ts'
import type { Table } from '../page/protocol.ts'

const MAX_WAITING = 4 // turns: a page further behind shows several at once

/** What the queue knows about pieces flying over the table. */
interface Flights {
  isFlying: () => boolean
  allLanded: () => Promise<void>
  wanted: () => boolean
}

const SHOWN: Flights = { isFlying, allLanded, wanted: () => !wantsCalm() && turnSpeed() !== 'at-once' }

export class TurnQueue {
  readonly #flights: Flights
  #waiting: readonly Table[] = []
  #turn = 0 // identifies the running animation: skipped ones are not shown any more
  /** The table that is shown instead of the newest one; null if the newest is shown. */
  step = $state.raw<Table | null>(null)

  constructor(flights: Flights = SHOWN) {
    this.#flights = flights
  }

  /** A new table has arrived; it waits if the previous one is still being shown. */
  receive(before: Table | null, after: Table): void {
    if (this.step) return this.#wait(after)
    const held = before?.phase === 'playing' && before.round === after.round && !after.clock
    if (!held || !this.#flights.wanted() || !this.#flights.isFlying()) return
    this.step = before
    this.#wait(after)
    void this.#show(++this.#turn)
  }

  #wait(table: Table): void {
    // A clock runs, or another round has begun: nothing is held back any longer.
    if (table.clock || table.round !== this.step?.round) return this.skip()
    const known = this.#waiting.at(-1)?.version === table.version
    this.#waiting = [...(known ? this.#waiting.slice(0, -1) : this.#waiting), table].slice(-MAX_WAITING)
  }

  async #show(turn: number): Promise<void> {
    while (this.step) {
      await this.#flights.allLanded()
      if (turn !== this.#turn) return
      const [next, ...rest] = this.#waiting
      this.#waiting = rest
      this.step = rest.length ? next! : null
    }
  }

  skip = (): void => {
    this.#turn++
    this.#waiting = []
    this.step = null
  }
}

export const [getTurnQueue, setTurnQueue] = createContext<TurnQueue>()
