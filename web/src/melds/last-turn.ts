/** The pieces laid and moved last, and the order in which they are shown. */

import { identify, type Melds } from './draft/pieces.ts'

/** What everyone saw a player do: `lay R7 R8` and `take GB-dish dish` name the pieces that came from the hand. */
export interface LogEntry {
  player: number
  action: string
}

/** What a player did last: in short, and the pieces that came from their hand. */
export interface Did {
  words: string
  pieces: readonly string[]
}

/** The entries of the last turn that changed the table, by the game's verbs for it: one, or several of one player. */
export function lastLay(log: readonly LogEntry[], verbs: readonly string[]): LogEntry[] {
  const isLay = ({ action }: LogEntry) => verbs.includes(action.split(' ')[0]!)
  const end = log.findLastIndex(isLay)
  const { player } = log[end] ?? {}
  const before = log.slice(0, end + 1).findLastIndex((entry) => entry.player !== player || !isLay(entry))
  return log.slice(before + 1, end + 1)
}

/** The pieces laid last, by their places: pieces of the last turn in new melds. */
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

/** The pieces that were in another meld before the last turn. */
export function movedLast(before: readonly (readonly string[])[], now: Melds): Set<string> {
  const then = identify(before, now, [])
  const home = new Map(then.flatMap(({ key, pieces }) => pieces.map(({ id }) => [id, key])))
  const moved = now.flatMap(({ key, pieces }) => pieces.filter(({ id }) => home.has(id) && home.get(id) !== key))
  return new Set(moved.map(({ id }) => id))
}

/**
 * The order in which the pieces of a turn are shown: first the moved ones, to make room, then the laid ones, meld by
 * meld.
 */
export function showOrder(melds: Melds, moved: ReadonlySet<string>, laid: ReadonlySet<string>): string[] {
  const ids = melds.flatMap(({ pieces }) => pieces.map(({ id }) => id))
  return [...ids.filter((id) => moved.has(id)), ...ids.filter((id) => laid.has(id) && !moved.has(id))]
}
