import type { PhotoRummyView } from '../../page/protocol.ts'
import type { GamePage } from '../game.ts'

export default {
  board: () => import('./Board.svelte'),
  piece: () => import('./Piece.svelte'),
  sentences: () => import('./sentences.ts'),
  onlyMove: () => import('./only-move.ts'),
  feats: () => import('./feats.ts'),
  companion: () => import('./companion/companion.ts'),
  scores: () => import('./print/scores.ts'),
  print: () => import('./print/print.ts'),
  gallery: () => import('./gallery/Gallery.svelte'),
  sounds: { draw: 'drawn', take: 'drawn', joker: null, pass: null },
} satisfies GamePage<PhotoRummyView>
