import { expect, it } from 'vitest'

import { nameOf } from './animals.ts'

it('a domino has the name that the server gives it, however it lies', () => {
  expect(nameOf('zebra', 'giraffe')).toBe('giraffe-zebra')
  expect(nameOf('lion', 'giraffe')).toBe('lion-giraffe')
  expect(nameOf('penguin', 'penguin')).toBe('penguin-penguin')
})
