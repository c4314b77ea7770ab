/** Prints `/print/<game>` to PDF files, and has them checked by `python -m tests.prints`. */

import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import type { Page } from '@playwright/test'

import type { Backs, Paper, Size } from '../../src/print/options.ts'
import { python } from './server.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** What is printed. */
export interface Asked {
  game: string
  paper: Paper
  language?: string
  size?: Size
  backs?: Backs
  /** The pieces, or the rules and score sheets. */
  part?: 'pieces' | 'booklet'
}

interface Place {
  name: string
  left: number
  top: number
  width: number
  /** Whether there is a picture of its own. */
  drawn: boolean
}

/** What the page had drawn when it was printed, and what the browser refused meanwhile. */
export interface Printed extends Required<Asked> {
  file: string
  sheets: { faces: Place[]; backs: Place[] }[]
  /** The headings of the booklet. */
  titles: string[]
  scoreSheets: number
  violations: string[]
}

/** Open the page, and wait until everything is drawn. What the browser refuses is added to the list that is returned. */
export async function openPrint(page: Page, asked: Asked): Promise<string[]> {
  const { game, paper, language = 'en', size = 'large', backs = 'none', part = 'pieces' } = asked
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  page.on('pageerror', (error) => refused.push(error.message))
  const parts: Record<string, string> = part === 'pieces' ? { pieces: '1' } : { pieces: '0', rules: '1', scores: '1' }
  await page.goto(`/print/${game}?${new URLSearchParams({ paper, language, size, backs, ...parts })}`)
  await page.locator('html[data-print-ready]').waitFor()
  return refused
}

/** Print what is open. */
export async function printFile(page: Page, asked: Asked, violations: string[], file: string): Promise<Printed> {
  mkdirSync(dirname(file), { recursive: true })
  await page.emulateMedia({ media: 'print' })
  const sheets = await page.evaluate(findPlaces)
  await page.emulateMedia({ media: null })
  const titles = await page.locator('[data-booklet] :is(h2, h3)').allTextContents()
  const scoreSheets = await page.locator('[data-scores]').count()
  await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true })
  const { language = 'en', size = 'large', backs = 'none', part = 'pieces' } = asked
  return { ...asked, language, size, backs, part, file, sheets, titles, scoreSheets, violations }
}

/** In the page: where its pieces lie on their sheets, in millimetres. */
function findPlaces(): Printed['sheets'] {
  const mm = (pixels: number) => (pixels * 25.4) / 96
  const places = (sheet: HTMLElement, attribute: string): Place[] => {
    const corner = sheet.getBoundingClientRect()
    return [...sheet.querySelectorAll(`[${attribute}]`)].map((piece) => {
      const { left, top, width } = piece.getBoundingClientRect()
      const name = piece.getAttribute(attribute) ?? ''
      return {
        name,
        left: mm(left - corner.left),
        top: mm(top - corner.top),
        width: mm(width),
        drawn: piece.querySelector('svg, img') !== null,
      }
    })
  }
  const sheets = [...document.querySelectorAll<HTMLElement>('[data-sheet]')].map((sheet) => ({
    faces: places(sheet, 'data-piece'),
    backs: places(sheet, 'data-back-of'),
  }))
  // The backs of a sheet are on the next page.
  return sheets.flatMap(({ faces }, at) =>
    faces.length ? [{ faces, backs: sheets[at + 1]?.faces.length === 0 ? sheets[at + 1]!.backs : [] }] : [],
  )
}

/** What is wrong with a file. */
export function faultsOf(printed: Printed): string[] {
  const checked = spawnSync(python(), ['-m', 'tests.prints', printed.file], {
    cwd: ROOT,
    input: JSON.stringify(printed),
    encoding: 'utf8',
  })
  if (checked.stderr) throw new Error(checked.stderr)
  return checked.stdout.split('\n').filter((line) => line !== '')
}
