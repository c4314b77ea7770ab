/** Tile Rummy's only move: to draw where a turn begins with that, or to pass where nothing can be laid. */

import { onlyPass } from '../../melds/only-move.ts'
import type { FindOnlyMove } from '../game.ts'
import type { TileRummyView } from '../../page/protocol.ts'

export const onlyMove: FindOnlyMove<TileRummyView> = async ({ kinds }, ask) =>
  kinds.join(' ') === 'draw' ? 'draw' : onlyPass(kinds, ask, ['nothing', 'nothing_short'])
