import { beforeEach, describe, expect, it, vi } from 'vitest'

import { forgetMatches, readMatches } from '../history/matches.ts'
import type { Summary, Table } from '../page/protocol.ts'
import { Texts } from '../page/texts.svelte.ts'
import { keepTokens, tokensFor } from '../table/net/seats.ts'
import { ago } from './ago.ts'
import { type Card, cardOf, isAwaited, namesOn, readCard, running, writeCard } from './cards.ts'
import { MyTables } from './my-tables.svelte.ts'
import { claimCall } from './turn-calls.ts'

const HOUR = 3_600
const NOW = 2_000_000_000

const person = (name: string | null) => ({ name, bot: null, face: null })
const bot = { name: 'Kofi', bot: 'casual', face: 'Kofi' } as const

function summary(code: string, more: Partial<Summary> = {}): Summary {
  return {
    ...{ code, game: 'zoo-domino', phase: 'playing', seats: [person('Anna'), person('Ben')] },
    ...{ round: 1, rounds: 1, totals: [0, 0], leaders: [], turn: [1], rematch: null },
    ...{ version: 5, began: 4, at: NOW, mine: [0], left: [], waiting: [], ...more },
  }
}

const card = (code: string, more: Partial<Summary> = {}): Card => ({ ...summary(code, more), checked: NOW })

/** A server that knows these tables. */
function serverWith(...tables: Summary[]) {
  const asked: { code: string; tokens: (string | null)[] }[][] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const wanted = (JSON.parse(body) as { tables: { code: string; tokens: (string | null)[] }[] }).tables
    asked.push(wanted)
    const found = wanted.flatMap(({ code }) => tables.find((table) => table.code === code) ?? [])
    const gone = wanted.map(({ code }) => code).filter((code) => !tables.some((table) => table.code === code))
    return Promise.resolve(Response.json({ tables: found, gone }))
  })
  return asked
}

beforeEach(() => localStorage.clear())

describe('cards', () => {
  it('come back as they were written, and garbage does not come back', () => {
    writeCard(card('A'))
    expect(readCard('A')).toEqual(card('A'))
    for (const text of ['', 'no JSON', 'null', '[]', '{"code":"B"}', JSON.stringify({ ...card('A'), mine: ['x'] })]) {
      localStorage.setItem('tablee.card.B', text)
      expect(readCard('B')).toBeNull()
    }
  })

  it('stand in the order in which they matter', () => {
    const cards = [
      card('watched', { mine: [], at: NOW + 9 }),
      card('theirs', { at: NOW }),
      card('older', { at: NOW - HOUR }),
      card('bots', { turn: [0], seats: [person('Anna'), bot] }),
      card('mine', { turn: [0], at: NOW - HOUR }),
      card('over', { phase: 'match_over' }),
    ]
    expect(running(cards).map(({ code }) => code)).toEqual(['mine', 'bots', 'theirs', 'older', 'watched'])
  })

  it('say that somebody is awaited only where people wait', () => {
    expect(isAwaited(card('A', { turn: [0] }))).toBe(true)
    expect(isAwaited(card('A', { turn: [1] }))).toBe(false)
    expect(isAwaited(card('A', { turn: [0], seats: [person('Anna'), bot] }))).toBe(false)
    expect(isAwaited(card('A', { turn: [1], mine: [0, 1] }))).toBe(false) // everybody is at this device
  })

  it('call people without a name "You" where they alone use the device', async () => {
    const texts = new Texts()
    await texts.speak('en')
    const over = card('A', { phase: 'match_over', seats: [person('Gast'), person('Ben')] })
    expect(namesOn(over, texts)).toEqual(['You', 'Ben'])
    expect(namesOn({ ...over, mine: [0, 1] }, texts)).toEqual(['Gast', 'Ben'])
    expect(namesOn({ ...over, mine: [1] }, texts)).toEqual(['Gast', 'Ben'])
  })

  it('know since when it is the same turn', () => {
    const table = (version: number, turn: number) =>
      ({ ...summary('A', { version }), me: 0, left: null, waiting: null, view: { turn } }) as unknown as Table
    const first = cardOf(table(7, 0), [0], null, NOW)
    const later = cardOf(table(8, 0), [0], first, NOW + 1)
    const next = cardOf(table(9, 1), [0], later, NOW + 2)
    expect([first.began, later.began, next.began]).toEqual([7, 7, 9])
    expect(cardOf(table(9, 1), [0], next, NOW + 9).at).toBe(NOW + 2) // nothing has happened since
  })
})

