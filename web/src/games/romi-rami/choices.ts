/** The server's list of legal actions, in order: the page knows no rules and consults only this list. */

import { includesAll, JOKER } from './cards/pieces.ts'

export interface Payment {
  /** The cards, including the joker's name if it is paid. */
  pieces: string[]
  action: string
  /** How many bonus cards it earns. */
  bonus: number
}

const wordsOf = (action: string) => action.split(' ')

export class Choices {
  readonly #takes: string[][]
  readonly #payments = new Map<string, Payment[]>()
  readonly #discards: string[][]
  readonly canEnd: boolean

  constructor(actions: readonly string[], bonuses: readonly number[] = []) {
    const of = (verb: string) => actions.filter((action) => action.startsWith(`${verb} `))
    this.#takes = of('take').map((action) => wordsOf(action).slice(1))
    this.#discards = of('discard').map((action) => wordsOf(action).slice(1))
    this.canEnd = actions.includes('end')
    for (const [at, action] of actions.entries()) {
      if (!action.startsWith('complete ')) continue
      const [, contract, , ...pieces] = wordsOf(action)
      const ways = this.#payments.get(contract!) ?? []
      ways.push({ pieces, action, bonus: bonuses[at] ?? 0 })
      this.#payments.set(contract!, ways)
    }
  }

  /** The largest number of cards that may be taken. */
  get most(): number {
    return Math.max(0, ...this.#takes.map((cards) => cards.length))
  }

  /** Whether these may be taken, possibly with others. */
  mayTake(cards: readonly string[]): boolean {
    return this.#takes.some((take) => includesAll(take, cards))
  }

  canTake(cards: readonly string[]): boolean {
    return this.#takes.some((take) => take.length === cards.length && includesAll(take, cards))
  }

  mayDiscard(cards: readonly string[]): boolean {
    return this.#discards.some((discard) => includesAll(discard, cards))
  }

  canDiscard(cards: readonly string[]): boolean {
    return this.#discards.some((discard) => discard.length === cards.length && includesAll(discard, cards))
  }

  /** Contracts that can be completed now. */
  get payable(): string[] {
    return [...this.#payments.keys()]
  }

  /** The payments of a contract that use all of these pieces, the best first. */
  waysToPay(contract: string, pieces: readonly string[] = []): Payment[] {
    return (this.#payments.get(contract) ?? []).filter((way) => includesAll(way.pieces, pieces))
  }

  /** The payment that uses exactly these pieces. */
  paymentWith(contract: string, pieces: readonly string[]): Payment | undefined {
    return this.waysToPay(contract, pieces).find((way) => way.pieces.length === pieces.length)
  }
}

export const write = (verb: 'take' | 'discard', cards: readonly string[]) => [verb, ...cards].join(' ')
export const writePayment = (contract: string, pieces: readonly string[]) =>
  [
    'complete',
    contract,
    'with',
    ...pieces.filter((piece) => piece !== JOKER),
    ...pieces.filter((p) => p === JOKER),
  ].join(' ')
