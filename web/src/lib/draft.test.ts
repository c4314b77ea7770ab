import { beforeEach, describe, expect, it } from 'vitest'

import { Draft } from './draft.svelte.ts'
import { writePiece } from './melds.ts'

let draft: Draft
const lies = () => draft.melds.map(({ pieces }) => pieces.map(writePiece).join(' ')).join(' | ')
const rack = () => draft.rack.map(({ tile }) => tile).join(' ')
const mine = (...tiles: string[]) => tiles.map((tile) => draft.rack.find((piece) => piece.tile === tile)!.id)
const table = (text: string) => (text ? text.split(' | ').map((meld) => meld.split(' ')) : [])
const key = (at: number) => draft.melds[at]!.key
const fine = (...pieces: string[]) => ({ pieces, flaw: null, parts: [] })
const flaw = { code: 'meld.twice', rule: 'TR-23', message: '' }

beforeEach(() => {
  draft = new Draft()
  draft.update(table('R1 R2 R3 R4 | K5 B5 *O5'), ['R5', 'K1', 'R9', 'K1', '*'])
})

describe('moves', () => {
  it('lay tiles of the rack as a new meld or into one', () => {
    draft.put(mine('R5'), { key: key(0), at: 4 })
    draft.put(mine('K1', 'R9'), 'new')
    expect(lies()).toBe('R1 R2 R3 R4 R5 | K5 B5 *O5 | K1 R9')
    expect(rack()).toBe('K1 *')
    expect(draft.laid.map(({ tile }) => tile)).toEqual(['R5', 'K1', 'R9'])
  })

  it('split a meld and join melds', () => {
    const [one, two] = draft.melds.map(({ pieces }) => pieces.map(({ id }) => id))
    draft.put(one!.slice(2), 'new')
    expect(lies()).toBe('R1 R2 | K5 B5 *O5 | R3 R4')
    draft.put(two!, { key: key(0), at: 2 })
    expect(lies()).toBe('R1 R2 K5 B5 *O5 | R3 R4')
    expect(draft.laid).toEqual([])
  })

  it('put tiles elsewhere in their own meld', () => {
    draft.put([draft.melds[0]!.pieces[0]!.id], { key: key(0), at: 3 })
    expect(lies()).toBe('R2 R3 R1 R4 | K5 B5 *O5')
  })

  it('bring back what was mine, and nothing else', () => {
    draft.put(mine('R5'), { key: key(0), at: 4 })
    draft.take(
      draft.melds[0]!.pieces.map(({ id }) => id),
      1,
    )
    expect(lies()).toBe('R1 R2 R3 R4 | K5 B5 *O5')
    expect(rack()).toBe('K1 R5 R9 K1 *')
    expect(draft.touched).toBe(false)
  })
})

describe('undo, redo and reset', () => {
  it('go back and forth step by step', () => {
    draft.put(mine('R5'), 'new')
    draft.put(mine('R9'), 'new')
    draft.undo()
    expect(rack()).toBe('K1 R9 K1 *')
    draft.undo()
    expect([draft.touched, draft.canUndo, draft.canRedo]).toEqual([false, false, true])
    draft.redo()
    draft.redo()
    expect(rack()).toBe('K1 K1 *')
    draft.undo()
    draft.put(mine('K1'), 'new')
    expect(draft.canRedo).toBe(false)
  })

  it('reset can be undone too', () => {
    draft.put(mine('R5', 'R9'), 'new')
    draft.reset()
    expect(rack()).toBe('R5 K1 R9 K1 *')
    draft.undo()
    expect(rack()).toBe('K1 K1 *')
  })
})

