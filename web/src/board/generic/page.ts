/** The page of a game that has none of its own. */

import type { GamePage } from '../../games/game.ts'
import type { GenericView } from './view.ts'

export function genericPage(game: string) {
  return {
    board: () => import('./Board.svelte'),
    sentences: async () => ({ describeLog: (await import('./view.ts')).describeGameLog(game) }),
  } satisfies GamePage<GenericView>
}
