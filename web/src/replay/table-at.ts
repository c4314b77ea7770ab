/** The table at a step of a replay, for the game's board. */

import type { Replay, Step, Table } from '../page/protocol.ts'
import type { Texts } from '../page/texts.svelte.ts'
import { seatNames } from '../table/net/seats.ts'

/** `code` is another than the table's, so that the past is not mixed up with the running match. */
export function tableAt(told: Replay, step: Step, version: number, code: string, texts: Texts): Table {
  const names = seatNames({ ...told.table, me: told.mine }, texts)
  const seats = told.table.seats.map((seat, index) => ({
    ...seat,
    name: names[index]!,
    offered: false,
    newcomer: null,
  }))
  const me = step.view?.me ?? null // a player who took over a seat sees earlier rounds as a spectator
  return { ...told.table, ...step, code, version, me, seats }
}
