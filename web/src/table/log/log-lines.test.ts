import { expect, it } from 'vitest'

import type { Texts } from '../../page/texts.svelte.ts'
import { foldLog, pictured } from './log-lines.ts'

const entries = (...lines: string[]) => lines.map((line) => ({ player: Number(line[0]), action: line.slice(2) }))
const folded = (implied: string[], quiet: string[], ...lines: string[]) =>
  foldLog(entries(...lines), implied, quiet).map((run) =>
    run.map(({ player, action }) => `${player} ${action}`).join(', '),
  )

it('turns that change nothing are counted together', () => {
  expect(folded([], ['exchange'], '0 exchange', '1 exchange', '2 lay R7', '0 exchange', '1 pass', '2 pass')).toEqual([
    '0 exchange, 1 exchange',
    '2 lay R7',
    '0 exchange',
    '1 pass',
    '2 pass',
  ])
})

it('that a card was drawn is told only while nothing has followed', () => {
  const turns = ['0 draw 1', '0 pass', '1 draw 2', '1 pass', '2 draw 1', '2 take I-sight', '2 lay joker', '0 draw 3']
  expect(folded(['draw'], ['pass'], ...turns)).toEqual(['0 pass, 1 pass', '2 take I-sight', '2 lay joker', '0 draw 3'])
  expect(foldLog([], ['draw'], ['pass'])).toEqual([])
})

it('pieces stand where their names would', () => {
  const texts = {
    say: (_: string, { pieces }: { pieces: string }) => `Anna legt ${pieces} an`,
    piece: (_: string, piece: string) => `Stein ${piece}`,
    list: (names: string[]) => names.join(' und '),
  } as unknown as Texts
  const lays = (texts: Texts) => texts.say('lays', { pieces: texts.list(['R7', 'R8'].map((r) => texts.piece('g', r))) })
  expect(pictured(texts, lays, () => true)).toEqual({
    words: 'Anna legt Stein R7 und Stein R8 an',
    parts: ['Anna legt ', ['R7', 'R8'], ' an'],
  })
  expect(pictured(texts, lays, () => false).parts).toEqual(['Anna legt Stein R7 und Stein R8 an'])
})
