/** The people at the table: their gestures, and the actions on each seat. */

import { createContext } from 'svelte'

import type { Announcer } from '../../page/announcer.svelte.ts'
import type { Connection } from '../net/connection.svelte.ts'
import { consentFor } from './consent.ts'
import { recall, remember } from '../../page/memory.ts'
import type { Emote, Emoted, Table } from '../../page/protocol.ts'
import { isOnDevice } from '../net/codes.ts'
import { isHost, seatNames } from '../net/seats.ts'
import type { Settings } from '../../page/settings.svelte.ts'
import type { Texts } from '../../page/texts.svelte.ts'

export type EmoteName = Emote['emote']
export const EMOTES: readonly EmoteName[] = [
  'hello',
  'well_played',
  'thanks',
  'oops',
  'hurry',
  'thinking',
  'laugh',
  'good_game',
]

const EMOTE_SHOWN_MS = 4_000

/** The actions on a seat, in the order of the menu. */
export type SeatAction = 'mute' | 'unmute' | 'replace' | 'offer' | 'keep' | 'agree' | 'remove'

/** What the actions need from a connection; lessons and replays have one that does nothing. */
export type TableConnection = Pick<Connection, 'table' | 'send' | 'gesture'>

export class TableActions {
  #connection: TableConnection
  #texts: Texts
  #announcer: Announcer
  #settings: Settings
  #gestures = $state.raw<Readonly<Record<number, EmoteName>>>({})
  #timers: Record<number, ReturnType<typeof setTimeout>> = {}
  #muted = $state.raw<readonly string[]>([])
  /** The seat whose player is about to be removed, pending confirmation. */
  removing = $state<number | null>(null)

  constructor(connection: TableConnection, code: string, texts: Texts, announcer: Announcer, settings: Settings) {
    this.#connection = connection
    this.#texts = texts
    this.#announcer = announcer
    this.#settings = settings
    this.#muted = recall(keyOf(code))?.split('\n') ?? []
  }

  get #table(): Table | null {
    return this.#connection.table
  }

  nameOf(seat: number): string {
    return this.#table ? seatNames(this.#table, this.#texts)[seat]! : ''
  }

  /** The newcomer who waits for the seat: "remove" removes them first. */
  newcomerOf(seat: number): string | null {
    return this.#table?.seats[seat]?.newcomer?.name ?? null
  }

  isMe(seat: number): boolean {
    return seat === this.#table?.me
  }

  /** The gesture that the player on a seat is making. */
  gestureOf(seat: number): EmoteName | null {
    return this.#gestures[seat] ?? null
  }

  /** All of them, in words. */
  gestures(): { seat: number; emote: EmoteName; words: string }[] {
    return Object.entries(this.#gestures).map(([seat, emote]) => {
      return { seat: Number(seat), emote, words: this.#inWords(Number(seat), emote) }
    })
  }

  showEmote({ seat, emote }: Emoted): void {
    const mine = this.isMe(seat)
    if (!mine && (!this.#settings.emotes || this.isMuted(seat))) return
    clearTimeout(this.#timers[seat])
    this.#gestures = { ...this.#gestures, [seat]: emote }
    this.#timers[seat] = setTimeout(() => this.#forget(seat), EMOTE_SHOWN_MS)
    if (!mine) this.#announcer.announce(this.#inWords(seat, emote))
  }

  make(emote: EmoteName): void {
    this.#connection.gesture(emote)
  }

  isMuted(seat: number): boolean {
    return this.#muted.includes(this.#personOn(seat))
  }

  actionsFor(seat: number): SeatAction[] {
    const table = this.#table
    const who = table?.seats[seat]
    if (!table || !who || seat === table.me) return []
    const running = table.phase !== 'waiting'
    const actions: SeatAction[] = []
    if (!who.bot && this.#settings.emotes) actions.push(this.isMuted(seat) ? 'unmute' : 'mute')
    if (consentFor(table, seat)?.answerable) actions.push('agree')
    if (!isHost(table) || !running) return actions
    if (!who.bot && !who.connected) actions.push('replace')
    if (who.bot && !who.newcomer && !isOnDevice(table.code)) actions.push(who.offered ? 'keep' : 'offer')
    if (!who.bot || who.left || who.newcomer) actions.push('remove')
    return actions
  }

  perform(action: SeatAction, seat: number): void {
    switch (action) {
      case 'mute':
      case 'unmute':
        return this.#mute(seat, action === 'mute')
      case 'replace':
        return this.#connection.send({ type: 'replace_seat', seat })
      case 'offer':
      case 'keep':
        return this.#connection.send({ type: 'offer_seat', seat, open: action === 'offer' })
      case 'agree':
        return this.#connection.send({ type: 'agree', seat })
      case 'remove':
        this.removing = seat
    }
  }

  remove(seat: number): void {
    this.removing = null
    this.#connection.send({ type: 'remove_seat', seat })
  }

  /** Players who are muted here stay muted at the table of the rematch. */
  follow(code: string): void {
    remember(keyOf(code), this.#muted.join('\n') || null)
  }

  stop(): void {
    Object.values(this.#timers).forEach(clearTimeout)
  }

  #mute(seat: number, on: boolean): void {
    const person = this.#personOn(seat)
    this.#muted = on ? [...this.#muted, person] : this.#muted.filter((other) => other !== person)
    if (on) this.#forget(seat)
    if (this.#table) this.follow(this.#table.code)
  }

  /** The key of a muted person: a new player on the same seat is not muted. */
  #personOn(seat: number): string {
    return `${seat} ${this.#table?.seats[seat]?.name ?? ''}`
  }

  #forget(seat: number): void {
    clearTimeout(this.#timers[seat])
    this.#gestures = Object.fromEntries(Object.entries(this.#gestures).filter(([other]) => Number(other) !== seat))
  }

  #inWords(seat: number, emote: EmoteName): string {
    return this.#texts.say('emote-told', { name: this.nameOf(seat), emote: this.#texts.say(`emote-${emote}`) })
  }
}

const keyOf = (code: string) => `muted.${code}`

export const [getTableActions, setTableActions] = createContext<TableActions>()
