import { describe, expect, it } from 'vitest'

import { identify, writePiece } from './draft/pieces.ts'
import { laidLast, lastLay, movedLast, showOrder } from './last-turn.ts'

const VERBS = ['lay', 'take', 'rebuild']

describe('what was laid last', () => {
  it('is marked in the melds that are new', () => {
    const view = {
      before: [
        ['R1', 'R2', 'R3'],
        ['K5', 'B5', 'O5'],
      ],
      table: [
        ['R1', 'R2', 'R3', '*R4'],
        ['K5', 'B5', 'O5'],
        ['R5', 'R6', 'R7'],
      ],
      log: [
        { player: 0, action: 'lay R5 R6 R7 *' },
        { player: 1, action: 'exchange' },
      ],
    }
    expect([...laidLast(view, lastLay(view.log, VERBS))]).toEqual(['0 3', '2 0', '2 1', '2 2'])
  })

  it('are also photos that were given for jokers in that turn, and no older ones', () => {
    const log = [
      { player: 0, action: 'lay I-dish I-church joker' },
      { player: 1, action: 'draw 1' },
      { player: 1, action: 'take I-sight' },
      { player: 1, action: 'lay joker' },
      { player: 0, action: 'draw 2' },
      { player: 0, action: 'pass' },
    ]
    expect(lastLay(log, VERBS).map(({ action }) => action)).toEqual(['take I-sight', 'lay joker'])
    const view = {
      before: [['I-dish', 'I-church', 'joker']],
      table: [['I-church', 'I-sight', 'I-dish', 'joker']],
      log,
    }
    expect([...laidLast(view, lastLay(view.log, VERBS))]).toEqual(['0 1', '0 3'])
    expect(lastLay(log.slice(0, 2), VERBS).map(({ action }) => action)).toEqual(['lay I-dish I-church joker'])
  })

  it('is nothing before anything is laid', () => {
    expect(laidLast({ before: [], table: [] }, []).size).toBe(0)
    expect(lastLay([{ player: 0, action: 'draw 1' }], VERBS)).toEqual([])
  })
})

describe('what was moved last', () => {
  const melds = (text: string) => text.split(' | ').map((meld) => meld.split(' '))
  const movedIn = (before: string, after: string) => {
    const now = identify(melds(after), [], [])
    const moved = movedLast(melds(before), now)
    const pieces = now.flatMap(({ pieces }) => pieces.filter(({ id }) => moved.has(id)))
    return pieces.map(writePiece).join(' ')
  }

  it.each([
    ['what was laid to a meld moves nothing', 'R1 R2 R3 | K5 B5 O5', 'R1 R2 R3 R4 | K5 B5 O5', ''],
    ['a piece that went to another meld', 'R4 R5 R6 R7 | K4 B4 O4', 'R5 R6 R7 | K4 B4 O4 R4', 'R4'],
    ['the part that was split off', 'R1 R2 R3 R4 R5 R6 R7', 'R1 R2 R3 | R4 R5 R6 R7', 'R1 R2 R3'],
    [
      'a joker that was bought',
      'GB-dish I-dish joker | F-sight D-sight I-sight',
      'GB-dish I-dish P-dish | F-sight D-sight I-sight joker',
      'joker',
    ],
  ])('%s', (_, before, after, moved) => expect(movedIn(before, after)).toBe(moved))

  it('is shown before what was laid', () => {
    const now = identify(melds('R5 R6 R7 | K4 B4 O4 R4'), [], [])
    const [r5, , r7] = now[0]!.pieces.map(({ id }) => id)
    const r4 = now[1]!.pieces[3]!.id
    expect(showOrder(now, new Set([r4]), new Set([r5!, r7!]))).toEqual([r4, r5, r7])
  })
})
