import { expect, it } from 'vitest'

import { countSheets, gridOf } from '../../../print/layout.ts'
import { nameOf } from '../dominoes/animals.ts'
import { print } from './print.ts'

it('all 36 dominoes are printed, on two sheets', () => {
  const [deck, ...more] = print.decks('large', 'none')
  expect(more).toEqual([])
  expect(deck!.pieces).toHaveLength(36)
  expect(new Set(deck!.pieces).size).toBe(36)
  expect(deck!.pieces.every((piece) => nameOf(...(piece.split('-') as [string, string])) === piece)).toBe(true)
  expect(countSheets(deck!, gridOf(deck!, 'none'))).toBe(2)
})
