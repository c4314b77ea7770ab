/** The games as the server described them last: a cottage has no network, and the form still needs their options. */

import { isRecord } from '../pad/pad.ts'
import { recall, remember } from '../page/memory.ts'
import type { GameInfo } from '../page/protocol.ts'
import { parsed } from './setup.svelte.ts'

const KEY = 'known-games'

export const keepGames = (games: readonly GameInfo[]): void => remember(KEY, JSON.stringify(games))

/** Written by this page alone: it is only checked that it is a list of descriptions. */
export function knownGames(): GameInfo[] {
  const told = parsed(recall(KEY))
  const isInfo = (one: unknown): one is GameInfo =>
    isRecord(one) && typeof one.name === 'string' && Array.isArray(one.players) && Array.isArray(one.options)
  return Array.isArray(told) ? told.filter(isInfo) : []
}
