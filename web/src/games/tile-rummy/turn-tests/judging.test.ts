import { describe, expect, it } from 'vitest'

import { sit, texts } from './seat.ts'

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
