/** A player's feats in a round. */

import type { Table, ZooDominoView } from '../../page/protocol.ts'

export function feats({ outcome }: Table, { counts }: ZooDominoView, me: number): Record<string, number> {
  const others = counts.filter((_, seat) => seat !== me)
  return { left: outcome?.winners.includes(me) ? others.reduce((sum, count) => sum + count, 0) : 0 }
}
