import { beforeAll, expect, it } from 'vitest'

import { Texts } from '../../page/texts.svelte.ts'
import { namer } from './namer.ts'
import { adviseAction, describeAction, describeEntry, describeShort } from './sentences.ts'

const texts = new Texts()
texts.nameBy('tile-rummy', namer)
beforeAll(() => texts.fetch('tile-rummy'))

const entry = (player: number, action: string) => ({ player, action })
const log = [entry(0, 'lay R7 R8 R9'), entry(1, 'lay R9'), entry(1, 'star R9 B5'), entry(0, 'exchange')]

it('tells what became of a star', () => {
  const players = { names: ['Anna', 'Ben'], me: 0 }
  expect(log.map((entry) => describeEntry(texts, entry, players))).toEqual([
    'You lay red 7, red 8 and red 9',
    'Ben lays red 9',
    'The star changes from red 9 to blue 5',
    'You exchange a tile',
  ])
})

it('tells in short what a player did last, and with which tiles', () => {
  expect([0, 1, 2].map((player) => describeShort(texts, log, player))).toEqual([
    { words: 'exchanged one', pieces: [] },
    { words: 'laid 1', pieces: ['R9'] },
    { words: '', pieces: [] },
  ])
})

it('tells of a match that is over which tile was given away', () => {
  const players = { names: ['Anna', 'Ben'], me: 0 }
  const tell = (action: string, ...log: ReturnType<typeof entry>[]) => describeAction(texts, { action, log }, players)
  expect(tell('exchange K5', entry(0, 'exchange'))).toEqual(['You exchange black 5'])
  expect(tell('lay R7 R8 R9 reject O13', entry(1, 'lay R7 R8 R9'), entry(1, 'reject'))).toEqual([
    'Ben lays red 7, red 8 and red 9',
    'Ben discards orange 13',
  ])
  expect(tell('draw', entry(1, 'draw'))).toEqual(['Ben draws a tile'])
})

it('advises without a subject, and says which tile to give away', () => {
  const advise = (action: string, ...log: string[]) =>
    adviseAction(texts, { action, log: log.map((action) => entry(1, action)) })
  expect(advise('exchange K5', 'exchange')).toEqual(['exchange black 5'])
  expect(advise('lay R7 R8 *R9 reject O13', 'lay R7 R8', 'star R9 B5', 'reject')).toEqual([
    'lay red 7 and red 8',
    'The star changes from red 9 to blue 5',
    'discard orange 13',
  ])
  expect(advise('draw', 'draw')).toEqual(['draw a tile'])
})
