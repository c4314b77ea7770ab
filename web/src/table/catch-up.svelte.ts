/** What happened while somebody else held the device, shown again step by step to who takes it. */

import type { Table } from '../page/protocol.ts'

const STEP = 900 // ms for which each step is seen
const LONGEST = 9_000 // ms for all of them together
const MOST = 80 // steps that are kept

export class CatchUp {
  #missed: readonly Table[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The step that is shown; null: the table as it is now. */
  step = $state.raw<Table | null>(null)

  /** Another person has the device from now on. */
  turnAway(last: Table | null): void {
    this.skip()
    this.#missed = last ? [last] : []
  }

  /** Note what the one who is turned away does not see. */
  miss(table: Table): void {
    const last = this.#missed.at(-1)
    if (last?.phase !== 'playing' || last.round !== table.round) this.#missed = [table]
    else if (last.version === table.version) this.#missed = [...this.#missed.slice(0, -1), table]
    else this.#missed = [...this.#missed.slice(1 - MOST), table]
  }

  /** The one who was away looks again. Who plays against the clock has no time for stories: the log tells them. */
  begin(): void {
    const steps = this.#missed.slice(0, -1)
    const timed = this.#missed.at(-1)?.clock
    this.#missed = []
    if (!timed) this.#show(steps, Math.min(STEP, LONGEST / steps.length))
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
