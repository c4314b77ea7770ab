import { describe, expect, it } from 'vitest'

import { sit } from './seat.ts'

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
