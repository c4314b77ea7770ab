import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { startDrag, type DragOptions, type Ghost } from './drag.ts'

const place = (element: HTMLElement, x: number, y: number) => {
  element.getBoundingClientRect = () => new DOMRect(x, y, 40, 40)
  element.setPointerCapture = () => {}
  document.body.append(element)
  return element
}

let source: HTMLElement
let target: HTMLElement
let dropped: { target: HTMLElement | null; ghost: Ghost }[]
let options: DragOptions

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => (paint(), 0))
  document.documentElement.dataset.motion = 'less'
  source = place(document.createElement('div'), 0, 0)
  target = place(document.createElement('button'), 200, 0)
  dropped = []
  options = {
    source,
    start: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
    targets: () => [target],
    drop: (on, _, ghost) => dropped.push({ target: on, ghost }),
  }
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const pointer = (type: string, x: number, y: number, pointerType = 'mouse') =>
  new PointerEvent(type, { clientX: x, clientY: y, button: 0, isPrimary: true, pointerId: 1, pointerType })
const ghosts = () => document.querySelectorAll('[data-ghost]').length

describe('a drag', () => {
  it('does not begin with a tap', () => {
    startDrag(pointer('pointerdown', 10, 10), options)
    dispatchEvent(pointer('pointermove', 13, 12))
    dispatchEvent(pointer('pointerup', 13, 12))
    expect(options.start).not.toHaveBeenCalled()
    expect([ghosts(), dropped.length]).toEqual([0, 0])
  })

  it('ends on the target under the pointer, which is marked on the way', () => {
    startDrag(pointer('pointerdown', 10, 10), options)
    dispatchEvent(pointer('pointermove', 210, 10))
    expect(target.hasAttribute('data-over')).toBe(true)
    expect([ghosts(), source.hasAttribute('data-dragged')]).toEqual([1, true])
    dispatchEvent(pointer('pointerup', 210, 10))
    expect(dropped[0]!.target).toBe(target)
    expect(target.hasAttribute('data-over')).toBe(false)
    dropped[0]!.ghost.home()
    expect([ghosts(), source.hasAttribute('data-dragged')]).toEqual([0, false])
  })

  it('shows what a finger holds above the finger, and drops it there', () => {
    startDrag(pointer('pointerdown', 10, 10, 'touch'), options)
    dispatchEvent(pointer('pointermove', 210, 90, 'touch'))
    expect(document.querySelector<HTMLElement>('[data-ghost]')!.style.transform).toContain('translate(200px, 52px)')
    dispatchEvent(pointer('pointerup', 210, 90, 'touch'))
    expect(dropped[0]!.target).toBe(target)
  })

  it('ends on a target that is near enough for a thumb, and on none that is not', () => {
    for (const [y, found] of [
      [60, target],
      [90, null],
    ] as const) {
      startDrag(pointer('pointerdown', 10, 10), options)
      dispatchEvent(pointer('pointermove', 210, y))
      dispatchEvent(pointer('pointerup', 210, y))
      expect(dropped.at(-1)!.target).toBe(found)
    }
  })

  it('is given up by Escape, and by the browser', () => {
    for (const stop of [new KeyboardEvent('keydown', { key: 'Escape' }), pointer('pointercancel', 0, 0)]) {
      startDrag(pointer('pointerdown', 10, 10), options)
      dispatchEvent(pointer('pointermove', 210, 10))
      dispatchEvent(stop)
      dispatchEvent(pointer('pointerup', 210, 10))
      expect([ghosts(), dropped.length]).toEqual([0, 0])
    }
    expect(options.cancel).toHaveBeenCalledTimes(2)
  })

  it('swallows the click that follows', async () => {
    const clicked = vi.fn<() => void>()
    source.addEventListener('click', clicked)
    startDrag(pointer('pointerdown', 10, 10), options)
    dispatchEvent(pointer('pointermove', 210, 10))
    dispatchEvent(pointer('pointerup', 210, 10))
    source.click()
    expect(clicked).not.toHaveBeenCalled()
    source.click()
    expect(clicked).toHaveBeenCalledTimes(1)
  })
})

describe('a pointer that rests', () => {
  const hold = vi.fn<() => void>()
  const click = vi.fn<() => void>()

  beforeEach(() => {
    vi.useFakeTimers()
    hold.mockClear()
    click.mockClear()
    source.addEventListener('click', click)
    options = { ...options, hold }
  })
  afterEach(() => vi.useRealTimers())

  it('looks at the source, and is no tap', () => {
    startDrag(pointer('pointerdown', 10, 10), options)
    vi.advanceTimersByTime(499)
    expect(hold).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(hold).toHaveBeenCalledOnce()
    dispatchEvent(pointer('pointermove', 210, 10))
    dispatchEvent(pointer('pointerup', 210, 10))
    source.click()
    expect([ghosts(), dropped.length, click.mock.calls.length]).toEqual([0, 0, 0])
    vi.runAllTimers()
    source.click()
    expect(click).toHaveBeenCalledOnce()
  })

  it.each(['pointermove', 'pointerup'])('does not rest after a %s', (type) => {
    startDrag(pointer('pointerdown', 10, 10), options)
    dispatchEvent(pointer(type, 210, 10))
    vi.advanceTimersByTime(1000)
    expect(hold).not.toHaveBeenCalled()
    dispatchEvent(pointer('pointerup', 210, 10))
  })

  it('drags nothing that lies still', () => {
    startDrag(pointer('pointerdown', 10, 10), { ...options, still: true })
    dispatchEvent(pointer('pointermove', 210, 10))
    dispatchEvent(pointer('pointerup', 210, 10))
    expect([ghosts(), dropped.length]).toEqual([0, 0])
  })
})
