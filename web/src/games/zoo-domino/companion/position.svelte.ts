/** Dominoes by taps: two animals make one. It goes to the hand, or to an end of the chain. */

import type { Advice, Position } from '../../../companion/companion.ts'
import { isCount, isRecord, type Options } from '../../../pad/pad.ts'
import { ANIMALS, nameOf } from '../dominoes/animals.ts'

export type Where = 'hand' | 'left' | 'right'
export type End = 'left' | 'right'
const NAMES = Object.keys(ANIMALS)
const [DOMINOES, HAND_SIZES] = [36, { 2: 7, 3: 6, 4: 5, 5: 4, 6: 4 } as Record<number, number>]

/** A domino of the chain, from left to right; `!` marks a trump. */
const halvesOf = (laid: string): [string, string] => laid.replace('!', '').split('-') as [string, string]
const canonical = (laid: string): string => nameOf(...halvesOf(laid))
export const isTrump = (laid: string): boolean => laid.endsWith('!')

export class DominoPosition implements Position {
  chain = $state<string[]>([])
  hand = $state<string[]>([])
  /** How many each of the others holds, in the order of their turns. */
  counts = $state<number[]>([])
  /** The animals that each of them is known to lack. */
  lacking = $state<string[][]>([])
  /** How many have passed in a row. */
  passes = $state(0)
  where = $state<Where>('hand')
  /** The first half of a domino that is being entered. */
  half = $state<string | null>(null)
  action = $state<string | null>(null)
  readonly trumps: boolean
  readonly #players: number

  constructor(options: Options = {}, players = 2) {
    this.trumps = options.way === 'trumps'
    this.#players = players
    this.clear()
  }

