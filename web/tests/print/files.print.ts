/** The files of `make print`, into build/print: each is printed and checked. */

import { join, resolve } from 'node:path'

import { type Paper, PAPERS } from '../../src/print/options.ts'
import { LANGUAGES } from '../../src/page/languages.ts'
import { type Asked, faultsOf, openPrint, printFile } from '../helpers/printing.ts'
import { expect, test } from '../helpers/people.ts'

const FOLDER = resolve(import.meta.dirname, '../../../build/print')
const GAMES = ['zoo-domino', 'tile-rummy', 'photo-rummy', 'romi-rami']
/** Only these pieces have words on them. */
const WORDED = 'photo-rummy'
/** The papers of a booklet: all languages are read where A4 is used, and English also where it is not. */
const papersOf = (language: string): readonly Paper[] => (language === 'en' ? PAPERS : ['a4'])

const backs = 'other'
const FILES: [name: string, Asked][] = GAMES.flatMap((game): [string, Asked][] => [
  ...PAPERS.flatMap((paper): [string, Asked][] =>
    game === WORDED
      ? LANGUAGES.map((language): [string, Asked] => [`${game}-${language}-${paper}`, { game, paper, language, backs }])
      : [[`${game}-${paper}`, { game, paper, backs }]],
  ),
  ...LANGUAGES.flatMap((language) =>
    papersOf(language).map((paper): [string, Asked] => [
      `${game}-rules-${language}-${paper}`,
      { game, paper, language, part: 'booklet' },
    ]),
  ),
])

for (const [name, asked] of FILES) {
  test(name, async ({ page }) => {
    const violations = await openPrint(page, asked)
    const printed = await printFile(page, asked, violations, join(FOLDER, `${name}.pdf`))
    expect(faultsOf(printed)).toEqual([])
  })
}
