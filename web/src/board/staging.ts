/** How fast the turns of others are shown: piece by piece, at the speed of the settings. */

import { GLIDE_MS, type Staging } from './flip.ts'

export const TURN_SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const
export type TurnSpeed = (typeof TURN_SPEEDS)[number]

/** For each piece, and at most for all pieces of a turn. */
const TIMES: Record<TurnSpeed, { piece: number; turn: number } | null> = {
  slow: { piece: 550, turn: 7_000 },
  normal: { piece: 300, turn: 4_000 },
  fast: { piece: 170, turn: 2_200 },
  'at-once': null,
}
const AGAIN = 1.8 // times as slow: a player who asks to see it again found it too fast
const OVERLAP = 1.25 // a piece starts before the previous one has landed

/** The speed in the settings. */
export const turnSpeed = (): TurnSpeed => {
  const speed = TURN_SPEEDS.find((speed) => speed === document.documentElement.dataset.turns)
  return speed ?? 'normal'
}

/** When each of these pieces moves, one after another; undefined if they all move at once. */
export function stage(pieces: readonly string[], speed: TurnSpeed, again = false): Staging | undefined {
  const times = TIMES[speed] ?? (again ? TIMES.normal : null)
  if (!times || !pieces.length) return undefined
  const slower = again ? AGAIN : 1
  const step = slower * Math.min(times.piece, times.turn / pieces.length)
  // The pieces on the table make room first.
  const delays = new Map(pieces.map((piece, i) => [piece, GLIDE_MS / 2 + i * step]))
  return { delays, duration: Math.max(OVERLAP * step, 160) }
}
