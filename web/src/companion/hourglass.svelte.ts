/** The hourglass on the table: one tap turns it for the next player. It says when the time is up, and does nothing. */

import { Countdown } from '../table/time/countdown.svelte.ts'

const MORE_MS = 30_000
export const MOST_EXTENSIONS = 3 // in a turn

export class TableHourglass {
  readonly countdown = new Countdown()
  readonly #players: number
  seat = $state(0)
  seconds = $state(60)
  paused = $state(true)
  extended = $state(0)
  #limit = 0
  #left = $state(0)

  constructor(players: number, seconds: number, first = 0) {
    this.#players = players
    this.seconds = seconds
    this.seat = first
    this.#fill()
  }

  /** Whole seconds that are left. */
  get left(): number {
    return this.paused ? Math.ceil(this.#left / 1000) : this.countdown.left
  }

  get over(): boolean {
    return this.left === 0
  }

  /** Turn it: the next player's time begins; the first tap starts the first turn. */
  turn(): void {
    if (!this.paused || this.over) this.seat = (this.seat + 1) % this.#players
    else if (this.#left < this.#limit) return this.resume()
    this.#fill()
    this.resume()
  }

  pause(): void {
    this.#left = this.countdown.left * 1000
    this.paused = true
    this.countdown.update(null)
  }

  resume(): void {
    this.paused = false
    this.#run(this.#left)
  }

  extend(): void {
    if (this.extended >= MOST_EXTENSIONS) return
    this.extended += 1
    this.#limit += MORE_MS
    if (this.paused) this.#left += MORE_MS
    else this.#run(this.countdown.left * 1000 + MORE_MS)
  }

  /** Another limit counts from the next turn on. */
  setSeconds(seconds: number): void {
    this.seconds = seconds
    if (this.paused && this.#left === this.#limit) this.#fill()
  }

  stop(): void {
    this.countdown.stop()
  }

  #fill(): void {
    this.extended = 0
    this.#limit = this.seconds * 1000
    this.#left = this.#limit
  }

  #run(left: number): void {
    this.countdown.update({ seat: this.seat, limit: this.#limit, left, grace: null })
  }
}

/** Keep the screen awake while it runs; a browser that cannot, does not. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true
  const ask = async () => {
    if (!wanted || document.visibilityState !== 'visible') return
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
    if (!wanted) void lock?.release()
  }
  const again = () => void ask()
  document.addEventListener('visibilitychange', again)
  void ask()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
