import { describe, expect, it } from 'vitest'

import { isRecord, type Pad, readPad, type Scoring, sheetOf } from './pad.ts'
import { asCsv, asLink, asText, fromLink } from './sharing.ts'

/** A game in which the round says who wins a point. */
const scoring: Scoring<{ winner: number }> = {
  read: (told, players) =>
    isRecord(told) && Number.isInteger(told.winner) && Number(told.winner) < players
      ? { winner: Number(told.winner) }
      : null,
  score: ({ winner }) => ({ scores: [Number(winner === 0), Number(winner === 1)], winners: [winner], counts: true }),
}
const scoringOf = (game: string) => (game === 'coins' ? scoring : undefined)
const PAD: Pad = {
  v: 1,
  game: 'coins',
  options: { rounds: 3 },
  names: ['Zoë, la 2ème', '=SUM(A1)'],
  first: 0,
  rounds: [{ winner: 0 }, { winner: 1 }],
}
const SHEET = sheetOf(PAD, scoring)

describe('a link', () => {
  it('carries the whole pad behind its #', () => {
    const link = new URL(asLink(PAD, 'https://example.org'))
    expect([link.pathname, link.search]).toEqual(['/table/pad', ''])
    expect(fromLink(link.hash, scoringOf)).toEqual(PAD)
  })

  it.each(['', '#', '#seat=abc'])('without a pad is no pad: %s', (hash) => expect(fromLink(hash, scoringOf)).toBe(null))

  it.each(['#pad=', '#pad=***', '#pad=bm90IGpzb24', `#pad=${'A'.repeat(30_000)}`])('%.20s cannot be read', (hash) =>
    expect(fromLink(hash, scoringOf)).toBe(undefined),
  )
})

describe('a pad of unknown origin is refused', () => {
  it.each([
    ['no pad at all', null],
    ['another version', { ...PAD, v: 2 }],
    ['a game that is not known', { ...PAD, game: 'other' }],
    ['one name', { ...PAD, names: ['Anna'] }],
    ['seven names', { ...PAD, names: [...'ABCDEFG'] }],
    ['a name that is no text', { ...PAD, names: ['Anna', 7] }],
    ['a name with a line in it', { ...PAD, names: ['Anna', 'Be\nn'] }],
    ['a name that is too long', { ...PAD, names: ['Anna', 'x'.repeat(25)] }],
    ['a seat that is not there', { ...PAD, first: 2 }],
    ['options that are a list', { ...PAD, options: [] }],
    ['an option that is an object', { ...PAD, options: { rounds: {} } }],
    ['a round that the game does not know', { ...PAD, rounds: [{ winner: 2 }] }],
    ['too many rounds', { ...PAD, rounds: Array.from({ length: 101 }, () => ({ winner: 0 })) }],
  ])('for %s', (_, told) => expect(readPad(told, scoringOf)).toBe(null))

  it('and taken as it is where nothing is wrong', () => expect(readPad(PAD, scoringOf)).toEqual(PAD))
})

it('a name never becomes a formula in a spreadsheet', () => {
  expect(asCsv(PAD, SHEET, { round: 'Round', total: 'Total' })).toBe(
    'Round,"Zoë, la 2ème",\'=SUM(A1)\r\n1,1,0\r\n2,0,1\r\nTotal,1,1\r\n',
  )
})

it('a message to friends has a line for each round', () => {
  const told = asText('Coins', { ...PAD, names: ['Anna', 'Ben'] }, SHEET, { total: 'Total' })
  expect(told.split('\n')).toEqual(['Coins', '1. Anna +1, Ben 0', '2. Anna 0, Ben +1', 'Total Anna +1, Ben +1'])
})

it('the winner, the same seat or the next one begins', () => {
  const next = (starter: string, first = 0) => sheetOf({ ...PAD, first, options: { starter } }, scoring).next
  expect([next('rotate'), next('same', 1), next('winner'), next('draw')]).toEqual([0, 1, 1, null])
})
