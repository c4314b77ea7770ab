import { describe, expect, it } from 'vitest'

import { GAMES } from '../../games/index.ts'
import { form as photos } from '../../games/photo-rummy/print/scores.ts'
import { scoring as photoScoring } from '../../games/photo-rummy/companion/scoring.ts'
import { TROPHIES } from '../../games/romi-rami/companion/edition.ts'
import { form as contracts } from '../../games/romi-rami/print/scores.ts'

describe('the score sheets', () => {
  it('are there for every game that can be printed', async () => {
    for (const [game, { print, scores }] of Object.entries(GAMES)) {
      expect(Boolean(scores), game).toBe(Boolean(print))
      const { form } = (await scores?.()) ?? {}
      expect(form?.players, game).toBeGreaterThanOrEqual(4)
    }
  })

  it('remind of what a photo and a joker count', () => {
    const lost = (photos: number, jokers: number) =>
      photoScoring.score({ out: 0, photos: [0, photos], jokers: [0, jokers] }, {}).scores[1]
    expect(photos.counts?.map(({ points }) => points)).toEqual([lost(1, 0), lost(0, 1)])
  })

  it('have both faces of each trophy', () => {
    const faces = TROPHIES.map((faces) => faces.map(({ name, points }) => `${name}=${points}`))
    const rows = typeof contracts.rows === 'number' ? [] : contracts.rows
    expect(rows.flatMap(({ pieces }) => (pieces ? [pieces] : []))).toEqual(faces)
  })
})
