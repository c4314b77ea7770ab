import { describe, expect, it } from 'vitest'

import { sit } from './seat.ts'

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
