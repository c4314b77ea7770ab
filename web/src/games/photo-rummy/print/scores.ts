/** The blank score sheet: a row for each round. */

import type { ScoreForm } from '../../../print/scores/form.ts'

export const form: ScoreForm = {
  players: 4,
  rows: 8,
  counts: [
    { piece: 'F-palace', points: -1 }, // PR-41
    { piece: 'joker', points: -10 },
  ],
}
