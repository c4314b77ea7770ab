/** A player's feats in a round. */

import type { Table, PhotoRummyView } from '../../page/protocol.ts'

export function feats({ outcome }: Table, { log }: PhotoRummyView, me: number): Record<string, number> {
  const lays = log.filter(({ player, action }) => player === me && action.startsWith('lay '))
  return {
    laid: Math.max(0, ...lays.map(({ action }) => action.split(' ').length - 1)),
    points: outcome?.scores[me] ?? 0,
  }
}
