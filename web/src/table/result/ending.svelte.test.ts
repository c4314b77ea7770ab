import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Table } from '../../page/protocol.ts'
import { Ending, veiled } from './ending.svelte.ts'

const table = (phase: Table['phase'], round = 1) => ({ phase, round, view: null }) as Table

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function begun() {
  let land = () => {}
  const flights = () => new Promise<void>((landed) => (land = landed))
  const told: string[] = []
  const ending = new Ending(() => told.push('opened'), flights)
  return { ending, told, land: () => land() }
}

it('waits for the last piece, then for a moment, and lays the hands open before the result comes', async () => {
  const { ending, told, land } = begun()
  const over = table('round_over')
  ending.notice(table('playing'), over)
  expect(ending.stageOf(over)).toBe('landing')
  void ending.show(over)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ending.stageOf(over)).toBe('landing') // however long it flies
  land()
  await vi.advanceTimersByTimeAsync(10)
  expect(ending.stageOf(over)).toBe('landing') // still for a moment
  expect(told).toEqual([])
  await vi.advanceTimersToNextTimerAsync()
  expect(ending.stageOf(over)).toBe('open')
  expect(told).toEqual(['opened'])
  land()
  await vi.advanceTimersToNextTimerAsync()
  expect(ending.stageOf(over)).toBe('result')
})

it('goes through the stages once, however often the table comes again', async () => {
  const { ending, told, land } = begun()
  const over = table('match_over')
  ending.notice(table('playing'), over)
  void ending.show(over)
  void ending.show({ ...over })
  land()
  await vi.runAllTimersAsync()
  ending.notice(over, { ...over })
  expect(ending.stageOf(over)).toBe('open')
  expect(told).toEqual(['opened'])
})

it('is skipped by whoever comes later, and by the next round', async () => {
  const { ending, told, land } = begun()
  expect(ending.stageOf(table('round_over'))).toBe('result')
  ending.notice(table('waiting'), table('playing'))
  ending.notice(table('playing'), table('round_over'))
  void ending.show(table('round_over'))
  expect(ending.stageOf(table('playing', 2))).toBe('playing')
  ending.notice(table('playing', 2), table('round_over', 2))
  land()
  await vi.runAllTimersAsync()
  expect(told).toEqual([]) // the first round is over and done with
  expect(ending.stageOf(table('round_over', 2))).toBe('landing')
})

it('tells neither the winner nor the hands while the last piece lands', () => {
  const outcome = { reason: 'out', winners: [1] } as Table['outcome']
  const view = { shown: [['R1'], ['R2', 'R3']] } as Table['view']
  expect(veiled({ ...table('round_over'), outcome, view })).toMatchObject({ outcome: null, view: { shown: [[], []] } })
  expect(veiled(table('round_over')).view).toBeNull()
})
