import type { Namer } from '../../page/texts.svelte.ts'

/** `R7` by colour and number, `*` as a star, and `*R7` as a star that stands for a tile. */
export const namer: Namer = (piece, texts) => {
  if (piece === '*') return texts.say('tile-rummy-piece-star')
  if (piece.startsWith('*')) return texts.say('tile-rummy-star', { tile: namer(piece.slice(1), texts) })
  const colour = `tile-rummy-piece-${piece[0]}`
  if (!/^[A-Z][0-9]+$/.test(piece) || !texts.has(colour)) return piece
  return texts.say(colour, { number: Number(piece.slice(1)) })
}
