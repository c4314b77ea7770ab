/** The order of a player's own hand survives a reload of the page: this tab stores it by table and seat. */

import { recall, remember } from '../../page/memory.ts'
import type { Table } from '../../page/protocol.ts'

type Seat = Pick<Table, 'code' | 'me'>

const tab = () => sessionStorage
const keyOf = ({ code, me }: Seat) => `hand.${code}.${me}`

export function recallHand(seat: Seat): string[] {
  return recall(keyOf(seat), tab)?.split(' ') ?? []
}

export function rememberHand(seat: Seat, pieces: readonly string[]): void {
  if (seat.me !== null) remember(keyOf(seat), pieces.join(' ') || null, tab)
}
