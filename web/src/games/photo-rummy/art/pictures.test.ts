import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { JOKER, SIGNS, THEMES } from '../cards/cards.ts'
import { picture, pictureSource } from './index.ts'

const PHOTOS = THEMES.flatMap((theme) => SIGNS.map((sign) => `${sign}-${theme}`))
const FACES = [...PHOTOS, JOKER]

/** What keeps a text from being an SVG document, or nothing. HTML parsers forgive too much to be asked. */
function flaw(svg: string): string | undefined {
  const open: string[] = []
  let rest = svg
  while (rest) {
    const text = /^[^<>]+/.exec(rest)
    if (text) {
      if (/&(?!(amp|lt|gt|quot|apos);)/.test(text[0])) return `loose ampersand: ${text[0]}`
      rest = rest.slice(text[0].length)
      continue
    }
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<>&]*")*)\s*(\/?)>/.exec(rest)
    if (!tag) return `not a tag: ${rest.slice(0, 60)}`
    const [whole, closes, name, attributes, empty] = tag as unknown as [string, string, string, string, string]
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1])
    if (new Set(names).size < names.length) return `an attribute twice: ${whole}`
    if (closes && open.pop() !== name) return `closes what is not open: ${whole}`
    if (!closes && !empty) open.push(name)
    rest = rest.slice(whole.length)
  }
  return open.length ? `left open: ${open.join(' ')}` : undefined
}

describe('the pictures', () => {
  it('are 102, no two alike', () => {
    expect(new Set(PHOTOS.map(picture)).size).toBe(102)
  })

  it('are whole SVG documents with a drawing in them', () => {
    for (const card of FACES) {
      const svg = picture(card)
      expect(flaw(svg), card).toBeUndefined()
      expect(svg, card).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 200">/)
      expect(svg.match(/<(path|rect|circle|ellipse)/g)!.length, card).toBeGreaterThan(10)
      expect(svg, card).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
    }
  })

  it('name things once, use only what they name, and ask for nothing from elsewhere', () => {
    for (const card of FACES) {
      const svg = picture(card)
      const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1])
      expect(new Set(ids).size, card).toBe(ids.length)
      for (const [, used] of svg.matchAll(/(?:url\(|href=")#([^")]*)/g)) expect(ids, card).toContain(used)
      const drawn = svg.replace('http://www.w3.org/2000/svg', '')
      expect(drawn, card).not.toMatch(/https?:|<script|<image|<style|<foreignObject|\son\w+=/)
    }
  })

  it('are found broken when they are', () => {
    for (const broken of [
      '<svg><g></svg>',
      '<svg><path d="M0 0z"</svg>',
      '<svg>a & b</svg>',
      '<svg x="1" x="2"/>',
      '<svg>',
    ])
      expect(flaw(broken)).toBeDefined()
    expect(flaw('<svg><g fill="red"><path d="M0 0z"/></g>a &amp; b</svg>')).toBeUndefined()
  })

  it('weigh at most 150 kB for the whole deck, with its flags', () => {
    const flags = Object.values(
      import.meta.glob<string>('./flags/*.svg', { eager: true, import: 'default', query: '?raw' }),
    )
    expect(flags).toHaveLength(SIGNS.length)
    expect(gzipSync([...FACES.map(picture), ...flags].join('')).length).toBeLessThan(150_000)
  })

  it('are drawn once and kept', () => {
    expect(pictureSource('GB-church')).toBe(pictureSource('GB-church'))
    expect(decodeURIComponent(pictureSource('GB-church'))).toBe(`data:image/svg+xml,${picture('GB-church')}`)
  })
})
