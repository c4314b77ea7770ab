import { expect, it, vi } from 'vitest'

import { unavailable } from './unavailable.ts'

function button(reason: string | null) {
  const element = document.createElement('button')
  const [act, tell, around] = [vi.fn(), vi.fn(), vi.fn()]
  const parent = document.createElement('div')
  parent.append(element)
  parent.addEventListener('click', around)
  element.addEventListener('click', act)
  element.animate = vi.fn()
  const remove = unavailable(reason, tell)(element)
  return { element, act, tell, around, remove }
}

it('says why instead of acting, to every way of pressing', () => {
  const { element, act, tell, around, remove } = button('Not your turn')
  expect(element.getAttribute('aria-disabled')).toBe('true')
  expect(element.disabled).toBe(false) // it can have the focus
  element.click()
  expect(tell).toHaveBeenCalledExactlyOnceWith('Not your turn')
  expect([act, around].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  remove?.()
  element.click()
  expect(act).toHaveBeenCalledOnce()
  expect(element.hasAttribute('aria-disabled')).toBe(false)
})

it('is in nobody’s way where there is no reason', () => {
  const { element, act, tell } = button(null)
  element.click()
  expect(act).toHaveBeenCalledOnce()
  expect(tell).not.toHaveBeenCalled()
})
