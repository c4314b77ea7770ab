import { beforeEach, expect, it } from 'vitest'

import type { Seat } from './protocol.ts'
import { keepToken, seatNames, takeSeatFromAddress, tokenFor } from './seats.ts'
import { Texts } from './texts.svelte.ts'

beforeEach(() => localStorage.clear())

it('keeps a token for each table', () => {
  keepToken('ABC', 'one')
  keepToken('DEF', 'two')
  keepToken('ABC', null)
  expect([tokenFor('ABC'), tokenFor('DEF')]).toEqual([null, 'two'])
})

it('takes over the seat of a seat link and hides it', () => {
  history.replaceState(null, '', '/t/ABC#seat=s3cret-_')
  takeSeatFromAddress('ABC')
  expect(tokenFor('ABC')).toBe('s3cret-_')
  expect(location.href).not.toContain('s3cret')
  expect(location.pathname).toBe('/t/ABC')
})

it('keeps the seat that it has where the link carries none', () => {
  keepToken('ABC', 'mine')
  history.replaceState(null, '', '/t/ABC#elsewhere')
  takeSeatFromAddress('ABC')
  expect(tokenFor('ABC')).toBe('mine')
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
      worded: false,
      words: '',
    }
  }
  const seats = [seat('Anna'), seat('Mei', 'casual'), seat(null), seat('Mei'), seat('Ben', 'careful'), seat('שרה')]
  expect(seatNames({ seats }, texts)).toEqual(['Anna', 'Mei 1', 'seat 3', 'Mei 2', 'Ben', '\u2068שרה\u2069'])
})
