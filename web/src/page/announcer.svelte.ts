/** What a screen reader tells besides what has the focus: one polite live region for the whole page. */

import { createContext } from 'svelte'

const KEPT = 12 // as much as a round of quick bots can say between two pictures

export class Announcer {
  #told = 0
  /** Only additions are read aloud, so the same sentence twice is told twice. */
  lines = $state.raw<readonly { id: number; text: string }[]>([])

  announce(text: string): void {
    this.lines = [...this.lines.slice(1 - KEPT), { id: this.#told++, text }]
  }

  /** What was told to one person is not there for the next. */
  forget(): void {
    this.lines = []
  }
}

export const [getAnnouncer, setAnnouncer] = createContext<Announcer>()
