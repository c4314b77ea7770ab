import { describe, expect, it } from 'vitest'

import { coursesOf, namedRounds, scaleOf, spread } from './chart.ts'

describe('the course of a match', () => {
  it('adds up round by round, from nothing on', () => {
    const sheet = [
      [10, -4],
      [0, 7],
      [-3, 0],
    ]
    expect(coursesOf(sheet, 2)).toEqual([
      [0, 10, 10, 7],
      [0, -4, 3, 3],
    ])
  })

  it.each([
    [
      [
        [0, 1],
        [0, 2],
      ],
      [0, 1, 2],
    ],
    [[[0, 0]], [0, 1]],
    [[[0, 137, 210]], [0, 100, 200, 300]],
    [[[0, -45, 120]], [-50, 0, 50, 100, 150]],
    [[[0, -3, -7]], [-8, -6, -4, -2, 0]],
  ])('%j is drawn from %j', (courses, scale) => {
    expect(scaleOf(courses)).toEqual(scale)
  })

  it('names as many rounds as there is room for', () => {
    expect(namedRounds(4, 8)).toEqual([0, 1, 2, 3, 4])
    expect(namedRounds(20, 8)).toEqual([0, 3, 6, 9, 12, 15, 18])
  })

  it('puts no label over another, and none outside', () => {
    expect(spread([50, 52, 51], 10, 0, 100)).toEqual([50, 70, 60])
    expect(spread([95, 96, 97], 10, 0, 100)).toEqual([80, 90, 100])
    expect(spread([5], 10, 10, 100)).toEqual([10])
  })
})
