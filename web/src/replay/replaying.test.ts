import { describe, expect, it, vi } from 'vitest'

import { ApiError, type StepsWanted } from '../table/net/api.ts'
import type { Replay, Step } from '../page/protocol.ts'
import { readMoment, writeMoment } from './address.ts'
import { CHUNK_STEPS, Replaying } from './replaying.svelte.ts'

/** Two rounds in which three players act in turn. */
function story(steps: number, { over = true, mine = null as number | null } = {}) {
  const acted = Array.from({ length: steps }, (_, step) => (step === 0 || step === 60 ? null : step % 3))
  return vi.fn(async ({ seat, hands, first }: StepsWanted): Promise<Replay> => {
    const told = acted.slice(first, first + CHUNK_STEPS).map((_, index) => {
      return { round: first + index < 60 ? 1 : 2, hands: (hands ?? over) ? [['a']] : [] } as Step
    })
    const table = { phase: over ? 'match_over' : 'playing', code: 'ABC' } as Replay['table']
    return { table, mine, seat: seat ?? mine ?? (over ? 0 : null), began: 1, acted, first, steps: told }
  })
}

async function watch(source: ReturnType<typeof story>, moment = {}) {
  const replaying = new Replaying(source, moment)
  await replaying.begin()
  await settled()
  return replaying
}

const settled = () => new Promise((later) => setTimeout(later))

describe('a match is looked at step by step', () => {
  it('fetches what is looked at, and what comes next before it is needed', async () => {
    const source = story(120)
    const replaying = await watch(source)
    expect([replaying.now?.at, replaying.last, source.mock.calls.length]).toEqual([0, 119, 1])
    replaying.go(45)
    expect(replaying.now?.at).toBe(45)
    await settled()
    replaying.go(50)
    expect([replaying.now?.at, source.mock.calls.length]).toEqual([50, 2])
    replaying.go(7)
    expect(source.mock.calls.length).toBe(2)
  })

  it('begins at a moment of the address, and nowhere beyond the end', async () => {
    expect((await watch(story(120), { step: 75 })).now?.at).toBe(75)
    expect((await watch(story(120), { step: 999 })).now?.at).toBe(119)
    expect((await watch(story(20), { step: 40 })).now?.at).toBe(19)
  })

  it('knows where rounds were dealt, and the last turn', async () => {
    const replaying = await watch(story(120))
    expect(replaying.rounds).toEqual([0, 60])
    expect(replaying.before).toBe(118)
    const mine = await watch(story(30, { over: false, mine: 0 }))
    expect(mine.before).toBe(27)
  })

  it('plays by itself and stops at the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const replaying = new Replaying(story(3))
    await replaying.begin()
    await vi.runAllTimersAsync()
    replaying.togglePlay()
    for (let step = 0; step < 4; step++) {
      replaying.tick()
      await vi.runAllTimersAsync()
    }
    expect([replaying.at, replaying.playing]).toEqual([2, false])
    replaying.togglePlay()
    expect([replaying.at, replaying.playing]).toEqual([0, true])
    vi.useRealTimers()
  })

  it('is told anew when it is seen from elsewhere', async () => {
    const source = story(30)
    const replaying = await watch(source)
    await replaying.look(2, false)
    await settled()
    expect([replaying.seat, replaying.open, replaying.looks]).toEqual([2, false, 1])
    expect(source.mock.lastCall?.[0]).toEqual({ seat: 2, hands: false, first: 0 })
  })

  it('tells what went wrong, and stays where it was', async () => {
    const source = story(120)
    const replaying = await watch(source)
    source.mockRejectedValueOnce(new ApiError({ code: 'server.busy', args: {}, detail: '' }))
    replaying.go(80)
    await settled()
    expect([replaying.problem?.code, replaying.now?.at]).toEqual(['server.busy', 0])
    replaying.go(81)
    await settled()
    expect([replaying.problem, replaying.now?.at]).toEqual([null, 81])
  })
})

describe('a moment in the address', () => {
  it.each([
    ['', { step: 0, seat: null, hands: null }],
    ['#step=12', { step: 12, seat: null, hands: null }],
    ['#step=12&seat=2&hands=no', { step: 12, seat: 1, hands: false }],
    ['#step=-3&seat=0', { step: 0, seat: null, hands: null }],
    ['#step=<b>&seat=x', { step: 0, seat: null, hands: null }],
  ])('%s', (hash, moment) => {
    expect(readMoment(hash)).toEqual(moment)
    expect(readMoment(writeMoment(moment))).toEqual(moment)
  })
})
