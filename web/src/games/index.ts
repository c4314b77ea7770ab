/** The games that have a page of their own, in the order of every list: each folder here with a `game.ts`. */

import { ORDER } from 'games:'

import { genericPage } from '../board/generic/page.ts'
import type { Texts } from '../page/texts.svelte.ts'
import type { GamePage } from './game.ts'

const found = import.meta.glob<GamePage>('./*/game.ts', { eager: true, import: 'default' })

export const GAMES: Record<string, GamePage> = Object.fromEntries(
  Object.entries(found)
    .map(([path, page]) => [path.split('/')[1]!, page] as const)
    .sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other)),
)

/** A game's own page, else the one for any game. */
export const pageOf = (game: string): GamePage => GAMES[game] ?? genericPage(game)

/** Let each game name its pieces. */
export function namePieces(texts: Texts): void {
  for (const [game, { namer }] of Object.entries(GAMES)) if (namer) texts.nameBy(game, namer)
}
