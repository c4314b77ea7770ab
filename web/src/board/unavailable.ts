/** For a button that cannot be used now: it can still be focused and pressed, and then says why. */

import type { Attachment } from 'svelte/attachments'

import { shake } from './flip.ts'

/** `reason` is null while the button can be used; `tell` shows it where the player is looking. */
export function unavailable(reason: string | null, tell: (reason: string) => void): Attachment<HTMLElement> {
  return (element) => {
    if (reason === null) return
    const press = (event: MouseEvent) => {
      event.stopImmediatePropagation()
      event.preventDefault()
      shake(element)
      tell(reason)
    }
    element.setAttribute('aria-disabled', 'true')
    element.addEventListener('click', press, true)
    return () => {
      element.removeAttribute('aria-disabled')
      element.removeEventListener('click', press, true)
    }
  }
}
