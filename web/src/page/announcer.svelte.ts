/** Announcements for screen readers: one polite live region for the whole page. */

import { createContext } from 'svelte'

const MAX_LINES = 12 // quick bots may cause this many announcements between two frames

export class Announcer {
  #count = 0
  /** Only additions are read aloud, so a repeated sentence is read again. */
  lines = $state.raw<readonly { id: number; text: string }[]>([])

  announce(text: string): void {
    this.lines = [...this.lines.slice(1 - MAX_LINES), { id: this.#count++, text }]
  }

  /** Clear the announcements before another person takes the device. */
  forget(): void {
    this.lines = []
  }
}

export const [getAnnouncer, setAnnouncer] = createContext<Announcer>()
