/** The games that this page can show: its only list of games. */

import type { GamePage } from './game.ts'
import PhotoRummyPicture from './photo-rummy/Picture.svelte'
import RomiRamiPicture from './romi-rami/Picture.svelte'
import TileRummyPicture from './tile-rummy/Picture.svelte'
import ZooDominoPicture from './zoo-domino/Picture.svelte'

export const GAMES: Record<string, GamePage> = {
  'zoo-domino': {
    board: () => import('./zoo-domino/Board.svelte'),
    piece: () => import('./zoo-domino/Piece.svelte'),
    tell: () => import('./zoo-domino/tell.ts'),
    picture: ZooDominoPicture,
  },
  'tile-rummy': {
    board: () => import('./tile-rummy/Board.svelte'),
    piece: () => import('./tile-rummy/Piece.svelte'),
    tell: () => import('./tile-rummy/tell.ts'),
    picture: TileRummyPicture,
  },
  'photo-rummy': {
    board: () => import('./photo-rummy/Board.svelte'),
    piece: () => import('./photo-rummy/Piece.svelte'),
    tell: () => import('./photo-rummy/tell.ts'),
    picture: PhotoRummyPicture,
  },
  'romi-rami': {
    board: () => import('./romi-rami/Board.svelte'),
    piece: () => import('./romi-rami/Piece.svelte'),
    tell: () => import('./romi-rami/tell.ts'),
    result: () => import('./romi-rami/Result.svelte'),
    picture: RomiRamiPicture,
  },
}
