import { beforeEach, describe, expect, it } from 'vitest'

import { noteFeats, readBests } from './bests.ts'
import { type Match, forgetMatches, matchOf, noteMatches, readMatches, writeMatches } from './matches.ts'
import { statistics } from './statistics.ts'
import { companionsOf, tallies, tallyWith } from './tally.ts'

const HOUR = 3600
const NOW = 1_000_000

function match(code: string, won: string, at = NOW, more: Partial<Match> = {}): Match {
  const companions = [{ name: 'Léa', won: won === 'Léa' }]
  return { code, game: 'zoo-domino', at, won: won === 'me', points: 1, level: null, companions, ...more }
}

const seat = (name: string | null, bot: string | null = null) => ({ name, bot })

const ENDED = { code: 'CODE', game: 'tile-rummy', totals: [30, -10, -20], leaders: [0] }

beforeEach(() => localStorage.clear())

describe('a match that is over', () => {
  it('against bots is remembered with the strongest of them', () => {
    const seats = [seat('Anna'), seat('Kofi', 'casual'), seat('Mei', 'expert')]
    const noted = matchOf({ ...ENDED, seats }, 0, NOW + 0.4)
    expect(noted).toEqual({
      code: 'CODE',
      game: 'tile-rummy',
      at: NOW,
      won: true,
      points: 30,
      level: 'expert',
      companions: [],
    })
  })

  it('with people is remembered with their names, and with no level', () => {
    const seats = [seat('Anna'), seat('Kofi', 'casual'), seat('Léa')]
    const noted = matchOf({ ...ENDED, seats }, 2, NOW)
    expect(noted).toMatchObject({ won: false, points: -20, level: null, companions: [{ name: 'Anna', won: true }] })
  })

  it('counts once, however often it is seen', () => {
    expect(noteMatches([match('A', 'me')])).toBe(1)
    expect(noteMatches([match('A', 'me'), match('B', 'Léa', NOW - 1), match('B', 'Léa')])).toBe(1)
    expect(readMatches().map(({ code }) => code)).toEqual(['B', 'A'])
  })

  it('is forgotten when the memory is full, the oldest first', () => {
    noteMatches(Array.from({ length: 1_005 }, (_, number) => match(`M${number}`, 'me', NOW + number)))
    expect(readMatches()).toHaveLength(1_000)
    expect(readMatches()[0]!.code).toBe('M5')
  })

  it('can be forgotten on purpose', () => {
    noteMatches([match('A', 'me')])
    forgetMatches()
    expect(readMatches()).toEqual([])
  })
})

describe('what is stored', () => {
  it('is read as it was written', () => {
    const matches = [match('A', 'me'), match('B', 'Léa', NOW, { level: 'strong', companions: [] })]
    expect(readMatches(writeMatches(matches))).toEqual(matches)
  })

  it.each([
    'no JSON',
    '{}',
    '[1, null, "text", []]',
    '[["a b", "zoo-domino", 1, 1, 1, null, []]]',
    '[["A", "<b>", 1, 1, 1, null, []]]',
    '[["A", "zoo-domino", "soon", 1, 1, null, []]]',
    '[["A", "zoo-domino", 1, 1, null, null, []]]',
    '[["A", "zoo-domino", 1, 1, 1, 7, []]]',
    '[["A", "zoo-domino", 1, 1, 1, null, "all"]]',
    '[["A", "zoo-domino", 1, 1, 1, null, [5]]]',
    '[["A", "zoo-domino", 1, 1, 1, null, [[5, 1]]]]',
  ])('is left out where it cannot be read: %s', (text) => expect(readMatches(text)).toEqual([]))

  it('keeps what stands beside garbage', () => {
    const [row] = JSON.parse(writeMatches([match('A', 'me')])) as unknown[]
    expect(readMatches(JSON.stringify([7, row]))).toEqual([match('A', 'me')])
  })
})

