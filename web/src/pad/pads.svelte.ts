/** The score pads of this device. Each change can be undone. */

import { SvelteMap } from 'svelte/reactivity'

import { parsed } from '../companion/setup.svelte.ts'
import { keysOf, recall, remember } from '../page/memory.ts'
import { type Pad, readPad, type Scoring } from './pad.ts'

const PREFIX = 'pad.'
const MOST_UNDONE = 50

export class Pads {
  readonly #pads = new SvelteMap<string, Pad>()
  #before = $state.raw<readonly { id: string; pad: Pad }[]>([])

  /** Pads that cannot be read stay where they are, unseen. */
  constructor(scoringOf: (game: string) => Scoring | undefined) {
    for (const id of keysOf(PREFIX)) {
      const pad = readPad(parsed(recall(PREFIX + id)), scoringOf)
      if (pad) this.#pads.set(id, pad)
    }
  }

  /** The newest first: an id begins with the time. */
  get all(): [string, Pad][] {
    return [...this.#pads].sort(([one], [other]) => (one < other ? 1 : -1))
  }

  find(id: string): Pad | undefined {
    return this.#pads.get(id)
  }

  keep(id: string, pad: Pad): void {
    const before = this.#pads.get(id)
    if (before) this.#before = [...this.#before.slice(-MOST_UNDONE + 1), { id, pad: before }]
    this.#write(id, pad)
  }

  canUndo(id: string): boolean {
    return this.#before.some((step) => step.id === id)
  }

  undo(id: string): void {
    const at = this.#before.findLastIndex((step) => step.id === id)
    if (at < 0) return
    this.#write(id, this.#before[at]!.pad)
    this.#before = this.#before.toSpliced(at, 1)
  }

  forget(id: string): void {
    this.#pads.delete(id)
    this.#before = this.#before.filter((step) => step.id !== id)
    remember(PREFIX + id, null)
  }

  #write(id: string, pad: Pad): void {
    this.#pads.set(id, pad)
    remember(PREFIX + id, JSON.stringify(pad))
  }
}

/** An id for a new pad; two in the same millisecond differ, too. */
export const newId = (): string => `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`
