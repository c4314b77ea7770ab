/** Photo Rummy's only move: to draw from the last pile, or to keep the card where nothing can be laid. */

import { onlyPass } from '../../melds/only-move.ts'
import type { PhotoRummyView } from '../../page/protocol.ts'
import type { FindOnlyMove } from '../game.ts'

export const onlyMove: FindOnlyMove<PhotoRummyView> = async ({ kinds, piles }, ask) => {
  if (!kinds.includes('draw')) return onlyPass(kinds, ask, ['nothing', 'nothing_open'])
  const open = piles.flatMap((count, at) => (count ? [at + 1] : []))
  return open.length === 1 ? `draw ${open[0]}` : null
}
