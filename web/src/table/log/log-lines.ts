/** The lines of a log: in words for whoever listens, and with little pieces in place of their names for whoever looks. */

import type { Texts } from '../../page/texts.svelte.ts'

export interface LogLine {
  words: string
  /** The same in parts: text, and lists of pieces. */
  parts: readonly (string | readonly string[])[]
}

export const inWords = (words: string): LogLine => ({ words, parts: [words] })

// What no language writes: stands for the piece with that number, counted from here.
const FIRST_MARK = 0xe000
const MARKS = /([\ue000-\uf8ff]+)/

/** Say something twice: with the names of pieces, and with marks where pieces can be `shown`, which become pictures. */
export function pictured(texts: Texts, say: (texts: Texts) => string, shown: (piece: string) => boolean): LogLine {
  const pieces: string[] = []
  const mark = (piece: string) => String.fromCharCode(FIRST_MARK + pieces.push(piece) - 1)
  const marking = {
    say: (...what: Parameters<Texts['say']>) => texts.say(...what),
    piece: (game: string, piece: string) => (shown(piece) ? mark(piece) : texts.piece(game, piece)),
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
 * One line a turn, and one for several turns in a row that changed nothing on the table: `implied` verbs say nothing beside
 * what the same player did next, `quiet` ones are counted.
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
