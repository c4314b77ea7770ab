import { expect, it } from 'vitest'

import { FACES } from './index.ts'

it('gives everyone a face that is like no other', () => {
  const drawings = Object.values(FACES).map(({ body }) => body)
  expect(new Set(drawings).size).toBe(drawings.length)
})

it.each(Object.entries(FACES))('draws %s whole, and within the circle of 40', (_, { body }) => {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, 'text/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  expect(body).not.toMatch(/undefined|NaN/)
})
