import { beforeEach, describe, expect, it, vi } from 'vitest'

import { wantsCalm } from '../board/flip.ts'
import { Settings } from './settings.svelte.ts'

/** The device's preference for motion, which may change. */
function device(calm: boolean) {
  const listeners: (() => void)[] = []
  const query = { matches: calm, addEventListener: (_: string, listener: () => void) => listeners.push(listener) }
  vi.stubGlobal('matchMedia', () => query)
  return (now: boolean) => {
    query.matches = now
    for (const listener of listeners) listener()
  }
}

beforeEach(() => localStorage.clear())

describe('motion', () => {
  it.each([
    ['system', true, true],
    ['system', false, false],
    ['less', false, true],
    ['full', true, false],
  ] as const)('%s, where the device wants calm: %s', (motion, calm, wanted) => {
    device(calm)
    const settings = new Settings()
    settings.motion = motion
    expect(wantsCalm()).toBe(wanted)
    expect(new Settings().motion).toBe(motion)
  })

  it('follows the device when that changes', () => {
    const change = device(false)
    new Settings()
    change(true)
    expect(wantsCalm()).toBe(true)
  })
})

it('a left hand is remembered, and the page knows it', () => {
  device(false)
  const settings = new Settings()
  expect(document.documentElement.dataset.hand).toBe('right')
  settings.leftHanded = true
  expect(new Settings().leftHanded).toBe(true)
  expect(document.documentElement.dataset.hand).toBe('left')
  settings.leftHanded = false
  expect(new Settings().leftHanded).toBe(false)
})
