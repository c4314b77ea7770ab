import { expect, it } from 'vitest'

import { countSheets, gridOf } from '../../../print/layout.ts'
import { print } from './print.ts'

it('102 photos and 6 jokers are printed, on 12 sheets or on 7', () => {
  for (const [size, sheets] of [
    ['large', 12],
    ['small', 7],
  ] as const) {
    const [deck, ...more] = print.decks(size, 'none')
    expect(more).toEqual([])
    expect(deck!.pieces).toHaveLength(108)
    expect(new Set(deck!.pieces).size).toBe(103)
    expect(countSheets(deck!, gridOf(deck!, 'none'))).toBe(sheets)
  }
})
