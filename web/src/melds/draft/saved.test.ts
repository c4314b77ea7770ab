import { beforeEach, describe, expect, it } from 'vitest'

import { Draft } from './draft.svelte.ts'
import { writePiece } from './pieces.ts'
import { keepDraft, readDraftDown, recallDraft } from './saved.ts'

const table = (text: string) => text.split(' | ').map((meld) => meld.split(' '))
const HAND = ['R4', 'K1', 'K2', 'K1', '*']
const SEAT = { code: 'ABC', me: 0, round: 1 }

let draft: Draft
const lies = (draft: Draft) => draft.melds.map(({ pieces }) => pieces.map(writePiece).join(' ')).join(' | ')
const rack = (draft: Draft) => draft.rack.map(({ kind }) => kind).join(' ')
const mine = (kind: string) => draft.rack.find((piece) => piece.kind === kind)!.id

/** The page is loaded again: another draft restores the saved one, and sees the table. */
function reload(seat = SEAT, now = 'R1 R2 R3 | K5 B5 *O5', hand = HAND, log = 3) {
  const after = new Draft()
  const saved = recallDraft(seat, log)
  if (saved) after.resume(saved.draft)
  const back = after.update(table(now), hand)
  return { after, back: back.map(({ kind }) => kind), saved }
}

beforeEach(() => {
  sessionStorage.clear()
  draft = new Draft()
  draft.update(table('R1 R2 R3 | K5 B5 *O5'), HAND)
  draft.put([mine('R4')], { key: draft.melds[0]!.key, at: 3 })
  draft.put([mine('K1'), mine('K2')], 'new')
})

describe('a draft over a reload', () => {
  it('is the same on the same table', () => {
    keepDraft(SEAT, draft.save(), 3)
    const { after, back } = reload()
    expect([lies(after), rack(after), back]).toEqual(['R1 R2 R3 R4 | K5 B5 *O5 | K1 K2', 'K1 *', []])
    expect(after.touched).toBe(true)
    after.reset()
    expect([lies(after), rack(after)]).toEqual(['R1 R2 R3 | K5 B5 *O5', 'R4 K1 K2 K1 *'])
  })

  it('loses what others have changed below it', () => {
    keepDraft(SEAT, draft.save(), 3)
    const { after, back } = reload(SEAT, 'R1 R2 R3 B3 | K5 B5 *O5', HAND, 4)
    expect([lies(after), back]).toEqual(['R1 R2 R3 B3 | K5 B5 *O5 | K1 K2', ['R4']])
  })

  it('is over when it was played elsewhere', () => {
    keepDraft(SEAT, draft.save(), 3)
    const { after } = reload(SEAT, 'K1 K2 K3 | K5 B5 *O5 | R1 R2 R3 R4', ['K1', '*'], 4)
    expect([lies(after).split(' | ').sort(), after.touched]).toEqual([['K1 K2 K3', 'K5 B5 *O5', 'R1 R2 R3 R4'], false])
  })

  it('keeps what was bought for it', () => {
    const photos = new Draft()
    photos.update(table('GB-church GB-dish joker'), ['GB-sight', 'D-dish'])
    const [, , joker] = photos.melds[0]!.pieces
    const sight = photos.rack[0]!.id
    photos.put([sight], { key: photos.melds[0]!.key, at: 2, instead: joker!.id })
    keepDraft(SEAT, photos.save(), 3)
    const { after } = reload(SEAT, 'GB-church GB-dish joker', ['GB-sight', 'D-dish'])
    expect([lies(after), rack(after)]).toEqual(['GB-church GB-dish GB-sight', 'D-dish joker'])
    expect(after.canTake(after.melds[0]!.pieces[2]!.id)).toBe(false)
  })

  it('belongs to one seat, one round, and what came before', () => {
    keepDraft(SEAT, draft.save(), 3)
    expect(recallDraft({ ...SEAT, me: 1 }, 3)).toBeNull()
    expect(recallDraft({ ...SEAT, code: 'XYZ' }, 3)).toBeNull()
    expect(recallDraft({ ...SEAT, round: 2 }, 3)).toBeNull()
    expect(recallDraft(SEAT, 2)).toBeNull()
    expect(recallDraft(SEAT, 5)?.log).toBe(3)
  })

  it('is forgotten when it is taken back, and never kept for a spectator', () => {
    keepDraft(SEAT, draft.save(), 3)
    draft.reset()
    keepDraft(SEAT, draft.save(), 3)
    expect(recallDraft(SEAT, 3)).toBeNull()
    draft.undo()
    keepDraft({ code: 'ABC', me: null, round: 1 }, draft.save(), 3)
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['', '{', '{}', 'null', '{"base":[["0 R1"]],"from":[7],"melds":[["0 R1"]],"swaps":[],"order":[]}'])(
    'is none where it cannot be read: %s',
    (text) => {
      expect(readDraftDown(text)).toBeNull()
    },
  )
})

describe('a sorted hand', () => {
  const byKind = (one: { kind: string }, two: { kind: string }) =>
    one.kind < two.kind ? -1 : one.kind > two.kind ? 1 : 0

  it('is dealt sorted, and what is drawn comes to its place', () => {
    const hand = new Draft()
    hand.sorting = byKind
    hand.update([], ['K5', 'B7', 'R1'])
    expect(rack(hand)).toBe('B7 K5 R1')
    hand.update([], ['K5', 'B7', 'R1', 'B9'])
    expect(rack(hand)).toBe('B7 B9 K5 R1')
  })

  it('is left as its owner has arranged it, until the next deal', () => {
    const hand = new Draft()
    hand.sorting = byKind
    hand.update([], ['K5', 'B7', 'R1'])
    hand.take([hand.rack[2]!.id], 0)
    hand.update([], ['K5', 'B7', 'R1', 'B9'])
    expect(rack(hand)).toBe('R1 B7 K5 B9')
    hand.update([], ['O9', 'B2'])
    expect(rack(hand)).toBe('B2 O9')
  })

  it('has a place for what comes back from the table', () => {
    const hand = new Draft()
    hand.sorting = byKind
    hand.update([], ['K5', 'B7', 'R1'])
    const id = hand.rack[1]!.id
    hand.put([id], 'new')
    hand.take([id])
    expect(rack(hand)).toBe('B7 K5 R1')
  })
})
