import { beforeEach, expect, it } from 'vitest'

import type { Seat } from '../../page/protocol.ts'
import { keepTokens, seatNames, takeSeatFromAddress, tokensFor } from './seats.ts'
import { Texts } from '../../page/texts.svelte.ts'

beforeEach(() => localStorage.clear())

it('keeps the tokens of each table', () => {
  keepTokens('ABC', ['one'])
  keepTokens('DEF', ['two', 'three'])
  keepTokens('ABC', [])
  expect([tokensFor('ABC'), tokensFor('DEF')]).toEqual([[], ['two', 'three']])
})

it('knows a seat again that only the cookie opens, beside others', () => {
  keepTokens('ABC', [null, 'two'])
  keepTokens('DEF', [null])
  expect([tokensFor('ABC'), tokensFor('DEF')]).toEqual([[null, 'two'], []])
})

it('takes over the seat of a seat link and hides it', () => {
  history.replaceState(null, '', '/t/ABC#seat=s3cret-_')
  expect(takeSeatFromAddress('ABC')).toBe('s3cret-_')
  expect(tokensFor('ABC')).toEqual(['s3cret-_'])
  expect(location.href).not.toContain('s3cret')
  expect(location.pathname).toBe('/t/ABC')
})

it('takes it over beside the seat that is here, and the own one not twice', () => {
  keepTokens('ABC', ['mine'])
  for (const link of ['/t/ABC#seat=yours', '/t/ABC#seat=mine']) {
    history.replaceState(null, '', link)
    takeSeatFromAddress('ABC')
  }
  expect(tokensFor('ABC')).toEqual(['mine', 'yours'])
})

it('keeps the seat that it has where the link carries none', () => {
  keepTokens('ABC', ['mine'])
  history.replaceState(null, '', '/t/ABC#elsewhere')
  expect(takeSeatFromAddress('ABC')).toBeNull()
  expect(tokensFor('ABC')).toEqual(['mine'])
})

it('calls everyone by name, counted where they are alike', async () => {
  const texts = new Texts()
  await texts.speak('en')
  const seat = (name: string | null, bot: string | null = null): Seat => {
    return {
      name,
      bot,
      face: null,
      connected: true,
      host: false,
      left: false,
      offered: false,
      newcomer: null,
      worded: false,
      words: '',
      invited: false,
    }
  }
  const seats = [seat('Anna'), seat('Mei', 'casual'), seat(null), seat('Mei'), seat('Ben', 'careful'), seat('שרה')]
  expect(seatNames({ seats }, texts)).toEqual(['Anna', 'Mei 1', 'seat 3', 'Mei 2', 'Ben', '\u2068שרה\u2069'])
})
