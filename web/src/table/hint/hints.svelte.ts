/**
 * A hint in two steps: what can be done, then what an expert would do, and why. The sentences are the server's data; a
 * game adds what to mark and how to show an action. A hint disappears as soon as its subject changes.
 */

import type { Announcer } from '../../page/announcer.svelte.ts'
import type { Hint, Refused, Remark } from '../../page/protocol.ts'
import type { Args, Texts } from '../../page/texts.svelte.ts'
import type { Answer, Question } from '../net/connection.svelte.ts'

export type Step = 'possible' | 'advice'

/** What a game's turn provides. */
export interface HintTaker {
  game: () => string
  ask: (question: Question) => Promise<Answer | null>
  /** The subject of a hint: when the value changes, the hint disappears. */
  about: () => unknown
  /** The players' names, by seat. */
  names: () => readonly string[]
  /** Show the expert's action without playing it. */
  present?: (action: string) => void
  /** The action in words, if the server gives no remarks. */
  describe?: (action: string) => string
  /** CSS selectors of what to mark. */
  marks?: (hint: Hint, step: Step) => readonly string[]
}

interface Shown {
  hint: Hint
  step: Step
  about: unknown
}

export class Hints {
  readonly #taker: HintTaker
  readonly #texts: Texts
  readonly #announcer: Announcer
  #shown = $state.raw<Shown | null>(null)
  /** The expert is thinking. */
  waits = $state(false)

  constructor(taker: HintTaker, texts: Texts, announcer: Announcer) {
    this.#taker = taker
    this.#texts = texts
    this.#announcer = announcer
  }

  get #current(): Shown | null {
    return this.#shown?.about === this.#taker.about() ? this.#shown : null
  }

  get step(): Step | null {
    return this.#current?.step ?? null
  }

  /** The sentences shown. */
  get lines(): readonly string[] {
    const shown = this.#current
    return shown ? this.#say(shown) : []
  }

  /** CSS selectors of what to mark. */
  get marks(): readonly string[] {
    const shown = this.#current
    return shown ? (this.#taker.marks?.(shown.hint, shown.step) ?? []) : []
  }

  /** The light bulb: first what is possible, then what an expert would do, then nothing. */
  press = (): Promise<void> | void => {
    if (this.waits) return
    if (this.step === 'possible') return this.advise()
    if (this.step === 'advice') return this.close()
    return this.#ask()
  }

  /** Go on to what an expert would do, and show it. */
  advise = (): void => {
    const shown = this.#current
    if (shown) this.#advise(shown.hint)
  }

  close = (): void => {
    this.#shown = null
  }

  async #ask(): Promise<void> {
    const about = this.#taker.about()
    this.waits = true
    try {
      const answer = await this.#taker.ask({ type: 'hint' })
      if (answer?.type === 'hint' && answer.possible.length) await this.#texts.fetch(`hints-${this.#taker.game()}`)
      if (about !== this.#taker.about()) return
      if (answer?.type === 'refused') this.#announcer.announce(this.#why(answer))
      else if (answer?.type === 'hint') this.#begin(answer)
    } finally {
      this.waits = false
    }
  }

  #begin(hint: Hint): void {
    if (!hint.possible.length) return this.#advise(hint)
    this.#show(hint, 'possible')
  }

  #advise(hint: Hint): void {
    this.#taker.present?.(hint.action)
    this.#show(hint, 'advice')
  }

  #show(hint: Hint, step: Step): void {
    const shown = { hint, step, about: this.#taker.about() }
    this.#shown = shown
    const { pieces } = hint
    const named =
      step === 'possible' && pieces.length ? [this.#texts.say('hint-these', { pieces: this.#name(pieces) })] : []
    this.#announcer.announce([...this.#say(shown), ...named].join(' '))
  }

  #name(pieces: readonly string[]): string {
    return this.#texts.list(pieces.map((piece) => this.#texts.piece(this.#taker.game(), piece)))
  }

  #say({ hint, step }: Shown): readonly string[] {
    const remarks = hint[step]
    if (remarks.length) return remarks.map((remark) => this.#sentence(remark))
    return [this.#taker.describe?.(hint.action) ?? this.#texts.say('hint-shown')]
  }

  /** A remark in words, its pieces and players named. */
  #sentence({ code, args = {} }: Remark): string {
    const game = this.#taker.game()
    const words: Args = { ...args }
    for (const [name, arg] of Object.entries(args)) {
      if (name === 'player') words[name] = this.#taker.names()[Number(arg)] ?? ''
      else if (typeof arg === 'string' && arg.includes(' ')) words[name] = this.#name(arg.split(' '))
      else if (typeof arg === 'string') Object.assign(words, this.#texts.named(game, { [name]: arg }))
    }
    return this.#texts.say(`${game}-hint-${code}`, words)
  }

  #why({ code, args }: Refused): string {
    return this.#texts.refusal(this.#taker.game(), { code, args })
  }
}
