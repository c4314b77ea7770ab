/** A player's feats in a round. */

import type { RomiRamiView, Table } from '../../page/protocol.ts'

export const feats = ({ outcome }: Table, { zones }: RomiRamiView, me: number): Record<string, number> => ({
  contracts: zones[me]?.length ?? 0,
  points: outcome?.scores[me] ?? 0,
})
