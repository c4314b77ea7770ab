import { expect, it } from 'vitest'

import { nearestTo } from './nearest.ts'

function at(x: number, y: number): HTMLElement {
  const element = document.createElement('button')
  element.getBoundingClientRect = () => new DOMRect(x, y, 40, 20)
  return element
}

it('finds what lies nearest, by its edges', () => {
  const [left, right] = [at(0, 0), at(200, 0)]
  expect(nearestTo({ x: 119, y: 10 }, [left, right])).toBe(left)
  expect(nearestTo({ x: 121, y: 10 }, [left, right])).toBe(right)
  expect(nearestTo({ x: 210, y: 10 }, [left, right])).toBe(right)
  expect(nearestTo({ x: 0, y: 0 }, [])).toBeNull()
})
