/** Cards and contracts by taps: the hand, both markets, and what a player does with them. */

import type { Advice, Position } from '../../../companion/companion.ts'
import { without } from '../../../companion/entry/melds.svelte.ts'
import { isRecord } from '../../../pad/pad.ts'
import { JOKER, SUITS } from '../cards/pieces.ts'
import { CONTRACT, CONTRACTS, COPIES } from './edition.ts'

export type Where = 'hand' | 'values' | 'contracts'
export type Verb = 'take' | 'complete' | 'discard' | 'end'
export const [MOST_VALUES, MOST_CONTRACTS, MOST_HELD] = [6, 4, 13]

export const CARDS: string[] = COPIES.flatMap((_, index) => SUITS.map((suit) => `${suit}-${index + 1}`))
const BOX = new Map(CARDS.map((card) => [card, COPIES[Number(card.at(-1)) - 1]!]))
const order = (card: string) => CARDS.indexOf(card)
const inOrder = (cards: string[]): string[] => [...cards].sort((one, other) => order(one) - order(other))

export class ContractPosition implements Position {
  hand = $state<string[]>([])
  values = $state<string[]>([])
  contracts = $state<string[]>([])
  joker = $state(true)
  where = $state<Where>('hand')
  verb = $state<Verb>('take')
  /** What is taken, paid or discarded: places in the market or in the hand. */
  chosen = $state<number[]>([])
  contract = $state<string | null>(null)
  paysJoker = $state(false)

  /** How many of a card are left in the box. */
  left(card: string): number {
    const seen = [...this.hand, ...this.values].filter((one) => one === card).length
    return (BOX.get(card) ?? 0) - seen
  }

  press(card: string): string | null {
    const most = this.where === 'hand' ? MOST_HELD : MOST_VALUES
    const cards = this.where === 'hand' ? this.hand : this.values
    if (this.left(card) <= 0 || cards.length >= most) return card
    cards.push(card)
    this.chosen = []
    return null
  }

  pressContract(name: string): string | null {
    if (this.contracts.includes(name) || this.contracts.length >= MOST_CONTRACTS) return name
    this.contracts.push(name)
    return null
  }

  remove(where: Where, place: number): void {
    if (where === 'contracts' && this.contracts[place] === this.contract) this.contract = null
    this[where].splice(place, 1)
    this.chosen = []
  }

  choose(verb: Verb): void {
    this.verb = verb
    this.chosen = []
    this.contract = null
    this.paysJoker = false
  }

  toggle(place: number): void {
    this.chosen = this.chosen.includes(place) ? this.chosen.filter((one) => one !== place) : [...this.chosen, place]
  }

  /** The cards that are chosen, from the market or the hand. */
  get cards(): string[] {
    const from = this.verb === 'take' ? this.values : this.hand
    return inOrder(this.chosen.flatMap((place) => from[place] ?? []))
  }

  get action(): string | null {
    const cards = this.cards.join(' ')
    if (this.verb === 'end') return 'end'
    if (this.verb !== 'complete') return cards && `${this.verb} ${cards}`
    const paid = [...this.cards, ...(this.paysJoker ? [JOKER] : [])]
    return this.contract !== null && paid.length ? `complete ${this.contract} with ${paid.join(' ')}` : null
  }

  get missing(): string {
    return 'real-missing-action'
  }

  get question(): object | null {
    if (!this.action) return null
    const { values, contracts, hand, joker, action } = this
    return { values, contracts, hand: inOrder(hand), joker, action }
  }

  get puzzle(): object | null {
    if (!this.hand.length && !this.values.length) return null
    const { values, contracts, hand, joker } = this
    return { hand: inOrder(hand), contracts, joker, ...(values.length && hand.length <= 10 ? { values } : {}) }
  }

  follow(advice: Advice | null): void {
    const actions = advice ? (advice.actions as string[]) : this.action ? [this.action] : []
    for (const action of actions) this.#do(action)
    this.choose(actions.some((action) => action.startsWith('take')) ? 'complete' : 'take')
  }

  #do(action: string): void {
    const [verb, ...words] = action.split(' ')
    if (verb === 'take') {
      this.values = without(this.values, words)
      this.hand = inOrder([...this.hand, ...words])
    } else if (verb === 'complete') {
      const [contract, , ...cards] = words
      this.contracts = without(this.contracts, [contract!])
      this.hand = without(this.hand, cards)
      this.joker &&= !cards.includes(JOKER)
    } else if (verb === 'discard') this.hand = without(this.hand, words)
  }

  clear(): void {
    this.hand = []
    this.values = []
    this.contracts = []
    this.joker = true
    this.choose('take')
  }

  save(): unknown {
    const { hand, values, contracts, joker } = this
    return $state.snapshot({ hand, values, contracts, joker })
  }

  restore(saved: unknown): void {
    if (!isRecord(saved) || !areCards(saved.hand, MOST_HELD) || !areCards(saved.values, MOST_VALUES)) return
    const { hand, values, contracts, joker } = saved
    if (!Array.isArray(contracts) || contracts.length > MOST_CONTRACTS) return
    if (!contracts.every((name) => typeof name === 'string' && name in CONTRACT)) return
    this.hand = hand as string[]
    this.values = values as string[]
    this.contracts = contracts
    this.joker = joker !== false
  }

  /** `heart-3 clover-5`, or short: `h3 l5`; contracts by their notation. */
  type(text: string): string | null {
    const words = text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
    for (const word of words) {
      const card = SHORT[word] ?? word
      const refused = CONTRACTS.some(({ name }) => name === word)
        ? this.pressContract(word)
        : this.where !== 'contracts' && BOX.has(card)
          ? this.press(card)
          : word
      if (refused !== null) return word
    }
    return null
  }
}

/** `h3` for `heart-3`; the clover is `l`, as the cherry has the `c`. */
const LETTERS = { heart: 'h', diamond: 'd', cherry: 'c', clover: 'l' }
const SHORT: Record<string, string> = Object.fromEntries(
  CARDS.map((card) => {
    const [suit, value] = card.split('-') as [keyof typeof LETTERS, string]
    return [`${LETTERS[suit]}${value}`, card]
  }),
)

const areCards = (told: unknown, most: number): told is string[] =>
  Array.isArray(told) && told.length <= most && told.every((card) => BOX.has(card as string))
