import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Choice, DraftVerdict, Loss, Step, Tried } from '../page/protocol.ts'
import { ApiError } from '../table/net/api.ts'
import { Practice, resultOf } from './practice.svelte.ts'
import type { Turns } from './turns.ts'

const choice = (step: number): Choice =>
  ({ step, seat: 0, error: 0.12, mark: 'blunder', other: { action: 'lay b', log: [] } }) as unknown as Choice
const loss = (error: number, mark: Loss['mark']): Loss => ({ error, doubt: 0.01, mark, proven: false, condition: '' })
const tried = (more: Partial<Tried> = {}): Tried => ({ refusal: null, loss: null, best: false, log: [], ...more })
const refusal = { code: 'lay.no', rule: 'X-1', message: 'no' }

const before = { round: 1 } as Step
const after = { round: 2 } as Step
const turns = {
  at: vi.fn<Turns['at']>(),
  shown: vi.fn<Turns['shown']>(),
  attempt: vi.fn<Turns['attempt']>(),
  check: vi.fn<Turns['check']>(),
}
const settled = () => new Promise((later) => setTimeout(later))

async function begin(): Promise<Practice> {
  const practice = new Practice([choice(3), choice(7)], turns as unknown as Turns)
  await settled()
  return practice
}

beforeEach(() => {
  turns.at.mockReset().mockResolvedValue(before)
  turns.shown.mockReset().mockResolvedValue(after)
  turns.attempt.mockReset().mockResolvedValue(tried({ best: true }))
  turns.check.mockReset().mockResolvedValue({ action: 'lay a' } as DraftVerdict)
})

describe('a flagged turn is played again', () => {
  it('from the table as its player saw it, and then shown as it would have been', async () => {
    const practice = await begin()
    expect(practice.step).toBe(before)
    practice.act('lay b')
    await settled()
    expect(turns.attempt).toHaveBeenCalledWith(3, 'lay b')
    expect([practice.result, practice.step, practice.solved]).toEqual(['best', after, [0]])
    expect(practice.played).toEqual({ action: 'lay b', log: [] })
  })

  it('and the referee answers first', async () => {
    turns.attempt.mockResolvedValue(tried({ refusal }))
    const practice = await begin()
    practice.act('lay c')
    await settled()
    expect([practice.refused?.code, practice.refused?.rule, practice.result]).toEqual(['lay.no', 'X-1', null])
    expect([practice.step, turns.shown.mock.calls.length]).toEqual([before, 0])
  })

  it('as often as wanted, each time from the beginning', async () => {
    turns.attempt.mockResolvedValueOnce(tried({ loss: loss(0.2, 'blunder') }))
    const practice = await begin()
    practice.act('lay a')
    await settled()
    expect([practice.result, practice.solved]).toEqual(['worse', []])
    practice.again()
    await settled()
    expect([practice.step, practice.result]).toEqual([before, null])
    practice.act('lay b')
    await settled()
    expect(practice.solved).toEqual([0])
  })

  it('one after the other, and what is only shown is not counted as found', async () => {
    const practice = await begin()
    await practice.show()
    expect(turns.attempt).toHaveBeenCalledWith(3, 'lay b')
    practice.next()
    await settled()
    expect([practice.at, practice.isLast, practice.result, practice.solved]).toEqual([1, true, null, []])
    practice.next()
    expect(practice.at).toBe(1)
  })

  it('while drafts are judged, and the hint is what the analysis found', async () => {
    const practice = await begin()
    expect(await practice.ask({ type: 'check', action: 'lay a' })).toMatchObject({ draft: { action: 'lay a' } })
    expect(await practice.ask({ type: 'hint' })).toMatchObject({ type: 'hint', action: 'lay b' })
  })

  it('or not, if the server has no time; it can be tried again', async () => {
    const practice = await begin()
    turns.attempt.mockRejectedValueOnce(new ApiError({ code: 'server.busy', args: {}, detail: '' }))
    practice.act('lay b')
    await settled()
    expect([practice.problem?.code, practice.busy, practice.result]).toEqual(['server.busy', false, null])
    practice.again()
    await settled()
    expect([practice.problem, practice.step]).toEqual([null, before])
  })
})

describe('an attempt is', () => {
  it.each([
    ['the best', tried({ best: true }), 'best'],
    ['as good, if nothing is lost for all that is known', tried({ loss: loss(0.01, '') }), 'good'],
    ['better than what was played', tried({ loss: loss(0.05, 'mistake') }), 'better'],
    ['no better', tried({ loss: loss(0.12, 'blunder') }), 'worse'],
  ] as const)('%s', (_, answer, result) => expect(resultOf(answer, choice(1))).toBe(result))
})
