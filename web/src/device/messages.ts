/** What the tabs of one browser tell each other: one of them, the holder, runs Python for all. */

import type { FromHost, ToHost } from './worker/messages.ts'

/** A tab to the holder. */
export type ToHolder =
  /** Are you there? With the build of the page, and when it was loaded. */
  { type: 'ping'; tab: string; build: string | null; since: number } | { type: 'to-host'; tab: string; message: ToHost }

/** The holder to all tabs. */
export type FromHolder =
  /** It is there: told when asked, and when it has `just` begun. What was open at another holder is closed. */
  | { type: 'here'; holder: string; began: number; build: string | null; just: boolean }
  | { type: 'from-host'; holder: string; message: FromHost }

export type BetweenTabs = ToHolder | FromHolder

/** The end of a table's socket that is in this page. */
export interface Line {
  receive: (message: Extract<FromHost, { socket: string }>) => void
  /** Whoever answered is gone. */
  lose: () => void
}
