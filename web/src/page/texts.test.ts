import { CATALOGUES } from 'texts:'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { namePieces } from '../games/index.ts'
import type { Language } from './languages.ts'
import { preferredLanguage, Texts } from './texts.svelte.ts'

const english = new Texts()
namePieces(english)

beforeEach(async () => {
  localStorage.clear()
  await english.speak('en')
  await english.fetch('zoo-domino', 'tile-rummy', 'romi-rami')
})

describe('a piece is named in the language', () => {
  it.each([
    ['lion', 'lion'],
    ['elephant-lion', 'elephant–lion'],
    ['zebra-zebra', 'double zebra'],
    ['something', 'something'],
    ['not-known', 'not-known'],
  ])('%s: %s', (piece, name) => expect(english.piece('zoo-domino', piece)).toBe(name))

  it.each([
    ['R7', 'red 7'],
    ['*', 'star'],
    ['*K13', 'star as black 13'],
    ['B4 B5 *O1', 'blue 4, blue 5, star as orange 1'],
    ['6', '6'],
  ])('%s: %s', (piece, name) => expect(english.piece('tile-rummy', piece)).toBe(name))

  it.each([
    ['heart-5', '5 of hearts'],
    ['joker', 'joker'],
    ['heart-1 clover-2', '1 of hearts, 2 of clovers'],
    ['pair-1+run-4/heart', 'pair of 1s + run of 4 (hearts)'],
    ['trophy-2', 'most combos of 2 cards'],
  ])('%s: %s', (piece, name) => expect(english.piece('romi-rami', piece)).toBe(name))
})

it('a game may name its pieces itself', () => {
  const texts = new Texts()
  texts.nameBy('memory', (piece, { language }) => `${piece} in ${language}`)
  expect(texts.piece('memory', 'one two')).toBe('one in en, two in en')
  expect(texts.piece('other', 'one')).toBe('one')
})

describe('a refusal is a sentence', () => {
  it('of the game, with its pieces named', () => {
    const refused = { code: 'lay.does_not_fit', args: { domino: 'zebra-zebra', end: 'left', animal: 'lion' } }
    expect(english.refusal('zoo-domino', refused)).toBe('There’s a lion at that end: double zebra doesn’t fit there.')
  })

  it('that quotes a reason word for word', () => {
    const refused = { code: 'invalid.option', args: { reason: 'zoo-domino is for 2 to 6 players' } }
    expect(english.refusal('zoo-domino', refused)).toContain(': zoo-domino is for 2 to 6 players')
  })

  it('of every game, where the game has none of its own', () => {
    expect(english.refusal('zoo-domino', { code: 'turn.not_yours', args: {} })).toBe('It’s not your turn.')
  })
})

it.each([
  [['Anna'], 'Anna'],
  [['Anna', 'Ben'], 'Anna and Ben'],
  [['Anna', 'Ben', 'Carla'], 'Anna, Ben and Carla'],
])('lists names as one says them: %s', (names, said) => expect(english.list(names)).toBe(said))

it('shows a gap by its key and tells it', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(english.say('no-such-message')).toBe('no-such-message')
  expect(error).toHaveBeenCalledWith("en has no message 'no-such-message'")
  error.mockRestore()
})

describe('what a game says', () => {
  it('is there once it was fetched; what it is called, always', async () => {
    const texts = new Texts()
    await texts.speak('en')
    expect(texts.say('tile-rummy')).toBe('Tile Rummy')
    expect(texts.has('tile-rummy-about')).toBe(true)
    expect(texts.has('tile-rummy-pool')).toBe(false)
    await texts.fetch('tile-rummy')
    expect(texts.has('tile-rummy-pool')).toBe(true)
    expect(texts.has('tile-rummy-page-rack')).toBe(true)
    expect(texts.has('zoo-domino-piece-lion')).toBe(false)
  })

  it('comes from the server where the page was built without the game', async () => {
    const ask = vi.fn(async () => new Response('memory = Paare\n'))
    vi.stubGlobal('fetch', ask)
    const texts = new Texts()
    await texts.speak('de')
    expect(texts.game('memory')).toBe('Memory')
    await texts.fetch('memory')
    expect(texts.game('memory')).toBe('Paare')
    expect(ask).toHaveBeenCalledWith('/api/games/memory/texts/de')
    vi.unstubAllGlobals()
  })

  it('is nothing where nobody has written it', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 422 }))
    const texts = new Texts()
    await texts.fetch('no-such-game')
    expect(texts.say('yes')).toBe('yes')
  })
})

describe('a long text', () => {
  it('is there once it was fetched, also in the next language', async () => {
    const texts = new Texts()
    await texts.speak('en')
    expect(texts.has('zoo-domino-rules-fit')).toBe(false)
    await texts.fetch('rules-zoo-domino')
    expect(texts.say('zoo-domino-rules-fit-title')).toBe('What fits')
    await texts.speak('de')
    expect(texts.say('zoo-domino-rules-fit-title')).toBe('Was passt')
    expect(texts.has('tile-rummy-rules-series')).toBe(false)
  })

  it('does not bring back a language that was left meanwhile', async () => {
    const texts = new Texts()
    await Promise.all([texts.speak('fr'), texts.fetch('rules-romi-rami'), texts.speak('nl')])
    expect(texts.language).toBe('nl')
    expect(texts.say('romi-rami-rules-joker-title')).toBe('De joker')
  })
})

describe('what could not be fetched', () => {
  const network = new Error('no network')
  const missing = (language: Language, part: string) =>
    vi.spyOn(CATALOGUES[language], part).mockRejectedValueOnce(network)

  it('is fetched when it is asked for again', async () => {
    const texts = new Texts()
    await texts.speak('en')
    missing('en', 'rules-zoo-domino')
    await expect(texts.fetch('rules-zoo-domino')).rejects.toBe(network)
    await texts.fetch('rules-zoo-domino')
    expect(texts.say('zoo-domino-rules-fit-title')).toBe('What fits')
  })

  it('does not keep the page from what is there, nor from another language', async () => {
    const texts = new Texts()
    await texts.speak('en')
    await texts.fetch('zoo-domino')
    missing('fr', 'zoo-domino')
    await expect(texts.speak('fr')).rejects.toBe(network)
    await texts.fetch('zoo-domino')
    expect([texts.language, texts.say('yes')]).toEqual(['en', 'yes'])
    missing('en', 'rules-zoo-domino')
    await expect(texts.fetch('rules-zoo-domino')).rejects.toBe(network)
    missing('de', 'rules-zoo-domino')
    await texts.speak('de')
    expect(texts.say('zoo-domino-piece-lion')).toBe('Löwe')
    vi.restoreAllMocks()
  })

  it('does not matter where something else was asked for meanwhile', async () => {
    const texts = new Texts()
    missing('fr', 'common')
    await Promise.all([texts.speak('fr'), texts.speak('nl')])
    expect(texts.language).toBe('nl')
  })
})

it('marks the document with its language', () => {
  expect(document.documentElement.lang).toBe('en')
})

describe('the language at the first visit', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR', 'nl-BE', 'en'], 'nl'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('%s: %s', (wanted, language) => expect(preferredLanguage(wanted)).toBe(language))

  it('is the one that was chosen before', async () => {
    await new Texts().choose('fr')
    expect(preferredLanguage(['de'])).toBe('fr')
  })
})

it.each([
  [0, 'no limit'],
  [1, 'one second'],
  [60, '60 seconds'],
  [90, '90 seconds'],
  [120, '2 minutes'],
])('a time limit of %s is said as %s', (seconds, said) => expect(english.seconds(seconds)).toBe(said))
