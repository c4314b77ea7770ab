import { describe, expect, it } from 'vitest'

import { laidLast, lastLay } from './last-turn.ts'

const VERBS = ['lay', 'take', 'rebuild']

describe('what was laid last', () => {
  it('is marked in the melds that are new', () => {
    const view = {
      before: [
        ['R1', 'R2', 'R3'],
        ['K5', 'B5', 'O5'],
      ],
      table: [
        ['R1', 'R2', 'R3', '*R4'],
        ['K5', 'B5', 'O5'],
        ['R5', 'R6', 'R7'],
      ],
      log: [
        { player: 0, action: 'lay R5 R6 R7 *' },
        { player: 1, action: 'exchange' },
      ],
    }
    expect([...laidLast(view, lastLay(view.log, VERBS))]).toEqual(['0 3', '2 0', '2 1', '2 2'])
  })

  it('are also photos that were given for jokers in that turn, and no older ones', () => {
    const log = [
      { player: 0, action: 'lay I-dish I-church joker' },
      { player: 1, action: 'draw 1' },
      { player: 1, action: 'take I-sight' },
      { player: 1, action: 'lay joker' },
      { player: 0, action: 'draw 2' },
      { player: 0, action: 'pass' },
    ]
    expect(lastLay(log, VERBS).map(({ action }) => action)).toEqual(['take I-sight', 'lay joker'])
    const view = {
      before: [['I-dish', 'I-church', 'joker']],
      table: [['I-church', 'I-sight', 'I-dish', 'joker']],
      log,
    }
    expect([...laidLast(view, lastLay(view.log, VERBS))]).toEqual(['0 1', '0 3'])
    expect(lastLay(log.slice(0, 2), VERBS).map(({ action }) => action)).toEqual(['lay I-dish I-church joker'])
  })

  it('is nothing before anything is laid', () => {
    expect(laidLast({ before: [], table: [] }, []).size).toBe(0)
    expect(lastLay([{ player: 0, action: 'draw 1' }], VERBS)).toEqual([])
  })
})
