/** The clocks at the table as this page sees them: the remaining time from the server, counted down locally. */

import { createContext, untrack } from 'svelte'

import type { Announcer } from '../../page/announcer.svelte.ts'
import type { Clock, Table } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'

export const HURRY_S = 10 // left in the turn when it is time to hurry
export const WARNING_S = 30 // an earlier warning in long turns
const LONG_TURN_MS = 90_000

export class Countdown {
  #clock = $state.raw<Clock | null>(null)
  #banks = $state.raw<readonly (number | null)[]>([])
  #updatedAt = 0 // by the page's own clock
  #passed = $state(0) // ms since then
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #graceLeft = $derived(Math.max(0, (this.#clock?.grace ?? 0) - this.#passed))
  readonly #sand = $derived(
    this.#clock ? Math.max(0, this.#clock.left - Math.max(0, this.#passed - (this.#clock.grace ?? 0))) : 0,
  )

  /** Whose time is running; null: nobody's. */
  readonly seat = $derived(this.#clock?.seat ?? null)
  /** Whole seconds of the turn. */
  readonly left = $derived(Math.ceil(this.#sand / 1000))
  /** Whole seconds for which the table still waits for a lost connection; 0: it does not wait. */
  readonly grace = $derived(Math.ceil(this.#graceLeft / 1000))
  /** How much of the turn is left, from 1 to 0. */
  readonly share = $derived(this.#clock ? this.#sand / this.#clock.limit : 0)
  readonly hurry = $derived(this.#clock !== null && this.grace === 0 && this.left <= HURRY_S)
  readonly soon = $derived(
    this.#clock !== null &&
      this.#clock.limit >= LONG_TURN_MS &&
      this.grace === 0 &&
      !this.hurry &&
      this.left <= WARNING_S,
  )

  /** Whole seconds in the bank of a player whose time stands still; null: it runs, or there is no bank. */
  bankOf(seat: number): number | null {
    const bank = this.#banks[seat] ?? null
    return bank === null || seat === this.seat ? null : Math.ceil(bank / 1000)
  }

  /** Apply the latest clocks from the server. */
  update(clock: Clock | null, banks: readonly (number | null)[] = []): void {
    this.#clock = clock
    this.#banks = banks
    this.#updatedAt = performance.now()
    this.#tick()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Update, and again when the next second is over: once a second, and only while a clock is shown. */
  #tick = (): void => {
    this.stop()
    this.#passed = performance.now() - this.#updatedAt
    const running = this.#graceLeft || this.#sand
    if (running > 0) this.#timer = setTimeout(this.#tick, running % 1000 || 1000)
  }
}

/** Announce once to screen readers that time is running out, or that the table waits for somebody. */
export function tellTime(
  countdown: Countdown,
  table: () => Table,
  texts: Texts,
  announcer: Announcer,
  alarm: () => void,
): void {
  const pressed = $derived(countdown.hurry ? 'hurry' : countdown.soon ? 'soon' : null)
  const mine = $derived(countdown.seat === table().me ? pressed : null)
  const waiting = $derived(countdown.grace > 0 && countdown.seat !== table().me ? countdown.seat : null)
  $effect(() => {
    const now = mine
    if (!now) return
    untrack(() => {
      announcer.announce(texts.say('clock-hurry', { count: countdown.left }))
      if (now === 'hurry') alarm()
    })
  })
  $effect(() => {
    const seat = waiting
    if (seat === null) return
    untrack(() => {
      const player = table().seats[seat]?.name ?? ''
      announcer.announce(texts.say('clock-waits', { player, count: countdown.grace }))
    })
  })
}

export const [getCountdown, setCountdown] = createContext<Countdown>()
