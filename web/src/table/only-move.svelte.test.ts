import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Hint, PhotoRummyView, Table, TileRummyView } from '../page/protocol.ts'
import { onlyMove as photoMove } from '../games/photo-rummy/only-move.ts'
import { onlyMove as tileMove } from '../games/tile-rummy/only-move.ts'
import { onlyListed, OnlyMove, PAUSE_MS } from './only-move.svelte.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = (...actions: string[]) => actions.map((action) => ({ player: 0, action }))
const tableAt = (version: number, entries: string[] = [], round = 1) =>
  ({ version, round, me: 0, view: { log: log(...entries) } }) as unknown as Table

function helper(found: string | null = 'pass') {
  const act = vi.fn<(action: string) => void>()
  const find = vi.fn(async () => found)
  return { act, find, onlyMove: new OnlyMove({ find, act }) }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('the only move', () => {
  it('is made after a moment, and then said until something else is done', async () => {
    const { onlyMove, act } = helper()
    onlyMove.look(tableAt(5, ['lay a']))
    await settled()
    expect(onlyMove.soon).toBe(true)
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
    expect(act).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(act).toHaveBeenCalledExactlyOnceWith('pass')
    expect(onlyMove.soon).toBe(false)
    expect(onlyMove.doneAt(tableAt(5, ['lay a']))).toBeNull() // not yet
    expect(onlyMove.doneAt(tableAt(6, ['lay a', 'pass']))).toEqual({ player: 0, action: 'pass' })
    expect(onlyMove.doneAt(tableAt(9, ['lay a', 'pass', 'lay b']))).toBeNull()
    expect(onlyMove.doneAt(tableAt(9, ['lay a', 'pass'], 2))).toBeNull()
  })

  it('is left to a player who has a choice', async () => {
    const { onlyMove, act } = helper(null)
    onlyMove.look(tableAt(5))
    await vi.advanceTimersByTimeAsync(2 * PAUSE_MS)
    expect([onlyMove.soon, act.mock.calls.length]).toEqual([false, 0])
  })

  it('is not made when the table has changed, or help is no longer wanted', async () => {
    for (const next of [tableAt(6), null]) {
      const { onlyMove, act } = helper()
      onlyMove.look(tableAt(5))
      await settled()
      onlyMove.look(next)
      expect(onlyMove.soon).toBe(false)
      onlyMove.stop()
      await vi.advanceTimersByTimeAsync(2 * PAUSE_MS)
      expect(act).not.toHaveBeenCalled()
    }
  })

  it('is looked for once at the same table', async () => {
    const { onlyMove, find, act } = helper()
    for (let times = 0; times < 3; times++) onlyMove.look(tableAt(5))
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect([find.mock.calls.length, act.mock.calls.length]).toEqual([1, 1])
  })
})

it('is the one that a view lists', () => {
  expect(onlyListed({ actions: ['end'] })).toBe('end')
  expect(onlyListed({ actions: ['draw', 'pass'] })).toBeNull()
  expect(onlyListed({ actions: [] })).toBeNull()
  expect(onlyListed({})).toBeNull()
})

describe('at a table of melds', () => {
  const hint = (action: string, ...codes: string[]) => {
    const possible = codes.map((code) => ({ code, args: {} }))
    return vi.fn(async () => ({ type: 'hint', action, possible }) as unknown as Hint)
  }
  const tiles = (kinds: string[], ask = hint('pass', 'nothing')) => tileMove({ kinds } as TileRummyView, ask)
  const photos = (kinds: string[], piles: number[], ask = hint('pass', 'nothing')) =>
    photoMove({ kinds, piles } as unknown as PhotoRummyView, ask)

  it('a turn that begins with drawing draws', async () => {
    expect(await tiles(['draw'])).toBe('draw')
    expect(await photos(['draw'], [0, 3, 0])).toBe('draw 2')
    expect(await photos(['draw'], [1, 3, 0])).toBeNull()
  })

  it('it is to pass only where the solver has proven that nothing can be laid', async () => {
    expect(await tiles(['lay', 'pass'])).toBe('pass')
    expect(await tiles(['lay', 'pass'], hint('pass', 'nothing_short'))).toBe('pass')
    expect(await tiles(['lay', 'pass'], hint('pass', 'lay'))).toBeNull() // an expert would wait
    expect(await tiles(['lay', 'pass'], hint('pass', 'unknown'))).toBeNull()
    expect(await tiles(['lay', 'pass'], hint('pass', 'nothing', 'star'))).toBeNull()
    expect(await tiles(['lay', 'pass'], hint('pass'))).toBeNull()
    expect(await photos(['lay', 'pass'], [], hint('pass', 'nothing_open'))).toBe('pass')
    expect(await photos(['lay', 'pass'], [], hint('pass', 'jokers'))).toBeNull()
  })

  it('nothing is asked where a tile is to be chosen, and no answer is a choice', async () => {
    const ask = hint('exchange R4', 'nothing')
    expect(await tiles(['lay', 'exchange'], ask)).toBeNull()
    expect(ask).not.toHaveBeenCalled()
    expect(await tileMove({ kinds: ['pass'] } as TileRummyView, async () => null)).toBeNull()
  })
})
