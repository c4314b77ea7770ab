import type { RomiRamiView } from '../../page/protocol.ts'
import type { GamePage } from '../game.ts'
import { namer } from './namer.ts'

export default {
  board: () => import('./Board.svelte'),
  piece: () => import('./Piece.svelte'),
  sentences: () => import('./sentences.ts'),
  feats: () => import('./feats.ts'),
  companion: () => import('./companion/companion.ts'),
  scores: () => import('./print/scores.ts'),
  print: () => import('./print/print.ts'),
  result: () => import('./Result.svelte'),
  namer,
  sounds: { take: 'drawn' },
} satisfies GamePage<RomiRamiView>
