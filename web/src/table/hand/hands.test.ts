import { expect, it } from 'vitest'

import { recallHand, rememberHand } from './hands.ts'

it('remembers the order of each hand for itself', () => {
  rememberHand({ code: 'ABC', me: 0 }, ['R7', 'K1', '*'])
  rememberHand({ code: 'ABC', me: 1 }, ['B2'])
  expect(recallHand({ code: 'ABC', me: 0 })).toEqual(['R7', 'K1', '*'])
  expect(recallHand({ code: 'XYZ', me: 0 })).toEqual([])
  rememberHand({ code: 'ABC', me: 1 }, [])
  expect(recallHand({ code: 'ABC', me: 1 })).toEqual([])
})

it('remembers nothing for who looks on', () => {
  rememberHand({ code: 'ABC', me: null }, ['R7'])
  expect(recallHand({ code: 'ABC', me: null })).toEqual([])
})
