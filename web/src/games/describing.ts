/** How a game tells an action of a match that is over: in its own words, else as its log does. */

import type { Texts } from '../page/texts.svelte.ts'
import type { DescribeAction } from './game.ts'
import { pageOf } from './index.ts'

/** The pieces can be named when this is done. */
export async function describer(game: string, texts: Texts): Promise<DescribeAction> {
  const page = pageOf(game)
  const [{ describeAction, describeLog }, piece] = await Promise.all([page.sentences(), page.piece?.()])
  if (piece?.namer) texts.nameBy(game, piece.namer)
  return describeAction ?? ((texts, { log }, players) => describeLog(texts, log, players))
}
