/** The lines of a log: in words for screen readers, and with little pictures of the pieces for the screen. */

import type { Texts } from '../../page/texts.svelte.ts'

export interface LogLine {
  words: string
  /** The same in parts: text, and lists of pieces. */
  parts: readonly (string | readonly string[])[]
  /** The player whose face stands before it. */
  seat?: number
}

export const inWords = (words: string): LogLine => ({ words, parts: [words] })

// Private-use characters: each stands for the piece with that index, counted from here.
const FIRST_MARK = 0xe000
const MARKS = /([\ue000-\uf8ff]+)/

/** Render a sentence twice: with the names of pieces, and with marks for pieces that can be `shown` as pictures. */
export function pictured(texts: Texts, say: (texts: Texts) => string, shown: (piece: string) => boolean): LogLine {
  const pieces: string[] = []
  const mark = (piece: string) => String.fromCharCode(FIRST_MARK + pieces.push(piece) - 1)
  const marking = {
    say: (...what: Parameters<Texts['say']>) => texts.say(...what),
    piece: (game: string, piece: string) => (shown(piece) ? mark(piece) : texts.piece(game, piece)),
    named: (...what: Parameters<Texts['named']>) => texts.named(...what),
    list: (names: string[]) => (names.every((name) => MARKS.test(name)) ? names.join('') : texts.list(names)),
  } as unknown as Texts
  const parts = say(marking)
    .split(MARKS)
    .filter(Boolean)
    .map((part) => (MARKS.test(part) ? [...part].map((sign) => pieces[sign.charCodeAt(0) - FIRST_MARK]!) : part))
  return { words: say(texts), parts }
}

interface Entry {
  player: number
  action: string
}

/**
 * One line per turn, and one for several turns in a row that changed nothing on the table: `implied` verbs are left out
 * if the same player did something else next, `quiet` ones are counted.
 */
export function foldLog<Of extends Entry>(
  log: readonly Of[],
  implied: readonly string[],
  quiet: readonly string[],
): Of[][] {
  const verb = ({ action }: Of) => action.split(' ')[0]!
  const told = log.filter((entry, i) => !implied.includes(verb(entry)) || log[i + 1]?.player !== entry.player)
  const runs: Of[][] = []
  for (const entry of told) {
    const last = runs.at(-1)
    if (last && quiet.includes(verb(entry)) && verb(last[0]!) === verb(entry)) last.push(entry)
    else runs.push([entry])
  }
  return runs
}