  clear(): void {
    this.chain = []
    this.hand = []
    const dealt = this.trumps ? Math.floor(DOMINOES / this.#players) : (HAND_SIZES[this.#players] ?? 0)
    this.counts = Array.from({ length: this.#players - 1 }, () => dealt)
    this.lacking = this.counts.map(() => [])
    this.passes = 0
    this.half = null
    this.action = null
  }

  // --- taps ---

  press(animal: string): string | null {
    if (this.half === null) {
      this.half = animal
      return null
    }
    const tapped = `${this.half}-${animal}`
    this.half = null
    return this.put(tapped)
  }

  /** How many dominoes a key can still lead to. */
  left(animal: string): number {
    const halves = this.half === null ? NAMES : [this.half]
    return halves.filter((other) => !this.isUsed(nameOf(other, animal))).length
  }

  isUsed(domino: string): boolean {
    return this.hand.includes(domino) || this.chain.some((laid) => canonical(laid) === domino)
  }

  /** Add a domino where the taps go now; the answer is the domino, if it is used. */
  put(tapped: string): string | null {
    const domino = canonical(tapped)
    if (this.isUsed(domino)) return domino
    if (this.where === 'hand') this.hand.push(domino)
    else this.lay(tapped, this.where)
    return null
  }

  /** At an end of the chain: turned so that it fits, as a trump if it is a double that does not. */
  lay(tapped: string, end: End): void {
    const [one, two] = halvesOf(tapped)
    const animal = this.animalAt(end)
    if (animal !== null && one !== animal && two !== animal && one !== two) this.#make(end, [one, two])
    const laid = this.#turned(one, two, end)
    if (end === 'left') this.chain.unshift(laid)
    else this.chain.push(laid)
    this.passes = 0
    this.action = null
  }

  #turned(one: string, two: string, end: End): string {
    const animal = this.animalAt(end)
    if (one === two) return this.trumps && animal !== null && one !== animal ? `${one}-${two}!` : `${one}-${two}`
    const inner = end === 'left' ? two : one
    return inner === animal || (one !== animal && two !== animal) ? `${one}-${two}` : `${two}-${one}`
  }

  /** What lies at the end must be otherwise, if this came after it: a double is a trump, a single domino is turned. */
  #make(end: End, halves: [string, string]): void {
    const place = end === 'left' ? 0 : this.chain.length - 1
    const [one, two] = halvesOf(this.chain[place]!)
    if (one === two && this.trumps) this.chain[place] = `${one}-${two}!`
    else if (this.chain.length === 1 && halves.includes(end === 'left' ? two : one)) this.chain[0] = `${two}-${one}`
  }

  animalAt(end: End): string | null {
    const laid = end === 'left' ? this.chain[0] : this.chain.at(-1)
    return laid === undefined ? null : halvesOf(laid)[end === 'left' ? 0 : 1]
  }

  removeFromHand(place: number): void {
    this.hand.splice(place, 1)
    this.action = null
  }

  /** Only from an end: what lies between holds the chain together. */
  removeFromChain(end: End): void {
    if (end === 'left') this.chain.shift()
    else this.chain.pop()
  }

  /** Another player had nothing that fits: drew, or passed. */
  hadNothing(other: number, drew: boolean): void {
    const ends = [this.animalAt('left'), this.animalAt('right')].filter((animal) => animal !== null)
    const before = drew ? [] : (this.lacking[other] ?? [])
    this.lacking[other] = [...before, ...ends].filter((animal, at, all) => all.indexOf(animal) === at)
    if (drew) this.counts[other] = (this.counts[other] ?? 0) + 1
    this.passes = drew ? 0 : Math.min(this.passes + 1, this.counts.length)
  }

  setCount(other: number, count: number): void {
    this.counts[other] = count
  }

  get stock(): number {
    const held = this.counts.reduce((sum, count) => sum + count, 0)
    return DOMINOES - this.chain.length - this.hand.length - held
  }

  // --- the questions ---

  get missing(): string {
    return this.hand.length ? 'real-missing-action' : 'real-missing-hand'
  }

  get question(): object | null {
    if (!this.hand.length || this.action === null) return null
    const { chain, hand, action } = this
    return { chain, hand, ...this.#stock, action }
  }

  get puzzle(): object | null {
    if (!this.hand.length || this.#unseen < this.counts.length) return null
    const { chain, hand, lacking, passes } = this
    const counts = this.#held
    const held = counts.reduce((sum, count) => sum + count, 0)
    return { chain, hand, counts, lacking, passes, ...(this.trumps ? {} : { stock: this.#unseen - held }) }
  }

  get #unseen(): number {
    return DOMINOES - this.chain.length - this.hand.length
  }

  /** What the others hold, as entered; if that cannot be, all that is unseen, in equal parts. */
  get #held(): number[] {
    if (this.trumps ? this.stock === 0 : this.stock >= 0) return this.counts
    const [others, unseen] = [this.counts.length, this.#unseen]
    return this.counts.map((_, other) => Math.floor((unseen + others - 1 - other) / others))
  }

  get #stock(): { stock?: number } {
    return this.trumps ? {} : { stock: Math.max(0, this.stock) }
  }

  follow(advice: Advice | null): void {
    const [verb, domino, end = 'right'] = String(advice ? advice.action : this.action).split(' ')
    if (verb === 'pass') this.passes += 1
    this.action = null
    if (verb !== 'lay' && verb !== 'trump') return
    this.hand = this.hand.filter((held) => held !== canonical(domino!))
    this.lay(canonical(domino!), end as End)
  }

  save(): unknown {
    const { chain, hand, counts, lacking, passes } = this
    return $state.snapshot({ chain, hand, counts, lacking, passes })
  }

  restore(saved: unknown): void {
    if (!isRecord(saved) || !areDominoes(saved.chain) || !areDominoes(saved.hand)) return
    this.chain = saved.chain
    this.hand = saved.hand.map(canonical)
    const { counts, lacking, passes } = saved
    const others = this.counts.length
    if (Array.isArray(counts) && counts.length === others && counts.every((count) => isCount(count, DOMINOES)))
      this.counts = counts
    if (Array.isArray(lacking) && lacking.length === others && lacking.every(areAnimals)) this.lacking = lacking
    if (isCount(passes, others)) this.passes = passes
  }

  /** `lion-zebra monkey-monkey!`: into the hand, or the chain from left to right. */
  type(text: string): string | null {
    const words = text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
    const wrong = words.find((word) => !isDomino(word) || (this.where === 'hand' && isTrump(word)))
    if (wrong !== undefined) return wrong
    const used = words.find((word) => this.isUsed(canonical(word)))
    if (used !== undefined) return used
    if (this.where === 'hand') this.hand.push(...words.map(canonical))
    else if (this.where === 'right') this.chain.push(...words)
    else this.chain.unshift(...words)
    return null
  }
}

const areAnimals = (told: unknown): told is string[] => Array.isArray(told) && told.every((one) => NAMES.includes(one))
const isDomino = (told: unknown): told is string => {
  if (typeof told !== 'string' || !/^[a-z]+-[a-z]+!?$/.test(told)) return false
  const [one, two] = halvesOf(told)
  return NAMES.includes(one) && NAMES.includes(two) && (!isTrump(told) || one === two)
}
const areDominoes = (told: unknown): told is string[] => {
  if (!Array.isArray(told) || told.length > DOMINOES || !told.every(isDomino)) return false
  return new Set(told.map(canonical)).size === told.length
}
