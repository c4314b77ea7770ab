/**
 * The people who play on this device: a seat and a connection each.
 * While a round is played one of them holds the device, or nobody: then a cover hides whatever only one may see.
 */

import { createContext } from 'svelte'

import { CatchUp } from '../catch-up.svelte.ts'
import { Connection, mayComeBack, socketAddress } from '../net/connection.svelte.ts'
import type { Emoted, Gone, Table } from '../../page/protocol.ts'
import { isMyTurn, keepTokens, tokensFor } from '../net/seats.ts'

const LINGER = 4_000 // ms for which one sees what the own turn came to, before the cover falls
const LINGER_TIMED = 1_500 // the time of the next player runs already

export class LocalPlayer {
  readonly connection: Connection
  readonly catchUp = new CatchUp()
  token: string | null

  constructor(
    code: string,
    token: string | null,
    hooks: (self: LocalPlayer) => ConstructorParameters<typeof Connection>[2],
  ) {
    this.token = token
    this.connection = new Connection(socketAddress(code), token, hooks(this))
  }

  get seat(): number | null {
    return this.connection.table?.me ?? null
  }

  /** Has a seat, or waits to take one over. */
  get belongs(): boolean {
    return this.seat !== null || (this.connection.table?.waiting ?? null) !== null
  }

  get onTurn(): boolean {
    return this.connection.table !== null && isMyTurn(this.connection.table)
  }
}

/** What whoever opened the table wants to hear of. */
export interface Doings {
  /** A new table has come for one of us. */
  replaced: (fellow: LocalPlayer, before: Table | null, after: Table) => void
  /** One of us has lost the seat. */
  gone: (fellow: LocalPlayer) => void
  emoted: (told: Emoted) => void
  /** What only one person may know must be nowhere any more. */
  covered: () => void
}

export class LocalPlayers {
  #code: string
  #doings: Doings
  #fellows = $state.raw<readonly LocalPlayer[]>([])
  #holder = $state.raw<LocalPlayer | null>(null)
  #next = $state.raw<LocalPlayer | null>(null)
  #linger: ReturnType<typeof setTimeout> | undefined

  constructor(code: string, doings: Doings) {
    this.#code = code
    this.#doings = doings
    const tokens = tokensFor(code)
    this.#fellows = (tokens.length ? tokens : [null]).map((token) => this.#meet(token))
  }

  get fellows(): readonly LocalPlayer[] {
    return this.#fellows
  }

  /** The first of us: whoever made the table or took a seat here first. */
  get lead(): LocalPlayer {
    return this.#fellows[0]!
  }

  get shared(): boolean {
    return this.#fellows.length > 1
  }

  /** Whose eyes we see the table with. */
  get current(): LocalPlayer {
    return this.#holder ?? this.lead
  }

  get covered(): boolean {
    return this.shared && this.#holder === null && this.lead.connection.table?.phase === 'playing'
  }

  /** The one to whom the device is about to be passed. */
  get next(): LocalPlayer | null {
    return this.#next
  }

  /** Whom the table waits for. */
  get onTurn(): LocalPlayer | null {
    return this.#fellows.find((fellow) => fellow.onTurn) ?? null
  }

  get seats(): number[] {
    return this.#fellows.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  }

  /** Connect, and stay connected until `close`; the promise is the first table that comes. */
  open(): Promise<Table> {
    const [first] = this.#fellows.map(({ connection }) => connection.open())
    return first!
  }

  close(): void {
    clearTimeout(this.#linger)
    for (const { connection, catchUp } of this.#fellows) {
      connection.close()
      catchUp.skip()
    }
  }

  /** Somebody took a seat on this device: the one who looked on until now, or one more. */
  welcome(token: string | null): void {
    if (this.#fellows.some(({ belongs }) => belongs)) {
      if (this.#fellows.some((fellow) => fellow.token === token)) return
      const fellow = this.#meet(token)
      this.#fellows = [...this.#fellows, fellow]
      void fellow.connection.open()
    } else {
      this.lead.token = token
      this.lead.connection.sit(token)
    }
    this.#keep()
  }

  /** One of us takes the device and looks, perhaps while it is another's turn. */
  take(fellow: LocalPlayer): void {
    this.#holder = fellow
    this.#next = fellow.onTurn ? null : this.onTurn
    fellow.catchUp.begin()
  }

  /** Hide what only one may see, until somebody says who holds the device. */
  cover = (): void => {
    this.#stay()
    this.#holder?.catchUp.turnAway(this.#holder.connection.table)
    this.#holder = null
    this.#doings.covered()
  }

  #meet(token: string | null): LocalPlayer {
    return new LocalPlayer(this.#code, token, (self) => ({
      replaced: (before, after) => this.#replaced(self, before, after),
      gone: (told) => this.#gone(self, told),
      emoted: (told) => self === this.lead && this.#doings.emoted(told),
    }))
  }

  #replaced(fellow: LocalPlayer, before: Table | null, after: Table): void {
    // A seat that is ours no more: the cookie shows another's instead.
    const twice = this.#fellows.some((other) => other !== fellow && other.seat !== null && other.seat === after.me)
    if (twice && fellow !== this.lead) return this.#dismiss(fellow)
    if (after.phase === 'playing' && before?.phase !== 'playing' && this.shared) this.cover()
    if (fellow !== this.#holder) fellow.catchUp.miss(after)
    this.#settle()
    this.#doings.replaced(fellow, before, after)
  }

  #gone(fellow: LocalPlayer, told: Gone): void {
    if (!mayComeBack(told, fellow.connection.table)) {
      fellow.token = null
      if (this.shared) this.#dismiss(fellow, told)
      else this.#keep()
    } else if (this.shared) {
      if (told.code === 'seat.left') fellow.connection.dismiss() // they know
      if (fellow === this.#holder) this.cover()
    }
    this.#doings.gone(fellow)
  }

  /** There is no seat for this one any more; the others are told why. */
  #dismiss(fellow: LocalPlayer, told: Gone | null = null): void {
    if (fellow === this.#holder) this.cover()
    fellow.connection.close()
    fellow.catchUp.skip()
    this.#fellows = this.#fellows.filter((other) => other !== fellow)
    if (told) this.lead.connection.complaint = told
    this.#keep()
  }

  /** When another of us is to play, who holds the device sees for a moment what was done, then it is covered. */
  #settle(): void {
    const next = this.onTurn
    if (!this.shared || !this.#holder || !next || this.#holder.onTurn) return this.#stay()
    if (next === this.#next) return
    this.#stay()
    this.#next = next
    this.#linger = setTimeout(this.cover, next.connection.table?.clock ? LINGER_TIMED : LINGER)
  }

  #stay(): void {
    clearTimeout(this.#linger)
    this.#next = null
  }

  #keep(): void {
    keepTokens(
      this.#code,
      this.#fellows.map(({ token }) => token),
    )
  }
}

export const [getLocalPlayers, setLocalPlayers] = createContext<LocalPlayers>()
