import { beforeEach, expect, it } from 'vitest'

import { Opponents, PACES, starsOf } from './opponents.svelte.ts'
import type { GameInfo } from '../../page/protocol.ts'

const game = (facts: Partial<GameInfo> = {}): GameInfo => ({
  name: 'zoo-domino',
  version: 1,
  players: [2, 6],
  options: [],
  bots: ['beginner', 'casual', 'strong', 'expert'],
  usual_bot: 'casual',
  analysis: true,
  ...facts,
})

beforeEach(() => localStorage.clear())

it('begins with what is usual', () => {
  const opponents = new Opponents()
  expect([opponents.playersFor(game()), opponents.levelFor(game()), opponents.pace]).toEqual([3, 'casual', 'human'])
})

it('remembers what was chosen, for each game its own', () => {
  const before = new Opponents()
  before.choosePlayers(game(), 5)
  before.chooseLevel(game(), 'expert')
  before.pace = 'slow'
  for (const opponents of [before, new Opponents()]) {
    expect([opponents.playersFor(game()), opponents.levelFor(game()), opponents.pace]).toEqual([5, 'expert', 'slow'])
    const other = game({ name: 'romi-rami', players: [2, 4] })
    expect([opponents.playersFor(other), opponents.levelFor(other)]).toEqual([3, 'casual'])
  }
})

it('forgets what a game no longer has', () => {
  const opponents = new Opponents()
  opponents.choosePlayers(game(), 6)
  opponents.chooseLevel(game(), 'genius')
  localStorage.setItem('tablee.pace', 'hectic')
  expect([opponents.playersFor(game({ players: [2, 4] })), opponents.levelFor(game())]).toEqual([3, 'casual'])
  expect(PACES).toContain(new Opponents().pace)
})

it('gives each level its stars, and others none', () => {
  expect(game().bots.map(starsOf)).toEqual([1, 2, 3, 4])
  expect(starsOf('careful')).toBe(0)
})
