import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../../../page/languages.ts'
import { roomName, roomsBy, stepFrom, titleOf } from './gallery.ts'
import { nameOf } from '../cards/names.ts'

describe.each([
  ['capital', 17, 6],
  ['theme', 6, 17],
] as const)('hung by %s', (order, count, size) => {
  const rooms = roomsBy(order)

  it('every photo has its place, and the joker the last', () => {
    expect(rooms.map((room) => room.cards.length)).toEqual([...Array<number>(count).fill(size), 1])
    const cards = rooms.flatMap((room) => room.cards)
    expect(new Set(cards).size).toBe(103)
    expect(cards.at(-1)).toBe('joker')
  })

  it.each(LANGUAGES)('every room and every card has a name in %s', (language) => {
    for (const room of rooms) {
      expect(roomName(room, language)).toMatch(/^\p{Lu}/u)
      for (const card of room.cards) expect(nameOf(card, language)).toMatch(/^\p{Lu}/u)
    }
  })
})

it('a title says the picture and the city', () => {
  expect(titleOf('GB-sight', 'it')).toBe('Tower Bridge, Londra')
  expect(titleOf('NL-letterbox', 'nl')).toBe('Brievenbus, Amsterdam')
  expect(titleOf('joker', 'es')).toBe('Comodín')
})

it('one walks on and back, and round at the ends', () => {
  const cards = ['NL-palace', 'GR-palace', 'joker']
  expect(stepFrom(cards, 'NL-palace', 1)).toBe('GR-palace')
  expect(stepFrom(cards, 'joker', 1)).toBe('NL-palace')
  expect(stepFrom(cards, 'NL-palace', -1)).toBe('joker')
})
