import { describe, expect, it } from 'vitest'

import { GAMES } from '../games/index.ts'
import { blockOf, countSheets, gridOf, mirrored, PAPER_MM, sheetsOf } from './layout.ts'
import { BACKS, PAPERS } from './options.ts'
import type { Deck } from './print.ts'

/** What printers cannot print on, at each edge. */
const NEEDED_MM = 6.35

const deck = {
  width: 60,
  height: 30,
  columns: 3,
  rows: 8,
  pieces: Array.from({ length: 30 }, (_, at) => String(at)),
} as unknown as Deck

const printable = Object.entries(GAMES).filter(([, { print }]) => print)

describe('a sheet', () => {
  it.each(PAPERS)('of %s has the block of pieces in its middle', (paper) => {
    const block = blockOf(gridOf(deck, 'none'), paper, 'none')
    expect(block).toMatchObject({ width: 180, height: 240 })
    expect(2 * block.left + block.width).toBeCloseTo(PAPER_MM[paper].width, 9)
    expect(2 * block.top + block.height).toBeCloseTo(PAPER_MM[paper].height, 9)
  })

  it('is filled row after row, and the rest comes on the next one', () => {
    const grid = gridOf(deck, 'none')
    const block = blockOf(grid, 'a4', 'none')
    const [first, second, ...more] = sheetsOf(deck.pieces, grid, block)
    expect(more).toEqual([])
    expect(first).toHaveLength(24)
    expect(first![4]).toEqual({ piece: '4', left: block.left + 60, top: block.top + 30 })
    expect(second!.map(({ piece }) => piece)).toEqual(['24', '25', '26', '27', '28', '29'])
    expect(second![0]).toMatchObject({ left: block.left, top: block.top })
  })

  it('has each back behind its face: what is at the left is at the right from behind', () => {
    const place = { piece: '0', left: 15, top: 20 }
    expect(mirrored(place, 60, 'a4')).toEqual({ piece: '0', left: 135, top: 20 })
    expect(mirrored(mirrored(place, 60, 'letter'), 60, 'letter')).toEqual(place)
  })

  it('to be folded has its pieces at the left, on their side if that saves paper', () => {
    const grid = gridOf(deck, 'fold')
    expect(grid).toMatchObject({ columns: 3, rows: 4, turned: true })
    const block = blockOf(grid, 'a4', 'fold')
    expect(block.left + block.width).toBe(105)
    expect(gridOf({ ...deck, pieces: deck.pieces.slice(0, 8) }, 'fold').turned).toBe(false)
  })
})

describe.each(printable)('%s', (_, { print }) => {
  it.each(BACKS)('leaves the margins that printers need, with backs: %s', async (backs) => {
    const { print: game } = await print!()
    for (const size of game.sizes) {
      for (const deck of game.decks(size, backs)) {
        for (const paper of PAPERS) {
          const { left, top } = blockOf(gridOf(deck, backs), paper, backs)
          expect(Math.min(left, top), `${deck.name} ${size} ${paper}`).toBeGreaterThanOrEqual(NEEDED_MM)
        }
      }
    }
  })

  it('needs no more paper in its smaller size', async () => {
    const { print: game } = await print!()
    const count = game.sizes.map((size) =>
      game.decks(size, 'none').reduce((sum, deck) => sum + countSheets(deck, gridOf(deck, 'none')), 0),
    )
    expect(count).toEqual([...count].sort((one, other) => other - one))
  })
})
