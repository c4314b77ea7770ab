import { beforeAll, describe, expect, it } from 'vitest'

import type { PhotoRummyView } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { namer, pieceName } from './names.ts'
import { news, tell, tellShort } from './tell.ts'

const texts = new Texts()
texts.nameBy('photo-rummy', namer)
beforeAll(() => texts.fetch('photo-rummy'))

const company = { names: ['Anna', 'Ben'], me: 0 }
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
    'This photo does not fit: Tower Bridge (London). The joker lies in Spaghetti (Rome), St. Peter’s Cathedral (Rome), Joker.',
  )
})

describe('the log', () => {
  it.each([
    [0, 'draw 3', 'You draw from pile 3'],
    [1, 'take GB-sight', 'Ben takes a joker for Tower Bridge (London)'],
    [1, 'lay GB-sight joker', 'Ben lays Tower Bridge (London) and Joker'],
    [1, 'rebuild', 'Ben rebuilds the table'],
    [0, 'pass', 'You lay nothing'],
    [1, 'timeout', 'Time is up for Ben'],
  ])('%d %s: %s', (player, action, sentence) => expect(tell(texts, entry(player, action), company)).toBe(sentence))

  it('tells in short what a player did last', () => {
    const log = [entry(1, 'draw 1'), entry(1, 'pass'), entry(0, 'draw 2'), entry(0, 'lay I-dish')]
    expect([0, 1].map((player) => tellShort(texts, log, player))).toEqual(['laid 1', 'laid nothing'])
    log.push(entry(1, 'draw 3'))
    expect(tellShort(texts, log, 1)).toBe('drew')
    log.push(entry(1, 'take I-church'), entry(1, 'lay D-dish joker'))
    expect(tellShort(texts, log, 1)).toBe('took a joker, laid 2')
    expect(tellShort(texts, [], 1)).toBe('')
  })
})

describe('what is new', () => {
  const view = (log: ReturnType<typeof entry>[], hand: string[]) => ({ log, hand }) as unknown as PhotoRummyView

  it('is each deed, and the card that I drew', () => {
    const before = view([], ['D-dish'])
    const after = view([entry(1, 'draw 1'), entry(1, 'pass'), entry(0, 'draw 2')], ['D-dish', 'GB-sight'])
    expect(news(texts, before, after, company)).toEqual([
      'Ben draws from pile 1',
      'Ben lays nothing',
      'You draw from pile 2',
      'You draw: Tower Bridge (London).',
    ])
  })

  it('is nothing at first, nor in a new round', () => {
    const after = view([entry(1, 'draw 1')], [])
    expect(news(texts, null, after, company)).toEqual([])
    expect(news(texts, after, view([], []), company)).toEqual([])
  })
})
