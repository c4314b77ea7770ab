import { describe, expect, it } from 'vitest'

import { meldNear, placeAmong, placeInRow, type LyingMeld } from './aiming.ts'

const PIECE = 40
const TALL = 60

/** A meld whose frame has no padding, with its left upper corner at a point. */
function meld(x: number, y: number, count: number): LyingMeld {
  const places = Array.from({ length: count }, (_, at) => new DOMRect(x + at * PIECE, y, PIECE, TALL))
  return { box: new DOMRect(x, y, count * PIECE, TALL), places }
}

// two in the first row, one in the second
const melds = [meld(0, 0, 3), meld(220, 0, 3), meld(0, 200, 3)]

describe('near a meld', () => {
  it.each([
    [0, 'on it', { x: 60, y: 30 }],
    [0, 'almost a piece to its right', { x: 120 + PIECE - 1, y: 30 }],
    [0, 'a little below', { x: 60, y: TALL + 20 }],
    [1, 'nearer to the other', { x: 220 - PIECE + 15, y: 30 }],
    [2, 'above the next row', { x: 60, y: 185 }],
  ])('is %i: %s', (index, _, point) => {
    expect(meldNear(melds, point)).toBe(index)
  })

  it.each([
    ['a piece away at the right', { x: 120 + PIECE + 1, y: 30 }],
    ['in the row below', { x: 60, y: TALL + PIECE }],
    ['cornerwise', { x: 120 + 0.8 * PIECE, y: TALL + 0.45 * PIECE }],
    ['in the middle of nowhere', { x: 400, y: 400 }],
  ])('is none: %s', (_, point) => {
    expect(meldNear(melds, point)).toBe(-1)
  })

  it('is bounded where pieces are large', () => {
    const large = [{ box: new DOMRect(0, 0, 300, 140), places: [new DOMRect(0, 0, 100, 140)] }]
    expect(meldNear(large, { x: 371, y: 70 })).toBe(0)
    expect(meldNear(large, { x: 373, y: 70 })).toBe(-1)
  })
})

it('between two pieces it goes between them, from above and below too', () => {
  const { places } = melds[0]!
  for (const y of [-15, 30, 75]) {
    expect([-5, 19, 21, 61, 119, 130].map((x) => placeInRow(places, { x, y }))).toEqual([0, 0, 1, 2, 3, 3])
  }
})

it('a new meld comes in reading order', () => {
  expect(placeAmong(melds, { x: 180, y: 30 })).toBe(1)
  expect(placeAmong(melds, { x: 600, y: 30 })).toBe(2)
  expect(placeAmong(melds, { x: 300, y: 130 })).toBe(2)
  expect(placeAmong(melds, { x: 300, y: 230 })).toBe(3)
  expect(placeAmong(melds, { x: 10, y: 500 })).toBe(3)
  expect(placeAmong([], { x: 10, y: 500 })).toBe(0)
})
