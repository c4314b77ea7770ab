import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { CatchUp } from './catch-up.svelte.ts'
import type { Clock, Table } from '../page/protocol.ts'

const table = (version: number, told: Partial<Table> = {}) =>
  ({ version, round: 1, phase: 'playing', clock: null, ...told }) as Table

let catchUp: CatchUp
const shown = () => catchUp.step?.version ?? 'now'

/** Everything that is shown until the table is up to date. */
function all(): (number | string)[] {
  const steps = [shown()]
  while (steps.at(-1) !== 'now') {
    vi.advanceTimersToNextTimer()
    steps.push(shown())
  }
  return steps
}

beforeEach(() => {
  vi.useFakeTimers()
  catchUp = new CatchUp()
})
afterEach(() => vi.useRealTimers())

it('shows what was missed, step by step, from what was seen last', () => {
  catchUp.turnAway(table(4))
  for (const version of [5, 6, 6, 7]) catchUp.miss(table(version))
  catchUp.begin()
  expect(all()).toEqual([4, 5, 6, 'now'])
  catchUp.begin()
  expect(shown()).toBe('now') // nothing twice
})

it('does not show the waiting room, nor another round', () => {
  catchUp.miss(table(1, { phase: 'waiting' }))
  catchUp.miss(table(2))
  catchUp.begin()
  expect(shown()).toBe('now')
  catchUp.turnAway(table(3))
  catchUp.miss(table(4, { phase: 'round_over' }))
  catchUp.miss(table(5, { round: 2 }))
  catchUp.miss(table(6, { round: 2 }))
  catchUp.begin()
  expect(all()).toEqual([5, 'now'])
})

it('can be skipped', () => {
  catchUp.turnAway(table(4))
  catchUp.miss(table(5))
  catchUp.miss(table(6))
  catchUp.begin()
  catchUp.skip()
  expect(shown()).toBe('now')
  vi.runAllTimers()
  expect(shown()).toBe('now')
})

it('costs nobody time who plays against the clock', () => {
  catchUp.turnAway(table(4))
  catchUp.miss(table(5))
  catchUp.miss(table(6, { clock: { seat: 0, limit: 1, left: 1, grace: null } satisfies Clock }))
  catchUp.begin()
  expect(shown()).toBe('now')
})
