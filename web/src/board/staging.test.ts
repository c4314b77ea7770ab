import { expect, it } from 'vitest'

import { stage } from './staging.ts'

const pieces = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`)
const steps = (count: number, ...how: [Parameters<typeof stage>[1], boolean?]) => {
  const { delays } = stage(pieces(count), ...how)!
  const times = [...delays.values()]
  return times.slice(1).map((time, i) => Math.round(time - times[i]!))
}

it('pieces move one after another, 250 to 350 ms each unless another speed is chosen', () => {
  expect(steps(4, 'normal')).toEqual([300, 300, 300])
  expect(steps(3, 'slow')[0]).toBeGreaterThan(300)
  expect(steps(3, 'fast')[0]).toBeLessThan(300)
  expect(stage(pieces(5), 'at-once')).toBeUndefined()
  expect(stage([], 'normal')).toBeUndefined()
})

it('a long turn takes no longer than four seconds', () => {
  const { delays, duration } = stage(pieces(40), 'normal')!
  expect(Math.max(...delays.values()) + duration).toBeLessThan(4_500)
  expect([...delays.keys()]).toEqual(pieces(40))
})

it('a turn that is shown again is slower, also where turns are shown at once', () => {
  expect(steps(3, 'normal', true)[0]).toBeGreaterThan(500)
  expect(steps(3, 'at-once', true)[0]).toBeGreaterThan(500)
})
