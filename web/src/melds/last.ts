/** What was laid last. */

/** What everyone saw a player do: `lay R7 R8` and `take GB-dish` name the pieces that came from the hand. */
export interface LogEntry {
  player: number
  action: string
}

const LAYS = ['lay', 'take', 'rebuild']
const verbOf = ({ action }: LogEntry) => action.split(' ')[0]!

/** What the last turn that changed the table came to: one entry, or several of one player in a row. */
export function lastLay(log: readonly LogEntry[]): LogEntry[] {
  const end = log.findLastIndex((entry) => LAYS.includes(verbOf(entry)))
  const { player } = log[end] ?? {}
  const before = log
    .slice(0, end + 1)
    .findLastIndex((entry) => entry.player !== player || !LAYS.includes(verbOf(entry)))
  return log.slice(before + 1, end + 1)
}

/** Which pieces of the table were laid last, by their places: pieces of the last lay in melds that are new. */
export function laidLast(view: { table: string[][]; before: string[][]; log: LogEntry[] }): Set<string> {
  const looked = lastLay(view.log).flatMap(({ action }) => action.split(' ').slice(1))
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

/** The entry with which the table has just ended my turn, because my time was up. */
export function ranOut(before: { log: LogEntry[] } | null, { log, me }: { log: LogEntry[]; me: number | null }) {
  return log.slice(before?.log.length ?? log.length).find((e) => e.player === me && e.action === 'timeout')
}
