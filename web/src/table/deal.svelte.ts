/** Animates a fresh deal: the pieces stay hidden until the board has been laid out. */

import { untrack } from 'svelte'

export class Deal {
  waits = $state(false)

  /** Create it in the board's component; `log` returns the round's log, `show` animates the pieces. */
  constructor(log: () => readonly unknown[], show: () => void) {
    this.waits = untrack(() => !log().length)
    $effect(() => {
      if (!this.waits) return
      return onceLaidOut(() => {
        this.waits = false
        show()
      })
    })
  }
}

/** Run a callback one frame after the first layout; returns a function that cancels it. */
function onceLaidOut(act: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act)))
  return () => cancelAnimationFrame(frame)
}
