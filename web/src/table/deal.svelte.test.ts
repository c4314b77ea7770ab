import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Deal } from './deal.svelte.ts'

const FRAME = 16 // ms
const show = vi.fn()

function sitDown(log: string[]): { deal: Deal; leave: () => void } {
  let deal!: Deal
  const leave = $effect.root(() => {
    deal = new Deal(() => log, show)
  })
  flushSync()
  return { deal, leave }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  show.mockClear()
})
afterEach(() => void vi.useRealTimers())

it('is shown once, when everything has its size', () => {
  const { deal, leave } = sitDown([])
  vi.advanceTimersByTime(FRAME)
  expect([deal.waits, show.mock.calls.length]).toEqual([true, 0])
  vi.advanceTimersByTime(10 * FRAME)
  flushSync()
  expect([deal.waits, show.mock.calls.length]).toEqual([false, 1])
  leave()
})

it('is not shown to who comes later, nor to who has gone', () => {
  const late = sitDown(['draw'])
  const gone = sitDown([])
  expect(late.deal.waits).toBe(false)
  gone.leave()
  vi.advanceTimersByTime(10 * FRAME)
  expect(show).not.toHaveBeenCalled()
  late.leave()
})
