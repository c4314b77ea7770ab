/** What a round of tiles adds to the score sheet. */

import { areCounts, isCount, isRecord, type Scoring } from '../../../pad/pad.ts'

const MOST = 10_000 // points on a rack

/** Who is out, or nobody: blocked; the points on each rack, by the table's count of a star; all in one turn. */
export interface Round {
  out: number | null
  left: number[]
  double: boolean
}

export const scoring: Scoring<Round> = {
  read(told, players, options) {
    if (!isRecord(told) || !areCounts(told.left, players, MOST)) return null
    const { out = null, left, double = false } = told
    if (typeof double !== 'boolean' || (double && (out === null || options.doubling === false))) return null
    if (out !== null && (!isCount(out, players - 1) || left[out] !== 0)) return null
    return { out, left, double }
  },

  /** TR-40 to TR-42: all lose what they have left; whoever is out gains the sum, twice if it was all in one turn. */
  score({ out, left, double }) {
    const times = double ? 2 : 1
    const sum = left.reduce((all, points) => all + points, 0)
    const scores = left.map((points, player) => times * (player === out ? sum : 0 - points) || 0)
    return { scores, winners: out === null ? [] : [out], counts: true }
  },
}
