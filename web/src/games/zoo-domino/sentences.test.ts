import { beforeAll, describe, expect, it } from 'vitest'

import type { ZooDominoView } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { Choices } from './actions.ts'
import { namer } from './namer.ts'
import { adviseAction, describeLog, hintKey, news, describeEntry, describeShort, whyNotKey } from './sentences.ts'

const texts = new Texts()
texts.nameBy('zoo-domino', namer)
beforeAll(() => texts.fetch('zoo-domino'))

const players = { names: ['Anna', 'Ben'], me: null }
const view: ZooDominoView = {
  me: 0,
  turn: 0,
  first: 0,
  chain: [{ left: 'lion', right: 'zebra', trump: false }],
  hand: ['lion-monkey'],
  counts: [1, 3],
  stock: 5,
  passes: 0,
  log: [{ player: 1, action: 'lay lion-zebra' }],
  actions: [],
  shown: [],
}

it('tells whole sentences', () => {
  expect(describeEntry(texts, { player: 1, kind: 'draw', count: 3 }, players)).toBe('Ben draws 3 dominoes')
  expect(describeEntry(texts, { player: 0, kind: 'lay', domino: 'lion-zebra', spot: 'first' }, players)).toBe(
    'Anna starts with lion–zebra',
  )
  expect(describeEntry(texts, { player: 0, kind: 'trump', domino: 'lion-lion', spot: 'left' }, players)).toBe(
    'Anna trumps with double lion on the left',
  )
})

it('names the animal that a domino was laid against, since the chain bends', () => {
  const [left, right] = ['lay monkey-lion left', 'trump penguin-penguin right'].map((action) => ({ player: 1, action }))
  const bent = {
    ...view,
    chain: [
      { left: 'monkey', right: 'lion', trump: false },
      { left: 'lion', right: 'zebra', trump: false },
      { left: 'penguin', right: 'penguin', trump: true },
    ],
    log: [...view.log, left!, { player: 0, action: 'pass' }, right!],
  }
  expect(describeLog(texts, bent.log.slice(1), players, bent)).toEqual([
    'Ben lays monkey–lion next to the lion',
    'Anna passes',
    'Ben trumps with double penguin next to the zebra',
  ])
})

it('tells in short', () => {
  expect(describeShort(texts, { player: 1, kind: 'draw', count: 3 })).toBe('drew 3')
  expect(describeShort(texts, { player: 1, kind: 'pass' })).toBe('passed')
  expect(describeShort(texts, { player: 1, kind: 'lay', domino: 'lion-zebra', spot: 'left' })).toBe('laid lion–zebra')
})

describe('what to do and why not', () => {
  it.each([
    [['lay lion-monkey left'], 'hint-lay', 'why-one-fits', 'why-one-fits'],
    [['draw'], 'hint-draw', null, 'why-draw-first'],
    [['pass'], 'hint-pass', 'why-stock-empty', null],
    [['trump lion-lion left', 'pass'], 'hint-trump-or-pass', null, null],
    [['trump lion-lion left'], 'hint-trump', null, 'why-trump'],
  ])('%o', (actions, hint, noDraw, noPass) => {
    const choices = new Choices(actions)
    expect(hintKey(view, choices)).toBe(`zoo-domino-page-${hint}`)
    if (noDraw) expect(whyNotKey('draw', view, choices)).toBe(`zoo-domino-page-${noDraw}`)
    if (noPass) expect(whyNotKey('pass', view, choices)).toBe(`zoo-domino-page-${noPass}`)
    for (const key of [hint, noDraw, noPass]) if (key) expect(texts.has(`zoo-domino-page-${key}`)).toBe(true)
  })

  it('waits for its turn', () => {
    expect(whyNotKey('pass', { ...view, turn: 1 }, new Choices([]))).toBe('zoo-domino-page-why-wait')
  })
})

describe('news', () => {
  it('are what is new in the log, and what I drew', () => {
    const after = {
      ...view,
      hand: ['lion-monkey', 'lion-lion'],
      log: [...view.log, { player: 0, action: 'draw' }],
    }
    expect(news(texts, view, after, { ...players, me: 0 })).toEqual(['You draw a domino', 'You draw: double lion.'])
  })

  it('are none at first sight, and none of the round before', () => {
    expect(news(texts, null, view, players)).toEqual([])
    expect(news(texts, view, { ...view, log: [] }, players)).toEqual([])
  })
})

it.each([
  ['lay lion-zebra', 'lay lion–zebra'],
  ['lay lion-zebra left', 'lay lion–zebra on the left'],
  ['trump lion-lion right', 'trump with double lion on the right'],
  ['draw', 'draw a domino'],
  ['pass', 'pass'],
])('advises without a subject: %s', (action, advice) =>
  expect(adviseAction(texts, { action, log: [{ player: 1, action }] })).toEqual([advice]),
)
