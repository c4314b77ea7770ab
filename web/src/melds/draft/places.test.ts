import { describe, expect, it } from 'vitest'

import { Draft } from './draft.svelte.ts'
import { writePiece } from './pieces.ts'
import { insertAt, inPlaces, keepPlaces, readPlaces, withPlaces } from './places.ts'
import TABLES from './recorded-match.json' with { type: 'json' }

const melds = (text: string) => text.split(' | ').map((meld) => meld.split(' '))
const written = (draft: Draft) => draft.melds.map(({ pieces }) => pieces.map(writePiece).join(' ')).join(' | ')

function seen(...tables: string[]): Draft {
  const draft = new Draft()
  for (const table of tables) draft.update(melds(table), [])
  return draft
}

describe('a meld keeps its place', () => {
  it.each([
    ['when it grows', 'R7 R8 R9 | K1 B1 O1', 'K1 B1 O1 | R6 R7 R8 R9', 'R6 R7 R8 R9 | K1 B1 O1'],
    ['when it shrinks', 'R6 R7 R8 R9 | K1 B1 O1', 'K1 B1 O1 | R7 R8 R9', 'R7 R8 R9 | K1 B1 O1'],
    ['when others come', 'R7 R8 R9', 'B1 B2 B3 | R7 R8 R9', 'R7 R8 R9 | B1 B2 B3'],
    [
      'when others go',
      'K1 B1 O1 | R4 R5 R6 | R7 R8 R9',
      'R4 R5 R6 R7 R8 R9 | K1 B1 O1',
      'K1 B1 O1 | R4 R5 R6 R7 R8 R9',
    ],
    [
      'with its larger part',
      'R1 R2 R3 R4 R5 R6 R7 | K1 B1 O1',
      'K1 B1 O1 | R1 R2 R3 | R4 R5 R6 R7',
      'R4 R5 R6 R7 | R1 R2 R3 | K1 B1 O1',
    ],
    ['by what it shares most', 'R4 R5 R6 | K4 B4 O4', 'K4 B4 O4 R4 | R5 R6 R7', 'R5 R6 R7 | K4 B4 O4 R4'],
  ])('%s', (_, before, after, shown) => {
    expect(written(seen(before, after))).toBe(shown)
  })

  it('and one that I begin comes last, also after it was undone and when it is played', () => {
    const draft = seen('R7 R8 R9 | K1 B1 O1')
    draft.update(melds('R7 R8 R9 | K1 B1 O1'), ['B4', 'B5', 'B6'])
    const mine = draft.rack.map(({ id }) => id)
    draft.put(mine, 'new')
    draft.undo()
    draft.redo()
    expect(written(draft)).toBe('R7 R8 R9 | K1 B1 O1 | B4 B5 B6')
    draft.update(melds('B4 B5 B6 | K1 B1 O1 | R7 R8 R9'), []) // played
    expect(written(draft)).toBe('R7 R8 R9 | K1 B1 O1 | B4 B5 B6')
  })

  it('until it is tidied up', () => {
    const draft = seen('R7 R8 R9', 'B1 B2 B3 | R7 R8 R9')
    expect(draft.canTidy).toBe(true)
    draft.tidy()
    expect(written(draft)).toBe('B1 B2 B3 | R7 R8 R9')
    expect(draft.canTidy).toBe(false)
  })

  it('and none has one in the next round', () => {
    const draft = seen('R7 R8 R9 | B1 B2 B3', 'B1 B2 B3 | R7 R8 R9')
    draft.update([], [])
    draft.update(melds('B1 B2 B3 | R7 R8 R9'), [])
    expect(written(draft)).toBe('B1 B2 B3 | R7 R8 R9')
  })

  it('when the page is loaded again', () => {
    const draft = new Draft()
    draft.recallPlaces(melds('R7 R8 R9 | K1 B1 O1'))
    draft.update(melds('B1 B2 B3 | K1 B1 O1 | R6 R7 R8 R9'), [])
    expect(written(draft)).toBe('R6 R7 R8 R9 | K1 B1 O1 | B1 B2 B3')
  })
})

it('no two melds change their order in a recorded match between bots, as long as they are known', () => {
  const draft = new Draft()
  let before: string[] = []
  let kept = 0
  for (const table of TABLES) {
    draft.update(
      table.map((meld) => meld.split(' ')),
      [],
    )
    const keys = draft.melds.map(({ key }) => key)
    const both = before.filter((key) => keys.includes(key))
    expect(keys.filter((key) => before.includes(key))).toEqual(both)
    kept += both.length
    before = keys
  }
  expect(TABLES.length).toBeGreaterThan(10)
  expect(kept / TABLES.length).toBeGreaterThan(4) // and they are known: nearly all of them stay
})

it('places are lists of keys', () => {
  const meld = (key: string, ...ids: string[]) => ({ key, pieces: ids.map((id) => ({ id, kind: id })) })
  const [a, b, c] = [meld('a', '1', '2', '3', '4'), meld('b', '5'), meld('c', '3', '4', '9')]
  expect(keepPlaces(['a', 'b'], [a, b], [c, a, b])).toEqual(['a', 'c', 'b']) // a part lies beside the rest
  expect(keepPlaces(['a', 'b'], [a, b], [b, a])).toEqual(['a', 'b'])
  expect(inPlaces([c, b, a], ['a', 'b', 'c'])).toEqual([a, b, c])
  expect(insertAt(['a', 'gone', 'b'], 'c', [a, b], 1)).toEqual(['a', 'gone', 'c', 'b'])
  expect(insertAt(['a', 'c', 'b'], 'c', [a, b, c], 2)).toEqual(['a', 'b', 'c'])
})

describe('what the browser remembers', () => {
  it('is the order of the last tables', () => {
    let text: string | null = null
    for (let table = 0; table < 12; table++) text = withPlaces(text, `T${table}`, [[`R${table}`]])
    text = withPlaces(text, 'T11', [['K1']])
    expect(readPlaces(text, 'T11')).toEqual([['K1']])
    expect(readPlaces(text, 'T4')).toEqual([['R4']])
    expect(readPlaces(text, 'T3')).toEqual([])
  })

  it.each([null, '', 'x', '{}', '[3]', '[{"table":"T","melds":"x"}]', '[{"table":"T","melds":[[1]]}]'])(
    'may be anything: %s',
    (text) => expect(readPlaces(text, 'T')).toEqual([]),
  )
})
