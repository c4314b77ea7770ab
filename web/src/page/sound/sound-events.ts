/** The sound of a change of the table: one, the most important. */

import { chime, closing, fanfare, swish, tock } from './sounds.ts'
import type { Table } from '../protocol.ts'
import { isMyTurn } from '../../table/net/seats.ts'

export type Sound = 'won' | 'over' | 'turn' | 'laid' | 'drawn'

/** What a game's verbs sound like, by the first word of an action; null is silence. */
export type SoundOfVerb = Record<string, Sound | null>

const OF_THE_TABLE: SoundOfVerb = { timeout: null }

/** Whether a round has just ended, and well for me. */
export function hasWon({ me, phase, leaders, outcome }: Table): boolean {
  const winners = phase === 'match_over' ? leaders : (outcome?.winners ?? [])
  return me !== null && phase !== 'playing' && winners.includes(me)
}

export function hasEnded(before: Table, after: Table): boolean {
  return before.phase === 'playing' && after.phase !== 'playing' && after.phase !== 'waiting'
}

export function soundOf(before: Table, after: Table, sounds: SoundOfVerb = {}): Sound | null {
  if (hasEnded(before, after)) return hasWon(after) ? 'won' : 'over'
  if (isMyTurn(after) && !isMyTurn(before)) return 'turn'
  const [old, log] = [before.view?.log.length ?? 0, after.view?.log ?? []]
  return log.slice(old).reduce<Sound | null>((last, { action }) => {
    const sound = { ...OF_THE_TABLE, ...sounds }[action.split(' ')[0]!]
    return sound === undefined ? 'laid' : (sound ?? last)
  }, null)
}

const PLAYED: Record<Sound, () => void> = { won: fanfare, over: closing, turn: chime, laid: tock, drawn: swish }

export function playSound(sound: Sound): void {
  PLAYED[sound]()
}
