/** What was laid last. */

/** What everyone saw a player do: `lay R7 R8` and `take GB-dish` name the pieces that came from the hand. */
export interface LogEntry {
  player: number
  action: string
}

/** The entries of the last turn that changed the table, by the game's verbs for it: one, or several of one player. */
export function lastLay(log: readonly LogEntry[], verbs: readonly string[]): LogEntry[] {
  const isLay = ({ action }: LogEntry) => verbs.includes(action.split(' ')[0]!)
  const end = log.findLastIndex(isLay)
  const { player } = log[end] ?? {}
  const before = log.slice(0, end + 1).findLastIndex((entry) => entry.player !== player || !isLay(entry))
  return log.slice(before + 1, end + 1)
}

/** Which pieces of the table were laid last, by their places: pieces of the last turn in melds that are new. */
export function laidLast(view: { table: string[][]; before: string[][] }, last: readonly LogEntry[]): Set<string> {
  const looked = last.flatMap(({ action }) => action.split(' ').slice(1))
  const old = view.before.map((meld) => meld.join(' '))
  const places = new Set<string>()
  view.table.forEach((meld, i) => {
    const at = old.indexOf(meld.join(' '))
    if (at >= 0) return void old.splice(at, 1)
    meld.forEach((piece, j) => {
      const found = looked.indexOf(piece.startsWith('*') ? '*' : piece)
      if (found < 0) return
      looked.splice(found, 1)
      places.add(`${i} ${j}`)
    })
  })
  return places
}
