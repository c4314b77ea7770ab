interface LogEntry {
  player: number
  action: string
}

/** The entry with which the table ended my last turn because my time was up. */
export function findTimeout<Entry extends LogEntry>(log: readonly Entry[], me: number | null): Entry | undefined {
  const last = log.findLastIndex(({ player }) => player === me)
  const begin = log.slice(0, last + 1).findLastIndex(({ player }) => player !== me) + 1
  return log.slice(begin, last + 1).find(({ action }) => action === 'timeout')
}
