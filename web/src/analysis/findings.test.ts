import { describe, expect, it } from 'vitest'

import type { Choice } from '../page/protocol.ts'
import type { Texts } from '../page/texts.svelte.ts'
import { amount, courseOf, findingsOf, lossOf, placeOf, points, rightlyKept, roundAt, rowsOf } from './findings.ts'

const texts = {
  language: 'en',
  say: (key: string, args: Record<string, unknown> = {}) => `${key} ${Object.values(args).join(' ')}`.trim(),
} as unknown as Texts

const choice = (step: number, more: Partial<Choice> = {}): Choice => ({
  error: 0,
  doubt: 0,
  mark: '',
  proven: false,
  condition: '',
  step,
  seat: step % 2,
  mean_error: 0,
  missed: null,
  more: 0,
  played: null,
  other: null,
  ...more,
})
const out = (step: number, seat = 0) => choice(step, { seat, missed: 'out', mark: 'blunder', proven: true })

describe('turns worth another look', () => {
  it('begin with those where going out was missed', () => {
    const found = findingsOf([choice(1, { mark: 'mistake' }), choice(2), out(4)], [0])
    expect(found.map(({ choice }) => choice.step)).toEqual([4, 1])
  })

  it('tell several turns running once, until the player did something else or a round began', () => {
    const other = choice(5, { seat: 1, mark: 'inaccuracy' })
    const found = findingsOf([out(2), out(4), other, out(6), choice(8, { seat: 0 }), out(10), out(22)], [0, 20])
    expect(found.map(({ choice, again }) => [choice.step, again])).toEqual([
      [2, 2],
      [10, 0],
      [22, 0],
      [5, 0],
    ])
  })

  it('tell the turn that lost the most, and how often going out was missed after it', () => {
    const losses = [0.1, 0.4, 0.2]
    const outs = losses.map((error, index) => ({ ...out(2 * index), error }))
    expect(findingsOf(outs, [0]).map(({ choice, again }) => [choice.step, again])).toEqual([[2, 1]])
  })

  it('are not those whose loss is in doubt', () => {
    expect(findingsOf([choice(1, { error: 0.2, missed: 'lay' })], [0])).toEqual([])
  })

  it('praise what was rightly kept, and nothing that lost', () => {
    const kept = choice(3, { missed: 'kept' })
    expect(rightlyKept([kept, choice(4, { missed: 'kept', mark: 'mistake' }), choice(5, { missed: 'same' })])).toEqual([
      kept,
    ])
  })
})

describe('a turn is found', () => {
  it('by its round and its move', () => {
    expect(placeOf(33, [0, 20], texts)).toBe('analysis-place 2 14')
    expect(placeOf(0, [0], texts)).toBe('analysis-place-only 1 1')
    expect([0, 19, 20].map((step) => roundAt(step, [0, 20]))).toEqual([1, 1, 2])
  })
})

describe('a loss is told', () => {
  it('with its doubt, unless it is proven', () => {
    expect(lossOf({ error: 0.062, doubt: 0.014, proven: false }, texts)).toBe('analysis-points-about −6.2 1.4')
    expect(lossOf({ error: 0.31, doubt: 0.02, proven: true }, texts)).toBe('analysis-points −31')
  })

  it('without a sign where there is nothing', () => {
    expect([points(-0.004, texts), points(0.14, texts), amount(-0.12, texts)]).toEqual(['0', '+14', '12'])
  })
})

describe('the course of a match', () => {
  const chances = Array.from({ length: 40 }, (_, step) => ({ step, chances: [step / 40, 1 - step / 40] }))
  const luck = Array.from({ length: 39 }, (_, step) => ({ step, seat: 0, luck: [0.01, -0.01] }))

  it('is read from one seat', () => {
    const { chances: seen, luck: drawn } = courseOf(1, chances, luck)
    expect([seen[10], drawn[10]]).toEqual([
      { step: 10, chance: 0.75 },
      { step: 10, luck: -0.01 },
    ])
  })

  it('has a table of a few rows, with all rounds, all luck and the end', () => {
    const rows = rowsOf(courseOf(0, chances, luck), [0, 21])
    expect(rows.length).toBeLessThan(15)
    expect(rows.map(({ step }) => step)).toEqual(expect.arrayContaining([0, 21, 39]))
    expect(rows.reduce((sum, row) => sum + row.luck, 0)).toBeCloseTo(0.39)
  })
})
