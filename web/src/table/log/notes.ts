/** What happened to the seats of a table, in words, for the log. */

import { getContext, setContext } from 'svelte'

import type { Note, Table } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'

const KEYS: Record<Note['kind'], string> = {
  left: 'seat-bot',
  returned: 'seat-back',
  removed: 'note-removed',
  reserved: 'note-reserved',
  withdrawn: 'note-withdrawn',
  agreed: 'note-agreed',
  seated: 'note-seated',
  clock_off: 'note-clock-off',
  clock_on: 'note-clock-on',
}

export interface Remark {
  text: string
  /** The share of the round's log that comes before it, from 0 to 1. */
  at: number
}

export function describeNote(texts: Texts, { kind, name, other }: Note): string {
  return texts.say(KEYS[kind], { name, other: other ?? '' })
}

/** The notes of the round that is on the table. */
export function remarksOf(table: Table, texts: Texts): Remark[] {
  const all = table.view?.log.length ?? 0
  return table.notes
    .filter((note) => note.round === table.round)
    .map((note) => ({ text: describeNote(texts, note), at: all ? note.entries / all : 1 }))
}

/** The lines of a log with the notes between them. */
export function withRemarks<Line>(lines: readonly Line[], remarks: readonly Remark[]): (Line | string)[] {
  const before = (place: number) => remarks.filter(({ at }) => Math.round(at * lines.length) === place)
  return [...lines, null].flatMap((line, place) => {
    const texts = before(place).map(({ text }) => text)
    return line === null ? texts : [...texts, line]
  })
}

/** The notes that are new since the previous table. */
export function newNotes(before: Table, after: Table): Note[] {
  const known = new Set(before.notes.map((note) => JSON.stringify(note)))
  return after.notes.filter((note) => !known.has(JSON.stringify(note)))
}

const CONTEXT = Symbol('remarks')

export const setRemarks = (remarks: () => Remark[]): void => void setContext(CONTEXT, remarks)
export const getRemarks = (): (() => Remark[]) => getContext<(() => Remark[]) | undefined>(CONTEXT) ?? (() => [])
