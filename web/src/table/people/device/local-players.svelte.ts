/**
 * The people who play on this device: a seat and a connection each.
 * During a round one of them holds the device, or nobody: then a cover hides everything private.
 */

import { createContext } from 'svelte'

import { CatchUp } from '../../catch-up.svelte.ts'
import { Connection, mayComeBack, socketAddress } from '../../net/connection.svelte.ts'
import type { Emoted, Gone, Outdated, Table } from '../../../page/protocol.ts'
import { isMyTurn, keepTokens, tokensFor } from '../../net/seats.ts'

const COVER_DELAY_MS = 4_000 // to see the result of my own turn before the cover appears
const COVER_DELAY_WITH_CLOCK_MS = 1_500 // the next player's time is already running

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

/** Callbacks for the table's page. */
export interface LocalPlayersHooks {
  /** A new table has come for one of us. */
  replaced: (localPlayer: LocalPlayer, before: Table | null, after: Table) => void
  /** One of us has lost the seat. */
  gone: (localPlayer: LocalPlayer) => void
  emoted: (told: Emoted) => void
  /** The server has another build of the page. */
  outdated: (told: Outdated) => void
  /** Everything private to one person must be removed. */
  covered: () => void
}

export class LocalPlayers {
  #code: string
  #hooks: LocalPlayersHooks
  #all = $state.raw<readonly LocalPlayer[]>([])
  #holder = $state.raw<LocalPlayer | null>(null)
  #next = $state.raw<LocalPlayer | null>(null)
  #coverTimer: ReturnType<typeof setTimeout> | undefined

  constructor(code: string, hooks: LocalPlayersHooks) {
    this.#code = code
    this.#hooks = hooks
    const tokens = tokensFor(code)
    this.#all = (tokens.length ? tokens : [null]).map((token) => this.#meet(token))
  }

  get all(): readonly LocalPlayer[] {
    return this.#all
  }

  /** The first of us: the person who opened the table or took a seat here first. */
  get lead(): LocalPlayer {
    return this.#all[0]!
  }

  get shared(): boolean {
    return this.#all.length > 1
  }

  /** The player from whose view the table is shown. */
  get current(): LocalPlayer {
    return this.#holder ?? this.lead
  }

  get covered(): boolean {
    return this.shared && this.#holder === null && this.lead.connection.table?.phase === 'playing'
  }

  /** The player to whom the device is about to be passed. */
  get next(): LocalPlayer | null {
    return this.#next
  }

  /** The players for whom the table waits. */
  get onTurn(): LocalPlayer | null {
    return this.#all.find((localPlayer) => localPlayer.onTurn) ?? null
  }

  get seats(): number[] {
    return this.#all.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  }

  /** Connect, and stay connected until `close`; resolves with the first table that arrives. */
  open(): Promise<Table> {
    const [first] = this.#all.map(({ connection }) => connection.open())
    return first!
  }

  close(): void {
    clearTimeout(this.#coverTimer)
    for (const { connection, catchUp } of this.#all) {
      connection.close()
      catchUp.skip()
    }
  }

  /** Somebody took a seat on this device: the spectator until now, or one more person. */
  welcome(token: string | null): void {
    if (this.#all.some(({ belongs }) => belongs)) {
      if (this.#all.some((localPlayer) => localPlayer.token === token)) return
      const localPlayer = this.#meet(token)
      this.#all = [...this.#all, localPlayer]
      void localPlayer.connection.open()
    } else {
      this.lead.token = token
      this.lead.connection.sit(token)
    }
    this.#keep()
  }

  /** A local player takes the device, perhaps while it is another's turn. */
  take(localPlayer: LocalPlayer): void {
    this.#holder = localPlayer
    this.#next = localPlayer.onTurn ? null : this.onTurn
    localPlayer.catchUp.begin()
  }

  /** Hide everything private until somebody says who holds the device. */
  cover = (): void => {
    this.#stay()
    this.#holder?.catchUp.turnAway(this.#holder.connection.table)
    this.#holder = null
    this.#hooks.covered()
  }

  #meet(token: string | null): LocalPlayer {
    return new LocalPlayer(this.#code, token, (self) => ({
      replaced: (before, after) => this.#replaced(self, before, after),
      gone: (told) => this.#gone(self, told),
      emoted: (told) => self === this.lead && this.#hooks.emoted(told),
      outdated: (told) => this.#hooks.outdated(told),
    }))
  }

  #replaced(localPlayer: LocalPlayer, before: Table | null, after: Table): void {
    // The seat is no longer ours: the cookie leads to another one instead.
    const twice = this.#all.some((other) => other !== localPlayer && other.seat !== null && other.seat === after.me)
    if (twice && localPlayer !== this.lead) return this.#dismiss(localPlayer)
    if (after.phase === 'playing' && before?.phase !== 'playing' && this.shared) this.cover()
    if (localPlayer !== this.#holder) localPlayer.catchUp.miss(after)
    this.#settle()
    this.#hooks.replaced(localPlayer, before, after)
  }

  #gone(localPlayer: LocalPlayer, told: Gone): void {
    if (!mayComeBack(told, localPlayer.connection.table)) {
      localPlayer.token = null
      if (this.shared) this.#dismiss(localPlayer, told)
      else this.#keep()
    } else if (this.shared) {
      if (told.code === 'seat.left') localPlayer.connection.dismiss() // they know
      if (localPlayer === this.#holder) this.cover()
    }
    this.#hooks.gone(localPlayer)
  }

  /** Remove a player who lost their seat; the others see why. */
  #dismiss(localPlayer: LocalPlayer, told: Gone | null = null): void {
    if (localPlayer === this.#holder) this.cover()
    localPlayer.connection.close()
    localPlayer.catchUp.skip()
    this.#all = this.#all.filter((other) => other !== localPlayer)
    if (told) this.lead.connection.complaint = told
    this.#keep()
  }

  /** Before the next local player's turn, show the result of this one for a moment, then cover the device. */
  #settle(): void {
    const next = this.onTurn
    if (!this.shared || !this.#holder || !next || this.#holder.onTurn) return this.#stay()
    if (next === this.#next) return
    this.#stay()
    this.#next = next
    this.#coverTimer = setTimeout(this.cover, next.connection.table?.clock ? COVER_DELAY_WITH_CLOCK_MS : COVER_DELAY_MS)
  }

  #stay(): void {
    clearTimeout(this.#coverTimer)
    this.#next = null
  }

  #keep(): void {
    keepTokens(
      this.#code,
      this.#all.map(({ token }) => token),
    )
  }
}

export const [getLocalPlayers, setLocalPlayers] = createContext<LocalPlayers>()
