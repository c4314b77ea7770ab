/**
 * A modal dialog makes the rest of the page inert: what must always be visible and announced moves into it meanwhile.
 */

import { createContext, untrack } from 'svelte'

export class ModalStack {
  #dialogs = $state.raw<readonly HTMLElement[]>([])

  /** Attach to a dialog: while it exists it is the topmost one. */
  dialog = (element: HTMLElement): (() => void) => {
    this.#dialogs = [...untrack(() => this.#dialogs), element]
    return () => (this.#dialogs = this.#dialogs.filter((other) => other !== element))
  }

  /** Attach to an element that must stay in front. */
  follow = (element: HTMLElement): void => {
    const front = this.#dialogs.at(-1) ?? document.body
    if (element.parentElement !== front) front.append(element)
  }
}

export const [getModalStack, setModalStack] = createContext<ModalStack>()
