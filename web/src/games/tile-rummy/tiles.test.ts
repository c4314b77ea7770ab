import { describe, expect, it } from 'vitest'

import { arranged, laidLast, sorting } from './tiles.ts'

const rack = (text: string) => text.split(' ').map((tile, i) => ({ id: String(i), tile }))
const written = (pieces: { tile: string }[]) => pieces.map(({ tile }) => tile).join(' ')

describe('the rack', () => {
  it('is sorted by colour, or by number; stars come last', () => {
    const mine = rack('O1 R12 * K7 R7 B2 R7')
    expect(written(mine.toSorted(sorting('colour')))).toBe('K7 R7 R7 R12 B2 O1 *')
    expect(written(mine.toSorted(sorting('number')))).toBe('O1 B2 K7 R7 R7 R12 *')
  })

  it('is arranged: combinations first, what is left by colour', () => {
    expect(written(arranged(rack('O1 R8 K3 R7 R9 K1'), ['R7', 'R8', 'R9']))).toBe('R7 R8 R9 K1 K3 O1')
  })
})

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
