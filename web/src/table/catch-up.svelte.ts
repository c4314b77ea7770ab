/** What happened while somebody else held the device, replayed step by step to the next player. */

import type { Table } from '../page/protocol.ts'

const STEP_SHOWN_MS = 900
const MAX_CATCH_UP_MS = 9_000 // for all steps
const MAX_MISSED_STEPS = 80

export class CatchUp {
  #missed: readonly Table[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The step that is shown, or null for the current table. */
  step = $state.raw<Table | null>(null)

  /** Another person holds the device from now on. */
  turnAway(last: Table | null): void {
    this.skip()
    this.#missed = last ? [last] : []
  }

  /** Record a table that the player did not see. */
  miss(table: Table): void {
    const last = this.#missed.at(-1)
    if (last?.phase !== 'playing' || last.round !== table.round) this.#missed = [table]
    else if (last.version === table.version) this.#missed = [...this.#missed.slice(0, -1), table]
    else this.#missed = [...this.#missed.slice(1 - MAX_MISSED_STEPS), table]
  }

  /** Replay what the player missed. With a clock there is no time for that, and the log has to do. */
  begin(): void {
    const steps = this.#missed.slice(0, -1)
    const timed = this.#missed.at(-1)?.clock
    this.#missed = []
    if (!timed) this.#show(steps, Math.min(STEP_SHOWN_MS, MAX_CATCH_UP_MS / steps.length))
  }

  skip = (): void => {
    clearTimeout(this.#timer)
    this.step = null
  }

  #show([step, ...rest]: readonly Table[], pause: number): void {
    this.step = step ?? null
    if (step) this.#timer = setTimeout(() => this.#show(rest, pause), pause)
  }
}
