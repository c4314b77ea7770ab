import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renew } from './renewal.ts'

const reload = vi.fn<() => void>()
const idle = () => false

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  document.body.innerHTML = ''
  reload.mockClear()
})
afterEach(() => vi.useRealTimers())

it('loads a page that nobody uses at once, and only once for a build', () => {
  expect(renew('second', idle, reload)).toBe(true)
  expect(renew('second', idle, reload)).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(renew('third', idle, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('waits for the answers to what was sent', () => {
  let busy = true
  renew('second', () => busy, reload)
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  busy = false
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  {
    use: 'a piece is dragged',
    begin: () => window.dispatchEvent(new Event('pointerdown')),
    end: () => window.dispatchEvent(new Event('pointercancel')),
  },
  {
    use: 'a dialog is open',
    begin: () => (document.body.innerHTML = '<dialog open></dialog>'),
    end: () => (document.body.innerHTML = ''),
  },
  {
    use: 'somebody writes',
    begin: () => {
      document.body.innerHTML = '<input>'
      document.querySelector('input')!.focus()
    },
    end: () => document.querySelector('input')!.blur(),
  },
])('waits while $use', ({ begin, end }) => {
  begin()
  renew('second', idle, reload)
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  end()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('never loads again where it cannot be remembered', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  expect(renew('second', idle, reload)).toBe(false)
  vi.unstubAllGlobals()
  expect(reload).not.toHaveBeenCalled()
})
