import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Announcer } from '../../page/announcer.svelte.ts'
import type { Seat, Table } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { SeatNews } from './seat-news.svelte.ts'

const texts = new Texts()
let announcer: Announcer
let news: SeatNews

const table = (...seats: Partial<Seat>[]) =>
  ({
    me: 0,
    notes: [],
    seats: [{}, ...seats].map((seat) => ({ name: 'Ben', bot: null, connected: true, ...seat })),
  }) as unknown as Table
const HERE = table({ name: 'Ben' })
const AWAY = table({ name: 'Ben', connected: false })
const BOT = table({ name: 'Ben', bot: 'casual' })

const shown = () => news.lines.map(({ text, quiet }) => (quiet ? `(${text})` : text).replace(/ \d/, ''))
const spoken = () => announcer.lines.length

beforeEach(async () => {
  await texts.speak('en')
  vi.useFakeTimers()
  announcer = new Announcer()
  news = new SeatNews(texts, announcer)
})
afterEach(() => {
  news.stop()
  vi.useRealTimers()
})

describe('everyone is told', () => {
  it.each([
    ['who left', HERE, BOT, ['A bot is playing for Ben now.']],
    ['who is back', BOT, HERE, ['Ben is back.']],
    ['who sat down', table({ name: null }), table({ name: 'Ben' }), ['Ben has taken a seat.']],
    ['nothing where nothing happened', HERE, HERE, []],
  ])('%s', (_, before, after, told) => {
    news.see(before, after)
    expect(shown()).toEqual(told)
    expect(spoken()).toBe(told.length)
    vi.runAllTimers()
    expect(shown()).toEqual([])
  })

  it('not by a notice on the device on which they sat down themselves', () => {
    news.see(table({ name: null }, { name: null }), table({ name: 'Ben' }, { name: 'Carla' }))
    news.omit([0, 1])
    expect(shown()).toEqual(['Carla has taken a seat.'])
  })

  it('aloud only that a bot sat down', () => {
    news.see(table({ name: null }), BOT)
    expect(shown()).toEqual([])
    expect(spoken()).toBe(1)
  })

  it('quietly whose connection is lost for long, and that it is back', () => {
    news.see(HERE, AWAY)
    vi.advanceTimersByTime(1_000)
    news.see(AWAY, HERE)
    vi.advanceTimersByTime(10_000)
    expect(spoken()).toBe(0) // a blink
    news.see(HERE, AWAY)
    vi.advanceTimersByTime(4_000)
    expect(shown()).toEqual(['(Ben has lost connection.)'])
    news.see(AWAY, HERE)
    expect(shown()).toEqual(['(Ben has lost connection.)', '(Ben is connected again.)'])
  })

  it('nothing of a lost connection where a bot has taken over', () => {
    news.see(HERE, AWAY)
    news.see(AWAY, BOT)
    vi.advanceTimersByTime(4_000)
    expect(shown()).toEqual(['A bot is playing for Ben now.'])
  })

  it('nothing of myself', () => {
    news.see({ ...HERE, me: 1 }, { ...BOT, me: 1 })
    expect(shown()).toEqual([])
  })
})
