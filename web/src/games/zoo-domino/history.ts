/** What happened, according to the log: the order of the chain, whole turns, and what each player did last. */

import type { ZooDominoLogEntry, ZooDominoView } from '../../page/protocol.ts'
import { readAction, type Spot } from './actions.ts'
import type { End } from './chain/layout.ts'

/** One line of the history. Consecutive draws are one line. `beside`: the animal that a domino was laid against. */
export type LogLine =
  | { player: number; kind: 'lay' | 'trump'; domino: string; spot: Spot; beside?: string }
  | { player: number; kind: 'draw'; count: number }
  | { player: number; kind: 'pass' | 'timeout' }

/** `view`: where the entries are from; without it, what a domino was laid against is left out. */
export function logLines(log: ZooDominoLogEntry[], view?: Pick<ZooDominoView, 'chain' | 'log'>): LogLine[] {
  const told: LogLine[] = []
  const besides = view && neighbours(view)
  for (const entry of log) {
    const { player } = entry
    const action = readAction(entry.action)
    const last = told.at(-1)
    const beside = besides?.get(entry)
    if ('domino' in action) told.push({ player, ...action, ...(beside && { beside }) })
    else if (action.kind !== 'draw') told.push({ player, kind: action.kind })
    else if (last?.kind === 'draw' && last.player === player) told[told.length - 1] = { ...last, count: last.count + 1 }
    else told.push({ player, kind: 'draw', count: 1 })
  }
  return told
}

/**
 * What each domino was laid against. The chain is read from its ends inwards, the last domino first. "Left" and "right"
 * would say where the notation has it, but the chain bends: the left end may lie at the right.
 */
function neighbours({ chain, log }: Pick<ZooDominoView, 'chain' | 'log'>): Map<ZooDominoLogEntry, string> {
  const besides = new Map<ZooDominoLogEntry, string>()
  let [left, right] = [0, chain.length - 1]
  for (const entry of log.toReversed()) {
    const action = readAction(entry.action)
    if (!('spot' in action) || action.spot === 'first') continue
    const neighbour = action.spot === 'left' ? chain[++left]?.left : chain[--right]?.right
    if (neighbour !== undefined) besides.set(entry, neighbour)
  }
  return besides
}

/** What each player did in their last turn: a turn of draws goes on until something is laid or passed. */
export function lastTurns(log: ZooDominoLogEntry[], players: number): LogLine[][] {
  const turns = Array.from({ length: players }, (): LogLine[] => [])
  let before: number | null = null
  for (const line of logLines(log)) {
    if (line.player === before) turns[line.player]!.push(line)
    else turns[line.player] = [line]
    before = line.player
  }
  return turns
}

/** At which end each domino after the first was laid. */
export function layOrder(log: ZooDominoLogEntry[]): End[] {
  return log.flatMap(({ action: text }) => {
    const action = readAction(text)
    return 'spot' in action && action.spot !== 'first' ? [action.spot] : []
  })
}

/** The domino that was laid last. */
export function lastLaid(log: ZooDominoLogEntry[]): string | null {
  const line = logLines(log).findLast((line) => 'domino' in line)
  return line && 'domino' in line ? line.domino : null
}
