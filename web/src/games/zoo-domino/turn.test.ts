import { beforeAll, describe, expect, it } from 'vitest'

import { Announcer } from '../../page/announcer.svelte.ts'
import type { Hint, Table, ZooDominoView } from '../../page/protocol.ts'
import type { Answer } from '../../table/net/connection.svelte.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { namer } from './namer.ts'
import { Turn } from './turn.svelte.ts'

const texts = new Texts()
texts.nameBy('zoo-domino', namer)
beforeAll(() => texts.fetch('zoo-domino'))

interface Scene {
  actions?: string[]
  chain?: string
  hand?: string
  turn?: number
  way?: string
  busy?: boolean
  /** A past moment. */
  still?: boolean
  hint?: Omit<Hint, 'type' | 'id' | 'version'> | null
}

/** My turn in a scene, and what it sends to the server. */
function sit({
  actions = [],
  chain = 'lion-zebra',
  hand = '',
  turn = 0,
  way = 'draw',
  busy = false,
  still = false,
  hint = null,
}: Scene) {
  const laid = chain ? chain.split(' ').map((name) => name.split('-') as [string, string]) : []
  const view: ZooDominoView = {
    me: 0,
    turn,
    first: 0,
    chain: laid.map(([left, right]) => ({ left, right, trump: false })),
    hand: hand.split(' '),
    counts: [1, 1],
    stock: 3,
    passes: 0,
    log: [],
    actions,
    shown: [],
  }
  const seats = ['Anna', 'Ben'].map((name) => ({
    name,
    bot: null,
    connected: true,
    host: false,
    worded: false,
    words: '',
  }))
  const table = { options: { way }, seats } as unknown as Table
  const said: string[] = []
  const announcer = new Announcer()
  const act = (action: string) => said.push(action)
  const ask = (): Promise<Answer | null> => Promise.resolve(hint && { type: 'hint', id: '', version: 1, ...hint })
  const mine = new Turn(() => ({ table, view, act, ask, busy, refused: null, still, you: 0 }), texts, announcer)
  const heard = () => announcer.lines.map(({ text }) => text)
  return { mine, said, heard }
}

function press(mine: Turn, ...keys: string[]) {
  const option = document.createElement('div')
  option.role = 'option'
  option.addEventListener('keydown', mine.keydown)
  for (const key of keys) option.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
}

const both = { actions: ['lay lion-zebra left', 'lay lion-zebra right'], chain: 'lion-zebra', hand: 'lion-zebra' }
const one = { actions: ['lay lion-monkey left'], hand: 'lion-monkey penguin-penguin' }

describe('tap, tap', () => {
  it('takes a domino up and lays it at the end that is chosen', () => {
    const { mine, said } = sit(both)
    mine.tap('lion-zebra')
    expect(mine.held).toBe('lion-zebra')
    mine.choose('right')
    expect(said).toEqual(['lay lion-zebra right'])
  })

  it('lays at once by a second tap where there is one place only', () => {
    const { mine, said } = sit(one)
    mine.tap('lion-monkey')
    mine.tap('lion-monkey')
    expect(said).toEqual(['lay lion-monkey left'])
  })

  it('does not choose between two ends by itself', () => {
    const { mine, said } = sit(both)
    mine.tap('lion-zebra')
    mine.tap('lion-zebra')
    expect(said).toEqual([])
    expect(mine.held).toBe('lion-zebra')
  })

  it('may try what does not fit', () => {
    const { mine, said } = sit(one)
    mine.tap('penguin-penguin')
    mine.choose('right')
    expect(said).toEqual(['lay penguin-penguin right'])
  })

  it('begins the chain in the middle', () => {
    const { mine, said } = sit({ actions: ['lay lion-zebra'], chain: '', hand: 'lion-zebra' })
    expect(mine.open).toEqual(['first'])
    mine.tap('lion-zebra')
    mine.choose('first')
    expect(said).toEqual(['lay lion-zebra'])
  })

  it.each([{ turn: 1 }, { busy: true }])('does nothing when %o', (scene) => {
    const { mine, said } = sit({ ...one, ...scene })
    mine.tap('lion-monkey')
    mine.choose('left')
    expect([mine.held, said]).toEqual([null, []])
  })
})

