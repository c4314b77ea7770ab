import { describe, expect, it, vi } from 'vitest'

import { Keys } from '../../../melds/keys.ts'
import { sit } from './seat.ts'

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
