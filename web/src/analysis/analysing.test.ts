import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Analysis, Choice } from '../page/protocol.ts'
import { ApiError } from '../table/net/api.ts'
import { Analysing, type Ask } from './analysing.svelte.ts'

const part = (first: number, next: number | null): Analysis => ({
  depth: 'normal',
  first,
  next,
  steps: 7,
  choices: [{ step: first } as Choice],
  luck: [{ step: first, seat: 0, luck: [0.1, -0.1] }],
  chances: [{ step: first, chances: [0.5, 0.5] }],
  players: [],
})
const busy = () => new ApiError({ code: 'server.busy', args: {}, detail: '' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an analysis', () => {
  it('is asked for part by part, from where the last one ended', async () => {
    const ask = vi.fn<Ask>(async (first) => part(first, first === 6 ? null : first + 3))
    const analysing = new Analysing(ask)
    await analysing.go()
    expect(ask.mock.calls.map(([first]) => first)).toEqual([0, 3, 6])
    expect(analysing.choices.map(({ step }) => step)).toEqual([0, 3, 6])
    expect(analysing.chances.length).toBe(3)
    expect([analysing.done, analysing.steps, analysing.complete]).toEqual([7, 7, true])
  })

  it('waits for a busy server, and goes on by itself', async () => {
    const ask = vi.fn<Ask>().mockRejectedValueOnce(busy()).mockResolvedValueOnce(part(0, null))
    const analysing = new Analysing(ask)
    const going = analysing.go()
    await vi.advanceTimersByTimeAsync(0)
    expect(analysing.waits).toBe(true)
    await vi.runAllTimersAsync()
    await going
    expect([analysing.waits, analysing.complete, analysing.problem]).toEqual([false, true, null])
  })

  it('gives up in the end, and can be asked to try again', async () => {
    const ask = vi.fn<Ask>().mockRejectedValue(busy())
    const analysing = new Analysing(ask)
    const going = analysing.go()
    await vi.runAllTimersAsync()
    await going
    expect(analysing.problem?.code).toBe('server.busy')
    ask.mockReset().mockResolvedValueOnce(part(0, null))
    await analysing.go()
    expect([analysing.problem, analysing.complete]).toEqual([null, true])
  })

  it('does not ask again about what is refused for good', async () => {
    const ask = vi.fn<Ask>().mockRejectedValue(new ApiError({ code: 'table.not_over', args: {}, detail: '' }))
    const analysing = new Analysing(ask)
    await analysing.go()
    expect([ask.mock.calls.length, analysing.problem?.code]).toEqual([1, 'table.not_over'])
  })

  it('stops when asked to, keeps what it has, and goes on from there', async () => {
    const ask = vi.fn<Ask>(async (first) => part(first, first === 6 ? null : first + 3))
    const analysing = new Analysing(async (first, signal) => {
      if (first === 3 && !analysing.stopped) analysing.stop()
      return ask(first, signal)
    })
    await analysing.go()
    expect([analysing.done, analysing.complete]).toEqual([6, false])
    await analysing.go()
    expect([ask.mock.calls.length, analysing.complete]).toEqual([3, true])
  })

  it('asks for no part twice if it is stopped and resumed at once', async () => {
    const ask = vi.fn<Ask>(async (first) => part(first, first === 6 ? null : first + 3))
    const analysing = new Analysing(ask)
    const going = analysing.go()
    analysing.stop()
    await Promise.all([going, analysing.go()])
    expect(ask.mock.calls.map(([first]) => first)).toEqual([0, 3, 6])
    expect(analysing.complete).toBe(true)
  })

  it('asks for nothing more when the reader leaves', async () => {
    const ask = vi.fn<Ask>((_, signal) => new Promise((_, fail) => (signal.onabort = () => fail(new Error('left')))))
    const analysing = new Analysing(ask)
    const going = analysing.go()
    analysing.leave()
    await going
    expect([ask.mock.calls.length, analysing.problem]).toEqual([1, null])
  })
})
