/** The page of a game that has none of its own. */

import type { GamePage } from '../../games/game.ts'
import type { GenericView } from './view.ts'

export function genericPage(game: string) {
  return {
    board: () => import('./Board.svelte'),
    sentences: async () => {
      const { adviseGameAction, describeGameLog } = await import('./view.ts')
      return { describeLog: describeGameLog(game), adviseAction: adviseGameAction(game) }
    },
  } satisfies GamePage<GenericView>
}
