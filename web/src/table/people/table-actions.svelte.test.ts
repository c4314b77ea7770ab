import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Announcer } from '../../page/announcer.svelte.ts'
import { TableActions, EMOTES } from './table-actions.svelte.ts'
import { Connection } from '../net/connection.svelte.ts'
import { DRAWINGS } from './emotes.ts'
import { LANGUAGES } from '../../page/languages.ts'
import type { Seat, Table } from '../../page/protocol.ts'
import { Settings } from '../../page/settings.svelte.ts'
import { Texts } from '../../page/texts.svelte.ts'

const texts = new Texts()
let connection: Connection
let announcer: Announcer
let settings: Settings
let company: TableActions

const seat = (name: string, facts: Partial<Seat> = {}): Seat => {
  return {
    name,
    bot: null,
    face: null,
    connected: true,
    host: false,
    left: false,
    offered: false,
    newcomer: null,
    worded: false,
    words: '',
    ...facts,
  }
}
const ANNA = seat('Anna', { host: true })

function sitTogether(me: number | null, ...others: Seat[]): void {
  connection.table = { code: 'ABC', me, phase: 'playing', seats: [ANNA, ...others] } as unknown as Table
}

beforeEach(async () => {
  await texts.speak('en')
  localStorage.clear()
  vi.useFakeTimers()
  connection = new Connection('', null)
  announcer = new Announcer()
  settings = new Settings()
  company = new TableActions(connection, 'ABC', texts, announcer, settings)
})
afterEach(() => {
  company.stop()
  vi.useRealTimers()
})

const lastTold = () => announcer.lines.at(-1)?.text

describe('a gesture', () => {
  it('is seen for a moment and told in words', () => {
    sitTogether(0, seat('Ben'))
    company.hear({ type: 'emoted', seat: 1, emote: 'well_played' })
    expect(company.gestureOf(1)).toBe('well_played')
    expect(lastTold()).toBe('Ben: Well played!')
    expect(company.gestures()).toEqual([{ seat: 1, emote: 'well_played', words: 'Ben: Well played!' }])
    vi.advanceTimersByTime(3_000)
    company.hear({ type: 'emoted', seat: 1, emote: 'thanks' })
    vi.advanceTimersByTime(3_000)
    expect(company.gestureOf(1)).toBe('thanks')
    vi.advanceTimersByTime(1_000)
    expect(company.gestures()).toEqual([])
  })

  it('of my own is seen and not told to me', () => {
    sitTogether(0, seat('Ben'))
    company.hear({ type: 'emoted', seat: 0, emote: 'hello' })
    expect(company.gestureOf(0)).toBe('hello')
    expect(announcer.lines).toEqual([])
  })

  it('of others is neither where this device wants none', () => {
    sitTogether(0, seat('Ben'))
    settings.emotes = false
    company.hear({ type: 'emoted', seat: 1, emote: 'hello' })
    expect([company.gestureOf(1), announcer.lines]).toEqual([null, []])
    expect(company.deedsFor(1)).not.toContain('mute')
    expect(new Settings().emotes).toBe(false)
    settings.emotes = true
  })

  it.each(LANGUAGES)('has a picture and words: %s', async (language) => {
    await texts.speak(language)
    for (const emote of EMOTES) {
      expect(texts.has(`emote-${emote}`), emote).toBe(true)
      expect(DRAWINGS[emote].body).toContain('<')
    }
    await texts.speak('en')
  })
})

describe('who is muted', () => {
  it('is not seen, here and at the next table, until heard again; and who follows on the seat is another', () => {
    sitTogether(0, seat('Ben'), seat('Carla'))
    company.hear({ type: 'emoted', seat: 1, emote: 'laugh' })
    company.perform('mute', 1)
    expect(company.gestureOf(1)).toBeNull()
    company.hear({ type: 'emoted', seat: 1, emote: 'laugh' })
    expect(company.gestureOf(1)).toBeNull()
    company.hear({ type: 'emoted', seat: 2, emote: 'laugh' })
    expect(company.gestureOf(2)).toBe('laugh')
    expect(new TableActions(connection, 'ABC', texts, announcer, settings).isMuted(1)).toBe(true)
    company.follow('NEXT')
    expect(new TableActions(connection, 'NEXT', texts, announcer, settings).isMuted(1)).toBe(true)
    expect(new TableActions(connection, 'OTHER', texts, announcer, settings).isMuted(1)).toBe(false)
    sitTogether(0, seat('Dora'))
    expect(company.isMuted(1)).toBe(false)
    sitTogether(0, seat('Ben'))
    expect(company.deedsFor(1)).toContain('unmute')
    company.perform('unmute', 1)
    expect(company.isMuted(1)).toBe(false)
    expect(localStorage.getItem('tablee.muted.ABC')).toBeNull()
  })
})

describe('what can be done', () => {
  const away = seat('Ben', { connected: false })
  const bot = seat('Mei', { bot: 'casual', face: 'Mei' })
  const left = seat('Ben', { bot: 'careful', left: true })

  it.each([
    ['a person', seat('Ben'), ['mute', 'remove']],
    ['somebody away', away, ['mute', 'replace', 'remove']],
    ['a bot', bot, ['offer']],
    ['a bot for somebody who left', left, ['offer', 'remove']],
    ['an offered seat', { ...left, offered: true }, ['keep', 'remove']],
    ['a seat for which a newcomer waits', { ...bot, newcomer: { name: 'Dora', awaits: [0] } }, ['agree', 'remove']],
    ['the same when all have agreed', { ...bot, newcomer: { name: 'Dora', awaits: [] } }, ['remove']],
  ])('by the host about %s', (_, other, deeds) => {
    sitTogether(0, other)
    expect(company.deedsFor(1)).toEqual(deeds)
    expect(company.deedsFor(0)).toEqual([])
  })

  it('by others is only not to see their gestures', () => {
    sitTogether(1, seat('Ben'), away, bot, left)
    expect([0, 1, 2, 3, 4].map((one) => company.deedsFor(one))).toEqual([['mute'], [], ['mute'], [], []])
    sitTogether(null, seat('Ben'))
    expect(company.deedsFor(1)).toEqual(['mute'])
  })

  it('is said to the server; removing is asked first', () => {
    sitTogether(0, away)
    const say = vi.spyOn(connection, 'say').mockImplementation(() => {})
    company.perform('replace', 1)
    company.perform('offer', 1)
    company.perform('keep', 1)
    company.perform('remove', 1)
    expect(say.mock.calls.map(([said]) => said)).toEqual([
      { type: 'replace_seat', seat: 1 },
      { type: 'offer_seat', seat: 1, open: true },
      { type: 'offer_seat', seat: 1, open: false },
    ])
    expect(company.removing).toBe(1)
    company.remove(1)
    expect(say).toHaveBeenLastCalledWith({ type: 'remove_seat', seat: 1 })
    expect(company.removing).toBeNull()
  })
})
