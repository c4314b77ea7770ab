/** A long press, as on phones: the same for a right click, and for Delete and Backspace. */

import type { Attachment } from 'svelte/attachments'

const HOLD_MS = 500

export function hold(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    const stop = () => clearTimeout(timer)
    const down = () => {
      held = false
      stop()
      timer = setTimeout(() => {
        held = true
        act()
      }, HOLD_MS)
    }
    const menu = (event: Event) => {
      event.preventDefault()
      stop()
      if (!held) act()
      held = true
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return
      event.preventDefault()
      act()
    }
    /** The click that ends a long press is none. */
    const click = (event: MouseEvent) => {
      if (!held) return
      held = false
      event.stopImmediatePropagation()
    }
    const ends = ['pointerup', 'pointerleave', 'pointercancel'] as const
    element.addEventListener('pointerdown', down)
    for (const end of ends) element.addEventListener(end, stop)
    element.addEventListener('contextmenu', menu)
    element.addEventListener('keydown', key)
    element.addEventListener('click', click, true)
    return () => {
      stop()
      element.removeEventListener('pointerdown', down)
      for (const end of ends) element.removeEventListener(end, stop)
      element.removeEventListener('contextmenu', menu)
      element.removeEventListener('keydown', key)
      element.removeEventListener('click', click, true)
    }
  }
}
