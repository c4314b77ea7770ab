/** Whether the table ended my last turn, and played for me. */
export function ranOut(log: readonly { player: number; action: string }[], me: number | null): boolean {
  const last = log.findLastIndex(({ player }) => player === me)
  const begin = log.slice(0, last + 1).findLastIndex(({ player }) => player !== me) + 1
  return log.slice(begin, last + 1).some(({ action }) => action === 'timeout')
}
