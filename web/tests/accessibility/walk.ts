/** Finds problems with the texts of a page, in each language and on small and wide screens. */

import { expect, type Page } from '@playwright/test'

import { LANGUAGES } from '../../src/page/languages.ts'
import { speak } from '../helpers/person.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

/** On a wide screen the language with the longest words is enough, unless there is time. */
const onDesktop = (language: string) => language === 'de' || process.env.TABLEE_LONG === '1'

interface Look {
  /** All texts, visible or for screen readers. */
  words: string[]
  /** Texts that do not fit. */
  cut: string[]
}

/** Runs in the page. */
function look(): Look {
  const words = new Set<string>()
  const cut: string[] = []
  if (document.documentElement.scrollWidth > innerWidth) cut.push(`the page is wider than ${innerWidth}`)
  // Names of people, of languages and of works are not translated.
  const names = '[translate=no], [lang]:not(html), [role=log], code, input, .name'
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!shown || element.closest(names)) continue
    for (const name of ['aria-label', 'title', 'placeholder']) words.add(element.getAttribute(name) ?? '')
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = own.map((node) => node.textContent!.trim()).join(' ')
    if (!text.trim()) continue
    words.add(text)
    const { overflowX, clipPath, display, textOverflow } = getComputedStyle(element)
    // A text shortened by an ellipsis is complete in a title.
    if (textOverflow === 'ellipsis' && element.closest('[title]')?.getAttribute('title')?.includes(text)) continue
    if (clipPath !== 'none' || display === 'inline' || element.closest('.visually-hidden, .sheet')) continue
    const hides = overflowX === 'hidden' || overflowX === 'clip'
    const holds = hides || element.matches('button, a, label, legend, summary, th, td, .badge, .label')
    if (holds && element.scrollWidth > element.clientWidth + 1) cut.push(`${innerWidth}: ${element.className} ${text}`)
  }
  return { words: [...words].filter((word) => /\p{L}{3}/u.test(word)), cut }
}

/**
 * Look at the page in all languages. Words that are the same in all six were never translated, unless they are `names`.
 * (A missing key is logged to the console, which fails the test too.)
 */
export async function readEverywhere(page: Page, where: string, names: readonly string[]) {
  const spoken: Set<string>[] = []
  for (const language of LANGUAGES) {
    await speak(page, language)
    let seen: Look = { words: [], cut: [] }
    for (const screen of onDesktop(language) ? [DESKTOP, PHONE] : [PHONE]) {
      await page.setViewportSize(screen)
      // The pieces get their size after the layout has settled.
      await expect.poll(async () => (seen = await page.evaluate(look)).cut, `${where} in ${language}`).toEqual([])
    }
    spoken.push(new Set(seen.words))
  }
  const everywhere = [...spoken[0]!].filter((word) => spoken.every((words) => words.has(word)))
  const rest = everywhere.filter((word) =>
    /\p{Ll}{3}/u.test(names.reduce((left, name) => left.replaceAll(name, ''), word)),
  )
  expect(rest, `${where} says this in all languages`).toEqual([])
}
