import { beforeAll, describe, expect, it } from 'vitest'

import type { PhotoRummyView } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { namer, pieceName } from './cards/names.ts'
import { adviseAction, news, describeEntry, describeShort } from './sentences.ts'

const texts = new Texts()
texts.nameBy('photo-rummy', namer)
beforeAll(() => texts.fetch('photo-rummy'))

const players = { names: ['Anna', 'Ben'], me: 0 }
const entry = (player: number, action: string) => ({ player, action })

it.each([
  ['GB-sight', 'en', 'Tower Bridge (London)'],
  ['GB-sight', 'fr', 'Tower Bridge (Londres)'],
  ['joker', 'it', 'Jolly'],
  ['D', 'es', 'Berlín'],
  ['dish', 'nl', 'Typische gerechten'],
  ['X-dish', 'en', 'X-dish'],
  ['GB-zoo', 'en', 'GB-zoo'],
] as const)('%s is called in %s: %s', (piece, language, name) => expect(pieceName(piece, language)).toBe(name))

it('a refusal names the cards as the text client does', () => {
  const refused = { code: 'take.does_not_fit', args: { card: 'GB-sight', meld: 'I-dish I-church joker' } }
  expect(texts.refusal('photo-rummy', refused)).toBe(
    'This photo doesn’t fit: Tower Bridge (London). The joker is in Spaghetti (Rome), St. Peter’s Basilica (Rome), Joker.',
  )
})

describe('the log', () => {
  it.each([
    [0, 'draw 3', 'You draw from pile 3'],
    [1, 'take GB-sight sight', 'Ben swaps Tower Bridge (London) for the joker in Sights'],
    [1, 'joker GB', 'The joker goes to London'],
    [1, 'lay GB-sight joker', 'Ben lays Tower Bridge (London) and Joker'],
    [1, 'rebuild', 'Ben rearranges the table'],
    [0, 'pass', 'You lay nothing'],
    [1, 'timeout', 'Time’s up for Ben'],
  ])('%d %s: %s', (player, action, sentence) =>
    expect(describeEntry(texts, entry(player, action), players)).toBe(sentence),
  )

  it('tells in short what a player did last', () => {
    const log = [entry(1, 'draw 1'), entry(1, 'pass'), entry(0, 'draw 2'), entry(0, 'lay I-dish')]
    expect([0, 1].map((player) => describeShort(texts, log, player))).toEqual([
      { words: 'laid 1', pieces: ['I-dish'] },
      { words: 'laid nothing', pieces: [] },
    ])
    log.push(entry(1, 'draw 3'))
    expect(describeShort(texts, log, 1)).toEqual({ words: 'drew', pieces: [] })
    log.push(entry(1, 'take I-church church'), entry(1, 'lay D-dish joker'), entry(1, 'joker D'))
    expect(describeShort(texts, log, 1)).toEqual({
      words: 'took a joker, laid 2',
      pieces: ['I-church', 'D-dish', 'joker'],
    })
    expect(describeShort(texts, [], 1)).toEqual({ words: '', pieces: [] })
  })
})

it('advises without a subject', () => {
  const log = ['take GB-sight sight', 'lay D-dish joker', 'joker D', 'draw 3', 'pass'].map((action) => entry(1, action))
  expect(adviseAction(texts, { action: '', log })).toEqual([
    'swap Tower Bridge (London) for a joker',
    'lay Berliner Weisse (beer) (Berlin) and Joker',
    'The joker goes to Berlin',
    'draw from pile 3',
    'keep the card and end the turn',
  ])
})

describe('what is new', () => {
  const view = (log: ReturnType<typeof entry>[], hand: string[]) => ({ log, hand }) as unknown as PhotoRummyView

  it('describes each action and the card that I drew', () => {
    const before = view([], ['D-dish'])
    const after = view([entry(1, 'draw 1'), entry(1, 'pass'), entry(0, 'draw 2')], ['D-dish', 'GB-sight'])
    expect(news(texts, before, after, players)).toEqual([
      'Ben draws from pile 1',
      'Ben lays nothing',
      'You draw from pile 2',
      'You draw: Tower Bridge (London).',
    ])
  })

  it('is nothing at first, nor in a new round', () => {
    const after = view([entry(1, 'draw 1')], [])
    expect(news(texts, null, after, players)).toEqual([])
    expect(news(texts, after, view([], []), players)).toEqual([])
  })
})
