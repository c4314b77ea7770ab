import { describe, expect, it } from 'vitest'

import type { Shape } from '../board/rack.ts'
import { arrange, type Spot } from './layout.ts'

const SHAPE: Shape = { tall: 1.34, largest: 72, smallest: 24, hand: { table: 72, phone: 50 } }

/** Twenty melds as in a long game: 77 tiles. */
const MANY = [3, 6, 3, 4, 4, 4, 4, 3, 5, 4, 3, 6, 4, 4, 3, 5, 4, 3, 3, 3]

const overlap = (one: Spot, two: Spot) =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height

describe('arrange', () => {
  // The room on a phone in portrait between the players and the rack.
  it.each([
    [360, 400],
    [390, 420],
    [1040, 520],
  ])('shows twenty melds and the free place at once on %d x %d', (width, height) => {
    const { size, spots, free, height: used } = arrange(MANY, { width, height }, SHAPE)
    expect(size.piece).toBeGreaterThanOrEqual(SHAPE.smallest)
    expect(used).toBeLessThanOrEqual(height)
    const all = [...spots, free]
    for (const spot of all) {
      expect(spot.x).toBeGreaterThanOrEqual(0)
      expect(spot.x + spot.width).toBeLessThanOrEqual(width)
      expect(spot.y + spot.height).toBeLessThanOrEqual(height)
    }
    all.forEach((one, i) => all.slice(i + 1).forEach((two) => expect(overlap(one, two)).toBe(false)))
  })

  it.each([360, 390, 1024])('leaves no part of the free place of an empty table beyond a width of %d', (width) => {
    const cards: Shape = { ...SHAPE, largest: 150 }
    const { free } = arrange([], { width, height: 420 }, cards)
    expect(free.x + free.width).toBeLessThanOrEqual(width)
  })

  it('lets the pieces grow where there is room', () => {
    const room = { width: 390, height: 420 }
    expect(arrange([3, 3], room, SHAPE).size.piece).toBeGreaterThan(arrange(MANY, room, SHAPE).size.piece)
  })

  it('keeps the free place of an empty table in sight', () => {
    const room = { width: 320, height: 420 }
    const { free } = arrange([], room, { ...SHAPE, largest: 160 })
    expect(free.x + free.width).toBeLessThanOrEqual(room.width)
  })

  it('makes them no smaller than a finger can hit', () => {
    const crowded = arrange([...MANY, ...MANY], { width: 320, height: 200 }, SHAPE)
    expect(crowded.size.piece).toBe(SHAPE.smallest)
    expect(crowded.height).toBeGreaterThan(200)
  })

  it('lets cards lie over each other before they become too small to be seen whole', () => {
    const cards: Shape = { ...SHAPE, tall: 1.4, largest: 100, smallest: 30, fan: { share: 0.5, below: 48 } }
    const room = { width: 360, height: 300 }
    const few = arrange([3, 4], room, cards)
    expect(few.size.share).toBe(1)
    expect(few.spots[0]!.width).toBe(3 * few.size.piece + 2 * few.size.pad)
    const many = arrange([3, 4, 3, 5, 4, 3, 4, 3], room, cards)
    expect(many.size.share).toBe(0.5)
    expect(many.height).toBeLessThanOrEqual(room.height)
    expect(many.spots[1]!.width).toBe(Math.round(2.5 * many.size.piece) + 2 * many.size.pad)
  })

  it('keeps a long sequence on the table', () => {
    const { size, spots } = arrange([13], { width: 360, height: 400 }, SHAPE)
    expect(spots[0]!.x + spots[0]!.width).toBeLessThanOrEqual(360)
    expect(size.piece).toBeGreaterThanOrEqual(SHAPE.smallest)
  })
})
