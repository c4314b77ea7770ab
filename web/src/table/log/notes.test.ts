import { expect, it } from 'vitest'

import { newNotes, remarksOf, describeNote, withRemarks } from './notes.ts'
import type { Note, Table } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'

const note = (kind: Note['kind'], entries: number, round = 1): Note => {
  return { kind, seat: 1, name: 'Dora', other: 'Mei', round, entries }
}
const table = (...notes: Note[]) => ({ round: 1, notes, view: { log: [1, 2, 3, 4] } }) as unknown as Table

it('stands between the moves where it happened, also where several moves are one line', async () => {
  const texts = new Texts()
  await texts.speak('en')
  const remarks = remarksOf(table(note('reserved', 0), note('agreed', 2), note('seated', 4), note('left', 1, 2)), texts)
  expect(withRemarks(['a', 'b', 'c', 'd'], remarks)).toEqual([
    'Dora will take over from Mei.',
    'a',
    'b',
    'Dora agrees to Mei playing right now.',
    'c',
    'd',
    'Dora takes over from Mei.',
  ])
  expect(withRemarks(['ab', 'cd'], remarks).length).toBe(5)
  expect(withRemarks([], remarks).length).toBe(3)
})

it('has words for every kind', async () => {
  const texts = new Texts()
  await texts.speak('en')
  const kinds = ['left', 'returned', 'removed', 'reserved', 'withdrawn', 'agreed', 'seated'] as const
  const told = kinds.map((kind) => describeNote(texts, note(kind, 0)))
  expect(told.every((text) => text.includes('Dora'))).toBe(true)
  expect(new Set(told).size).toBe(kinds.length)
})

it('tells what is new', () => {
  expect(newNotes(table(note('reserved', 0)), table(note('reserved', 0), note('agreed', 0)))).toEqual([
    note('agreed', 0),
  ])
})
