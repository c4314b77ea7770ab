import { expect, it } from 'vitest'

import { hasTimedOut, playedForMe } from './timeout.ts'

const log = (text: string) => text.split(' ').map((entry) => ({ player: Number(entry[0]), action: entry.slice(1) }))

it.each([
  ['0lay 1pass', false],
  ['0timeout 0draw 0lay 1pass', true],
  ['0draw 0timeout 0lay', true],
  ['0timeout 0lay 1pass 0pass 1pass', false],
  ['1timeout 1lay 0pass', false],
  ['1timeout', false],
])('finds a timeout in my last turn only: %s', (text, up) => {
  expect(hasTimedOut(log(text), 0)).toBe(up)
  expect(hasTimedOut(log(text), null)).toBe(false)
})

it('knows what the table then did for me', () => {
  const entries = (...actions: string[]) => actions.map((action) => ({ player: 0, action }))
  const turn = entries('draw', 'timeout', 'draw', 'lay lion-zebra left')
  expect(playedForMe([...turn, { player: 1, action: 'pass' }], 0)).toEqual([['draw'], ['lay', 'lion-zebra', 'left']])
  expect(playedForMe(entries('timeout'), 0)).toEqual([])
  expect(playedForMe(entries('pass'), 0)).toBeNull()
})
