/** What happened, told from the log: the order of the chain, whole turns, and what each player did last. */

import type { ZooDominoLogEntry } from '../../page/protocol.ts'
import { readAction, type Spot } from './actions.ts'
import type { End } from './layout.ts'

/** One line of the story. Draws in a row are one line. */
export type Deed =
  | { player: number; kind: 'lay' | 'trump'; domino: string; spot: Spot }
  | { player: number; kind: 'draw'; count: number }
  | { player: number; kind: 'pass' | 'timeout' }

export function deeds(log: ZooDominoLogEntry[]): Deed[] {
  const told: Deed[] = []
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
export function lastTurns(log: ZooDominoLogEntry[], players: number): Deed[][] {
  const turns = Array.from({ length: players }, (): Deed[] => [])
  let before: number | null = null
  for (const deed of deeds(log)) {
    if (deed.player === before) turns[deed.player]!.push(deed)
    else turns[deed.player] = [deed]
    before = deed.player
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
  const deed = deeds(log).findLast((deed) => 'domino' in deed)
  return deed && 'domino' in deed ? deed.domino : null
}
