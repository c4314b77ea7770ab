/** At a table of melds no view lists all moves: that nothing can be laid the solver proves, in a hint. */

import type { Answer, Question } from '../table/net/connection.svelte.ts'

type Ask = (question: Question) => Promise<Answer | null>

/** `pass` where that is all that is left: the hint says one of these, nothing else is possible, and the expert passes. */
export async function onlyPass(kinds: readonly string[], ask: Ask, proofs: readonly string[]): Promise<string | null> {
  if (!kinds.includes('pass')) return null
  const hint = await ask({ type: 'hint' })
  if (hint?.type !== 'hint' || hint.action !== 'pass') return null
  return hint.possible.length && hint.possible.every(({ code }) => proofs.includes(code)) ? 'pass' : null
}
