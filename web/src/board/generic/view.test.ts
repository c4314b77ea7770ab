import { beforeAll, describe, expect, it } from 'vitest'

import { Texts } from '../../page/texts.svelte.ts'
import { adviseGameAction, fieldsOf, nameAction, describeGameLog } from './view.ts'

const texts = new Texts()
beforeAll(() => texts.speak('en'))

describe('a game without texts', () => {
  it('is shown by its notation', () => {
    expect(nameAction(texts, 'memory', 'turn A7 B2')).toBe('turn A7 B2')
    const names = ['Anna', 'Ben']
    expect(describeGameLog('memory')(texts, [{ player: 1, action: 'pass' }], { names, me: 0 })).toEqual(['Ben: pass'])
    const advised = { action: 'pass', log: [{ player: 1, action: 'pass' }] }
    expect(adviseGameAction('memory')(texts, advised)).toEqual(['pass'])
  })

  it('has its own fields read out, and those that every view has left to others', () => {
    const view = {
      me: 0,
      turn: 1,
      log: [],
      actions: [],
      counts: [3, 2],
      open_cards: ['A7', 'B2', 'C1'],
      melds: [['A1', 'A2'], ['B1'], []],
      trump: null,
      last: { card: 'A7', by: 1 },
      double: true,
    }
    expect(fieldsOf(view, texts, 'memory', ['Anna', 'Ben']).map(({ name, value }) => `${name} = ${value}`)).toEqual([
      'counts = Anna: 3, Ben: 2',
      'open cards = A7, B2, C1',
      'melds = A1, A2 | B1 | –',
      'trump = –',
      'last = card: A7, by: 1',
      'double = yes',
    ])
  })
})

it('a game with texts names its pieces', async () => {
  await texts.fetch('zoo-domino')
  expect(nameAction(texts, 'zoo-domino', 'show lion')).toBe('show lion')
  await texts.speak('de')
  expect(nameAction(texts, 'zoo-domino', 'show lion')).toBe('show Löwe')
})
