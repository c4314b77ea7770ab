import { describe, expect, it } from 'vitest'

import { linesOf } from './pattern.ts'

describe('a pattern', () => {
  it('is drawn as lines that reach over the whole box', () => {
    const pattern = { ground: '#000', ink: '#fff', angles: [0], step: 10, line: 1 }
    const lines = linesOf(pattern, { left: 0, top: 0, width: 30, height: 40 })
    expect(lines).toBe('M-10 0L40 0M-10 10L40 10M-10 20L40 20M-10 30L40 30M-10 40L40 40')
  })
})
