/** A listbox with one tab stop, the option that last had the focus: the arrow keys move from one option to the next. */

import { tick } from 'svelte'
import { on } from 'svelte/events'

export class Listbox {
  #items: () => readonly unknown[]
  #last = $state(0)
  /** Which option has the tab stop. */
  readonly stop = $derived.by(() => Math.min(this.#last, this.#items().length - 1))
  element: HTMLElement | undefined

  /** Create it in its component; the items are those that its options show. */
  constructor(items: () => readonly unknown[]) {
    this.#items = items
    let hadFocus = false
    $effect.pre(() => {
      void items()
      hadFocus = this.#hasFocus
    })
    // When the focused item has gone, its neighbour takes over.
    $effect(() => {
      void items()
      if (hadFocus && !this.#hasFocus) this.options[this.stop]?.focus()
    })
  }

  /** For the element with the role. */
  attach = (element: HTMLElement): (() => void) => {
    this.element = element
    return on(element, 'focusin', ({ target }) => {
      const option = this.options.indexOf(target as HTMLElement)
      if (option >= 0) this.#last = option
    })
  }

  get options(): HTMLElement[] {
    return [...(this.element?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  }

  get #hasFocus(): boolean {
    return !!this.element?.contains(document.activeElement)
  }

  /** The option that a key leads to, if it is an arrow key; `row` returns the one above (-1) or below (1). */
  next(key: string, row: (direction: -1 | 1) => number): number | undefined {
    const last = this.#items().length - 1
    const goals: Record<string, () => number> = {
      ArrowLeft: () => this.stop - 1,
      ArrowRight: () => this.stop + 1,
      ArrowUp: () => row(-1),
      ArrowDown: () => row(1),
      Home: () => 0,
      End: () => last,
    }
    const goal = goals[key]?.()
    return goal === undefined ? undefined : Math.max(0, Math.min(last, goal))
  }

  async focus(option: number): Promise<void> {
    this.#last = option
    await tick()
    this.options[option]?.focus()
  }
}
