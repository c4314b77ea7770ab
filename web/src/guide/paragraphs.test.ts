import { describe, expect, it } from 'vitest'

import { GAMES } from '../games/index.ts'
import { paragraphFor, rulesOf } from './paragraphs.ts'

it('there are rules for every game of the page', () => {
  for (const game of Object.keys(GAMES)) expect(rulesOf(game)?.length).toBeGreaterThan(2)
  expect(rulesOf('chess')).toBeUndefined()
})

describe('a refusal leads to a paragraph', () => {
  it.each([
    ['zoo-domino', 'lay.does_not_fit', 'ZD-12', 'fit'],
    ['zoo-domino', 'trump.beside_trump', 'ZD-24', 'side'],
    ['tile-rummy', 'meld.too_short', 'TR-20', 'sequence'],
    ['photo-rummy', 'meld.twice', 'PR-01', 'pieces'],
    ['romi-rami', 'complete.joker_used', 'RR-33', 'joker'],
  ])('%s, %s: by its rule', (game, code, rule, id) => expect(paragraphFor(game, code, rule)?.id).toBe(id))

  it('by its code where that says more than its rule', () => {
    expect(paragraphFor('zoo-domino', 'timeout.no_limit', 'ZD-13')?.id).toBe('clock')
    expect(paragraphFor('zoo-domino', 'turn.not_yours', null)?.id).toBe('fit')
  })

  it('unless no rule of the game is behind it', () => {
    expect(paragraphFor('zoo-domino', 'table.full', null)).toBeUndefined()
    expect(paragraphFor('chess', 'lay.does_not_fit', 'ZD-12')).toBeUndefined()
  })
})
