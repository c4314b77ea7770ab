/** A player's last turn: their latest actions without anyone else's in between. */
export function lastTurn<Entry extends { player: number }>(
  log: readonly Entry[],
  player: number | null,
): readonly Entry[] {
  const last = log.findLastIndex((entry) => entry.player === player)
  const begin = log.slice(0, last + 1).findLastIndex((entry) => entry.player !== player) + 1
  return log.slice(begin, last + 1)
}
