import { expect, it } from 'vitest'

import { countSheets, gridOf } from '../../../print/layout.ts'
import { print } from './print.ts'

it('all 106 tiles are printed, on two sheets', () => {
  const [deck, ...more] = print.decks('large', 'none')
  expect(more).toEqual([])
  expect(deck!.pieces).toHaveLength(106)
  expect(deck!.pieces.filter((tile) => tile === 'R7')).toHaveLength(2)
  expect(deck!.pieces.filter((tile) => tile === '*')).toHaveLength(2)
  expect(new Set(deck!.pieces).size).toBe(53)
  expect(countSheets(deck!, gridOf(deck!, 'none'))).toBe(2)
})
