/** The tutor: asks before a move that seems to lose a lot, once a turn. The server estimates; nothing is certain. */

import type { Concern, Table } from '../../page/protocol.ts'
import type { Answer, Question } from '../net/connection.svelte.ts'

const PATIENCE_MS = 4_000 // then the move is made without advice

interface Seat {
  table: () => Table
  /** Whether the player wants a tutor, and there is one at this table. */
  wanted: () => boolean
  ask: (question: Question) => Promise<Answer | null>
  /** Send a move in answer to this version of the table. */
  send: (action: string, version: number) => void
}

/** A move that waits for the player's last word. */
interface Held {
  action: string
  version: number
  concern: Concern
}

export class Tutor {
  readonly #seat: Seat
  #held = $state.raw<Held | null>(null)
  /** The server is being asked. */
  waits = $state(false)
  /** The turn in which it has asked. */
  #asked = ''

  constructor(seat: Seat) {
    this.#seat = seat
  }

  /** What speaks against the move; null if nothing is being asked. A newer table makes it irrelevant. */
  get concern(): Concern | null {
    return this.#held && this.#held.version === this.#seat.table().version ? this.#held.concern : null
  }

  /** Make a move, or ask first. */
  consider = async (action: string): Promise<void> => {
    const table = this.#seat.table()
    const { version } = table
    if (this.waits) return
    if (!this.#seat.wanted() || this.#asked === turnOf(table) || isForced(table))
      return this.#seat.send(action, version)
    this.waits = true
    const concern = await this.#concernAbout(action)
    this.waits = false
    if (!concern || version !== this.#seat.table().version) return this.#seat.send(action, version)
    this.#asked = turnOf(table)
    this.#held = { action, version, concern }
  }

  /** Play it anyway. */
  play = (): void => {
    const held = this.#held
    this.#held = null
    if (held) this.#seat.send(held.action, held.version)
  }

  /** The move was not made: the player may make another one, and is not asked again this turn. */
  takeBack = (): void => {
    this.#held = null
  }

  async #concernAbout(action: string): Promise<Concern | null> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((later) => (timer = setTimeout(later, PATIENCE_MS, null)))
    const answer = await Promise.race([this.#seat.ask({ type: 'consider', action }), late])
    clearTimeout(timer)
    return answer?.type === 'considered' ? answer.concern : null
  }
}

/** Whether only bots play with the viewer: nobody else could mind a tutor. The server has the last word. */
export const playsAlone = ({ seats, me }: Table): boolean =>
  me !== null && seats.every(({ bot, left, newcomer }, seat) => seat === me || (bot !== null && !left && !newcomer))

/** What stays the same during a turn of the viewer: the last thing that somebody else did. */
function turnOf({ round, view, me }: Table): string {
  const log: { player: number }[] = view?.log ?? []
  return `${round} ${log.findLastIndex(({ player }) => player !== me)}`
}

/** Whether the view lists a single action. */
const isForced = ({ view }: Table): boolean => (view as { actions?: string[] } | null)?.actions?.length === 1
