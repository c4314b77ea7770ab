import { beforeAll, describe, expect, it } from 'vitest'

import { Announcer } from '../../page/announcer.svelte.ts'
import type { Answer, Question } from '../../table/net/connection.svelte.ts'
import type { DraftVerdict, PhotoRummyView, Refusal, Remark, Table } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { Keys } from '../../melds/keys.ts'
import { Turn } from './turn.svelte.ts'

const texts = new Texts()
beforeAll(() => texts.fetch('photo-rummy'))

interface Scene {
  turn?: number
  drawn?: boolean
  opened?: boolean
  /** The server's proposal. */
  hint?: string
  possible?: Remark[]
  places?: string[]
  refusal?: Refusal
}

const MELDS = 'GB-church GB-sight joker | D-dish F-dish joker P-dish I-dish'

/** My turn in a scene, what it asks and says, and a server that refuses what the test tells it to. */
function sit({
  turn = 0,
  drawn = true,
  opened = true,
  hint = 'pass',
  possible = [],
  places = [],
  refusal,
}: Scene = {}) {
  const kinds = turn ? [] : drawn ? ['lay', 'pass'] : ['draw']
  const start: PhotoRummyView = {
    me: 0,
    turn,
    first: 0,
    table: MELDS.split(' | ').map((meld) => meld.split(' ')),
    before: [],
    hand: ['GB-dish', 'A-emblem', 'joker'],
    counts: [3, 5],
    piles: [4, 0, 7, 7, 2],
    opened: [opened, true],
    drawn,
    kinds,
    log: [],
    shown: [],
  }
  let view = $state.raw(start)
  const seats = ['Anna', 'Ben'].map((name) => ({
    name,
    bot: null,
    connected: true,
    host: false,
    worded: false,
    words: '',
  }))
  const table = { options: {}, seats } as unknown as Table
  const said: string[] = []
  const asked: string[] = []
  const ask = (question: Question): Promise<Answer | null> => {
    if (question.type === 'hint')
      return Promise.resolve({
        type: 'hint',
        id: '',
        version: 1,
        action: hint,
        possible,
        advice: [],
        pieces: [],
        places,
      })
    asked.push(question.action)
    return Promise.resolve({ type: 'checked', id: '', version: 1, draft: judge(question.action, refusal ?? null) })
  }
  const announcer = new Announcer()
  const board = () => ({ table, view, busy: false, refused: null, act: (action: string) => said.push(action), ask })
  const mine = new Turn(board, texts, announcer)
  mine.see(start)
  const show = (change: Partial<PhotoRummyView>) => {
    view = { ...view, ...change }
    mine.see(view)
  }
  const all = () => [...mine.draft.rack, ...mine.draft.melds.flatMap(({ pieces }) => pieces)]
  const id = (card: string) => all().find((piece) => piece.kind === card)!.id
  const joker = (meld: number) => mine.draft.melds[meld]!.pieces.find(({ kind }) => kind === 'joker')!.id
  const lies = () => mine.draft.melds.map(({ pieces }) => pieces.map(({ kind }) => kind).join(' ')).join(' | ')
  const rack = () => mine.draft.rack.map(({ kind }) => kind).join(' ')
  const heard = () => announcer.lines.map(({ text }) => text)
  return { mine, show, said, asked, id, joker, lies, rack, heard }
}

function judge(action: string, refusal: Refusal | null): DraftVerdict {
  const melds = action
    .slice(4)
    .replace(/ taking .*/, '')
    .split(' | ')
    .map((meld) => ({ pieces: meld.split(' '), flaw: null, parts: [] }))
  return { action, melds, laid: [], points: null, minimum: 0, refusal }
}

describe('a turn begins with a card from a pile', () => {
  it('that one chooses, or from the highest', () => {
    const { mine, said } = sit({ drawn: false })
    mine.draw(5)
    mine.draw()
    expect(said).toEqual(['draw 5', 'draw 3'])
  })

  it('and what cannot be drawn is told', () => {
    const before = sit({ drawn: false })
    expect(before.mine.status).toBe('Draw a card from one of the five piles')
    before.mine.draw(2)
    expect(before.mine.status).toBe('Pile 2 is empty: draw from another.')
    const after = sit()
    after.mine.draw(1)
    expect(after.mine.status).toBe('You’ve already drawn this turn.')
    const waiting = sit({ turn: 1 })
    waiting.mine.draw(1)
    expect([...before.said, ...after.said, ...waiting.said]).toEqual([])
  })

  it('and what was put together before is judged anew with it', async () => {
    const refusal = { code: 'draw.first', rule: 'PR-20', message: '', pieces: [], args: {} }
    const { mine, show, asked, id } = sit({ drawn: false, refusal })
    mine.tap(id('A-emblem'), true)
    mine.tapFree()
    await mine.check()
    expect(mine.status).toBe('Draw a card first.')
    show({ drawn: true, kinds: ['lay', 'pass'], hand: ['GB-dish', 'A-emblem', 'joker', 'A-dish'] })
    await mine.check()
    expect(asked).toHaveLength(2)
    await mine.check()
    expect(asked).toHaveLength(2)
  })

  it('and what is to do next hangs on whether one has opened', () => {
    expect(sit().mine.status).toBe('Lay cards, rearrange the table, or keep the card')
    expect(sit({ opened: false }).mine.status).toBe(
      'First lay three cards of one capital or four of one theme from your hand, or keep the card',
    )
  })

  it('and may end with nothing laid, but not over a draft', () => {
    const { mine, said, id } = sit()
    mine.tap(id('A-emblem'), true)
    mine.tapFree()
    mine.pass()
    expect([said, mine.status]).toEqual([[], 'First take back the pieces you’ve laid out.'])
    mine.undo()
    mine.pass()
    expect(said).toEqual(['pass'])
  })
})

