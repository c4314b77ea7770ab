interface LogEntry {
  player: number
  action: string
}

/** My last turn: my latest actions without anyone else's in between. */
function lastTurn<Entry extends LogEntry>(log: readonly Entry[], me: number | null): readonly Entry[] {
  const last = log.findLastIndex(({ player }) => player === me)
  const begin = log.slice(0, last + 1).findLastIndex(({ player }) => player !== me) + 1
  return log.slice(begin, last + 1)
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
