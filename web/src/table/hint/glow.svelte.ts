/** Marks what a hint is about, whichever component draws it: `{@attach glow(() => hints.marks)}` on the board. */

import type { Attachment } from 'svelte/attachments'

const MARK = 'data-hint'

export function glow(marks: () => readonly string[]): Attachment<HTMLElement> {
  return (root) => {
    $effect(() => {
      const marked = marks().flatMap((selector) => [...root.querySelectorAll(selector)])
      for (const element of marked) element.setAttribute(MARK, '')
      return () => {
        for (const element of marked) element.removeAttribute(MARK)
      }
    })
  }
}
