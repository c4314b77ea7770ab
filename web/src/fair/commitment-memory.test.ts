import { beforeEach, expect, it, vi } from 'vitest'

import type { Table } from '../page/protocol.ts'
import { rememberCommitment, memoryOfTable, memoryOfCommitment } from './commitment-memory.ts'

beforeEach(() => localStorage.clear())

function table(phase: Table['phase'], words: string[], changes: Partial<Table> = {}): Table {
  const seats = words.map((text) => ({
    name: 'x',
    bot: null,
    face: null,
    connected: true,
    host: false,
    worded: text !== '',
    words: text,
  }))
  return { code: 'ABC', phase, seats, me: 0, commitment: 'first', seed: null, ...changes } as Table
}

it('keeps the first commitment, my last words, and all words as they lay open', () => {
  rememberCommitment(table('waiting', ['', '']))
  rememberCommitment(table('waiting', ['luck', ''], { commitment: 'exchanged' }))
  expect(memoryOfTable('ABC')).toEqual({
    commitment: 'first',
    late: false,
    mine: [0, 'luck'],
    words: null,
    invented: false,
  })
  rememberCommitment(table('playing', ['luck', 'Glück']))
  rememberCommitment(table('playing', ['luck', 'exchanged']))
  expect(memoryOfTable('ABC')).toEqual({
    commitment: 'first',
    late: false,
    mine: [0, 'luck'],
    words: ['luck', 'Glück'],
    invented: false,
  })
})

it('knows that bots add no words', () => {
  const honest = table('playing', ['luck', 'Glück'])
  const [anna, ben] = honest.seats
  rememberCommitment({ ...honest, seats: [anna!, { ...ben!, name: 'Ben', bot: 'casual', face: null }] }) // Ben has left
  expect(memoryOfTable('ABC')?.invented).toBe(false)
  rememberCommitment({ ...honest, code: 'DEF', seats: [anna!, { ...ben!, name: 'Mei', bot: 'casual', face: 'Mei' }] })
  expect(memoryOfTable('DEF')?.invented).toBe(true)
})

it('knows that it came late', () => {
  rememberCommitment(table('playing', ['luck', ''], { me: null }))
  expect(memoryOfTable('ABC')).toEqual({
    commitment: 'first',
    late: true,
    mine: null,
    words: ['luck', ''],
    invented: false,
  })
})

it('does not believe what is revealed already', () => {
  rememberCommitment(table('match_over', ['', ''], { seed: '00' }))
  expect(memoryOfTable('ABC')).toBeNull()
})

it('is found by the commitment', () => {
  rememberCommitment(table('waiting', ['', '']))
  expect(memoryOfCommitment('first')?.late).toBe(false)
  expect(memoryOfCommitment('other')).toBeNull()
})

it.each(['', 'null', '7', '{', '{}', '[]'])('forgets what is garbled: %s', (kept) => {
  localStorage.setItem('tablee.fair.ABC', kept)
  expect(memoryOfTable('ABC')).toBeNull()
  expect(memoryOfCommitment('first')).toBeNull()
})

it('breaks nothing where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberCommitment(table('waiting', ['']))
  expect([memoryOfTable('ABC'), memoryOfCommitment('first')]).toEqual([null, null])
  vi.unstubAllGlobals()
})
