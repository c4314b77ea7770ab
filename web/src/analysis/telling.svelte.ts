/** The match that an analysis is about, and how its turns are told: shared by all parts of the page. */

import { createContext } from 'svelte'

import type { Describers } from '../games/describing.ts'
import type { Choice, Replay, TurnAction } from '../page/protocol.ts'
import type { Texts } from '../page/texts.svelte.ts'
import { seatNames } from '../table/net/seats.ts'
import { placeOf } from './findings.ts'

export class Telling {
  readonly told: Replay
  readonly #texts: Texts
  readonly #describers: Describers

  constructor(told: Replay, texts: Texts, describers: Describers) {
    this.told = told
    this.#texts = texts
    this.#describers = describers
  }

  get game(): string {
    return this.told.table.game
  }

  /** The reader's seat. */
  get mine(): number | null {
    return this.told.mine
  }

  get names(): string[] {
    return seatNames({ ...this.told.table, me: this.mine }, this.#texts)
  }

  /** The steps at which rounds were dealt. */
  get rounds(): number[] {
    return this.told.acted.flatMap((seat, step) => (seat === null ? [step] : []))
  }

  place(step: number): string {
    return placeOf(step, this.rounds, this.#texts)
  }

  /** What somebody did. */
  action(action: TurnAction | null): string {
    const { describe } = this.#describers
    return action ? describe(this.#texts, action, { names: this.names, me: this.mine }).join(' · ') : ''
  }

  /** What was played. */
  played({ played }: Choice): string {
    return this.action(played)
  }

  /** What could or should have been played: the two are never mixed. */
  other({ missed, more, other }: Choice): string {
    const action = other ? this.#describers.advise(this.#texts, other).join(' · ') : ''
    const say = (key: string) => this.#texts.say(`analysis-${key}`, { action, more })
    if (missed === 'out') return say('could-go-out')
    if (missed === 'kept') return say('rightly-kept')
    if (missed === 'early') return say('too-early')
    if (missed === 'lay' && more > 0) return say('could-lay')
    return say('better')
  }

  /** What the estimate depends on, in the game's own words; empty if there is nothing. */
  condition(condition: string): string {
    const key = `${this.game}-analysis-${condition}`
    return condition && this.#texts.has(key) ? this.#texts.say(key) : ''
  }
}

export const [getTelling, setTelling] = createContext<Telling>()
