import { describe, expect, it } from 'vitest'

import { arranged, sorting } from './tiles.ts'

const rack = (text: string) => text.split(' ').map((tile, i) => ({ id: String(i), kind: tile }))
const written = (pieces: { kind: string }[]) => pieces.map(({ kind }) => kind).join(' ')

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