describe('by keyboard', () => {
  it('arrows choose the end and Enter lays', () => {
    const { mine, said, heard } = sit(both)
    mine.tap('lion-zebra')
    press(mine, 'ArrowLeft', 'ArrowRight', 'Enter')
    expect(said).toEqual(['lay lion-zebra right'])
    expect(heard()).toEqual([
      'lion–zebra picked up. It fits at both ends.',
      'Left end, lion. It fits.',
      'Right end, zebra. It fits.',
    ])
  })

  it('Escape puts back', () => {
    const { mine, heard } = sit(one)
    mine.tap('lion-monkey')
    press(mine, 'Escape')
    expect(mine.held).toBeNull()
    expect(heard().at(-1)).toBe('lion–monkey put back')
  })

  it('D draws and P passes where that may be done, and says why where not', () => {
    const drawing = sit({ actions: ['draw'], hand: 'penguin-penguin' })
    press(drawing.mine, 'p', 'd', 'd')
    expect(drawing.said).toEqual(['draw'])
    expect(drawing.heard()).toEqual(['Nothing fits: draw until something does.'])
    const passing = sit({ actions: ['pass'], hand: 'penguin-penguin' })
    press(passing.mine, 'd', 'p')
    expect(passing.said).toEqual(['pass'])
    expect(passing.heard()).toEqual(['The stock is empty.'])
  })
})

it('tries a double as a trump where there are trumps', () => {
  const { mine, said } = sit({ actions: ['lay lion-monkey left'], hand: 'lion-monkey penguin-penguin', way: 'trumps' })
  mine.tap('penguin-penguin')
  mine.choose('left')
  expect(said).toEqual(['trump penguin-penguin left'])
})

it('says what to do', () => {
  expect(sit({ ...one, turn: 1 }).mine.hint).toBe('Ben is playing')
  expect(sit({ ...one, still: true }).mine.hint).toBe('Your turn')
  expect(sit(one).mine.hint).toBe('Lay a domino that fits')
  const { mine } = sit(one)
  mine.tap('penguin-penguin')
  expect(mine.hint).toBe('double penguin fits at neither end')
})

it('shows a hint in two steps: what fits where, then the domino that an expert would lay', async () => {
  const { mine, said, heard } = sit({
    actions: ['lay lion-monkey left', 'lay zebra-giraffe right'],
    hand: 'lion-monkey zebra-giraffe',
    hint: {
      action: 'lay zebra-giraffe right',
      possible: [
        { code: 'fits', args: { count: 2 } },
        { code: 'end', args: { animal: 'lion', dominoes: 'lion-monkey' } },
      ],
      advice: [
        { code: 'do_lay_end', args: { domino: 'zebra-giraffe', animal: 'zebra' } },
        { code: 'blocks', args: { player: 1 } },
      ],
      pieces: ['lion-monkey', 'zebra-giraffe'],
      places: ['left', 'right'],
    },
  })
  await mine.hints.press()
  expect(mine.hints.lines).toEqual(['2 of your dominoes fit.', 'You can lay next to the lion: lion–monkey.'])
  expect(heard().at(-1)).toContain('These pieces: lion–monkey and zebra–giraffe.')
  expect(mine.hints.marks).toHaveLength(2)
  expect(mine.held).toBeNull()
  await mine.hints.press()
  expect(mine.hints.lines).toEqual([
    'An expert would lay zebra–giraffe next to the zebra.',
    'After that, probably nothing fits for Ben.',
  ])
  expect([mine.held, mine.aim]).toEqual(['zebra-giraffe', 'right'])
  expect(said).toEqual([])
  await mine.hints.press()
  expect(mine.hints.step).toBeNull()
})
