import { expect, it } from 'vitest'

import { findTimeout } from './timeout.ts'

const log = (text: string) => text.split(' ').map((entry) => ({ player: Number(entry[0]), action: entry.slice(1) }))

it.each([
  ['0lay 1pass', false],
  ['0timeout 0draw 0lay 1pass', true],
  ['0draw 0timeout 0lay', true],
  ['0timeout 0lay 1pass 0pass 1pass', false],
  ['1timeout 1lay 0pass', false],
  ['1timeout', false],
])('finds a timeout in my last turn only: %s', (text, up) => {
  expect(findTimeout(log(text), 0)?.action).toBe(up ? 'timeout' : undefined)
  expect(findTimeout(log(text), null)).toBeUndefined()
})
