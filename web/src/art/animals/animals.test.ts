import { expect, it } from 'vitest'

import { LANGUAGES } from '../../page/languages.ts'
import { Texts } from '../../page/texts.svelte.ts'
import { ANIMALS } from './index.ts'

it('draws everyone another animal', () => {
  const addresses = Object.values(ANIMALS).map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.join('')).not.toMatch(/undefined|NaN/)
})

it.each(LANGUAGES)('has a name for each, no two alike: %s', async (language) => {
  const texts = new Texts()
  await texts.speak(language)
  const names = Object.keys(ANIMALS).map((animal) => texts.say(`face-${animal}`))
  expect(new Set(names).size).toBe(names.length)
  expect(names.join(' ')).not.toContain('face-')
})
