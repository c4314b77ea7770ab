import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { FELTS } from '../page/settings.svelte.ts'

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}.css`, 'utf8')
const tokens = read('tokens')
const felts = [...read('felts').matchAll(/\[data-felt='(\w+)'\] \{([^}]*)\}/g)]

// Accessibility checkers skip text on a gradient: felt and wood are checked here, at both ends of their gradients.
const READABLE = 4.5
const PAIRS = [
  ['on-felt', ['felt', 'felt-deep']],
  ['on-felt-soft', ['felt']],
  ['on-wood', ['wood', 'wood-deep', 'rack']],
  ['ink', ['cream', 'cream-deep', 'paper']],
  ['ink-soft', ['cream', 'paper']],
  ['leaf', ['cream', 'paper']],
  ['warn', ['cream', 'paper']],
  ['on-button', ['button', 'gold']],
] as const

function colour(name: string, theme: 'light' | 'dark', rules = tokens): string {
  const value = new RegExp(`--${name}: (.*?);`).exec(rules)?.[1] ?? ''
  const hues = value.match(/#[0-9a-f]{6}/g) ?? []
  return (theme === 'light' ? hues[0] : hues.at(-1)) ?? ''
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

for (const theme of ['light', 'dark'] as const) {
  for (const [words, grounds] of PAIRS) {
    it.each(grounds)(`${theme}: ${words} can be read on %s`, (ground) => {
      expect(contrast(colour(words, theme), colour(ground, theme))).toBeGreaterThanOrEqual(READABLE)
    })
  }
}

const ON_FELT = PAIRS.filter(([words]) => words.startsWith('on-felt'))
it.each(felts.map(([, name, rules]) => [name!, rules!] as const))('what is written on %s can be read', (_, rules) => {
  for (const theme of ['light', 'dark'] as const) {
    for (const [words, grounds] of ON_FELT) {
      for (const ground of grounds) {
        const seen = contrast(colour(words, theme, rules), colour(ground, theme, rules))
        expect(seen, `${words} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(READABLE)
      }
    }
  }
})
it('offers every table that can be chosen', () => {
  expect(['meadow', ...felts.map(([, name]) => name)]).toEqual(FELTS)
})
