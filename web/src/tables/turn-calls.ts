/** Calls somebody to a table only once for each turn, however many of our pages are open. */

import { recall, remember } from '../page/memory.ts'

const PREFIX = 'called.'

/**
 * Whether this page is the first to call for the turn that began at version `began` of the table; `version` is what the
 * page sees now. A page that knows only the latter gives it twice: a call that was made at a later version was for this turn.
 */
export function claimCall(code: string, began: number, version: number): boolean {
  if (Number(recall(PREFIX + code) ?? -1) >= began) return false
  remember(PREFIX + code, String(version))
  return true
}

export function forgetCalls(code: string): void {
  remember(PREFIX + code, null)
}