describe('the best', () => {
  it('is kept for each game and feat', () => {
    noteFeats('tile-rummy', { laid: 6, points: -3 }, 1)
    noteFeats('tile-rummy', { laid: 5, points: 40 }, 2)
    noteFeats('romi-rami', { points: 12 }, 3)
    expect(readBests()).toEqual({
      'tile-rummy': { laid: { value: 6, at: 1 }, points: { value: 40, at: 2 } },
      'romi-rami': { points: { value: 12, at: 3 } },
    })
  })

  it.each([
    7,
    'text',
    null,
    { 'a b': {} },
    { game: 7 },
    { game: { feat: 7 } },
    { game: { feat: { value: 'x', at: 1 } } },
  ])('is left out where it cannot be read: %j', (told) =>
    expect(Object.values(readBests(told)).flatMap((feats) => Object.keys(feats))).toEqual([]),
  )
})

describe('statistics', () => {
  it('count by game and by level, people last', () => {
    const matches = [
      match('A', 'me', 1, { game: 'tile-rummy', level: 'expert', companions: [] }),
      match('B', 'Léa', 2),
      match('C', 'me', 3, { level: 'expert', companions: [] }),
      match('D', 'Kofi', 4, { level: 'expert', companions: [] }),
      match('E', 'me', 5, { level: 'casual', companions: [] }),
    ]
    expect(statistics(matches)).toEqual([
      {
        game: 'zoo-domino',
        lines: [
          { level: 'casual', played: 1, won: 1 },
          { level: 'expert', played: 2, won: 1 },
          { level: null, played: 1, won: 0 },
        ],
      },
      { game: 'tile-rummy', lines: [{ level: 'expert', played: 1, won: 1 }] },
    ])
  })
})

describe('the tally', () => {
  const evening = [
    match('A', 'me', NOW - 30 * HOUR),
    match('B', 'Léa', NOW - 7 * HOUR),
    match('C', 'Léa', NOW - 3.5 * HOUR),
    match('D', 'me', NOW),
  ]

  it('is that of tonight, and that of all evenings', () => {
    expect(tallyWith(['Léa'], evening, NOW + HOUR)).toEqual({
      tonight: { matches: 3, mine: 1, theirs: [2] },
      all: { matches: 4, mine: 2, theirs: [2] },
    })
  })

  it('begins again after a long break', () => {
    expect(tallyWith(['Léa'], evening, NOW + 5 * HOUR).tonight).toEqual({ matches: 0, mine: 0, theirs: [0] })
  })

  it('knows people however they write their names', () => {
    expect(tallyWith([' LÉA '], evening, NOW).all.matches).toBe(4)
    expect(tallyWith(['Le\u0301a'], evening, NOW).all.matches).toBe(4)
  })

  it('is that of exactly these people', () => {
    const three = match('E', 'Tom', NOW, {
      companions: [
        { name: 'Tom', won: true },
        { name: 'Léa', won: false },
      ],
    })
    const matches = [...evening, three, match('F', 'me', NOW, { companions: [], level: 'expert' })]
    expect(tallyWith(['Léa', 'Tom'], matches, NOW).all).toEqual({ matches: 1, mine: 0, theirs: [0, 1] })
    expect(tallyWith(['Léa'], matches, NOW).all.matches).toBe(4)
    expect(tallyWith([], matches, NOW).all.matches).toBe(0)
    expect(tallies(matches)).toEqual([
      { name: 'Léa', tally: { matches: 5, mine: 2, theirs: [2] } },
      { name: 'Tom', tally: { matches: 1, mine: 0, theirs: [1] } },
    ])
  })

  it('asks for the people of a table', () => {
    const seats = [seat('Anna'), seat('Kofi', 'casual'), seat('Léa'), seat(null)]
    expect(companionsOf({ seats } as Parameters<typeof companionsOf>[0], 0)).toEqual(['Léa'])
  })
})
