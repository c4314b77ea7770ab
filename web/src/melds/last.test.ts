import { describe, expect, it } from 'vitest'

import { laidLast } from './last.ts'

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
    expect([...laidLast(view)]).toEqual(['0 3', '2 0', '2 1', '2 2'])
  })

  it('is nothing before anything is laid', () => {
    expect(laidLast({ before: [], table: [], log: [] }).size).toBe(0)
  })
})
