/** Learn from your mistakes: flagged turns one after the other; the referee and the estimate answer each attempt. */

import type { Checked, Choice, Hint, Refused, Step, Tried, TurnAction } from '../page/protocol.ts'
import { ApiError } from '../table/net/api.ts'
import type { Answer, Question } from '../table/net/connection.svelte.ts'
import type { Turns } from './turns.ts'

/** How an attempt compares with the best that is known, and with what was played. */
export type Result = 'best' | 'good' | 'better' | 'worse'

export class Practice {
  readonly #turns: Turns
  readonly choices: readonly Choice[]
  at = $state(0)
  /** The table before the turn. */
  step = $state.raw<Step | null>(null)
  busy = $state(false)
  tried = $state.raw<Tried | null>(null)
  /** What was tried last. */
  #action = $state('')
  refused = $state.raw<Refused | null>(null)
  problem = $state.raw<ApiError | null>(null)
  /** What was found, by number: for the sum at the end. */
  solved = $state.raw<readonly number[]>([])
  /** The board is recreated for another try. */
  tries = $state(0)

  // Getters, and not derived: they are read once more when the dialog is gone and an answer comes late.
  get choice(): Choice {
    return this.choices[this.at]!
  }

  get isLast(): boolean {
    return this.at === this.choices.length - 1
  }

  get played(): TurnAction | null {
    return this.tried && { action: this.#action, log: this.tried.log }
  }

  get result(): Result | null {
    return this.tried && resultOf(this.tried, this.choice)
  }

  constructor(choices: readonly Choice[], turns: Turns) {
    this.choices = choices
    this.#turns = turns
    void this.#begin()
  }

  async #begin(): Promise<void> {
    const { choice } = this
    this.step = this.tried = this.refused = this.problem = null
    try {
      const step = await this.#turns.at(choice, 'before')
      if (choice === this.choice) this.step = step
    } catch (error) {
      this.#fail(error)
    }
  }

  next = (): void => {
    if (this.isLast) return
    this.at += 1
    this.tries += 1
    void this.#begin()
  }

  again = (): void => {
    this.tries += 1
    void this.#begin()
  }

  /** Show the best that is known: it is played for the learner, and does not count as found. */
  show = async (): Promise<void> => {
    const { other } = this.choice
    if (other) await this.#attempt(other.action, false)
  }

  act = (action: string): void => void this.#attempt(action, true)

  async #attempt(action: string, own: boolean): Promise<void> {
    if (this.busy) return
    const { choice, at } = this
    this.busy = true
    this.refused = this.problem = null
    try {
      const tried = await this.#turns.attempt(choice.step, action)
      const after = tried.refusal ? null : await this.#turns.shown(choice.step, action)
      if (choice !== this.choice) return
      if (tried.refusal) this.refused = asRefused(tried)
      else {
        this.tried = tried
        this.#action = action
        this.step = after
        this.tries += 1
        const found = ['best', 'good'].includes(resultOf(tried, choice))
        if (own && found && !this.solved.includes(at)) this.solved = [...this.solved, at]
      }
    } catch (error) {
      this.#fail(error)
    } finally {
      this.busy = false
    }
  }

  /** Drafts are judged by the referee; a hint is what the analysis found. */
  ask = async (question: Question): Promise<Answer | null> => {
    const { choice } = this
    const about = { id: '', version: choice.step }
    if (question.type === 'hint') {
      const plain = { possible: [], advice: [], pieces: [], places: [] }
      return choice.other ? ({ type: 'hint', ...about, action: choice.other.action, ...plain } satisfies Hint) : null
    }
    const draft = await this.#turns.check(choice.step, question.action).catch(() => null)
    return draft && ({ type: 'checked', ...about, draft } satisfies Checked)
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    this.problem = error
  }
}

export function resultOf({ best, loss }: Tried, choice: Choice): Result {
  if (best) return 'best'
  if (!loss || !loss.mark) return 'good'
  return loss.error < choice.error ? 'better' : 'worse'
}

function asRefused({ refusal }: Tried): Refused {
  const { code, rule = null, message = '', pieces = [], args = {} } = refusal!
  return { type: 'refused', id: null, code, rule, message, pieces: [...pieces], args }
}
