/**
 * The stages at the end of a round: the last piece lands, everything is still for a moment, the winner glows and hands
 * are revealed, and only then does the result appear.
 */

import { createContext } from 'svelte'

import { allLanded } from '../../board/landing.ts'
import { wantsCalm } from '../../board/flip.ts'
import type { Table } from '../../page/protocol.ts'
import { hasEnded } from '../../page/sound/sound-events.ts'

const STILL_MS = 1_000 // after the last piece has landed
const OPEN_MS = 1_400 // to see the winner and the open hands
const CALM_MS = 300 // for each, with reduced motion

/** `landing`: as if nothing had been decided yet; `open`: the winner and the hands are visible; then the result. */
export type Stage = 'playing' | 'landing' | 'open' | 'result'

export class Ending {
  /** The round whose end is shown on this page; for all others it has passed. */
  #round = $state(0)
  #stage = $state<Stage>('playing')
  #begun = false
  readonly #opened: (table: Table) => void
  readonly #landed: () => Promise<void>

  /** `opened` is called when the winner becomes visible. */
  constructor(opened: (table: Table) => void = () => {}, landed = allLanded) {
    this.#opened = opened
    this.#landed = landed
  }

  stageOf({ phase, round }: Table): Stage {
    if (phase === 'playing' || phase === 'waiting') return 'playing'
    return round === this.#round ? this.#stage : 'result'
  }

  /** A new table has arrived: perhaps the round ends with it. */
  notice(before: Table | null, after: Table): void {
    if (!before || !hasEnded(before, after)) return
    this.#round = after.round
    this.#stage = 'landing'
    this.#begun = false
  }

  /** The table is on the screen: go through the stages. */
  async show(table: Table): Promise<void> {
    if (this.#begun || this.stageOf(table) !== 'landing') return
    this.#begun = true
    const isOver = () => this.#round !== table.round
    await this.#landed()
    await pause(STILL_MS)
    if (isOver()) return
    this.#stage = 'open'
    this.#opened(table)
    await this.#landed()
    await pause(OPEN_MS)
    if (!isOver()) this.#stage = 'result'
  }
}

const pause = (ms: number) => new Promise((later) => setTimeout(later, wantsCalm() ? CALM_MS : ms))

/** The table as it looks while the last piece lands: nobody has won, and no hand is open. */
export function veiled(table: Table): Table {
  const { view } = table
  const hides = view && 'shown' in view ? { ...view, shown: view.shown.map(() => []) } : view
  return { ...table, outcome: null, view: hides }
}

export const [getEnding, setEnding] = createContext<Ending>()
