import { expect, it } from 'vitest'

import { apart, barsOf, lineOf, xOf, yOf } from './curve.ts'

const frame = { left: 10, width: 100, top: 0, height: 50 }

it('draws certainty at the top, and the last step at the right', () => {
  expect([yOf(1, frame), yOf(0.5, frame), yOf(0, frame)]).toEqual([0, 25, 50])
  expect([xOf(0, 4, frame), xOf(4, 4, frame), xOf(0, 0, frame)]).toEqual([10, 110, 10])
})

it('draws a line through all chances', () => {
  const chances = [
    { step: 0, chance: 0.5 },
    { step: 2, chance: 1 },
  ]
  expect(lineOf({ chances, luck: [] }, 2, frame)).toBe('10.0,25.0 110.0,0.0')
})

it('draws good luck upwards and bad luck downwards, the largest as far as there is room', () => {
  const luck = [
    { step: 0, luck: 0.2 },
    { step: 1, luck: -0.1 },
  ]
  expect(barsOf({ chances: [], luck }, 2, frame)).toEqual([
    { x: 35, y: 0, height: 25, good: true },
    { x: 85, y: 25, height: 12.5, good: false },
  ])
})

it('does not make tiny luck look great', () => {
  const [bar] = barsOf({ chances: [], luck: [{ step: 0, luck: 0.01 }] }, 2, frame)
  expect(bar!.height).toBeCloseTo(2.5)
})

it('leaves out signs for which there is no room, the least important first', () => {
  const signs = [
    { x: 0, weight: 0.1 },
    { x: 10, weight: 0.3 },
    { x: 25, weight: 0.2 },
    { x: 40, weight: 0.1 },
  ]
  expect(apart(signs, 20).map(({ x }) => x)).toEqual([10, 40])
})
