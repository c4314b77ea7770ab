/** The page of a game that has none of its own. */

import type { GamePage } from '../../games/game.ts'
import Picture from './Picture.svelte'
import type { GenericView } from './view.ts'

export function genericPage(game: string) {
  return {
    board: () => import('./Board.svelte'),
    tell: async () => ({ tellLog: (await import('./view.ts')).tellGame(game) }),
    picture: Picture,
  } satisfies GamePage<GenericView>
}
