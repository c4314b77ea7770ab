import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { LANGUAGES } from '../../page/languages.ts'
import type { Table } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { NAMES_OF_GUESTS, seatNames } from '../net/seats.ts'
import { headline, outcomeSentence } from './result.ts'

const seats = ['Guest', 'Mei', 'Ben'].map((name) => ({ name }))
const table = (winners: number[], me: number | null = 0) =>
  ({ game: 'romi-rami', phase: 'match_over', seats, me, outcome: { reason: 'reached', winners } }) as unknown as Table

async function english() {
  const texts = new Texts()
  await texts.fetch('romi-rami')
  await texts.speak('en')
  return texts
}

it('speaks to the winner', async () => {
  const texts = await english()
  expect(outcomeSentence(table([0]), texts)).toBe('The last turn has been played. You win!')
  expect(outcomeSentence(table([0, 1]), texts)).toContain('you and Mei share the win')
  expect(outcomeSentence(table([1]), texts)).toContain('Mei wins')
  expect(outcomeSentence(table([0], 1), texts)).toContain('Guest wins')
})

it('heads a round with its winners, also with several or none', async () => {
  const texts = await english()
  const round = (winners: number[]) => headline({ ...table(winners), phase: 'round_over', rounds: 2 }, texts)
  expect([[0], [1], [0, 1], []].map(round)).toEqual(['You win!', 'Mei wins', 'Shared win: you and Mei', 'Nobody wins'])
})

it('calls whoever reads it "You" as long as they have no name', async () => {
  const texts = await english()
  expect(seatNames(table([]), texts)).toEqual(['You', 'Mei', 'Ben'])
  expect(seatNames(table([], 1), texts)).toEqual(['Guest', 'Mei', 'Ben'])
  expect(seatNames({ ...table([]), phase: 'waiting' }, texts)[0]).toBe('Guest')
  localStorage.setItem('tablee.name', 'Anna')
  expect(seatNames(table([]), texts)[0]).toBe('Anna')
  localStorage.clear()
})

it('knows what people without a name are called in all languages', () => {
  for (const language of LANGUAGES) {
    const catalogue = readFileSync(`../src/tablee/locales/${language}/page.ftl`, 'utf8')
    expect(NAMES_OF_GUESTS).toContain(/^name-guest = (.*)$/m.exec(catalogue)![1])
  }
})
