/** Turns of the match as steps for the board, fetched when they are looked at. */

import type { Choice, DraftVerdict, Step, Tried } from '../page/protocol.ts'
import type { Source } from '../replay/replaying.svelte.ts'
import { checkTurn, type FinishedMatch, showTurn, tryTurn } from '../table/net/api.ts'

export type Look = 'before' | 'played' | 'other'

export class Turns {
  readonly #match: FinishedMatch
  readonly #source: Source
  readonly #known = new Map<string, Promise<Step>>()

  constructor(match: FinishedMatch, source: Source) {
    this.#match = match
    this.#source = source
  }

  /** The table at a turn, as its player saw it. What was fetched once is remembered, unless that failed. */
  at(choice: Choice, look: Look): Promise<Step> {
    const key = `${choice.step} ${look}`
    const known = this.#known.get(key)
    if (known) return known
    const fetching =
      look === 'other' && choice.other ? this.shown(choice.step, choice.other.action) : this.#real(choice, look)
    this.#known.set(key, fetching)
    fetching.catch(() => this.#known.delete(key))
    return fetching
  }

  shown(step: number, action: string): Promise<Step> {
    return showTurn(this.#match, { step, action })
  }

  attempt(step: number, action: string): Promise<Tried> {
    return tryTurn(this.#match, { step, action })
  }

  check(step: number, action: string): Promise<DraftVerdict> {
    return checkTurn(this.#match, { step, action })
  }

  async #real({ step, seat }: Choice, look: Look): Promise<Step> {
    const first = look === 'played' ? step + 1 : step
    const told = await this.#source({ seat, hands: false, first, count: 1 })
    return told.steps[0]!
  }
}
