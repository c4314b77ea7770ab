import { expect, it } from 'vitest'

import type { Seat, Table } from '../../page/protocol.ts'
import { consentFor } from './consent.ts'

const person = { bot: null, connected: true, newcomer: null } as Seat
const seatOf = (awaits: number[]) => ({ ...person, bot: 'casual', newcomer: { name: 'Carla', awaits } }) as Seat
const table = (awaits: number[], ben: Partial<Seat>, me: number | null = 0) =>
  ({ me, seats: [person, { ...person, ...ben }, seatOf(awaits)] }) as Pick<Table, 'seats' | 'me'>

it('asks me while everyone who still has to agree is here', () => {
  expect(consentFor(table([0, 1], {}), 2)).toEqual({ others: [1], answerable: true })
  expect(consentFor(table([0], { connected: false }), 2)).toEqual({ others: [], answerable: true })
})

it.each([{ connected: false }, { bot: 'casual' }])('does not ask what an absent person decides: %o', (ben) => {
  expect(consentFor(table([0, 1], ben), 2)).toEqual({ others: [1], answerable: false })
})

it('asks neither spectators nor those who have agreed', () => {
  expect(consentFor(table([0, 1], {}, null), 2)).toBeNull()
  expect(consentFor(table([1], {}), 2)).toBeNull()
  expect(consentFor(table([], {}), 1)).toBeNull()
})
