/** The referee's word on each meld that was entered, as soon as it could be one. */

import { SvelteMap } from 'svelte/reactivity'

import type { Judgement } from '../companion.ts'
import type { Meld, MeldPosition } from './melds.svelte.ts'

const SHORTEST = 3

export class MeldJudge {
  readonly #told = new SvelteMap<string, Judgement>()
  readonly #asked: Record<string, true> = {}
  readonly #position: MeldPosition
  readonly #judge: (question: object) => Promise<Judgement | null>

  constructor(position: MeldPosition, judge: (question: object) => Promise<Judgement | null>) {
    this.#position = position
    this.#judge = judge
  }

  /** Why a meld is none; null: it is one, or that is not known yet. */
  flawOf(meld: Meld): string | null {
    const told = this.#told.get(keyOf(meld))
    return told && !told.legal ? told.reason : null
  }

  /** Ask about the melds that nobody asked about yet. Without an answer, it is asked again with the next change. */
  look(melds: readonly Meld[]): void {
    for (const meld of melds) {
      const key = keyOf(meld)
      if (meld.length < SHORTEST || this.#asked[key]) continue
      this.#asked[key] = true
      void this.#judge(this.#position.meldQuestion([...meld])).then((told) => {
        if (told) this.#told.set(key, told)
        else delete this.#asked[key]
      })
    }
  }
}

const keyOf = (meld: Meld): string => [...meld].sort().join(' ')
