import { beforeAll, describe, expect, it } from 'vitest'

import { Announcer } from '../../page/announcer.svelte.ts'
import type { Hint, RomiRamiContractView, RomiRamiView, Table } from '../../page/protocol.ts'
import type { Answer } from '../../table/net/connection.svelte.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { namer } from './namer.ts'
import { news } from './sentences.ts'
import { Turn } from './turn.svelte.ts'

const texts = new Texts()
texts.nameBy('romi-rami', namer)
beforeAll(() => texts.fetch('romi-rami'))

const contract = (name: string): RomiRamiContractView => ({
  name,
  requires: [{ name: 'pair', kind: 'set', size: 2, value: null }],
  points: 2,
  bonus: 'heart',
})

/** My turn: what it sends to the server, and what it announces. */
function sit(
  scene: Partial<RomiRamiView>,
  busy = false,
  hint: Omit<Hint, 'type' | 'id' | 'version'> | null = null,
  still = false,
) {
  const view = {
    me: 0,
    turn: 0,
    step: 'take',
    log: [],
    values: [],
    contracts: [contract('pair/heart')],
    hand: [],
    jokers: [true, true],
    awards: [],
    bonuses: [],
    gains: [],
    scores: [{ total: 16 }, { total: 9 }],
    surplus: 0,
    actions: [],
    ...scene,
  } as unknown as RomiRamiView
  const said: string[] = []
  const announcer = new Announcer()
  const table = { seats: [{ name: 'Anna' }, { name: 'Ben' }] } as unknown as Table
  const ask = (): Promise<Answer | null> => Promise.resolve(hint && { type: 'hint', id: '', version: 1, ...hint })
  const board = () => ({
    table,
    view,
    busy,
    refused: null,
    still,
    you: 0,
    ask,
    act: (action: string) => void said.push(action),
  })
  const turn = new Turn(board, texts, announcer)
  return { turn, said, told: () => announcer.lines.at(-1)?.text }
}

describe('taking cards', () => {
  const scene = {
    values: ['heart-1', 'heart-1', 'clover-2'],
    actions: ['take heart-1', 'take heart-1 heart-1', 'take clover-2'],
  }

  it('shows at once which others may still be taken, and why not', () => {
    const { turn, told } = sit(scene)
    turn.tapMarket('heart-1#0')
    expect(turn.open('heart-1#1')).toBe(true)
    expect(turn.open('clover-2#0')).toBe(false)
    turn.tapMarket('clover-2#0')
    expect(told()).toBe('It matches neither the value nor the suit of the cards you’ve chosen.')
    turn.tapMarket('heart-1#1')
    expect(turn.whyNot('clover-2#0')).toBe('You can’t choose more than 2.')
  })

  it('takes what is chosen, and lets go of it', () => {
    const { turn, said } = sit(scene)
    turn.tapMarket('heart-1#1')
    expect(turn.take()).toBe(true)
    expect(said).toEqual(['take heart-1'])
    expect(turn.chosen).toEqual([])
  })

  it('takes a dragged card along with those chosen', () => {
    const { turn, said } = sit(scene)
    turn.tapMarket('heart-1#0')
    turn.take('heart-1#1')
    expect(said).toEqual(['take heart-1 heart-1'])
  })

  it('says nothing to the server before something is chosen, or while it waits for an answer', () => {
    const { turn, said, told } = sit(scene)
    expect(turn.take()).toBe(false)
    expect(told()).toBe('Take up to three cards of one value or one suit')
    const waiting = sit(scene, true)
    waiting.turn.tapMarket('heart-1#0')
    waiting.turn.take()
    expect([...said, ...waiting.said]).toEqual([])
  })

  it('does not pay before cards are taken, but explains the contract', () => {
    const { turn, told } = sit(scene)
    turn.tapContract('pair/heart')
    expect(told()).toBe(
      'pair: 2 points. Any hearts you pay with are worth a point each. Take cards from the market first.',
    )
    expect(turn.status).toBe(told())
    turn.tapMarket('heart-1#0')
    expect(turn.status).toBe('Take these, or choose others')
  })
})

