/** Makes sure that each turn calls the player only once, however many of our pages are open. */

import { recall, remember } from '../page/memory.ts'

const PREFIX = 'called.'

/**
 * Whether this page is the first to call for the turn that began at version `began` of the table; `version` is what the
 * page sees now. A page that knows only the latter passes it twice: a call made at a later version was for the same
 * turn.
 */
export function claimCall(code: string, began: number, version: number): boolean {
  if (Number(recall(PREFIX + code) ?? -1) >= began) return false
  remember(PREFIX + code, String(version))
  return true
}

export function forgetCalls(code: string): void {
  remember(PREFIX + code, null)
}
