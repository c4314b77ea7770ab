/** What the table did for a player whose time was up. */

import { lastTurn } from '../log/last-turn.ts'

interface LogEntry {
  player: number
  action: string
}

const isTimeout = ({ action }: LogEntry) => action === 'timeout'

/** Whether the table ended my last turn because my time was up. */
export function hasTimedOut(log: readonly LogEntry[], me: number | null): boolean {
  return lastTurn(log, me).some(isTimeout)
}

/** What the table then did for me, each action split into its words; null if my time was not up. */
export function playedForMe(log: readonly LogEntry[], me: number | null): string[][] | null {
  const turn = lastTurn(log, me)
  const at = turn.findIndex(isTimeout)
  return at < 0 ? null : turn.slice(at + 1).map(({ action }) => action.split(' '))
}
