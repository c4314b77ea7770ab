/** What happened, according to the log: the order of the chain, whole turns, and what each player did last. */

import type { ZooDominoLogEntry } from '../../page/protocol.ts'
import { readAction, type Spot } from './actions.ts'
import type { End } from './chain/layout.ts'

/** One line of the history. Consecutive draws are one line. */
export type LogLine =
  | { player: number; kind: 'lay' | 'trump'; domino: string; spot: Spot }
  | { player: number; kind: 'draw'; count: number }
  | { player: number; kind: 'pass' | 'timeout' }

export function logLines(log: ZooDominoLogEntry[]): LogLine[] {
  const told: LogLine[] = []
  for (const { player, action: text } of log) {
    const action = readAction(text)
    const last = told.at(-1)
    if ('domino' in action) told.push({ player, ...action })
    else if (action.kind !== 'draw') told.push({ player, kind: action.kind })
    else if (last?.kind === 'draw' && last.player === player) told[told.length - 1] = { ...last, count: last.count + 1 }
    else told.push({ player, kind: 'draw', count: 1 })
  }
  return told
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
