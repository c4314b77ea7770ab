import { describe, expect, it } from 'vitest'

import { fitRack, indexAt } from './rack.ts'

describe('fitRack', () => {
  it('holds eighteen pieces on a phone', () => {
    const shape = { tall: 1.34, largest: 48, smallest: 24 }
    const { piece, columns, rows } = fitRack(18, { width: 354, height: 96 }, 4, shape)
    expect(piece).toBeGreaterThanOrEqual(shape.smallest)
    expect(columns * rows).toBeGreaterThanOrEqual(18)
    expect(rows * (piece * shape.tall + 4) - 4).toBeLessThanOrEqual(96)
  })
})

describe('indexAt', () => {
  const places = [0, 30, 60].map((left) => new DOMRect(left, 10, 30, 40))
  it.each([
    [5, 20, 0],
    [20, 20, 1],
    [50, 20, 2],
    [200, 20, 3],
    [5, 0, 0],
    [5, 90, 3],
  ])('finds the place of %d, %d', (x, y, index) => {
    expect(indexAt(places, { x, y })).toBe(index)
  })

  it('goes on in the next row', () => {
    const rows = [new DOMRect(0, 0, 30, 60), new DOMRect(36, 0, 30, 60), new DOMRect(0, 66, 30, 60)]
    expect(indexAt(rows, { x: 300, y: 30 })).toBe(2)
    expect(indexAt(rows, { x: 5, y: 90 })).toBe(2)
    expect(indexAt(rows, { x: 300, y: 90 })).toBe(3)
  })
})
