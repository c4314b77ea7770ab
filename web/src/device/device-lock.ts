/** The lock of the tab that runs Python for all tabs of this browser. */

import { BASE } from '../page/links.ts'

/** Also of the channel between the tabs. Several copies of the page may share an origin. */
export const NAME = `tablee-device${BASE === '/' ? '' : BASE}`

/** Held by every tab for as long as it exists, so that others notice when it is gone. */
const aliveLock = (tab: string): string => `${NAME} ${tab}`

export class DeviceLock {
  readonly #won: () => void
  readonly #lost: () => void
  #queue = new AbortController()
  #release: (() => void) | null = null

  /** `won` is called when this tab gets the lock, and `lost` when another tab has taken it away. */
  constructor(won: () => void, lost: () => void) {
    this.#won = won
    this.#lost = lost
  }

  /** Wait behind the tabs that came before. Over plain HTTP there are no locks: each tab is for itself. */
  wait(): void {
    if (!navigator.locks) return this.#won()
    this.#queue = new AbortController()
    this.#request({ signal: this.#queue.signal })
  }

  /** Take it from a tab that does not answer. */
  steal(): void {
    if (!navigator.locks) return
    this.#queue.abort()
    this.#request({ steal: true })
  }

  /** Let the next tab have it. */
  release(): void {
    this.#queue.abort()
    this.#release?.()
    this.#release = null
  }

  #request(options: LockOptions): void {
    const held = navigator.locks.request(NAME, options, () => {
      const released = new Promise<void>((release) => (this.#release = release))
      this.#won()
      return released
    })
    held.catch(() => {
      if (!this.#release) return // it was no longer waited for
      this.#release = null
      this.#lost()
    })
  }
}

/** Resolves when others can wait for this tab's end. */
export function declareAlive(tab: string): Promise<void> {
  if (!navigator.locks) return Promise.resolve()
  return new Promise((declared) => {
    void navigator.locks.request(aliveLock(tab), () => {
      declared()
      return new Promise(() => {})
    })
  })
}

/** Resolves when a tab no longer exists. */
export async function isGone(tab: string): Promise<void> {
  if (navigator.locks) await navigator.locks.request(aliveLock(tab), { mode: 'shared' }, () => {})
  else await new Promise(() => {})
}
