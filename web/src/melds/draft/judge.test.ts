import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { DraftVerdict, Missing } from '../../page/protocol.ts'
import { Draft } from './draft.svelte.ts'
import { Judge } from './judge.svelte.ts'
import type { Drafted } from './carry-over.ts'
import { writePiece } from './pieces.ts'

const flaw = { code: 'meld.twice', rule: 'TR-23', message: '' }

let draft: Draft
let judge: Judge
let asked: string[]
let answer: (fits: boolean, missing?: Missing) => Promise<void>
let carried: string[]
const meld = (index: number, at: number) => ({ key: draft.melds[index]!.key, at })

/** A server that answers when the test tells it to. */
function ask({ melds }: Drafted): Promise<DraftVerdict> {
  asked.push(melds.map(({ pieces }) => pieces.map(writePiece).join(' ')).join(' | '))
  return new Promise((resolve) => {
    answer = async (fits, missing) => {
      const verdicts = melds.map(({ pieces }) => ({
        pieces: pieces.map(writePiece),
        flaw: fits ? null : flaw,
        parts: [],
        missing: missing ?? null,
      }))
      resolve({ action: '', melds: verdicts, laid: [], points: 0, minimum: 0, refusal: null })
      await rest()
    }
  })
}
const rest = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  draft = new Draft()
  draft.update(
    [
      ['R1', 'R2', 'R3'],
      ['K5', 'B5', 'O5'],
    ],
    ['R4'],
  )
  carried = [draft.rack[0]!.id]
  judge = new Judge(draft, ask)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is carried over the table', () => {
  it('asks nobody where it only passes, and once where it rests', async () => {
    for (const at of [0, 1, 2]) {
      void judge.aim(carried, meld(1, at))
      await vi.advanceTimersByTimeAsync(20)
    }
    void judge.aim(carried, meld(0, 3))
    expect(asked).toEqual([])
    await rest()
    expect(asked).toEqual(['R1 R2 R3 R4 | K5 B5 O5'])
    await answer(true)
    expect(judge.preview).toEqual({ target: meld(0, 3), fits: true, flaw: null, missing: null })
  })

  it('looks along one meld as was said last, until it is said anew', async () => {
    void judge.aim(carried, meld(0, 3))
    await rest()
    await answer(true)
    void judge.aim(carried, meld(0, 1))
    expect(judge.preview).toEqual({ target: meld(0, 1), fits: true, flaw: null, missing: null })
    await rest()
    await answer(false)
    expect(judge.preview).toEqual({ target: meld(0, 1), fits: false, flaw, missing: null })
  })

  it('asks once about a new meld, wherever on the felt it comes', async () => {
    void judge.aim(carried, { before: 0 })
    await vi.advanceTimersByTimeAsync(20)
    void judge.aim(carried, { before: 2 })
    await rest()
    await answer(false)
    expect(judge.preview).toEqual({ target: { before: 2 }, fits: false, flaw, missing: null })
    void judge.aim(carried, { before: 1 })
    void judge.aim(carried, 'new')
    await rest()
    expect(judge.preview).toEqual({ target: 'new', fits: false, flaw, missing: null })
    expect(asked).toHaveLength(1)
  })

  it('knows what is missing of an unfinished meld', async () => {
    void judge.aim(carried, 'new')
    await rest()
    await answer(false, { code: 'some', count: 2 })
    expect(judge.preview?.missing).toEqual({ code: 'some', count: 2 })
  })

  it('knows nothing of another meld before it is told', async () => {
    void judge.aim(carried, meld(0, 3))
    await rest()
    await answer(true)
    void judge.aim(carried, meld(1, 0))
    expect(judge.preview?.fits).toBeNull()
  })

  it('has one question under way, and forgets an answer that came too late', async () => {
    const first = judge.aim(carried, meld(0, 3))
    await rest()
    const second = judge.aim(carried, 'new')
    await rest()
    expect(asked.length).toBe(1)
    await answer(true)
    expect(await first).toBeNull()
    expect(judge.preview?.fits).toBeNull()
    expect(asked).toEqual(['R1 R2 R3 R4 | K5 B5 O5', 'R1 R2 R3 | K5 B5 O5 | R4'])
    await answer(false)
    expect(await second).toBe(false)
  })

  it('needs no verdict over the hand, or when it is let go', async () => {
    void judge.aim(carried, 'rack')
    await rest()
    expect(judge.preview).toEqual({ target: 'rack', fits: null, flaw: null, missing: null })
    void judge.aim(carried, meld(0, 3))
    void judge.aim(carried, null)
    await rest()
    expect([judge.preview, asked]).toEqual([null, []])
  })
})
