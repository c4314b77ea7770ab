/** Who arrives, leaves and loses the connection: announced to screen readers, and shown for a moment. */

import type { Announcer } from '../../page/announcer.svelte.ts'
import type { Table } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import { seatNames } from '../net/seats.ts'
import { describeNote, newNotes } from '../log/notes.ts'

const SHOWN_MS = 6_000
const QUIET_SHOWN_MS = 4_000
const ABSENCE_MS = 4_000 // a short interruption is not worth mentioning
const MAX_LINES = 3

interface Line {
  id: number
  /** In the language at the time it is read. */
  readonly text: string
  /** A connection is lost or back, so the notice is temporary. */
  quiet: boolean
  seat: number | null
}

export class SeatNews {
  readonly #texts: Texts
  readonly #announcer: Announcer
  #count = 0
  #timers: readonly ReturnType<typeof setTimeout>[] = []
  #absent: Record<number, ReturnType<typeof setTimeout> | 'told'> = {}
  lines = $state.raw<readonly Line[]>([])

  constructor(texts: Texts, announcer: Announcer) {
    this.#texts = texts
    this.#announcer = announcer
  }

  /** A new table has come. */
  see(before: Table, after: Table): void {
    const names = seatNames(after, this.#texts)
    after.seats.forEach((seat, index) => {
      const was = before.seats[index]!
      const name = names[index]!
      if (index === after.me || seat.name === null) return
      const goesOn = was.name === seat.name && !was.bot && !seat.bot
      if (was.name !== seat.name && seat.bot) this.#announcer.announce(this.#texts.say('seat-taken', { name }))
      else if (was.name !== seat.name) this.#tell('seat-taken', name, index)
      else if (was.bot && !seat.bot) this.#tell('seat-back', name, index)
      else if (!was.bot && seat.bot) this.#tell('seat-bot', name, index)
      if (!goesOn) this.#forget(index)
      else if (was.connected && !seat.connected) this.#miss(index, name)
      else if (!was.connected && seat.connected) this.#meet(index, name)
    })
    newNotes(before, after)
      .filter(({ kind }) => ['reserved', 'agreed', 'withdrawn', 'clock_off', 'clock_on'].includes(kind))
      .forEach((note) => this.#show(() => describeNote(this.#texts, note)))
  }

  /** People on this device know that they have sat down; the table says so before it is known who it was. */
  omit(seats: readonly number[]): void {
    this.lines = this.lines.filter(({ seat }) => seat === null || !seats.includes(seat))
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    for (const seat of Object.keys(this.#absent)) this.#forget(Number(seat))
    this.lines = []
  }

  #tell(key: string, name: string, seat: number, quiet = false): void {
    this.#show(() => this.#texts.say(key, { name }), seat, quiet)
  }

  #show(say: () => string, seat: number | null = null, quiet = false): void {
    const line: Line = {
      id: this.#count++,
      quiet,
      seat,
      get text() {
        return say()
      },
    }
    this.#announcer.announce(line.text)
    this.lines = [...this.lines.slice(1 - MAX_LINES), line]
    const timer = setTimeout(
      () => {
        this.#timers = this.#timers.filter((other) => other !== timer)
        this.lines = this.lines.filter((other) => other !== line)
      },
      quiet ? QUIET_SHOWN_MS : SHOWN_MS,
    )
    this.#timers = [...this.#timers, timer]
  }

  #miss(seat: number, name: string): void {
    this.#forget(seat)
    this.#absent[seat] = setTimeout(() => {
      this.#absent[seat] = 'told'
      this.#tell('seat-lost', name, seat, true)
    }, ABSENCE_MS)
  }

  #meet(seat: number, name: string): void {
    if (this.#absent[seat] === 'told') this.#tell('seat-found', name, seat, true)
    this.#forget(seat)
  }

  #forget(seat: number): void {
    const timer = this.#absent[seat]
    if (timer !== undefined && timer !== 'told') clearTimeout(timer)
    delete this.#absent[seat]
  }
}
