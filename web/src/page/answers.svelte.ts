/** Answers to taps that do nothing now, on pages without a status line: shown for a while, and read aloud. */

import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

import { unavailable } from '../board/unavailable.ts'
import type { Texts } from './texts.svelte.ts'

const SHOWN_MS = 5_000

export class Answers {
  readonly #texts: Texts
  #timer: ReturnType<typeof setTimeout> | undefined
  text = $state<string | null>(null)

  constructor(texts: Texts) {
    this.#texts = texts
  }

  /** For a button that waits for what was asked before. */
  occupied(busy: boolean): Attachment<HTMLElement> {
    return unavailable(busy ? this.#texts.say('busy') : null, this.tell)
  }

  tell = (text: string): void => {
    clearTimeout(this.#timer)
    this.text = text
    this.#timer = setTimeout(this.clear, SHOWN_MS)
  }

  clear = (): void => {
    clearTimeout(this.#timer)
    this.text = null
  }
}

export const [getAnswers, setAnswers] = createContext<Answers>()
