import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Answers } from './answers.svelte.ts'
import { Texts } from './texts.svelte.ts'

const texts = new Texts()
beforeEach(async () => {
  await texts.speak('en')
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('stays for a while, and a newer one stays as long', () => {
  const answers = new Answers(texts)
  answers.tell('Not yet.')
  vi.advanceTimersByTime(4_000)
  answers.tell('Still not.')
  vi.advanceTimersByTime(4_000)
  expect(answers.text).toBe('Still not.')
  vi.advanceTimersByTime(4_000)
  expect(answers.text).toBeNull()
})

it('answers for a button that waits, and lets it be pressed otherwise', () => {
  const answers = new Answers(texts)
  const button = document.createElement('button')
  button.animate = vi.fn()
  const press = vi.fn()
  button.addEventListener('click', press)
  const remove = answers.occupied(true)(button)
  button.click()
  expect([answers.text, press.mock.calls.length]).toEqual(['One moment, please…', 0])
  remove?.()
  answers.clear()
  answers.occupied(false)(button)
  button.click()
  expect([answers.text, press.mock.calls.length]).toEqual([null, 1])
})
