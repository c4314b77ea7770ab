import { describe, expect, it } from 'vitest'

import { soundOf } from './sound-events.ts'
import type { Table } from '../protocol.ts'

const table = (turn: number | null, actions: string[], changes: Partial<Table> = {}) =>
  ({
    me: 0,
    phase: 'playing',
    leaders: [],
    outcome: null,
    view: { turn, log: actions.map((action, player) => ({ player, action })) },
    ...changes,
  }) as unknown as Table

describe('what is heard', () => {
  const playing = table(1, ['lay lion-zebra left'])

  it.each([
    ['a piece that is laid', table(1, ['lay lion-zebra left', 'lay lion-lion left']), 'laid'],
    ['a piece that is drawn', table(1, ['lay lion-zebra left', 'draw']), 'drawn'],
    ['nothing of a turn that the table ended', table(1, ['lay lion-zebra left', 'timeout']), null],
    ['what was drawn before a pass', table(1, ['lay lion-zebra left', 'draw', 'pass']), 'drawn'],
    ['nothing of a pass', table(1, ['lay lion-zebra left', 'pass']), null],
    ['nothing when nothing happened', table(1, ['lay lion-zebra left']), null],
    ['my turn before what led to it', table(0, ['lay lion-zebra left', 'draw']), 'turn'],
    ['a round that I won', table(null, [], { phase: 'round_over', outcome: { winners: [0] } as never }), 'won'],
    ['a round that another won', table(null, [], { phase: 'round_over', outcome: { winners: [2] } as never }), 'over'],
    ['a match that I won, though not its last round', table(null, [], { phase: 'match_over', leaders: [0] }), 'won'],
  ])('%s', (_, after, sound) => {
    expect(soundOf(playing, after, { draw: 'drawn', pass: null })).toBe(sound)
  })

  it('is silent for a new round', () => {
    expect(soundOf(table(null, ['lay lion-zebra left'], { phase: 'round_over' }), table(1, []))).toBeNull()
  })
})
