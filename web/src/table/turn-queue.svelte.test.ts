import { beforeEach, expect, it } from 'vitest'

import type { Clock, Table } from '../page/protocol.ts'
import { TurnQueue } from './turn-queue.svelte.ts'

const table = (version: number, more: Partial<Table> = {}) =>
  ({ version, round: 1, phase: 'playing', clock: null, ...more }) as Table

let flying: boolean
let wanted: boolean
let lands: (() => void)[]
let queue: TurnQueue

beforeEach(() => {
  flying = wanted = true
  lands = []
  const allLanded = () => new Promise<void>((landed) => lands.push(landed))
  queue = new TurnQueue({ isFlying: () => flying, allLanded, wanted: () => wanted })
})

const shown = () => queue.step?.version ?? 'now'

async function land() {
  lands.shift()!()
  await new Promise((later) => setTimeout(later))
}

it('shows each turn when the one before has landed', async () => {
  queue.receive(table(1), table(2))
  queue.receive(table(2), table(3))
  queue.receive(table(3), table(4, { phase: 'round_over' }))
  const steps = [shown()]
  while (steps.at(-1) !== 'now') {
    await land()
    steps.push(shown())
  }
  expect(steps).toEqual([1, 2, 3, 'now'])
  expect(lands).toEqual([])
})

it('holds nothing back while nothing flies, where little moves, and before the first table', () => {
  flying = false
  queue.receive(table(1), table(2))
  expect(shown()).toBe('now')
  ;[flying, wanted] = [true, false]
  queue.receive(table(2), table(3))
  expect(shown()).toBe('now')
  wanted = true
  queue.receive(null, table(4))
  expect(shown()).toBe('now')
})

it('is skipped by a touch, and what lands later changes nothing', async () => {
  queue.receive(table(1), table(2))
  queue.skip()
  expect(shown()).toBe('now')
  queue.receive(table(2), table(3))
  expect(shown()).toBe(2)
  await land() // the end of the first turn
  expect(shown()).toBe(2)
  await land()
  expect(shown()).toBe('now')
})

it('costs nobody time who plays against the clock, and waits in no other round', () => {
  const clock: Clock = { seat: 0, limit: 1, left: 1, grace: null }
  queue.receive(table(1), table(2, { clock }))
  expect(shown()).toBe('now')
  queue.receive(table(1), table(2))
  queue.receive(table(2), table(3, { clock }))
  expect(shown()).toBe('now')
  queue.receive(table(1), table(2))
  queue.receive(table(2), table(3, { round: 2 }))
  expect(shown()).toBe('now')
})

it('never lags far behind', async () => {
  for (let version = 1; version < 20; version++) queue.receive(table(version), table(version + 1))
  expect(shown()).toBe(1)
  await land()
  expect(shown()).toBe(17)
})
