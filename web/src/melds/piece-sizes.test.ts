import { describe, expect, it } from 'vitest'

import { SHAPE as CARDS } from '../games/photo-rummy/hand.ts'
import { SHAPE as TILES } from '../games/tile-rummy/tiles.ts'
import { fitRack } from '../board/rack.ts'
import { handRoom } from './hand-room.ts'
import { arrange } from './layout.ts'
import { sizesToTry } from './piece-sizes.ts'

/** Twenty melds as in a long game: 77 tiles. */
const MANY = [3, 6, 3, 4, 4, 4, 4, 3, 5, 4, 3, 6, 4, 4, 3, 5, 4, 3, 3, 3]

/** The height of the bar, the players, the lines above the rack and its frame, on a phone in portrait. */
const TAKEN = 56 + 60 + 24 + 41 + 50 + 50

describe('sizes to try', () => {
  it.each([TILES, CARDS])('go from the largest to the smallest, and cover each other last', (shape) => {
    const sizes = sizesToTry(shape)
    expect(sizes[0]).toMatchObject({ piece: shape.largest, share: 1 })
    expect(sizes.at(-1)!.piece).toBe(shape.smallest)
    sizes.slice(1).forEach((size, at) => {
      const before = sizes[at]!
      if (size.share === before.share) expect(size.piece).toBeLessThan(before.piece)
      else expect(size.share).toBeLessThan(before.share)
    })
  })

  it('show photos whole as long as they are as wide as a finger nail', () => {
    const whole = sizesToTry(CARDS).filter(({ share }) => share === 1)
    expect(whole.at(-1)!.piece).toBe(34)
  })
})

describe('pieces on the felt', () => {
  it('never shrink where there is more room', () => {
    for (const counts of [MANY.slice(0, 3), MANY.slice(0, 9), MANY]) {
      let last = 0
      for (let side = 300; side <= 1300; side += 20) {
        const { piece } = arrange(counts, { width: side, height: side * 0.6 }, TILES).size
        expect(piece).toBeGreaterThanOrEqual(last)
        last = piece
      }
    }
  })

  it('never grow when one more meld is laid', () => {
    const room = { width: 1030, height: 450 }
    let last = Infinity
    for (let count = 1; count <= MANY.length; count++) {
      const { piece } = arrange(MANY.slice(0, count), room, TILES).size
      expect(piece).toBeLessThanOrEqual(last)
      last = piece
    }
  })

  it('are as large as they come until a desktop fills', () => {
    for (let count = 1; count <= 7; count++) {
      expect(arrange(MANY.slice(0, count), { width: 1030, height: 450 }, TILES).size.piece).toBeGreaterThanOrEqual(64)
    }
  })
})

describe('a hand on a tablet held upright', () => {
  it.each([
    [TILES, 14, 72],
    [CARDS, 12, 90],
  ])('has two rows of large pieces', (shape, count, least) => {
    const { most, gap, largest } = handRoom(shape, { width: 820, height: 1124 }, true, false)
    const { piece, rows } = fitRack(count, { width: 796, height: most }, gap, { ...shape, largest })
    expect(piece).toBeGreaterThanOrEqual(least)
    expect(rows).toBe(2)
  })

  it('is that of a phone where the board is low', () => {
    const phone = handRoom(TILES, { width: 390, height: 480 }, true, false)
    expect(handRoom(TILES, { width: 640, height: 480 }, true, false)).toEqual(phone)
  })
})

describe('a hand on a phone held upright', () => {
  const roomOf = (width: number, height: number) => ({
    width: width - 24,
    ...handRoom(TILES, { width, height: height - 56 }, true, false),
  })

  it.each([
    [390, 844, 14],
    [390, 844, 18],
    [360, 740, 14],
    [360, 640, 14],
  ])('has tiles for a finger: %d x %d, %d tiles', (width, height, count) => {
    const { most, gap, largest, ...room } = roomOf(width, height)
    const fit = fitRack(count, { ...room, height: most }, gap, { ...TILES, largest })
    expect(fit.piece).toBeGreaterThanOrEqual(44)
  })

  it('leaves room for twenty melds that can be seen', () => {
    const { most } = roomOf(390, 844)
    const felt = { width: 390, height: 844 - TAKEN - most }
    const lying = arrange(MANY, felt, TILES)
    expect(lying.size.piece).toBeGreaterThanOrEqual(24)
    expect(lying.height).toBeLessThanOrEqual(felt.height)
  })

  it('is as high for one tile as for fourteen', () => {
    const { most, least, gap, largest, width } = roomOf(390, 844)
    for (let count = 1; count <= 14; count++) {
      const { rows, piece } = fitRack(count, { width, height: most }, gap, { ...TILES, largest })
      expect(rows * (piece * TILES.tall + gap) - gap).toBeLessThanOrEqual(least)
    }
  })
})
