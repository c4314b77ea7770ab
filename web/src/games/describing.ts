/** How a game tells an action: what was done in its own words, else as its log does; and what should be done. */

import type { Texts } from '../page/texts.svelte.ts'
import type { AdviseAction, DescribeAction } from './game.ts'
import { pageOf } from './index.ts'

export interface Describers {
  describe: DescribeAction
  advise: AdviseAction
}

/** The pieces can be named when this is done. */
export async function describersOf(game: string, texts: Texts): Promise<Describers> {
  const page = pageOf(game)
  const [{ describeAction, describeLog, adviseAction }, piece] = await Promise.all([page.sentences(), page.piece?.()])
  if (piece?.namer) texts.nameBy(game, piece.namer)
  return {
    describe: describeAction ?? ((texts, { log }, players) => describeLog(texts, log, players)),
    advise: adviseAction,
  }
}
