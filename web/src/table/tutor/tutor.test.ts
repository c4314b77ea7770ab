import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Concern, Seat, Table } from '../../page/protocol.ts'
import type { Answer, Question } from '../net/connection.svelte.ts'
import { playsAlone, Tutor } from './tutor.svelte.ts'

const CONCERN: Concern = { cost: 0.12, proven: false, condition: '', missed: null, more: 0, action: 'lay b', log: [] }
const warned: Answer = { type: 'considered', id: '', version: 3, concern: CONCERN }
const silent: Answer = { ...warned, concern: null }

const view = (players: number[], actions = ['lay a', 'lay b']) => ({
  log: players.map((player) => ({ player })),
  actions,
})
const tableOf = (version: number, players: number[], actions?: string[]) =>
  ({ version, round: 1, me: 0, view: view(players, actions) }) as unknown as Table

let table: Table
let wanted: boolean
const send = vi.fn<(action: string, version: number) => void>()
const ask = vi.fn<(question: Question) => Promise<Answer | null>>()
let tutor: Tutor

beforeEach(() => {
  vi.useFakeTimers()
  table = tableOf(3, [0, 1])
  wanted = true
  send.mockReset()
  ask.mockReset().mockResolvedValue(warned)
  tutor = new Tutor({ table: () => table, wanted: () => wanted, ask, send })
})
afterEach(() => void vi.useRealTimers())

describe('the tutor', () => {
  it('lets a good move pass', async () => {
    ask.mockResolvedValue(silent)
    await tutor.consider('lay b')
    expect([tutor.concern, send.mock.calls]).toEqual([null, [['lay b', 3]]])
  })

  it('asks before a move that loses a lot, and plays it anyway if that is wanted', async () => {
    await tutor.consider('lay a')
    expect([tutor.concern, send.mock.calls]).toEqual([CONCERN, []])
    tutor.play()
    expect([tutor.concern, send.mock.calls]).toEqual([null, [['lay a', 3]]])
  })

  it('asks once a turn: what is played instead is played', async () => {
    await tutor.consider('lay a')
    tutor.takeBack()
    await tutor.consider('lay c')
    expect([ask.mock.calls.length, send.mock.calls]).toEqual([1, [['lay c', 3]]])
  })

  it('asks again in the next turn, but not after a second action of the same', async () => {
    await tutor.consider('lay a')
    tutor.play()
    table = tableOf(4, [0, 1, 0])
    await tutor.consider('lay c')
    table = tableOf(6, [0, 1, 0, 0, 1])
    await tutor.consider('lay d')
    expect(ask.mock.calls.length).toBe(2)
    expect(tutor.concern).toEqual(CONCERN)
  })

  it('is not asked about the only move, and not by players who do not want it', async () => {
    table = tableOf(3, [], ['pass'])
    await tutor.consider('pass')
    wanted = false
    table = tableOf(3, [])
    await tutor.consider('lay a')
    expect([ask.mock.calls.length, send.mock.calls.length]).toEqual([0, 2])
  })

  it.each([
    ['no answer', () => Promise.resolve(null)],
    ['a busy server', () => Promise.resolve({ type: 'refused', code: 'server.busy' } as Answer)],
    ['an answer that takes too long', () => new Promise<Answer>(() => {})],
  ])('never holds up a move: %s', async (_, answer) => {
    ask.mockImplementation(answer)
    const considered = tutor.consider('lay a')
    await vi.runAllTimersAsync()
    await considered
    expect([tutor.waits, send.mock.calls]).toEqual([false, [['lay a', 3]]])
  })

  it('has nothing to ask about a table that has gone on', async () => {
    await tutor.consider('lay a')
    table = tableOf(4, [0, 1, 0])
    expect(tutor.concern).toBe(null)
  })
})

describe('a tutor is there', () => {
  const seat = (more: Partial<Seat>) => ({ bot: null, left: false, newcomer: null, ...more }) as Seat
  const bot = seat({ bot: 'casual' })
  it.each([
    ['with bots', [seat({}), bot, bot], 0, true],
    ['not with people', [seat({}), bot, seat({})], 0, false],
    ['not where a bot plays for somebody who may come back', [seat({}), { ...bot, left: true }], 0, false],
    ['not for spectators', [bot, bot], null, false],
  ])('%s', (_, seats, me, expected) => {
    expect(playsAlone({ seats, me } as unknown as Table)).toBe(expected)
  })
})
