import { beforeEach, expect, it } from 'vitest'

import { noteFeats, readBests } from '../history/bests.ts'
import { noteMatches, readMatches } from '../history/matches.ts'
import { keepTokens, tokensFor } from '../table/net/seats.ts'
import type { Card } from './cards.ts'
import * as moving from './moving.ts'

const ONE = 'AAAAAAAAAAAAAAAAAAAAAA'
const TWO = 'B_-BBBBBBBBBBBBBBBBBBB'
const card = (code: string, mine = [0]) => ({ code, mine }) as unknown as Card
const hashOf = (link: string) => new URL(link).hash

beforeEach(() => localStorage.clear())

it('what leaves in a link arrives on another device', () => {
  keepTokens('RUNNING', [ONE, TWO])
  keepTokens('OVER', [TWO])
  keepTokens('UNSEEN', [ONE])
  const seats = moving.seatsToMove([card('RUNNING')], [card('OVER')])
  const link = moving.movingLink(seats)
  expect(seats.map(({ code }) => code)).toEqual(['RUNNING', 'OVER', 'UNSEEN']) // running ones first
  localStorage.clear()
  keepTokens('OVER', [ONE])
  const told = moving.readLuggage(hashOf(link))!
  expect(moving.newSeats(told.seats)).toHaveLength(3)
  moving.unpackSeats(told.seats)
  expect([tokensFor('RUNNING'), tokensFor('OVER'), tokensFor('UNSEEN')]).toEqual([[ONE, TWO], [ONE, TWO], [ONE]])
  expect(moving.newSeats(told.seats)).toEqual([])
})

it('a seat that only the cookie opens stays', () => {
  keepTokens('A', [null, ONE])
  expect(moving.seatsToMove([card('A', [0, 1]), card('B')], [])).toEqual([{ code: 'A', tokens: [ONE] }])
  expect(moving.tiedToCookie([card('A', [0, 1]), card('B'), card('C', [])]).map(({ code }) => code)).toEqual(['A', 'B'])
})

it('a QR code holds as many as can be read, the first ones', () => {
  const seats = Array.from({ length: 30 }, (_, number) => ({ code: `TABLE${number}`, tokens: [ONE] }))
  const some = moving.upTo(seats, 400)
  expect(some.length).toBeGreaterThan(5)
  expect(some).toEqual(seats.slice(0, some.length))
  expect(moving.movingLink(some).length).toBeLessThanOrEqual(400)
  expect(moving.movingLink(seats.slice(0, some.length + 1)).length).toBeGreaterThan(400)
  expect(moving.upTo(seats.slice(0, 2), 400)).toEqual(seats.slice(0, 2))
})

it.each([
  '',
  '#',
  '#tables=',
  '#tables=CODE',
  '#tables=CODE.short',
  `#tables=co de!.${ONE}`,
  `#tables=../../x.${ONE}`,
  `#tables=CODE.${ONE}<script>`,
  `#tables=CODE${`.${ONE}`.repeat(9)}`,
  '#seat=AAAAAAAAAAAAAAAAAAAAAA',
])('garbage brings nothing: %s', (hash) => expect(moving.readLuggage(hash)).toBeNull())

it('what can be read comes beside garbage, and not without end', () => {
  expect(moving.readLuggage(`#tables=?~A.${ONE}~~B`)).toEqual({ seats: [{ code: 'A', tokens: [ONE] }], record: null })
  const many = Array.from({ length: 300 }, (_, number) => `T${number}.${ONE}`).join('~')
  expect(moving.readLuggage(`#tables=${many}`)!.seats).toHaveLength(200)
})

it('the record comes along, each match once', async () => {
  const match = { game: 'zoo-domino', at: 5, won: true, points: 1, level: 'expert', companions: [] }
  noteMatches([
    { code: 'A', ...match },
    { code: 'B', ...match, at: 6 },
  ])
  noteFeats('tile-rummy', { laid: 9 }, 7)
  const record = await moving.packRecord()
  expect(record).toMatch(/^[\w-]+$/)
  localStorage.clear()
  noteMatches([{ code: 'B', ...match, at: 6 }])
  const told = moving.readLuggage(hashOf(moving.movingLink([], record)))!
  expect(await moving.unpackRecord(told.record!)).toBe(1)
  expect(await moving.unpackRecord(told.record!)).toBe(0)
  expect(readMatches().map(({ code }) => code)).toEqual(['A', 'B'])
  expect(readBests()).toEqual({ 'tile-rummy': { laid: { value: 9, at: 7 } } })
})

it('a record of garbage, or one that swells, brings nothing', async () => {
  for (const record of ['', '%', 'AAAA', btoa('no record')]) expect(await moving.unpackRecord(record)).toBe(0)
  const swelling = `${' '.repeat(2_000_000)}[[["A","zoo",5,1,1,null,[]]],{}]`
  const packed = new Blob([swelling]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  expect(await moving.unpackRecord(btoa(String.fromCharCode(...bytes)))).toBe(0)
  expect(readMatches()).toEqual([])
})