describe('paying', () => {
  const scene = {
    step: 'complete' as const,
    hand: ['heart-2', 'clover-2', 'clover-3'],
    actions: [
      'complete pair/heart with heart-2 joker',
      'complete pair/heart with heart-2 clover-2',
      'complete pair/heart with clover-3 joker',
      'end',
    ],
    bonuses: [1, 1, 0, 0],
    gains: [{ contract: 'pair/heart', points: 2, trophies: 3, won: ['trophy-2'], joker: 1 }],
  }

  it('proposes the best payment that keeps the joker, and says what it brings', () => {
    const { turn, told } = sit(scene)
    turn.tapContract('pair/heart')
    expect([turn.cards, turn.joker, turn.ways.length, turn.canSpareJoker]).toEqual([
      ['heart-2', 'clover-2'],
      false,
      1,
      false,
    ])
    expect(turn.status).toBe('2 cards: contract 2 + bonus cards 1 + trophies 3 = 6 points (total: 22)')
    expect(told()).toBe(turn.status)
    expect(turn.wins).toEqual(['trophy-2'])
  })

  it('spends the joker when asked to, never without a word, then the other ways in turn', () => {
    const { turn, said, told } = sit(scene)
    turn.tapContract('pair/heart')
    turn.tapJoker()
    expect([turn.cards, turn.joker, turn.way]).toEqual([['heart-2'], true, 1])
    expect(told()).toBe(
      'One card and your joker, which you can use only once: ' +
        'contract 2 + bonus cards 1 + trophies 3 − joker 1 = 5 points (total: 21)',
    )
    expect(turn.canSpareJoker).toBe(true)
    turn.another()
    expect([turn.cards, turn.joker, turn.way]).toEqual([['clover-3'], true, 2])
    expect(turn.status).toContain('contract 2 + trophies 3 − joker 1 = 4 points (total: 20)')
    turn.pay()
    expect(said).toEqual(['complete pair/heart with clover-3 joker'])
    expect([turn.aim, turn.joker, turn.chosen]).toEqual([null, false, []])
  })

  it('goes back to cards alone, if they pay', () => {
    const { turn } = sit(scene)
    turn.tapJoker()
    turn.tapContract('pair/heart')
    expect(turn.joker).toBe(true)
    turn.spareJoker()
    expect([turn.cards, turn.joker]).toEqual([['heart-2', 'clover-2'], false])

    const poor = sit({ ...scene, actions: ['complete pair/heart with heart-2 joker', 'end'] }).turn
    poor.tapContract('pair/heart')
    expect([poor.joker, poor.canSpareJoker]).toEqual([true, false])
    expect(poor.status).toContain('your joker, which you can use only once')
    poor.tapJoker()
    expect([poor.joker, poor.status]).toEqual([true, 'Without the joker you don’t have the cards for it.'])
  })

  it('keeps to the cards that were chosen first', () => {
    const { turn } = sit(scene)
    turn.tapHand('clover-3#0')
    turn.tapContract('pair/heart')
    expect([turn.cards, turn.joker]).toEqual([['clover-3'], true])
  })

  it('pays at once when what was dropped is all that it takes', () => {
    const { turn, said } = sit(scene)
    turn.tapHand('heart-2#0')
    expect(turn.dropOn('pair/heart', 'clover-2#0')).toBe(true)
    expect(said).toEqual(['complete pair/heart with heart-2 clover-2'])
  })

  it('proposes when more is needed than was dropped', () => {
    const { turn, said } = sit(scene)
    expect(turn.dropOn('pair/heart', 'clover-2#0')).toBe(false)
    expect(turn.payment?.action).toBe('complete pair/heart with heart-2 clover-2')
    expect(said).toEqual([])
  })

  it('does not pay with half of it', () => {
    const { turn, said } = sit(scene)
    turn.tapContract('pair/heart')
    turn.tapHand('clover-2#0')
    turn.pay()
    expect(turn.payment).toBeUndefined()
    expect(said).toEqual([])
  })

  it('lets the referee say why cards do not pay a contract that nothing pays', () => {
    const { turn, said } = sit({ ...scene, contracts: [contract('four/clover')] })
    turn.tapHand('heart-2#0')
    turn.tapContract('four/clover')
    expect(said).toEqual(['complete four/clover with heart-2'])
  })

  it('can be ended at any time', () => {
    const { turn, said } = sit(scene)
    turn.end()
    expect(said).toEqual(['end'])
  })
})

it('discards just as many as must go', () => {
  const { turn, said, told } = sit({
    step: 'discard',
    surplus: 1,
    hand: ['heart-1', 'heart-2'],
    actions: ['discard heart-1', 'discard heart-2'],
  })
  turn.discard()
  expect(said).toEqual([])
  turn.tapHand('heart-1#0')
  turn.tapHand('heart-2#0')
  expect(told()).toBe('You’ve chosen enough: now discard.')
  turn.discard()
  expect(said).toEqual(['discard heart-1'])
})

