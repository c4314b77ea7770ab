/** How a game tells an action of a match that is over: in its own words, else as its log does. */

import type { DescribeAction } from './game.ts'
import { pageOf } from './index.ts'

export async function describer(game: string): Promise<DescribeAction> {
  const { describeAction, describeLog } = await pageOf(game).sentences()
  return describeAction ?? ((texts, { log }, players) => describeLog(texts, log, players))
}
