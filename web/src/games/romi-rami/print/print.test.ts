import { expect, it } from 'vitest'

import { countSheets, gridOf } from '../../../print/layout.ts'
import { print } from './print.ts'
import { otherFaceOf } from './tokens.ts'

it('all cards, contracts and tokens are printed', () => {
  const decks = print.decks('large', 'other')
  expect(decks.map(({ pieces }) => pieces.length)).toEqual([92, 36, 9])
  expect(decks.map((deck) => countSheets(deck, gridOf(deck, 'other')))).toEqual([6, 3, 1])
  expect(decks[0]!.pieces.filter((card) => card === 'heart-1')).toHaveLength(4)
  expect(new Set(decks[1]!.pieces).size).toBe(36)
})

it('a trophy shows one face and has the other behind it; without backs both are printed', () => {
  const tokens = print.decks('large', 'other')[2]!
  expect(tokens.pieces.map(otherFaceOf)).toEqual([
    'trophy-cherry=3',
    'trophy-heart=3',
    'trophy-clover=3',
    'trophy-diamond=3',
    ...Array.from({ length: 5 }, () => null),
  ])
  const faces = print.decks('large', 'none')[2]!.pieces
  expect(faces).toHaveLength(13)
  expect(otherFaceOf(otherFaceOf('trophy-4=3')!)).toBe('trophy-4=3')
})
