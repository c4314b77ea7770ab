/** What a game's blank score sheet looks like; there are no words on it but its headings. */

export interface ScoreForm {
  /** One column for each player. */
  players: number
  /** One row for each round, or for each part of a final score. */
  rows: number | readonly FormRow[]
  /** What single pieces count, as a reminder. */
  counts?: readonly { piece: string; points: number }[]
}

/** A part of a final score: said in words, or shown by pieces. */
export interface FormRow {
  /** The key of its text. */
  text?: string
  /** One of these, where there are several. */
  pieces?: readonly string[]
}

/** How many tables are on a sheet: as many as leave room to write by hand. */
export const TABLES = 2
