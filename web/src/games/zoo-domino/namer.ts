import type { Namer } from '../../page/texts.svelte.ts'

/** `lion`, `lion-zebra` by both halves, and `lion-lion` as a double. */
export const namer: Namer = (piece, texts) => {
  const name = (half: string) => `zoo-domino-piece-${half}`
  if (texts.has(name(piece))) return texts.say(name(piece))
  const [one, two] = piece.split('-') as [string, string?]
  if (two === undefined || !texts.has(name(one)) || !texts.has(name(two))) return piece
  if (one === two) return texts.say('zoo-domino-double', texts.named('zoo-domino', { half: one }))
  return texts.say('zoo-domino-pair', { one: texts.say(name(one)), two: texts.say(name(two)) })
}
