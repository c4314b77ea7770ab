/** How fast the turns of others are shown: piece by piece, at the speed that the settings say. */

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
const AGAIN = 1.8 // times as slow: what is asked for again was too fast before
const OVERLAP = 1.25 // a piece sets out before the one before it has landed

/** As the settings have it. */
export const turnSpeed = (): TurnSpeed => {
  const speed = TURN_SPEEDS.find((speed) => speed === document.documentElement.dataset.turns)
  return speed ?? 'normal'
}

/** When each of these pieces moves, one after another; undefined where they all move at once. */
export function stage(pieces: readonly string[], speed: TurnSpeed, again = false): Staging | undefined {
  const times = TIMES[speed] ?? (again ? TIMES.normal : null)
  if (!times || !pieces.length) return undefined
  const slower = again ? AGAIN : 1
  const step = slower * Math.min(times.piece, times.turn / pieces.length)
  // What lies on the table makes room first.
  const delays = new Map(pieces.map((piece, i) => [piece, GLIDE_MS / 2 + i * step]))
  return { delays, duration: Math.max(OVERLAP * step, 160) }
}
