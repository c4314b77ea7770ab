import type { TileRummyView } from '../../page/protocol.ts'
import type { GamePage } from '../game.ts'
import { namer } from './namer.ts'

export default {
  board: () => import('./Board.svelte'),
  piece: () => import('./Piece.svelte'),
  sentences: () => import('./sentences.ts'),
  onlyMove: () => import('./only-move.ts'),
  feats: () => import('./feats.ts'),
  companion: () => import('./companion/companion.ts'),
  scores: () => import('./print/scores.ts'),
  print: () => import('./print/print.ts'),
  namer,
  sounds: { draw: 'drawn', reject: null, star: null, pass: null },
} satisfies GamePage<TileRummyView>
