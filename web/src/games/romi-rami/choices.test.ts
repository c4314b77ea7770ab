import { expect, it } from 'vitest'

import { Choices, write, writePayment } from './choices.ts'
import { cardOf, idsOf, includesAll, pick, sorted } from './cards/pieces.ts'

const TAKING = new Choices(['take heart-1', 'take heart-1 heart-1', 'take heart-1 heart-5', 'take clover-2'])

it('tells equal cards apart, and finds them again', () => {
  expect(idsOf(['heart-5', 'heart-1', 'heart-5'])).toEqual(['heart-5#0', 'heart-1#0', 'heart-5#1'])
  expect(cardOf('heart-5#1')).toBe('heart-5')
})

it('counts equal cards', () => {
  expect(includesAll(['heart-1', 'heart-1'], ['heart-1', 'heart-1'])).toBe(true)
  expect(includesAll(['heart-1', 'heart-2'], ['heart-1', 'heart-1'])).toBe(false)
})

it('sorts by value and by suit', () => {
  const ids = idsOf(['clover-1', 'heart-3', 'heart-1'])
  expect(sorted(ids, 'value').map(cardOf)).toEqual(['heart-1', 'clover-1', 'heart-3'])
  expect(sorted(ids, 'suit').map(cardOf)).toEqual(['heart-1', 'heart-3', 'clover-1'])
})

it('picks those first that are chosen already', () => {
  expect(pick(['heart-1#0', 'heart-1#1', 'heart-2#0'], ['heart-1', 'heart-2'], ['heart-1#1'])).toEqual([
    'heart-1#1',
    'heart-2#0',
  ])
})

it('knows from the list alone which cards go together', () => {
  expect(TAKING.mayTake(['heart-1'])).toBe(true)
  expect(TAKING.mayTake(['heart-5'])).toBe(true)
  expect(TAKING.canTake(['heart-5'])).toBe(false)
  expect(TAKING.canTake(['heart-5', 'heart-1'])).toBe(true)
  expect(TAKING.mayTake(['heart-1', 'clover-2'])).toBe(false)
  expect(TAKING.most).toBe(2)
  expect(TAKING.canEnd).toBe(false)
})

it('offers the ways to pay in the order of the list', () => {
  const choices = new Choices([
    'complete pair/heart with heart-2 clover-2',
    'complete pair/heart with heart-2 joker',
    'complete run-3/cherry with heart-1 heart-2 heart-3',
    'end',
  ])
  expect(choices.payable).toEqual(['pair/heart', 'run-3/cherry'])
  expect(choices.waysToPay('pair/heart', ['joker']).map(({ pieces }) => pieces)).toEqual([['heart-2', 'joker']])
  expect(choices.paymentWith('pair/heart', ['clover-2', 'heart-2'])?.action).toBe(
    'complete pair/heart with heart-2 clover-2',
  )
  expect(choices.paymentWith('pair/heart', ['heart-2'])).toBeUndefined()
  expect(choices.waysToPay('four/clover')).toEqual([])
  expect(choices.canEnd).toBe(true)
})

it('writes what the server reads', () => {
  expect(write('take', ['heart-1', 'heart-5'])).toBe('take heart-1 heart-5')
  expect(writePayment('pair/heart', ['joker', 'heart-2'])).toBe('complete pair/heart with heart-2 joker')
})