it('waits for its turn', () => {
  const { turn, told } = sit({ turn: 1, hand: ['heart-1'] })
  turn.tapHand('heart-1#0')
  expect(told()).toBe('It’s not your turn.')
  expect(turn.hint).toBe('Ben is playing')
  expect(sit({}, false, null, true).turn.hint).toBe('Your turn')
})

describe('a hint', () => {
  const plain = { possible: [], advice: [], pieces: [], places: [] }

  it('says what can be paid for after taking, then chooses the cards that an expert would take', async () => {
    const { turn, said } = sit({ values: ['heart-4', 'clover-4', 'heart-2'] }, false, {
      action: 'take heart-4 clover-4',
      possible: [{ code: 'take_and_pay', args: { cards: 'clover-4', contract: 'pair/heart' } }],
      advice: [
        { code: 'do_take', args: { cards: 'heart-4 clover-4' } },
        { code: 'leads_to', args: { contract: 'pair/heart', count: 1 } },
      ],
      pieces: ['clover-4'],
      places: ['pair/heart'],
    })
    await turn.hints.press()
    expect(turn.hints.lines).toEqual(['Take 4 of clovers, and you can pay for “pair (hearts)”.'])
    expect(turn.hints.marks).toEqual([
      '[data-testid=contracts] [data-id="pair/heart"]',
      '[data-testid=values] [data-id^="clover-4#"]',
    ])
    await turn.hints.press()
    expect(turn.hints.lines).toEqual([
      'An expert would take 4 of hearts and 4 of clovers.',
      'Then you’re one card short of “pair (hearts)”.',
    ])
    expect(turn.cards).toEqual(['heart-4', 'clover-4'])
    expect(said).toEqual([])
  })

  it('chooses what pays, joker and all', async () => {
    const scene = { step: 'complete', hand: ['heart-4', 'heart-4'], actions: ['end'] } as const
    const action = 'complete pair/heart with heart-4 joker'
    const { turn } = sit({ ...scene, hand: [...scene.hand], actions: [action, 'end'] }, false, { ...plain, action })
    await turn.hints.press()
    expect([turn.aim, turn.joker, turn.cards]).toEqual(['pair/heart', true, ['heart-4']])
  })
})

describe('trophies that change hands', () => {
  const log = [
    { player: 0, action: 'end' },
    { player: 1, action: 'complete pair/heart with heart-2 clover-2' },
    { player: 1, action: 'end' },
  ]
  const award = (entry: number, before: number | null, after: number | null) => ({
    entry,
    trophy: 'trophy-2',
    points: 3,
    before,
    after,
  })

  it.each([
    [null, 1, 'Ben wins a trophy (3 points): most combos of 2 cards'],
    [0, 1, 'Ben takes a trophy (3 points) from you: most combos of 2 cards'],
    [0, null, 'You lose a trophy (3 points) to a tie: most combos of 2 cards'],
    [null, 0, 'You win a trophy (3 points): most combos of 2 cards'],
    [1, 0, 'You take a trophy (3 points) from Ben: most combos of 2 cards'],
    [1, null, 'Ben loses a trophy (3 points) to a tie: most combos of 2 cards'],
  ])('are told in the status: from %s to %s', (before, after, sentence) => {
    const { turn } = sit({ log, awards: [award(1, before, after)] })
    expect(turn.status).toBe(`${sentence}. Take up to three cards of one value or one suit`)
  })

  it('are old news after my next action', () => {
    const { turn } = sit({ log: [...log, { player: 0, action: 'take heart-1' }], awards: [award(1, 0, 1)] })
    expect(turn.status).toBe('Take up to three cards of one value or one suit')
  })

  it('stand in the log, and are announced', () => {
    const players = { names: ['Anna', 'Ben'], me: 0 }
    const after = { log, awards: [award(1, 0, 1)], me: 0, ending: null, turn: 0 } as unknown as RomiRamiView
    const before = { ...after, log: log.slice(0, 1), awards: [] }
    const told = news(texts, before, after, players)
    expect(told).toHaveLength(2)
    expect(told[0]).toMatch(/^Ben completes .*\. Ben takes a trophy \(3 points\) from you: most combos of 2 cards$/)
  })
})