describe('my tables', () => {
  it('are asked for at once, with the seats of this device', async () => {
    keepTokens('A', ['one', null])
    writeCard(card('B'))
    const asked = serverWith(summary('A', { version: 9 }), summary('B', { turn: [0] }))
    const tables = new MyTables()
    await tables.refresh()
    expect(asked).toEqual([
      [
        { code: 'B', tokens: [] },
        { code: 'A', tokens: ['one', null] },
      ],
    ])
    expect(tables.running.map(({ code }) => code)).toEqual(['B', 'A'])
    expect(readCard('A')).toMatchObject({ version: 9 })
  })

  it('that are gone are shown once, and their seats forgotten', async () => {
    keepTokens('A', ['one'])
    keepTokens('B', ['two']) // never seen: nothing to show
    writeCard(card('A'))
    serverWith()
    const tables = new MyTables()
    await tables.refresh()
    expect(tables.gone.map(({ code }) => code)).toEqual(['A'])
    expect(tables.running).toEqual([])
    expect([tokensFor('A'), tokensFor('B'), readCard('A')]).toEqual([[], [], null])
    expect(new MyTables().gone).toEqual([])
  })

  it('stay as they are without an answer', async () => {
    writeCard(card('A'))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    const tables = new MyTables()
    await tables.refresh()
    expect(tables.running).toHaveLength(1)
  })

  it('that are over are noted as matches, and asked for again only after a day', async () => {
    const over = summary('A', { phase: 'match_over', leaders: [0], totals: [3, 1] })
    writeCard(card('A'))
    const asked = serverWith(over)
    const tables = new MyTables()
    await tables.refresh()
    await tables.refresh()
    expect(readMatches()).toMatchObject([{ code: 'A', won: true, at: NOW, companions: [{ name: 'Ben', won: false }] }])
    expect(asked).toHaveLength(1)
    writeCard({ ...readCard('A')!, checked: Date.now() / 1000 - 25 * HOUR })
    await new MyTables().refresh()
    expect(asked).toHaveLength(2)
  })

  it('that are over stay out of a record that was deleted after them', async () => {
    const ended = (code: string, at: number) => summary(code, { phase: 'match_over', leaders: [0], at })
    serverWith(ended('A', NOW - 1), ended('B', NOW + 1))
    for (const code of ['A', 'B']) writeCard(card(code))
    forgetMatches(NOW)
    await new MyTables().refresh()
    expect(readMatches().map(({ code }) => code)).toEqual(['B'])
  })

  it('keep what the table itself has said since', async () => {
    writeCard(card('A', { version: 8, turn: [0] }))
    serverWith(summary('A', { version: 7 }))
    const tables = new MyTables()
    await tables.refresh()
    expect(tables.find('A')).toMatchObject({ version: 8, turn: [0] })
  })

  it('drop tokens that open nothing any more: they would count as guesses', async () => {
    keepTokens('A', ['old'])
    serverWith(summary('A', { mine: [] }))
    const tables = new MyTables()
    await tables.refresh()
    expect(tokensFor('A')).toEqual([])
  })

  it('are forgotten with their seats, and come back with them', () => {
    keepTokens('A', ['one', 'two'])
    writeCard(card('A'))
    const tables = new MyTables()
    tables.forget(tables.find('A')!)
    expect([tables.running, tokensFor('A'), readCard('A')]).toEqual([[], [], null])
    tables.bringBack(tables.forgotten[0]!)
    expect(tables.running).toHaveLength(1)
    expect(tokensFor('A')).toEqual(['one', 'two'])
    expect(tables.forgotten).toEqual([])
  })

  it('are the same on all of our pages', () => {
    const [here, there] = [new MyTables(), new MyTables()]
    expect(there.running).toEqual([])
    here.see({ ...summary('A'), me: 0, left: null, waiting: null, view: { turn: 0 } } as unknown as Table, [0])
    window.dispatchEvent(new StorageEvent('storage', { key: 'tablee.card.A' }))
    expect(there.running.map(({ code }) => code)).toEqual(['A'])
  })

  it('do not keep a waiting room whose seat was given up', () => {
    const tables = new MyTables()
    const room = (me: number | null) =>
      ({ ...summary('A', { phase: 'waiting' }), me, left: null, waiting: null, view: null }) as unknown as Table
    tables.see(room(0), [0])
    expect(tables.running).toHaveLength(1)
    tables.see(room(null), [])
    expect(tables.running).toHaveLength(0)
  })
})

describe('a call', () => {
  it('is made once for each turn, by whichever page comes first', () => {
    expect(claimCall('A', 4, 6)).toBe(true) // a page that asked the server
    expect(claimCall('A', 6, 6)).toBe(false) // the table's own page, which sees only the version
    expect(claimCall('A', 4, 7)).toBe(false)
    expect(claimCall('A', 9, 9)).toBe(true) // the next turn
    expect(claimCall('A', 9, 11)).toBe(false)
    expect(claimCall('B', 4, 6)).toBe(true)
  })
})

describe('how long ago', () => {
  it.each([
    [20, 'now'],
    [5 * 60, '5 minutes ago'],
    [26 * HOUR, 'yesterday'],
    [15 * 24 * HOUR, '2 weeks ago'],
  ])('%i seconds are "%s"', (passed, said) => expect(ago(NOW - passed, 'en', NOW)).toBe(said))

  it('is a date after a month', () => expect(ago(NOW - 100 * 24 * HOUR, 'en', NOW)).toBe('Feb 7, 2033'))
})
