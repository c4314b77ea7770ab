/** The blank score sheet: a row for each round. */

import type { ScoreForm } from '../../../print/scores/form.ts'

export const form: ScoreForm = {
  players: 6,
  rows: 8,
}
