import { beforeEach, expect, it, vi } from 'vitest'

import type { Table } from '../page/protocol.ts'
import { bearWitness, witnessOf, witnessTo } from './commitment-memory.ts'

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
  bearWitness(table('waiting', ['', '']))
  bearWitness(table('waiting', ['luck', ''], { commitment: 'exchanged' }))
  expect(witnessOf('ABC')).toEqual({
    commitment: 'first',
    late: false,
    mine: [0, 'luck'],
    words: null,
    invented: false,
  })
  bearWitness(table('playing', ['luck', 'Glück']))
  bearWitness(table('playing', ['luck', 'exchanged']))
  expect(witnessOf('ABC')).toEqual({
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
  bearWitness({ ...honest, seats: [anna!, { ...ben!, name: 'Ben', bot: 'casual', face: null }] }) // Ben has left
  expect(witnessOf('ABC')?.invented).toBe(false)
  bearWitness({ ...honest, code: 'DEF', seats: [anna!, { ...ben!, name: 'Mei', bot: 'casual', face: 'Mei' }] })
  expect(witnessOf('DEF')?.invented).toBe(true)
})

it('knows that it came late', () => {
  bearWitness(table('playing', ['luck', ''], { me: null }))
  expect(witnessOf('ABC')).toEqual({
    commitment: 'first',
    late: true,
    mine: null,
    words: ['luck', ''],
    invented: false,
  })
})

it('does not believe what is revealed already', () => {
  bearWitness(table('match_over', ['', ''], { seed: '00' }))
  expect(witnessOf('ABC')).toBeNull()
})

it('is found by the commitment', () => {
  bearWitness(table('waiting', ['', '']))
  expect(witnessTo('first')?.late).toBe(false)
  expect(witnessTo('other')).toBeNull()
})

it.each(['', 'null', '7', '{', '{}', '[]'])('forgets what is garbled: %s', (kept) => {
  localStorage.setItem('tablee.fair.ABC', kept)
  expect(witnessOf('ABC')).toBeNull()
  expect(witnessTo('first')).toBeNull()
})

it('breaks nothing where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  bearWitness(table('waiting', ['']))
  expect([witnessOf('ABC'), witnessTo('first')]).toEqual([null, null])
  vi.unstubAllGlobals()
})