describe('a joker is taken', () => {
  it('by a tap on it with a photo chosen; the turn names the photo and the meld', async () => {
    const { mine, id, joker, lies, rack, asked, said, heard } = sit()
    mine.tap(id('GB-dish'), true)
    mine.tap(joker(0), true)
    expect(lies()).toBe('GB-church GB-sight GB-dish | D-dish F-dish joker P-dish I-dish')
    expect(rack()).toBe('A-emblem joker joker')
    expect(heard().at(-1)).toBe('Swapped Roast beef (London) for Joker')
    await mine.check()
    expect(asked.at(-1)).toBe(`lay ${lies()} taking GB-dish 1`)
    mine.end()
    expect(said).toEqual([`lay ${lies()} taking GB-dish 1`])
  })

  it('and given back by undoing that', () => {
    const { mine, id, joker, lies, rack } = sit()
    mine.drop([id('GB-dish')], { key: mine.draft.melds[0]!.key, at: 0, instead: joker(0) })
    mine.undo()
    expect([lies(), rack()]).toEqual([MELDS, 'GB-dish A-emblem joker'])
  })

  it('and used at once in another meld', async () => {
    const { mine, id, joker, asked } = sit()
    mine.tap(id('GB-dish'), true)
    mine.tap(joker(0), true)
    const got = mine.draft.rack.at(-1)!.id
    mine.tap(got, true)
    mine.tapMeld(mine.draft.melds[1]!)
    await mine.check()
    expect(asked.at(-1)).toBe(
      'lay GB-church GB-sight GB-dish | D-dish F-dish joker P-dish I-dish joker taking GB-dish 1',
    )
  })

  it('by keyboard: the arrows also reach what the photo can buy', () => {
    const { mine, id, lies, heard } = sit()
    const keys = new Keys(mine, { focus: () => {}, columns: () => 3, move: () => {} })
    const card = document.createElement('div')
    card.dataset.id = id('GB-dish')
    card.addEventListener('keydown', keys.press)
    const press = (key: string) => card.dispatchEvent(new KeyboardEvent('keydown', { key }))
    for (const key of ['Enter', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) press(key)
    expect(heard().at(-1)).toBe('Meld 1: swap for Joker')
    press('Enter')
    expect(lies()).toBe('GB-church GB-sight GB-dish | D-dish F-dish joker P-dish I-dish')
  })

  it('by a hint, which keeps it or lays it', async () => {
    const { mine, lies, rack, asked } = sit({
      hint: 'lay D-dish F-dish joker P-dish I-dish | GB-church GB-dish GB-sight taking GB-dish 1',
    })
    await mine.hint()
    expect(rack()).toBe('A-emblem joker joker')
    await mine.check()
    expect(asked.at(-1)).toBe(`lay ${lies()} taking GB-dish 1`)
  })
})

describe('help', () => {
  it('marks what a hint is about: any pile, and then the button that draws', async () => {
    const { mine } = sit({ drawn: false, hint: 'draw 4', possible: [{ code: 'draw' }], places: ['1', '3'] })
    await mine.hint()
    expect(mine.hints.marks).toEqual(['[data-pile="1"]', '[data-pile="3"]'])
    await mine.hint()
    expect(mine.hints.marks).toEqual(['[data-testid="draw"]'])
    expect(mine.hints.step).toBe('advice')
  })

  it('names families by their capital and series by their theme', () => {
    const { mine, id } = sit()
    mine.tap(id('A-emblem'), true)
    mine.tapFree()
    expect(mine.draft.melds.map((meld) => mine.title(meld))).toEqual(['London', 'Typical dishes', ''])
  })

  it('sorts by capital or by theme, jokers last', () => {
    const { mine, rack } = sit()
    mine.sort('theme')
    expect(rack()).toBe('GB-dish A-emblem joker')
    mine.draft.update(
      mine.draft.base.map(({ pieces }) => pieces.map(({ kind }) => kind)),
      ['joker', 'A-dish', 'NL-emblem', 'NL-dish'],
    )
    mine.sort('theme')
    expect(rack()).toBe('NL-dish A-dish NL-emblem joker')
    mine.sort('capital')
    expect(rack()).toBe('NL-dish NL-emblem A-dish joker')
  })
})
