import { describe, expect, it } from 'vitest'

import { marksOf, outlinesOf } from './cuts.ts'

describe('what to cut along', () => {
  const block = { left: 15, top: 28.5, width: 180, height: 240 }

  it('is marked outside the block at every cut', () => {
    const marks = marksOf(block, 3, 8)
    expect(marks.match(/M/g)).toHaveLength(2 * 4 + 2 * 9)
    expect(marks).toContain('M75 24.5v3') // above the block: it ends 1 mm before it
    expect(marks).toContain('M75 269.5v3')
    expect(marks).toContain('M11 58.5h3')
  })

  it('is outlined: boxes, or circles', () => {
    const places = [{ piece: '0', left: 15, top: 28.5 }]
    expect(outlinesOf(places, 60, 30, false)).toBe('M15 28.5h60v30h-60z')
    expect(outlinesOf(places, 32, 32, true)).toBe('M15 44.5a16 16 0 0 1 32 0a16 16 0 0 1 -32 0z')
  })
})
