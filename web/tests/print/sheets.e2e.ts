/** One file of each game is right, and planted faults are found. All files are checked by `make print`. */

import type { Page } from '@playwright/test'

import { type Asked, faultsOf, openPrint, printFile } from '../helpers/printing.ts'
import { expect, test } from '../helpers/people.ts'

const PRINTED: Asked[] = [
  { game: 'zoo-domino', paper: 'a4', backs: 'other' },
  { game: 'tile-rummy', paper: 'letter', backs: 'other' },
  { game: 'photo-rummy', paper: 'a4', language: 'fr', size: 'small' },
  { game: 'romi-rami', paper: 'letter', backs: 'other' },
  { game: 'photo-rummy', paper: 'a4', language: 'nl', part: 'booklet' },
  { game: 'romi-rami', paper: 'letter', part: 'booklet' },
]

for (const asked of PRINTED) {
  test(`${asked.part ?? 'pieces'} of ${asked.game} on ${asked.paper}`, async ({ page }, info) => {
    const violations = await openPrint(page, asked)
    const printed = await printFile(page, asked, violations, info.outputPath('sheets.pdf'))
    expect(faultsOf(printed)).toEqual([])
  })
}

/** Add a rule to the page, as our own styles are: the policy of the page allows it. */
const style = (rule: string) => (page: Page) =>
  page.evaluate((rule) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets.push(sheet)
  }, rule)

interface Fault {
  part?: Asked['part']
  plant: (page: Page) => Promise<void>
  found: RegExp
}

const FAULTS: Record<string, Fault> = {
  'a shadow': {
    plant: style('[data-piece] * { box-shadow: 0 1px 4px rgb(0 0 0 / 0.5) !important }'),
    found: /^\d+ images instead of drawings/m,
  },
  'a wrong grid': {
    plant: style('[data-sheet] > svg { scale: 1.01 }'),
    found: /sheet 1: no mark above at /,
  },
  'a shifted back': {
    plant: style('[data-back-of] { translate: 1mm }'),
    found: /sheet 1: the back of elephant-elephant is not behind it/,
  },
  'a lost piece': {
    plant: (page) => page.evaluate(() => document.querySelector('[data-piece]')!.remove()),
    found: /missing: elephant-elephant/,
  },
  'another font': {
    plant: style("[data-sheet] * { font-family: 'Nunito Variable' !important }"),
    found: /page 1: a Type 3 font/,
  },
  'a heading apart from its paragraph': {
    part: 'booklet',
    plant: style('[data-booklet] h3 { margin-bottom: 2cm }'),
    found: /page 1: the heading '.+' is at the foot of a column/,
  },
  'an inline style': {
    plant: (page) => page.evaluate(() => document.querySelector('[data-piece]')!.setAttribute('style', 'left: 1mm')),
    found: /refused by the browser: .*inline style/,
  },
}

test('planted faults are found', async ({ page }, info) => {
  for (const [fault, { part = 'pieces', plant, found }] of Object.entries(FAULTS)) {
    const asked: Asked = { game: 'zoo-domino', paper: 'a4', backs: 'other', part }
    const violations = await openPrint(page, asked)
    await plant(page)
    const printed = await printFile(page, asked, violations, info.outputPath('faulty.pdf'))
    expect(faultsOf(printed).join('\n'), fault).toMatch(found)
  }
})
