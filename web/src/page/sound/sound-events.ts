/** What is to be heard when the table changes: one sound, the weightiest. */

import { chime, closing, fanfare, swish, tock } from './sounds.ts'
import type { Table } from '../protocol.ts'
import { isMyTurn } from '../../table/net/seats.ts'

export type Sound = 'won' | 'over' | 'turn' | 'laid' | 'drawn'

const SILENT = /^(pass|timeout|keep|reject|confirm)\b/
const DRAWN = /^(draw|take)\b/

/** Whether a round has just ended, and well for me. */
export function hasWon({ me, phase, leaders, outcome }: Table): boolean {
  const winners = phase === 'match_over' ? leaders : (outcome?.winners ?? [])
  return me !== null && phase !== 'playing' && winners.includes(me)
}

export function hasEnded(before: Table, after: Table): boolean {
  return before.phase === 'playing' && after.phase !== 'playing' && after.phase !== 'waiting'
}

export function soundOf(before: Table, after: Table): Sound | null {
  if (hasEnded(before, after)) return hasWon(after) ? 'won' : 'over'
  if (isMyTurn(after) && !isMyTurn(before)) return 'turn'
  const [old, log] = [before.view?.log.length ?? 0, after.view?.log ?? []]
  const last = log.slice(old).findLast(({ action }) => !SILENT.test(action))
  return last ? (DRAWN.test(last.action) ? 'drawn' : 'laid') : null
}

const PLAYED: Record<Sound, () => void> = { won: fanfare, over: closing, turn: chime, laid: tock, drawn: swish }

export function playSound(sound: Sound): void {
  PLAYED[sound]()
}
