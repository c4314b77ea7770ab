/** What a round of photos adds to the score sheet. */

import { areCounts, isCount, isRecord, type Scoring } from '../../../pad/pad.ts'

const JOKER = 10 // PR-41
const [PHOTOS, JOKERS] = [102, 6]

/** Who is out, or nobody: void; the photos and jokers that each player has left. */
export interface Round {
  out: number | null
  photos: number[]
  jokers: number[]
}

export const scoring: Scoring<Round> = {
  read(told, players) {
    if (!isRecord(told)) return null
    const { out = null, photos, jokers } = told
    if (!areCounts(photos, players, PHOTOS) || !areCounts(jokers, players, JOKERS)) return null
    if (out !== null && (!isCount(out, players - 1) || photos[out] !== 0 || jokers[out] !== 0)) return null
    return { out, photos, jokers }
  },

  /** PR-41, PR-42: 1 for each photo and 10 for each joker; a void round changes nothing, and may not even count. */
  score({ out, photos, jokers }, options) {
    if (out === null) return { scores: photos.map(() => 0), winners: [], counts: options.void_rounds !== 'replay' }
    const losses = photos.map((count, player) => count + JOKER * jokers[player]!)
    const sum = losses.reduce((all, loss) => all + loss, 0)
    return { scores: losses.map((loss, player) => (player === out ? sum : -loss || 0)), winners: [out], counts: true }
  },
}
