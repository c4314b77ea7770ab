import { expect, it } from 'vitest'

import { linkTo, pathOf } from './links.ts'

it.each([
  ['/', '/t/ABC', '/t/ABC'],
  ['/', '/', '/'],
  ['/games/tablee/', '/', '/games/tablee/'],
  ['/games/tablee/', '/t/ABC', '/games/tablee/t/ABC'],
])('below %s, %s is %s, and back', (base, path, address) => {
  expect(linkTo(path, base)).toBe(address)
  expect(pathOf(address, base)).toBe(path)
})

it('knows the folder without its last slash, and what is not in it', () => {
  expect(pathOf('/games/tablee', '/games/tablee/')).toBe('/')
  expect(pathOf('/games/tablee-old/t/ABC', '/games/tablee/')).toBeNull()
  expect(pathOf('/about', '/games/tablee/')).toBeNull()
})
