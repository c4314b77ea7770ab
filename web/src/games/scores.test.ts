import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { nextStarter, type Options, type RoundResult, type Scoring, sheetOf } from '../pad/pad.ts'

interface Case extends RoundResult {
  options: Options
  first: number
  entered: unknown
  next: number | null
}

const FILE = resolve(import.meta.dirname, '../../../tests/pad/scores.json')
const CASES = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Case[]>
const modules = import.meta.glob<{ scoring: Scoring }>('./*/companion/scoring.ts', { eager: true })

/** Through JSON, as from a link. */
const arrived = (entered: unknown): unknown => JSON.parse(JSON.stringify(entered))

describe.each(Object.keys(CASES))('the score pad of %s', (game) => {
  const { scoring } = modules[`./${game}/companion/scoring.ts`]!
  const cases = CASES[game]!

  it('computes what the rules compute', () => {
    for (const { options, entered, first, next, scores, winners, counts } of cases) {
      const round = scoring.read(arrived(entered), scores.length, options)
      const found = round === null ? null : scoring.score(round, options)
      expect(found, JSON.stringify(entered)).toEqual({ scores, winners, counts })
      const starter = String(options.starter ?? 'rotate')
      if (next !== null) expect(nextStarter(starter, first, found!, scores.length)).toBe(next)
    }
  })

  it('makes no difference between a corrected round and one entered right', () => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
    const players = cases[0]!.scores.length
    const same = cases.filter(({ scores }) => scores.length === players).slice(0, 12)
    const right = same.map(({ entered, options }) => scoring.read(arrived(entered), players, options))
    const options = { ...same[0]!.options, rounds: 12 }
    const pad = (rounds: unknown[]) => ({
      v: 1 as const,
      game,
      options,
      names: names.slice(0, players),
      first: 0,
      rounds,
    })
    const other = same.findIndex(({ scores }) => String(scores) !== String(same[3]!.scores))
    const wrong = right.with(3, right[other])
    const corrected = wrong.with(3, right[3])
    expect(sheetOf(pad(corrected), scoring)).toEqual(sheetOf(pad(right), scoring))
    expect(sheetOf(pad(wrong), scoring)).not.toEqual(sheetOf(pad(right), scoring))
  })
})

it('the score sheet of the booklet comes out', () => {
  const [game, cases] = Object.entries(CASES).find(([, cases]) => String(cases[0]!.scores) === '-10,-5,23,-8')!
  const rounds = cases.slice(0, 4).map(({ entered }) => entered)
  const names = ['Anna', 'Ben', 'Cleo', 'Dan']
  const { scoring } = modules[`./${game}/companion/scoring.ts`]!
  const sheet = sheetOf({ v: 1, game, options: { rounds: 4 }, names, first: 0, rounds }, scoring)
  expect([sheet.totals, sheet.leaders, sheet.left]).toEqual([[-3, 25, 2, -24], [1], 0])
})

it('every game has cases', () => {
  expect(Object.keys(CASES).length).toBe(Object.keys(modules).length)
})
