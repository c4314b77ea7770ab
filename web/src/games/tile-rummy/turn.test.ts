import { beforeAll, describe, expect, it, vi } from 'vitest'

import { Announcer } from '../../page/announcer.svelte.ts'
import type { Answer, Question } from '../../table/net/connection.svelte.ts'
import { writePiece } from '../../melds/draft/pieces.ts'
import type { DraftVerdict, Hint, Missing, Refusal, Table, TileRummyView } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { Keys } from '../../melds/keys.ts'
import { namer } from './namer.ts'
import { Turn } from './turn.svelte.ts'

const texts = new Texts()
texts.nameBy('tile-rummy', namer)
beforeAll(() => texts.fetch('tile-rummy'))

interface Scene {
  table?: string
  hand?: string
  turn?: number
  kinds?: string[]
  opened?: boolean
  /** What the server finds wrong with the whole draft. */
  refusal?: Refusal | null
  busy?: boolean
  /** What melds of fewer than three tiles lack. */
  missing?: Missing
  /** What is wrong with two tiles together, whatever is added. */
  hopeless?: Refusal
  points?: number
  /** A past moment. */
  still?: boolean
  hint?: Omit<Hint, 'type' | 'id' | 'version'> | null
}

/** My turn in a scene, what it asks and says, and a server that accepts each meld of three or more. */
function sit({
  table = 'R1 R2 R3',
  hand = 'R4 R5 K1',
  turn = 0,
  kinds,
  opened = true,
  refusal,
  busy = false,
  missing,
  hopeless,
  points,
  still = false,
  hint = null,
}: Scene = {}) {
  const view: TileRummyView = {
    me: 0,
    turn,
    first: 0,
    table: table ? table.split(' | ').map((meld) => meld.split(' ')) : [],
    before: [],
    hand: hand.split(' '),
    counts: [3, 5],
    pool: 20,
    aside: 0,
    opened: [opened, true],
    drawn: false,
    idle: 0,
    passes: 0,
    double: false,
    kinds: kinds ?? (turn === 0 ? ['lay', 'exchange'] : []),
    log: [],
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
  const lots = [
    ['R5', 'K5'],
    ['*', 'B2'],
  ]
  const shared = {
    table: { options: { opening_minimum: 30 }, seats, lots } as unknown as Table,
    view,
    busy,
    refused: null,
    still,
    you: 0,
  }
  const said: string[] = []
  const asked: string[] = []
  const ask = (question: Question): Promise<Answer | null> => {
    if (question.type !== 'check') return Promise.resolve(hint && { type: 'hint', id: '', version: 1, ...hint })
    asked.push(question.action)
    return Promise.resolve({
      type: 'checked',
      id: '',
      version: 1,
      draft: judge(question.action, { refusal, missing, hopeless, points }),
    })
  }
  const announcer = new Announcer()
  const mine = new Turn(() => ({ ...shared, act: (action) => said.push(action), ask }), texts, announcer)
  mine.draft.update(view.table, view.hand)
  const id = (tile: string) =>
    [...mine.draft.rack, ...mine.draft.melds.flatMap(({ pieces }) => pieces)].find((piece) => piece.kind === tile)!.id
  const lies = () => mine.draft.melds.map(({ pieces }) => pieces.map(writePiece).join(' ')).join(' | ')
  const heard = () => announcer.lines.map(({ text }) => text)
  return { mine, view, said, asked, id, lies, heard }
}

function judge(action: string, { refusal = null, missing, hopeless, points }: Scene): DraftVerdict {
  const melds = action
    .slice(4)
    .split(' | ')
    .map((meld) => {
      const pieces = meld.split(' ')
      const args = { meld }
      const flaw = pieces.length < 3 ? { code: 'meld.too_short', rule: 'TR-20', message: '', pieces, args } : null
      if (hopeless && pieces.length === 2) return { pieces, flaw: hopeless, parts: [], missing: null }
      return { pieces, flaw, parts: [], missing: (flaw && missing) ?? null }
    })
  return {
    action,
    melds,
    laid: [],
    points: points ?? null,
    minimum: 30,
    refusal: refusal ?? melds.find((m) => m.flaw)?.flaw ?? null,
  }
}

describe('tap, tap', () => {
  it('chooses several tiles and puts them into a meld, before or after the one that is tapped', () => {
    const { mine, id, lies } = sit()
    mine.tap(id('R5'), false)
    mine.tap(id('R4'), false)
    mine.tap(id('R3'), true)
    expect(lies()).toBe('R1 R2 R3 R5 R4')
    mine.tap(id('K1'), false)
    mine.tap(id('R1'), false)
    expect(lies()).toBe('K1 R1 R2 R3 R5 R4')
    expect(mine.selected).toEqual([])
  })

  it('lets go of a tile that is tapped again', () => {
    const { mine, id } = sit()
    mine.tap(id('R5'), false)
    mine.tap(id('R5'), false)
    expect(mine.selected).toEqual([])
  })

  it('splits a meld: tiles of it are chosen together, and go to a free place', () => {
    const { mine, id, lies } = sit()
    mine.tap(id('R2'), false)
    mine.tap(id('R3'), false)
    mine.tapFree()
    expect(lies()).toBe('R1 | R2 R3')
  })

  it('takes my tile back, but not one that lay on the table', () => {
    const { mine, id, lies, heard } = sit()
    mine.tap(id('R4'), false)
    mine.tapFree()
    mine.tap(id('R4'), false)
    mine.tapRack()
    expect(lies()).toBe('R1 R2 R3')
    mine.tap(id('R1'), false)
    mine.tapRack()
    expect(lies()).toBe('R1 R2 R3')
    expect(heard().at(-1)).toBe('Pieces already on the table stay there.')
  })
})

describe('the server judges', () => {
  it('and the turn ends with what it would play', async () => {
    const { mine, id, said } = sit()
    mine.tap(id('R4'), false)
    mine.tap(id('R3'), true)
    await mine.check()
    expect(mine.canEnd).toBe(true)
    mine.end()
    expect(said).toEqual(['lay R1 R2 R3 R4'])
  })

  it('and why the turn cannot end is told', async () => {
    const { mine, id, said, heard } = sit()
    mine.tap(id('K1'), false)
    mine.tapFree()
    expect(mine.status).toBe('One moment…')
    await mine.check()
    expect(mine.status).toBe('Too short: black 1. A meld needs at least three tiles.')
    mine.end()
    expect(said).toEqual([])
    expect(heard().at(-1)).toBe(mine.status)
  })

  it.each([{ turn: 1 }, { busy: true }])('but nothing is played when %o', async (scene) => {
    const { mine, id, said } = sit(scene)
    mine.tap(id('R4'), false)
    mine.tap(id('R3'), true)
    await mine.check()
    expect(mine.verdict?.refusal).toBeNull()
    mine.end()
    expect(said).toEqual([])
  })
})

describe('an unfinished meld', () => {
  const missing = { code: 'one_of', count: 1, args: { tiles: 'R6 R9' } }

  it('says what it lacks, and never why not', async () => {
    const { mine, id } = sit({ hand: 'R7 R8 K1', missing })
    mine.tap(id('R7'), false)
    mine.tap(id('R8'), false)
    expect(mine.status).toBe('Tap + or anywhere on the table to start a meld')
    mine.tapFree()
    await mine.check()
    expect(mine.status).toBe('Still missing: red 6 or red 9')
    expect([mine.flaw, mine.canEnd]).toEqual([null, false])
    expect(mine.remark(mine.verdictOf(mine.draft.melds[1]!)!)).toBe(mine.status)
  })

  it('is asked for in Spanish as it is spoken: "5 u 8", for "ocho" begins with an o', async () => {
    const { mine } = sit()
    await texts.speak('es')
    try {
      const said = ['R5 R8', 'R6 R9'].map((tiles) => mine.whatIsMissing({ code: 'one_of', count: 1, args: { tiles } }))
      expect(said).toEqual(['Todavía falta: 5 rojo u 8 rojo', 'Todavía falta: 6 rojo o 9 rojo'])
    } finally {
      await texts.speak('en')
    }
  })

  it('is not spoken of beside one that can never be finished', async () => {
    const hopeless = { code: 'meld.other_colour', rule: 'TR-20', message: '', args: { meld: 'R4 K1', tile: 'K1' } }
    const { mine, id } = sit({ missing, hopeless })
    mine.tap(id('R5'), false)
    mine.tapFree()
    mine.tap(id('R4'), false)
    mine.tap(id('K1'), false)
    mine.tapFree()
    await mine.check()
    expect(mine.status).toBe('Not a run: red 4, black 1. Wrong colour: black 1.')
    expect(mine.flaw).toEqual(hopeless)
  })

  it('is no scolding while its first tile is carried there', async () => {
    const { mine, id } = sit({ missing: { code: 'some', count: 2 } })
    mine.pickUp(id('R4'))
    await mine.aim({ before: 0 })
    expect(mine.status).toBe('2 more tiles needed')
  })
})

it('an opening that is too low says how many points are missing', async () => {
  const refusal = { code: 'lay.opening_too_low', rule: 'TR-30', message: '', args: { points: 18, minimum: 30 } }
  const { mine, id } = sit({ opened: false, hand: 'K1 K2 K3 K4', refusal, points: 18 })
  for (const tile of ['K1', 'K2', 'K3']) mine.tap(id(tile), false)
  mine.tapFree()
  await mine.check()
  expect(mine.status).toBe('12 more points to open')
})

describe('the pool', () => {
  it('takes the tile that is dropped on it, or chosen before it is tapped', () => {
    const { mine, id, said } = sit()
    mine.drop([id('K1')], 'away')
    expect(said).toEqual(['exchange K1'])
    mine.tap(id('R4'), false)
    expect(mine.status).toBe('Tap the table to lay it, or the pool to exchange it')
    mine.tapAway()
    expect(said).toEqual(['exchange K1', 'exchange R4'])
  })

  it('asks which where none is chosen', () => {
    const { mine, id, said } = sit()
    mine.tapAway()
    expect(mine.status).toBe('Choose a tile to give away, face down')
    mine.tap(id('K1'), false)
    mine.tapAway()
    expect(said).toEqual(['exchange K1'])
  })

  it('takes one tile, of my rack, and not beside a draft', () => {
    const { mine, id, said, heard } = sit()
    mine.drop([id('K1'), id('R4')], 'away')
    expect(heard().at(-1)).toBe('Only one tile at a time.')
    mine.drop([id('R1')], 'away')
    expect(heard().at(-1)).toBe('Pieces already on the table stay there.')
    mine.drop([id('R4')], 'new')
    mine.drop([id('K1')], 'away')
    expect(heard().at(-1)).toBe('First take back the pieces you’ve laid out.')
    expect(said).toEqual([])
  })

  it('takes back my own tile from the table on its way', () => {
    const { mine, id, said } = sit()
    mine.drop([id('R4')], 'new')
    mine.drop([id('R4')], 'away')
    expect(said).toEqual(['exchange R4'])
  })

  it('ends the turn by discarding a tile after laying', async () => {
    const which = { code: 'lay.which_reject', rule: 'TR-50', message: '' }
    const { mine, id, said } = sit({ kinds: ['lay', 'reject'], refusal: which })
    mine.drop([id('R4')], { key: mine.draft.melds[0]!.key, at: 3 })
    await mine.check()
    mine.drop([id('K1')], 'away')
    expect(said).toEqual(['lay R1 R2 R3 R4 reject K1'])
  })

  it('is drawn from by a tap', () => {
    const { mine, id, said } = sit({ kinds: ['draw'] })
    mine.drop([id('K1')], 'away')
    expect(mine.status).toBe('Draw a tile first')
    mine.tapAway()
    expect(said).toEqual(['draw'])
  })

  it('lets the server say why not where nothing is exchanged, and others play their turn', () => {
    const passing = sit({ kinds: ['lay', 'pass'] })
    passing.mine.drop([passing.id('K1')], 'away')
    expect(passing.said).toEqual(['exchange K1'])
    const { mine, id, said } = sit({ turn: 1 })
    mine.drop([id('K1')], 'away')
    expect([said, mine.status]).toEqual([[], 'Ben is playing'])
  })
})

describe('giving a tile away', () => {
  it('is exchanging after it was confirmed', () => {
    const { mine, id, said } = sit()
    mine.give('exchange')
    mine.confirm()
    expect(said).toEqual([])
    mine.tap(id('K1'), false)
    expect(mine.status).toBe('Exchange black 1 for an unknown tile?')
    mine.confirm()
    expect(said).toEqual(['exchange K1'])
  })

  it('is not for who has a draft on the table', () => {
    const { mine, id, heard } = sit()
    mine.tap(id('K1'), false)
    mine.tapFree()
    mine.give('exchange')
    expect(mine.giving).toBeNull()
    expect(heard().at(-1)).toBe('First take back the pieces you’ve laid out.')
  })

  it('ends a lay where every turn ends by rejecting', async () => {
    const which = { code: 'lay.which_reject', rule: 'TR-50', message: '' }
    const { mine, id, said } = sit({ kinds: ['lay', 'reject'], refusal: which })
    mine.tap(id('R4'), false)
    mine.tap(id('R3'), true)
    await mine.check()
    mine.give('reject')
    mine.tap(id('K1'), false)
    mine.confirm()
    expect(said).toEqual(['lay R1 R2 R3 R4 reject K1'])
  })
})

describe('by keyboard', () => {
  function press(keys: Keys, id: string, ...names: string[]) {
    const tile = document.createElement('div')
    tile.dataset.id = id
    tile.addEventListener('keydown', keys.press)
    for (const key of names) tile.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  }

  it('Enter takes up, arrows choose the place and hear whether it fits, Enter puts down', async () => {
    const { mine, id, lies, heard } = sit()
    const keys = new Keys(mine, { focus: () => undefined, columns: () => 5, move: () => undefined })
    press(keys, id('R4'), 'Enter', 'ArrowLeft')
    await vi.waitFor(() => expect(heard().at(-1)).toBe('Valid')) // the server is asked where it rests
    expect(heard()).toEqual([
      'Picked up: red 4',
      'A new meld',
      'Meld 1 of 1: red 1, red 2 and red 3. Position 4 of 4.',
      'Valid',
    ])
    press(keys, id('R4'), 'Enter')
    expect(lies()).toBe('R1 R2 R3 R4')
  })

  it('Escape puts back', () => {
    const { mine, id, lies, heard } = sit()
    const keys = new Keys(mine, { focus: () => undefined, columns: () => 5, move: () => undefined })
    press(keys, id('R4'), 'Enter', 'ArrowLeft', 'Escape')
    expect([mine.carried, lies(), heard().at(-1)]).toEqual([[], 'R1 R2 R3', 'Put back'])
  })

  it('arrows walk along the rack and over the table', () => {
    const { mine, id } = sit({ table: 'R1 R2 R3 | K5 B5 O5' })
    const walked: string[] = []
    const focus = (to: string) => walked.push(mine.draft.find(to)!.kind)
    const keys = new Keys(mine, { focus, columns: () => 2, move: () => undefined })
    press(keys, id('R4'), 'ArrowRight', 'ArrowDown', 'End', 'ArrowLeft')
    press(keys, id('R3'), 'ArrowRight', 'ArrowDown', 'ArrowUp')
    expect(walked).toEqual(['R5', 'K1', 'K1', 'R4', 'K5', 'K5', 'R1'])
  })
})

it('says what to do', () => {
  expect(sit({ turn: 1 }).mine.status).toBe('Ben is playing')
  expect(sit({ still: true }).mine.status).toBe('Your turn')
  expect(sit({ still: true, turn: 1 }).mine.status).toBe('Ben is playing')
  expect(sit().mine.status).toBe('Lay tiles, or exchange one')
  expect(sit({ opened: false }).mine.status).toBe('Open with 30 points, or exchange a tile')
  expect(sit({ kinds: ['draw'] }).mine.status).toBe('Draw a tile first')
})

describe('when my time is up', () => {
  const ended = { player: 0, action: 'timeout' }

  it('what I had laid out goes back, and both eyes and ears are told', () => {
    const { mine, view, id, lies, heard } = sit()
    mine.see(view)
    mine.tap(id('R4'), false)
    mine.tap(id('R3'), true)
    expect(lies()).toBe('R1 R2 R3 R4')
    mine.see({ ...view, log: [ended] })
    expect(lies()).toBe('R1 R2 R3')
    expect(mine.draft.rack).toHaveLength(3)
    expect(mine.status).toBe('Your time is up: your tiles are back on your rack, and your turn is over')
    expect(heard().at(-1)).toBe(mine.status)
  })

  it('nothing is taken back where nothing was laid out', () => {
    const { mine, view, heard } = sit()
    mine.see(view)
    mine.see({ ...view, log: [ended] })
    expect(mine.status).toBe('Your time is up, and your turn is over')
    expect(heard()).toContain(mine.status)
  })

  it('what was drawn or discarded for me is said', () => {
    const { mine, view } = sit()
    mine.see(view)
    mine.see({ ...view, hand: [...view.hand, 'K9'], log: [{ player: 0, action: 'draw' }, ended] })
    expect(mine.status).toBe('Your time is up: a tile was drawn for you')
    const one = sit()
    one.mine.see(one.view)
    one.mine.see({ ...one.view, log: [{ player: 0, action: 'draw' }, ended] })
    expect(one.mine.status).toBe('Your time is up: the tile you drew was discarded')
  })

  it('a draft stays when it is the time of others that is up, or was mine before', () => {
    const { mine, view, id, lies } = sit()
    mine.see({ ...view, log: [ended] })
    mine.tap(id('R4'), false)
    mine.tap(id('R3'), true)
    mine.see({ ...view, log: [ended, { player: 1, action: 'timeout' }] })
    expect(lies()).toBe('R1 R2 R3 R4')
  })
})

it('says at the beginning which tiles were drawn to decide who begins', () => {
  const { mine, view, heard } = sit({ table: '' })
  mine.see({ ...view, first: 1 })
  expect(heard()[0]).toBe('Drawing to see who starts. Anna: red 5, Ben: black 5, Anna: star, Ben: blue 2. Ben starts.')
})

describe('a hint', () => {
  const waits = {
    action: 'exchange K1',
    possible: [{ code: 'lay', args: { count: 2 } }],
    advice: [{ code: 'hold_exchange', args: { tile: 'K1' } }, { code: 'hold_why' }],
    pieces: ['R4', 'R5'],
    places: ['1'],
  }

  it('says what can be laid, then that an expert waits, with the tile to give away chosen', async () => {
    const { mine, id, said, heard } = sit({ hint: waits })
    await mine.hint()
    expect(mine.hints.lines).toEqual(['You can lay 2 tiles.'])
    expect(heard().at(-1)).toBe('You can lay 2 tiles. These pieces: red 4 and red 5.')
    const rack = ['R4', 'R5'].map((tile) => `[data-area=rack] [data-id="${id(tile)}"]`)
    expect(mine.hints.marks).toEqual([...rack, `[data-key="${mine.draft.base[0]!.key}"]`])
    expect(mine.giving).toBeNull()
    await mine.hint()
    expect(mine.hints.lines[0]).toBe('An expert would lay nothing yet and exchange this tile: black 1.')
    expect([mine.giving, mine.given]).toEqual(['exchange', id('K1')])
    expect(said).toEqual([])
  })

  it('lays out what an expert would lay', async () => {
    const { mine, lies, said } = sit({ hint: { ...waits, action: 'lay R1 R2 R3 R4 R5 reject K1' } })
    await mine.hint()
    await mine.hint()
    expect(lies()).toBe('R1 R2 R3 R4 R5')
    expect(mine.hints.step).toBe('advice')
    expect(mine.hints.marks).toEqual([])
    expect(said).toEqual([])
  })

  it('goes away when the draft changes', async () => {
    const { mine, id } = sit({ hint: waits })
    await mine.hint()
    mine.tap(id('R4'), true)
    mine.tapFree()
    expect(mine.hints.step).toBeNull()
    expect(mine.hints.lines).toEqual([])
  })
})
