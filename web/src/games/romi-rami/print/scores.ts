/** The blank score sheet: the final score of a game (RR-41). Of each trophy one face is in play (RR-03). */

import type { ScoreForm } from '../../../print/scores/form.ts'

export const form: ScoreForm = {
  players: 4,
  rows: [
    { text: 'romi-rami-page-step-contracts' },
    { text: 'romi-rami-page-step-bonus' },
    { pieces: ['trophy-2=5', 'trophy-cherry=3'] },
    { pieces: ['trophy-3=4', 'trophy-heart=3'] },
    { pieces: ['trophy-4=3', 'trophy-clover=3'] },
    { pieces: ['trophy-5=2', 'trophy-diamond=3'] },
    { text: 'romi-rami-page-step-joker' },
  ],
}
