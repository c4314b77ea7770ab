/** Who still has to agree that a newcomer takes over a seat before the next deal. */

import type { Table } from '../../page/protocol.ts'

type Seats = Pick<Table, 'seats' | 'me'>

export interface Consent {
  /** The seats of the people besides me who have not agreed yet. */
  others: number[]
  /** Whether all of them are present: otherwise my answer alone changes nothing now. */
  answerable: boolean
}

/** The seats of the people who have not agreed yet that the newcomer plays right now. */
export function pendingFor({ seats }: Pick<Seats, 'seats'>, seat: number): number[] {
  return seats[seat]?.newcomer?.awaits ?? []
}

/** The consent that the newcomer of a seat lacks, or null if I am not asked. */
export function consentFor({ seats, me }: Seats, seat: number): Consent | null {
  const awaits = pendingFor({ seats }, seat)
  if (me === null || !awaits.includes(me)) return null
  const others = awaits.filter((other) => other !== me)
  return { others, answerable: others.every((other) => seats[other]!.connected && seats[other]!.bot === null) }
}
