import { beforeEach, describe, expect, it } from 'vitest'

import { Draft } from './draft.svelte.ts'
import { writePiece } from './pieces.ts'

let draft: Draft
const lies = () => draft.melds.map(({ pieces }) => pieces.map(writePiece).join(' ')).join(' | ')
const rack = () => draft.rack.map(({ kind }) => kind).join(' ')
const mine = (...tiles: string[]) => tiles.map((tile) => draft.rack.find((piece) => piece.kind === tile)!.id)
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
    expect(draft.laid.map(({ kind }) => kind)).toEqual(['R5', 'K1', 'R9'])
  })

  it('lay a new meld among the others', () => {
    draft.put(mine('R9'), { before: 1 })
    expect(lies()).toBe('R1 R2 R3 R4 | R9 | K5 B5 *O5')
    draft.put(
      draft.melds[0]!.pieces.map(({ id }) => id),
      { before: 2 },
    )
    expect(lies()).toBe('R9 | R1 R2 R3 R4 | K5 B5 *O5')
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

  it('takes a draft back where the table has changed below it', () => {
    draft.put(mine('R5'), { key: key(0), at: 4 })
    const back = draft.update(table('R1 R2 R3 | R4 B4 O4 | K5 B5 *O5'), ['R5', 'K1', 'R9', 'K1', '*'])
    expect(back.map(({ kind }) => kind)).toEqual(['R5'])
    expect(lies()).toBe('R1 R2 R3 | K5 B5 *O5 | R4 B4 O4') // existing melds keep their place
    expect(rack()).toBe('R5 K1 R9 K1 *')
    expect(draft.canUndo).toBe(false)
  })

  it('keeps each tile what it was when my draft has become the table', () => {
    draft.put(mine('R5'), { key: key(0), at: 4 })
    const before = draft.melds.map((meld) => meld.pieces.map(({ id }) => id))
    const keys = draft.melds.map((meld) => meld.key)
    draft.update(table('K5 B5 *O5 | R1 R2 R3 R4 R5'), ['K1', 'R9', 'K1', '*'])
    expect(draft.melds.map((meld) => meld.pieces.map(({ id }) => id))).toEqual(before)
    expect(draft.melds.map((meld) => meld.key)).toEqual(keys) // in its place, though the server lists it last
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
    expect(draft.laid.map(({ kind }) => kind)).toEqual(['R5'])
    expect(rack()).toBe('K1 R9 K1 *')
    draft.undo()
    expect(draft.touched).toBe(false)
  })
})

describe('a draft made while others play', () => {
  const HAND = ['R5', 'K1', 'R9', 'K1', '*']

  it('stays where they changed nothing', () => {
    draft.put(mine('R5'), { key: key(0), at: 4 })
    draft.put(mine('K1', 'R9'), 'new')
    const back = draft.update(table('B7 B8 B9 | R1 R2 R3 R4 | K5 B5 O5 *R5'), HAND)
    expect(back).toEqual([])
    expect(lies()).toBe('R1 R2 R3 R4 R5 | K5 B5 O5 *R5 | K1 R9 | B7 B8 B9')
    expect(rack()).toBe('K1 *')
  })

  it('stays or goes as a whole where melds hang together', () => {
    const [one, two] = draft.melds.map(({ pieces }) => pieces.map(({ id }) => id))
    draft.put([one![3]!], { key: key(1), at: 0 })
    draft.put([...mine('R9'), two![2]!], 'new')
    draft.put(mine('K1'), 'new')
    expect(lies()).toBe('R1 R2 R3 | R4 K5 B5 | R9 *O5 | K1')
    draft.update(table('R1 R2 R3 R4 | K5 B5 *O5 | B1 B2 B3'), HAND)
    expect(lies()).toBe('R1 R2 R3 | R4 K5 B5 | R9 *O5 | K1 | B1 B2 B3')
    const back = draft.update(table('R1 R2 R3 R4 | K5 B5 *O5 R5 | B1 B2 B3'), HAND)
    expect(lies()).toBe('R1 R2 R3 R4 | K5 B5 *O5 R5 | K1 | B1 B2 B3')
    expect(back.map(({ kind }) => kind)).toEqual(['R9'])
    expect(rack()).toBe('R5 R9 K1 *')
  })
})

