import { describe, expect, it } from 'vitest'

import { logLines, lastLaid, lastTurns, layOrder } from './history.ts'

/** `0 draw, 1 pass` */
const log = (text: string) =>
  text.split(', ').map((entry) => {
    const [player, ...action] = entry.split(' ')
    return { player: Number(player), action: action.join(' ') }
  })

const game = log(
  '0 lay lion-zebra, 1 draw, 1 draw, 1 draw, 1 lay lion-monkey left, 2 trump giraffe-giraffe right, 0 pass',
)

describe('the story', () => {
  it('tells draws in a row as one', () => {
    expect(logLines(game)).toEqual([
      { player: 0, kind: 'lay', domino: 'lion-zebra', spot: 'first' },
      { player: 1, kind: 'draw', count: 3 },
      { player: 1, kind: 'lay', domino: 'lion-monkey', spot: 'left' },
      { player: 2, kind: 'trump', domino: 'giraffe-giraffe', spot: 'right' },
      { player: 0, kind: 'pass' },
    ])
  })

  it('does not mix the draws of two players', () => {
    expect(logLines(log('0 draw, 1 draw, 1 draw')).map((line) => 'count' in line && line.count)).toEqual([1, 2])
  })

  it('tells what each player did last, a whole turn long', () => {
    const turns = lastTurns(game, 4)
    expect(turns[0]).toEqual([{ player: 0, kind: 'pass' }])
    expect(turns[1]!.map((line) => line.kind)).toEqual(['draw', 'lay'])
    expect(turns[2]!.map((line) => line.kind)).toEqual(['trump'])
    expect(turns[3]).toEqual([])
  })

  it('knows at which end the dominoes were laid', () => {
    expect(layOrder(game)).toEqual(['left', 'right'])
  })

  it('knows the last domino laid, through draws and passes', () => {
    expect(lastLaid(game)).toBe('giraffe-giraffe')
    expect(lastLaid(log('0 pass, 1 draw'))).toBeNull()
    expect(lastLaid([])).toBeNull()
  })
})
