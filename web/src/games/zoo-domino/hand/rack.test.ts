import { describe, expect, it } from 'vitest'

import { fitRack, inMyOrder, moved } from '../../../board/rack.ts'
import { SHAPE } from './rack.ts'

describe('my order', () => {
  it('stays as I made it when dominoes come and go', () => {
    expect(inMyOrder(['c', 'a', 'b'], ['a', 'b', 'd'])).toEqual(['a', 'b', 'd'])
    expect(inMyOrder(['c', 'a', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['c', 'a', 'b', 'd'])
    expect(inMyOrder([], ['a', 'b'])).toEqual(['a', 'b'])
  })

  it.each([
    ['a', 0, 'abc'],
    ['a', 1, 'abc'],
    ['a', 2, 'bac'],
    ['a', 3, 'bca'],
    ['c', 0, 'cab'],
    ['b', 3, 'acb'],
  ])('%s moved before place %i makes %s', (domino, to, order) => {
    expect(moved(['a', 'b', 'c'], domino, to).join('')).toBe(order)
  })
})

describe('the rack', () => {
  const GAP = 6

  it('holds every hand, and a long one on a phone stays large enough to touch', () => {
    for (const room of [
      { width: 336, height: 150 },
      { width: 560, height: 108 },
      { width: 900, height: 130 },
    ]) {
      for (let count = 0; count <= 26; count++) {
        const { piece: half, columns, rows } = fitRack(count, room, GAP, SHAPE)
        expect(columns * rows).toBeGreaterThanOrEqual(count)
        expect(columns * (half + GAP) - GAP).toBeLessThanOrEqual(room.width)
        expect(rows * (2 * half + GAP) - GAP).toBeLessThanOrEqual(room.height)
        if (count <= 20) expect(half).toBeGreaterThanOrEqual(24)
      }
    }
  })

  it('shows a small hand large', () => {
    expect(fitRack(7, { width: 900, height: 130 }, GAP, SHAPE)).toEqual({ piece: 64, columns: 12, rows: 1 })
  })
})
