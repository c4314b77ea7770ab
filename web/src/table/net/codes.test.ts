import { expect, it } from 'vitest'

import { readCode, spellCode } from './codes.ts'

it('groups a code so that it can be read out', () => {
  expect(spellCode('ABCDEFGHJK')).toBe('ABC-DEF-GHJK')
  expect(spellCode('OLD')).toBe('OLD')
})

it.each([
  'ABCDEFGHJL',
  'abc-def-ghjl',
  ' ABC DEF GHJL ',
  'ABC–DEF—GHJL',
  'abcdefghj1',
  'abcdefghji',
  'https://play.example.org/t/ABCDEFGHJL',
  'https://play.example.org/t/ABCDEFGHJL#seat=s3cret',
])('reads %s as it was meant', (typed) => expect(readCode(typed)).toBe('ABCDEFGHJL'))

it('reads what it has written itself', () => {
  expect(readCode(spellCode('23456789QL'))).toBe('23456789QL')
})
