import type { Texts } from '../../page/texts.svelte.ts'

/** `heart-5` by suit and value, `pair-1` and `trophy-2` by one text, and a contract `pair-1+four/cherry` by its parts. */
export function namer(piece: string, texts: Texts): string {
  const key = (part: string) => `romi-rami-piece-${part}`
  if (piece.includes('/')) return nameContract(piece, texts)
  if (texts.has(key(piece))) return texts.say(key(piece))
  const [one, two] = piece.split('-') as [string, string?]
  if (two === undefined || !texts.has(key(one)) || !texts.has(key(two))) return piece
  return texts.say('romi-rami-pair', { one: texts.say(key(one)), two: texts.say(key(two)) })
}

/** What a contract requires, and its suit. */
function nameContract(contract: string, texts: Texts): string {
  const [requires, bonus] = contract.split('/') as [string, string]
  const parts = requires.split('+').map((part) => namer(part, texts))
  return texts.say('romi-rami-contract', { requires: parts.join(' + '), bonus: namer(bonus, texts) })
}
