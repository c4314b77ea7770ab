import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Announcer } from '../../page/announcer.svelte.ts'
import { Countdown, tellTime } from './countdown.svelte.ts'
import type { Clock, Table } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'

const texts = new Texts()
let countdown: Countdown

const clock = (facts: Partial<Clock> = {}): Clock => ({ seat: 0, limit: 60_000, left: 60_000, grace: null, ...facts })

beforeEach(async () => {
  await texts.speak('en')
  vi.useFakeTimers()
  countdown = new Countdown()
})
afterEach(() => {
  countdown.stop()
  vi.useRealTimers()
})

describe('the countdown', () => {
  it('counts whole seconds from what the server told, and stops at nothing', () => {
    countdown.update(clock())
    expect([countdown.seat, countdown.left, countdown.share]).toEqual([0, 60, 1])
    vi.advanceTimersByTime(999)
    expect(countdown.left).toBe(60)
    vi.advanceTimersByTime(1)
    expect(countdown.left).toBe(59)
    vi.advanceTimersByTime(58_500)
    expect(countdown.left).toBe(1)
    vi.advanceTimersByTime(10_000)
    expect(countdown.left).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows each second when it begins, whenever it was told', () => {
    countdown.update(clock({ left: 41_300 }))
    expect(countdown.left).toBe(42)
    vi.advanceTimersByTime(300)
    expect(countdown.left).toBe(41)
  })

  it('hurries when ten seconds are left', () => {
    countdown.update(clock({ left: 10_500 }))
    expect(countdown.hurry).toBe(false)
    vi.advanceTimersByTime(500)
    expect(countdown.hurry).toBe(true)
  })

  it('lets the time stand still while the table waits for somebody, and then go on', () => {
    countdown.update(clock({ left: 9_000, grace: 30_000 }))
    expect([countdown.grace, countdown.left, countdown.hurry]).toEqual([30, 9, false])
    vi.advanceTimersByTime(29_000)
    expect([countdown.grace, countdown.left, countdown.hurry]).toEqual([1, 9, false])
    vi.advanceTimersByTime(3_000)
    expect([countdown.grace, countdown.left, countdown.hurry]).toEqual([0, 7, true])
  })

  it('is pressing when half a minute is left of much', () => {
    countdown.update(clock({ limit: 600_000, left: 31_000 }))
    expect([countdown.soon, countdown.hurry]).toEqual([false, false])
    vi.advanceTimersByTime(1_000)
    expect([countdown.soon, countdown.hurry]).toEqual([true, false])
    vi.advanceTimersByTime(20_000)
    expect([countdown.soon, countdown.hurry]).toEqual([false, true])
    countdown.update(clock({ limit: 60_000, left: 25_000 }))
    expect(countdown.soon).toBe(false)
  })

  it('knows the banks of all who have one, and whose runs', () => {
    countdown.update(clock({ seat: 1, limit: 600_000, left: 90_500 }), [600_000, 100_000, null, 29_100])
    expect([0, 1, 2, 3, 4].map((seat) => countdown.bankOf(seat))).toEqual([600, null, null, 30, null])
    vi.advanceTimersByTime(60_000)
    expect([countdown.left, countdown.bankOf(0)]).toEqual([31, 600])
    countdown.update(null, [600_000, 30_000])
    expect(countdown.bankOf(1)).toBe(30)
    countdown.update(null)
    expect(countdown.bankOf(1)).toBe(null)
  })

  it('is nobody’s without a limit', () => {
    countdown.update(clock())
    countdown.update(null)
    expect([countdown.seat, countdown.left, countdown.hurry]).toEqual([null, 0, false])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('what is told to those who listen', () => {
  const announcer = new Announcer()
  const heard = () => announcer.lines.map(({ text }) => text)
  const table = (me: number | null) => ({ me, seats: ['Anna', 'Ben'].map((name) => ({ name })) }) as unknown as Table

  let alarms = 0

  /** Subscribe while the seconds pass. */
  function listen(me: number | null, story: (pass: (seconds: number) => void) => void) {
    announcer.lines = []
    countdown.update(null)
    alarms = 0
    const leave = $effect.root(() =>
      tellTime(
        countdown,
        () => table(me),
        texts,
        announcer,
        () => alarms++,
      ),
    )
    const pass = (seconds: number) => {
      flushSync()
      for (let second = 0; second < seconds; second++) {
        vi.advanceTimersByTime(1_000)
        flushSync()
      }
    }
    flushSync()
    story(pass)
    flushSync()
    leave()
  }

  it('I hear once that I should hurry', () => {
    listen(0, (pass) => {
      countdown.update(clock())
      pass(49)
      expect(heard()).toEqual([])
      pass(11)
      expect(heard()).toEqual(['10 seconds left in your turn'])
      expect(alarms).toBe(1)
      countdown.update(clock({ seat: 1 }))
      pass(60)
      expect(heard()).toHaveLength(1)
      countdown.update(clock())
      pass(60)
      expect(heard()).toHaveLength(2)
    })
  })

  it('of a bank I hear it twice, and the sound once', () => {
    listen(0, (pass) => {
      countdown.update(clock({ limit: 600_000, left: 40_000 }), [40_000, 600_000])
      pass(25)
      expect(heard()).toEqual(['30 seconds left in your turn'])
      expect(alarms).toBe(0)
      countdown.update(clock({ limit: 600_000, left: 14_000 }), [40_000, 600_000])
      pass(14)
      expect(heard()).toEqual(['30 seconds left in your turn', '10 seconds left in your turn'])
      expect(alarms).toBe(1)
    })
  })

  it('nobody else hears it', () => {
    listen(1, (pass) => {
      countdown.update(clock())
      pass(60)
      expect(heard()).toEqual([])
      expect(alarms).toBe(0)
    })
  })

  it('the others hear once that the table waits', () => {
    const lost = 'Anna has lost connection: the table will wait up to 30 seconds.'
    for (const [me, told] of [
      [1, [lost]],
      [null, [lost]],
      [0, []],
    ] as const) {
      listen(me, (pass) => {
        countdown.update(clock({ left: 50_000, grace: 30_000 }))
        pass(20)
        expect(heard()).toEqual(told)
      })
    }
  })
})