describe('a piece of the table bought with one of the hand', () => {
  const joker = (at: number) => draft.melds[at]!.pieces.find(({ kind }) => kind === 'joker')!.id

  beforeEach(() => {
    draft = new Draft()
    draft.update(table('GB-church GB-sight joker | D-dish F-dish joker P-dish I-dish'), ['GB-dish', 'joker', 'E-dish'])
  })

  it('comes into the hand, and the other lies in its place', () => {
    draft.put(mine('GB-dish'), { key: key(0), at: 2, instead: joker(0) })
    expect(lies()).toBe('GB-church GB-sight GB-dish | D-dish F-dish joker P-dish I-dish')
    expect(rack()).toBe('joker E-dish joker')
    expect(draft.swaps.map(({ paid, meld }) => [paid.kind, meld])).toEqual([['GB-dish', draft.base[0]!.key]])
    const paid = draft.melds[0]!.pieces[2]!.id
    expect([draft.isMine(paid), draft.canTake(paid)]).toEqual([true, false])
  })

  it('goes back when that is undone, and comes again', () => {
    draft.put(mine('GB-dish'), { key: key(0), at: 2, instead: joker(0) })
    draft.undo()
    expect(rack()).toBe('GB-dish joker E-dish')
    expect(draft.isMine(joker(0))).toBe(false)
    draft.redo()
    expect(rack()).toBe('joker E-dish joker')
    draft.reset()
    expect([draft.touched, rack()]).toEqual([false, 'GB-dish joker E-dish'])
  })

  it('can be laid again at once', () => {
    draft.put(mine('GB-dish'), { key: key(0), at: 2, instead: joker(0) })
    draft.put([draft.rack.at(-1)!.id], { key: key(1), at: 5 })
    expect(lies()).toBe('GB-church GB-sight GB-dish | D-dish F-dish joker P-dish I-dish joker')
    draft.update(table('GB-church GB-sight GB-dish | D-dish F-dish joker P-dish I-dish joker'), ['joker', 'E-dish'])
    expect([draft.touched, rack()]).toEqual([false, 'joker E-dish'])
  })

  it('stays bought while others change something else, and goes back with its meld', () => {
    draft.put(mine('GB-dish'), { key: key(0), at: 2, instead: joker(0) })
    const hand = ['GB-dish', 'joker', 'E-dish', 'S-dish']
    draft.update(table('GB-church GB-sight joker | D-dish F-dish joker P-dish I-dish N-dish'), hand)
    expect(rack()).toBe('joker E-dish joker S-dish')
    draft.update(table('GB-church GB-sight joker GB-emblem | D-dish F-dish joker P-dish I-dish N-dish'), hand)
    expect(draft.swaps).toEqual([])
    expect(rack()).toBe('GB-dish joker E-dish S-dish')
  })

  it('is bought in a proposal too: the joker that is not laid again is in the hand', () => {
    const buys = [{ pay: 'GB-dish', meld: 0, get: 'joker' }]
    draft.show(table('GB-church GB-sight GB-dish | D-dish E-dish F-dish P-dish I-dish joker'), buys)
    expect(rack()).toBe('joker joker')
    expect(draft.swaps.map(({ paid, meld }) => [paid.kind, meld])).toEqual([['GB-dish', draft.base[0]!.key]])
    expect(draft.laid.map(({ kind }) => kind)).toEqual(['GB-dish', 'E-dish'])
    draft.undo()
    expect([draft.touched, rack()]).toEqual([false, 'GB-dish joker E-dish'])
    draft.show(table('GB-church GB-sight GB-dish | D-dish E-dish F-dish P-dish I-dish joker joker joker'), buys)
    expect(rack()).toBe('')
  })

  it('costs one piece of the rack, and was there before', () => {
    expect(draft.canSwap(mine('GB-dish', 'E-dish'), joker(0))).toBe(false)
    draft.put(mine('joker'), 'new')
    expect(draft.canSwap(mine('GB-dish'), joker(2))).toBe(false)
    expect(draft.canSwap(mine('GB-dish'), joker(0))).toBe(true)
  })
})
