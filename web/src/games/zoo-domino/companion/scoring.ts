/** What a round of dominoes adds to the score sheet. */

import { isCount, isRecord, type Scoring } from '../../../pad/pad.ts'

/** Who won: several, if they share it. */
export interface Round {
  won: number[]
  players: number
}

export const scoring: Scoring<Round> = {
  read(told, players) {
    if (!isRecord(told) || !Array.isArray(told.won)) return null
    const won: unknown[] = told.won
    if (!won.length || new Set(won).size < won.length || !won.every((seat) => isCount(seat, players - 1))) return null
    return { won: won as number[], players }
  },

  /** ZD-30: a round won is one point, also for each of those who share it. */
  score({ won, players }) {
    const scores = Array.from({ length: players }, (_, player) => Number(won.includes(player)))
    return { scores, winners: [...won].sort((one, other) => one - other), counts: true }
  },
}
