import { describe, expect, it } from 'vitest'

import { arrange, fitRack, indexAt, SMALLEST, TALL, type Spot } from './layout.ts'

/** Twenty melds as in a long game: 77 tiles. */
const MANY = [3, 6, 3, 4, 4, 4, 4, 3, 5, 4, 3, 6, 4, 4, 3, 5, 4, 3, 3, 3]

const overlap = (one: Spot, two: Spot) =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height

describe('arrange', () => {
  // What a phone held upright leaves between the players and the rack.
  it.each([
    [360, 400],
    [390, 420],
    [1040, 520],
  ])('shows twenty melds and the free place at once on %d x %d', (width, height) => {
    const { tile, spots, free, height: used } = arrange(MANY, { width, height })
    expect(tile).toBeGreaterThanOrEqual(SMALLEST)
    expect(used).toBeLessThanOrEqual(height)
    const all = [...spots, free]
    for (const spot of all) {
      expect(spot.x).toBeGreaterThanOrEqual(0)
      expect(spot.x + spot.width).toBeLessThanOrEqual(width)
      expect(spot.y + spot.height).toBeLessThanOrEqual(height)
    }
    all.forEach((one, i) => all.slice(i + 1).forEach((two) => expect(overlap(one, two)).toBe(false)))
  })

  it('lets the tiles grow where there is room', () => {
    const room = { width: 390, height: 420 }
    expect(arrange([3, 3], room).tile).toBeGreaterThan(arrange(MANY, room).tile)
  })

  it('makes them no smaller than a finger can hit', () => {
    const crowded = arrange([...MANY, ...MANY], { width: 320, height: 200 })
    expect(crowded.tile).toBe(SMALLEST)
    expect(crowded.height).toBeGreaterThan(200)
  })

  it('keeps a long sequence on the table', () => {
    const { tile, spots } = arrange([13], { width: 360, height: 400 })
    expect(spots[0]!.x + spots[0]!.width).toBeLessThanOrEqual(360)
    expect(tile).toBeGreaterThanOrEqual(SMALLEST)
  })
})

describe('fitRack', () => {
  it('holds eighteen tiles on a phone', () => {
    const { tile, columns, rows } = fitRack(18, { width: 354, height: 96 }, 4)
    expect(tile).toBeGreaterThanOrEqual(SMALLEST)
    expect(columns * rows).toBeGreaterThanOrEqual(18)
    expect(rows * (tile * TALL + 4) - 4).toBeLessThanOrEqual(96)
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
})