describe('my own order', () => {
  it('is kept when tiles come and go, and when the table changes', () => {
    draft.take(mine('R9'), 0)
    draft.take(mine('*'), 0)
    expect(rack()).toBe('* R9 R5 K1 K1')
    draft.update(table('R1 R2 R3 R4 R5 | K5 B5 *O5 | K1 B1 O1'), ['R5', 'K1', 'R9', 'K1', '*', 'B7'])
    expect(rack()).toBe('* R9 R5 K1 K1 B7')
    draft.update(table('R1 R2 R3 R4 R5 | K5 B5 *O5 | K1 B1 O1'), ['R5', 'R9', 'K1', '*', 'B7', 'O2'])
    expect(rack()).toBe('* R9 R5 K1 B7 O2')
  })

  it('is kept by tiles that are on the table for a while', () => {
    draft.put(mine('K1', 'R9'), 'new')
    draft.reset()
    expect(rack()).toBe('R5 K1 R9 K1 *')
  })
})

describe('the word of the server', () => {
  it('leaves a draft alone while table and tiles are the same', () => {
    draft.put(mine('R5'), { key: key(0), at: 4 })
    draft.update(table('R1 R2 R3 R4 | K5 B5 *O5'), ['R5', 'K1', 'R9', 'K1', '*', 'O9'])
    expect(lies()).toBe('R1 R2 R3 R4 R5 | K5 B5 *O5')
    expect(rack()).toBe('K1 R9 K1 * O9')
  })

  it('replaces a draft when the table changes', () => {
    draft.put(mine('R5'), { key: key(0), at: 4 })
    draft.update(table('R1 R2 R3 | R4 B4 O4 | K5 B5 *O5'), ['R5', 'K1', 'R9', 'K1', '*'])
    expect(lies()).toBe('R1 R2 R3 | R4 B4 O4 | K5 B5 *O5')
    expect(rack()).toBe('R5 K1 R9 K1 *')
    expect(draft.canUndo).toBe(false)
  })

  it('keeps each tile what it was when my draft has become the table', () => {
    draft.put(mine('R5'), { key: key(0), at: 4 })
    const before = draft.melds.map((meld) => meld.pieces.map(({ id }) => id))
    const keys = draft.melds.map((meld) => meld.key)
    draft.update(table('K5 B5 *O5 | R1 R2 R3 R4 R5'), ['K1', 'R9', 'K1', '*'])
    expect(draft.melds.map((meld) => meld.pieces.map(({ id }) => id))).toEqual(before.toReversed())
    expect(draft.melds.map((meld) => meld.key)).toEqual(keys.toReversed())
    expect(draft.touched).toBe(false)
  })

  it('names stars, puts melds in order, and splits one that is two', () => {
    draft.put(mine('R9', '*'), 'new')
    draft.put(mine('R5'), { key: key(0), at: 0 })
    const { melds } = draft
    expect(draft.write()).toBe('R5 R1 R2 R3 R4 | K5 B5 *O5 | R9 *')
    draft.settle(melds, [
      {
        pieces: [],
        flaw,
        parts: [
          ['R1', 'R2'],
          ['R3', 'R4', 'R5'],
        ],
      },
      fine('K5', 'B5', '*O5'),
      fine('*R8', 'R9'),
    ])
    expect(lies()).toBe('R1 R2 | R3 R4 R5 | K5 B5 *O5 | *R8 R9')
    expect(draft.write()).toBe('R1 R2 | R3 R4 R5 | K5 B5 *O5 | * R9')
    draft.undo()
    expect(rack()).toBe('R5 K1 K1')
  })

  it('about a draft that has gone on is not heard', () => {
    const { melds } = draft
    draft.put(mine('R5'), 'new')
    draft.settle(melds, [fine('R4', 'R3', 'R2', 'R1'), fine('K5', 'B5', '*O5')])
    expect(lies()).toBe('R1 R2 R3 R4 | K5 B5 *O5 | R5')
  })

  it('shows a proposal with my own tiles', () => {
    draft.show(table('R1 R2 R3 R4 R5 | K5 B5 *O5'))
    expect(draft.laid.map(({ tile }) => tile)).toEqual(['R5'])
    expect(rack()).toBe('K1 R9 K1 *')
    draft.undo()
    expect(draft.touched).toBe(false)
  })
})
