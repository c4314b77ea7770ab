import { describe, expect, it } from 'vitest'

import { Choices, isDouble, readAction, writeAction } from './actions.ts'

it.each(['lay lion-zebra left', 'lay lion-zebra right', 'lay lion-lion', 'trump lion-lion right', 'draw', 'pass'])(
  '%s reads back',
  (text) => expect(writeAction(readAction(text))).toBe(text),
)

it.each(['', 'jump', 'lay', 'draw2'])('%o is no action', (text) =>
  expect(() => readAction(text)).toThrow('not an action'),
)

it('a double has the same animal twice', () => {
  expect(isDouble('lion-lion')).toBe(true)
  expect(isDouble('lion-zebra')).toBe(false)
})

describe('the choices of a turn', () => {
  const choices = new Choices(['lay lion-zebra left', 'lay lion-zebra right', 'lay monkey-zebra right'])

  it('say where a domino may go', () => {
    expect(choices.spots('lion-zebra')).toEqual(['left', 'right'])
    expect(choices.spots('monkey-zebra')).toEqual(['right'])
    expect(choices.spots('penguin-penguin')).toEqual([])
    expect(choices.spots()).toEqual(['left', 'right'])
  })

  it('say which dominoes are playable, and which at an end', () => {
    expect(choices.isPlayable('monkey-zebra')).toBe(true)
    expect(choices.isPlayable('penguin-penguin')).toBe(false)
    expect(choices.dominoesFor('left')).toEqual(['lion-zebra'])
  })

  it('know draws, passes and trumps', () => {
    expect(new Choices(['draw']).canDraw).toBe(true)
    expect(choices.canDraw).toBe(false)
    const trumps = new Choices(['trump lion-lion left', 'pass'])
    expect([trumps.canTrump, trumps.canPass, trumps.canLay]).toEqual([true, true, false])
  })
})

describe('laying', () => {
  const choices = new Choices(['trump lion-lion left', 'lay monkey-zebra right'])

  it('takes the kind that is listed', () => {
    expect(choices.lay('lion-lion', 'left')).toBe('trump lion-lion left')
    expect(choices.lay('monkey-zebra', 'right')).toBe('lay monkey-zebra right')
    expect(new Choices(['lay lion-lion']).lay('lion-lion', 'first')).toBe('lay lion-lion')
  })

  it('may try what is not listed', () => {
    expect(choices.lay('monkey-zebra', 'left')).toBe('lay monkey-zebra left')
    expect(choices.lay('zebra-zebra', 'first')).toBe('lay zebra-zebra')
  })

  it('calls a double against another animal a trump where there are trumps', () => {
    expect(choices.lay('lion-lion', 'right', 'zebra')).toBe('trump lion-lion right')
    expect(choices.lay('lion-lion', 'right', 'lion')).toBe('lay lion-lion right')
    expect(choices.lay('lion-lion', 'right')).toBe('lay lion-lion right')
    expect(choices.lay('monkey-penguin', 'right', 'zebra')).toBe('lay monkey-penguin right')
  })
})
