import { expect, it } from 'vitest'

import { lastTurn } from './last-turn.ts'

const log = ['0 draw', '1 draw', '1 lay', '2 pass', '1 take', '1 lay', '0 pass'].map((line) => ({
  player: Number(line[0]),
  action: line.slice(2),
}))

it.each([
  [0, ['pass']],
  [1, ['take', 'lay']],
  [2, ['pass']],
  [3, []],
  [null, []],
])('of player %s: %o', (player, actions) => expect(lastTurn(log, player).map(({ action }) => action)).toEqual(actions))
