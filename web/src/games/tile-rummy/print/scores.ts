/** The blank score sheet: a row for each round. */

import type { ScoreForm } from '../../../print/scores/form.ts'

export const form: ScoreForm = {
  players: 4,
  rows: 8,
  counts: [{ piece: '*', points: -25 }], // TR-02
}
