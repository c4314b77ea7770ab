import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Announcer } from '../../page/announcer.svelte.ts'
import { TableActions, EMOTES } from './table-actions.svelte.ts'
import { Connection } from '../net/connection.svelte.ts'
import { DRAWINGS } from './emotes/emotes.ts'
import { LANGUAGES } from '../../page/languages.ts'
import type { Seat, Table } from '../../page/protocol.ts'
import { Settings } from '../../page/settings.svelte.ts'
import { Texts } from '../../page/texts.svelte.ts'

const texts = new Texts()
let connection: Connection
let announcer: Announcer
let settings: Settings
let tableActions: TableActions

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
    invited: false,
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
  tableActions = new TableActions(connection, 'ABC', texts, announcer, settings)
})
afterEach(() => {
  tableActions.stop()
  vi.useRealTimers()
})

const lastTold = () => announcer.lines.at(-1)?.text

describe('a gesture', () => {
  it('is seen for a moment and told in words', () => {
    sitTogether(0, seat('Ben'))
    tableActions.showEmote({ type: 'emoted', seat: 1, emote: 'well_played' })
    expect(tableActions.gestureOf(1)).toBe('well_played')
    expect(lastTold()).toBe('Ben: Well played!')
    expect(tableActions.gestures()).toEqual([{ seat: 1, emote: 'well_played', words: 'Ben: Well played!' }])
    vi.advanceTimersByTime(3_000)
    tableActions.showEmote({ type: 'emoted', seat: 1, emote: 'thanks' })
    vi.advanceTimersByTime(3_000)
    expect(tableActions.gestureOf(1)).toBe('thanks')
    vi.advanceTimersByTime(1_000)
    expect(tableActions.gestures()).toEqual([])
  })

  it('of my own is seen and not told to me', () => {
    sitTogether(0, seat('Ben'))
    tableActions.showEmote({ type: 'emoted', seat: 0, emote: 'hello' })
    expect(tableActions.gestureOf(0)).toBe('hello')
    expect(announcer.lines).toEqual([])
  })

  it('of others is neither where this device wants none', () => {
    sitTogether(0, seat('Ben'))
    settings.emotes = false
    tableActions.showEmote({ type: 'emoted', seat: 1, emote: 'hello' })
    expect([tableActions.gestureOf(1), announcer.lines]).toEqual([null, []])
    expect(tableActions.actionsFor(1)).not.toContain('mute')
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
    tableActions.showEmote({ type: 'emoted', seat: 1, emote: 'laugh' })
    tableActions.perform('mute', 1)
    expect(tableActions.gestureOf(1)).toBeNull()
    tableActions.showEmote({ type: 'emoted', seat: 1, emote: 'laugh' })
    expect(tableActions.gestureOf(1)).toBeNull()
    tableActions.showEmote({ type: 'emoted', seat: 2, emote: 'laugh' })
    expect(tableActions.gestureOf(2)).toBe('laugh')
    expect(new TableActions(connection, 'ABC', texts, announcer, settings).isMuted(1)).toBe(true)
    tableActions.follow('NEXT')
    expect(new TableActions(connection, 'NEXT', texts, announcer, settings).isMuted(1)).toBe(true)
    expect(new TableActions(connection, 'OTHER', texts, announcer, settings).isMuted(1)).toBe(false)
    sitTogether(0, seat('Dora'))
    expect(tableActions.isMuted(1)).toBe(false)
    sitTogether(0, seat('Ben'))
    expect(tableActions.actionsFor(1)).toContain('unmute')
    tableActions.perform('unmute', 1)
    expect(tableActions.isMuted(1)).toBe(false)
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
  ])('by the host about %s', (_, other, actions) => {
    sitTogether(0, other)
    expect(tableActions.actionsFor(1)).toEqual(actions)
    expect(tableActions.actionsFor(0)).toEqual([])
  })

  it('does not include agreeing while somebody else who must agree is away', () => {
    const awaited = { ...bot, newcomer: { name: 'Dora', awaits: [0, 2] } }
    sitTogether(0, awaited, seat('Carla'))
    expect(tableActions.actionsFor(1)).toContain('agree')
    sitTogether(0, awaited, seat('Carla', { connected: false }))
    expect(tableActions.actionsFor(1)).not.toContain('agree')
  })

  it('by others is only not to see their gestures', () => {
    sitTogether(1, seat('Ben'), away, bot, left)
    expect([0, 1, 2, 3, 4].map((one) => tableActions.actionsFor(one))).toEqual([['mute'], [], ['mute'], [], []])
    sitTogether(null, seat('Ben'))
    expect(tableActions.actionsFor(1)).toEqual(['mute'])
  })

  it('is said to the server; removing is asked first', () => {
    sitTogether(0, away)
    const send = vi.spyOn(connection, 'send').mockImplementation(() => {})
    tableActions.perform('replace', 1)
    tableActions.perform('offer', 1)
    tableActions.perform('keep', 1)
    tableActions.perform('remove', 1)
    expect(send.mock.calls.map(([said]) => said)).toEqual([
      { type: 'replace_seat', seat: 1 },
      { type: 'offer_seat', seat: 1, open: true },
      { type: 'offer_seat', seat: 1, open: false },
    ])
    expect(tableActions.removing).toBe(1)
    tableActions.remove(1)
    expect(send).toHaveBeenLastCalledWith({ type: 'remove_seat', seat: 1 })
    expect(tableActions.removing).toBeNull()
  })
})
