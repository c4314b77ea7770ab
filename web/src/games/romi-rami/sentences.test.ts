import { beforeAll, expect, it } from 'vitest'

import { Texts } from '../../page/texts.svelte.ts'
import { namer } from './namer.ts'
import { adviseAction, toldOf } from './sentences.ts'

const texts = new Texts()
texts.nameBy('romi-rami', namer)
beforeAll(() => texts.fetch('romi-rami'))

const log = ['take heart-4', 'complete pair/heart', 'end', 'end', 'take clover-1', 'end'].map((action, entry) => ({
  player: entry < 3 ? 0 : 1,
  action,
}))
const award = (entry: number) => ({ entry, trophy: 'trophy-2', points: 3, before: null, after: 0 })

it('the end of a turn is told only where nothing else was done, or where it decides a trophy', () => {
  expect(toldOf({ log, awards: [] })).toEqual([0, 1, 3, 4])
  expect(toldOf({ log, awards: [award(1), award(5)] })).toEqual([0, 1, 3, 4, 5])
})

it.each([
  ['take heart-3 heart-5', 'take 3 of hearts and 5 of hearts'],
  ['complete pair/cherry with cherry-2 joker', 'complete pair (cherries) with 2 of cherries and joker'],
  ['discard clover-1', 'discard 1 of clovers'],
  ['end', 'end the turn'],
])('advises without a subject: %s', (action, advice) =>
  expect(adviseAction(texts, { action, log: [{ player: 1, action }] })).toEqual([advice]),
)
