import { expect, it } from 'vitest'

import { toldOf } from './sentences.ts'

const log = ['take heart-4', 'complete pair/heart', 'end', 'end', 'take clover-1', 'end'].map((action, entry) => ({
  player: entry < 3 ? 0 : 1,
  action,
}))
const award = (entry: number) => ({ entry, trophy: 'trophy-2', points: 3, before: null, after: 0 })

it('the end of a turn is told only where nothing else was done, or where it decides a trophy', () => {
  expect(toldOf({ log, awards: [] })).toEqual([0, 1, 3, 4])
  expect(toldOf({ log, awards: [award(1), award(5)] })).toEqual([0, 1, 3, 4, 5])
})
