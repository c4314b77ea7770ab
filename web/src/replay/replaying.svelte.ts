/** A replay: the step, the seat it is seen from, and the steps loaded so far. The server knows the rules. */

import { ApiError, replayOf, replayRecord, type StepsWanted } from '../table/net/api.ts'
import { keepTokens, tokenFor } from '../table/net/seats.ts'
import type { Replay, Step } from '../page/protocol.ts'
import type { Moment } from './address.ts'

/** The source of the steps: a table or a record. */
export type Source = (wanted: StepsWanted) => Promise<Replay>

/** The steps of a match at a table. A seat that is no longer ours proves nothing: we see what any spectator sees. */
export const sourceOfTable =
  (code: string): Source =>
  (wanted) =>
    replayOf(code, wanted, tokenFor(code)).catch((error) => {
      if (error.code !== 'seat.unknown_token') throw error
      keepTokens(code, [])
      return replayOf(code, wanted, null)
    })

/** The steps of a match from a file. */
export const sourceOfRecord =
  (record: string): Source =>
  (wanted) =>
    replayRecord(record, wanted)

export const CHUNK_STEPS = 50 // per response of the server
const PREFETCH_STEPS = 12 // steps before the end of a chunk at which the next one is fetched
const MAX_CACHED_STEPS = 1000
export const SPEEDS = [0.5, 1, 2, 4] as const
const STEP_MS = 1400 // at the default speed

export class Replaying {
  readonly #source: Source
  #steps: Record<number, Step> = {}
  #fetching: readonly number[] = []
  #times = 0 // incremented when the view changes: answers to earlier requests are dropped

  told = $state.raw<Replay | null>(null)
  problem = $state.raw<ApiError | null>(null)
  /** The wanted step, and the loaded one. */
  at = $state(0)
  now = $state.raw<{ at: number; step: Step } | null>(null)
  playing = $state(false)
  speed = $state<number>(1)
  /** The board is recreated when the seat changes. */
  looks = $state(0)
  #seat: number | null
  #hands: boolean | null

  readonly acted = $derived(this.told?.acted ?? [])
  readonly last = $derived(Math.max(0, this.acted.length - 1))
  readonly over = $derived(this.told?.table.phase === 'match_over' || this.told?.table.code === '')
  readonly seat = $derived(this.told?.seat ?? null)
  readonly open = $derived((this.now?.step.hands.length ?? 0) > 0)
  /** Where each round was dealt. */
  readonly rounds = $derived(this.acted.flatMap((seat, step) => (seat === null ? [step] : [])))
  /** The step before the latest events: since my own last move, or the last turn of anybody. */
  readonly before = $derived.by(() => {
    const mine = this.acted.lastIndexOf(this.told?.mine ?? -1)
    if (!this.over && mine >= 0 && mine < this.last) return mine
    const actor = this.acted[this.last]
    return Math.max(
      0,
      this.acted.findLastIndex((seat) => seat !== actor),
    )
  })

  constructor(source: Source, wanted: Partial<Moment> = {}) {
    this.#source = source
    this.#seat = wanted.seat ?? null
    this.#hands = wanted.hands ?? null
    this.at = Math.max(0, wanted.step ?? 0)
  }

  /** Begin at a step, or at the nearest one that exists. */
  async begin(from: 'start' | 'end' = 'start'): Promise<void> {
    this.problem = null
    if (from === 'end' || this.at >= CHUNK_STEPS) await this.#fetch(0)
    this.#settle(from === 'end' ? this.last : this.at)
  }

  go = (step: number): void => {
    this.playing = false
    this.#settle(step)
  }

  next = (): void => {
    if (this.at >= this.last) this.playing = false
    else this.#settle(this.at + 1)
  }

  /** From the end, playing starts over. */
  togglePlay = (): void => {
    this.playing = !this.playing
    if (this.playing && this.at >= this.last) this.#settle(0)
  }

  /** Replay the latest events. */
  playLast = (): void => {
    this.#settle(this.before)
    this.playing = this.before < this.last
  }

  /** Wait, then take the next step; wait for it if it is not loaded yet. */
  tick(): (() => void) | undefined {
    if (!this.playing || this.now?.at !== this.at) return
    const later = setTimeout(this.next, STEP_MS / this.speed)
    return () => clearTimeout(later)
  }

  /** Watch from another seat, or with all hands open or hidden. */
  async look(seat: number | null, hands: boolean): Promise<void> {
    if (seat !== this.seat) this.looks += 1
    this.#seat = seat
    this.#hands = hands
    this.#times += 1
    this.#steps = {}
    this.#fetching = []
    this.#settle(this.at)
  }

  /** More has happened at the table. */
  async refresh(): Promise<void> {
    const atEnd = this.at === this.last && this.now !== null
    await this.#fetch(this.#firstOf(this.last))
    if (atEnd && !this.playing) this.#settle(this.last)
  }

  #firstOf(step: number): number {
    return step - (step % CHUNK_STEPS)
  }

  #settle(step: number): void {
    this.at = this.told ? Math.min(Math.max(0, step), this.last) : step
    const there = this.#steps[this.at]
    if (there) this.now = { at: this.at, step: there }
    else void this.#fetch(this.#firstOf(this.at)).then(() => this.#arrive())
    const soon = Math.min(this.at + PREFETCH_STEPS, this.last)
    if (this.told && there && !this.#steps[soon]) void this.#fetch(this.#firstOf(soon))
  }

  #arrive(): void {
    this.at = Math.min(this.at, this.last)
    const there = this.#steps[this.at]
    if (there) this.now = { at: this.at, step: there }
  }

  async #fetch(first: number): Promise<void> {
    if (this.#fetching.includes(first)) return
    const times = this.#times
    this.#fetching = [...this.#fetching, first]
    try {
      const told = await this.#source({ seat: this.#seat, hands: this.#hands, first })
      if (times !== this.#times) return
      if (Object.keys(this.#steps).length > MAX_CACHED_STEPS) this.#steps = {}
      told.steps.forEach((step, index) => (this.#steps[told.first + index] = step))
      this.told = told
      this.problem = null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (times === this.#times) this.problem = error
      this.playing = false
    } finally {
      if (times === this.#times) this.#fetching = this.#fetching.filter((other) => other !== first)
    }
  }
}
