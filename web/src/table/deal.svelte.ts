/** At first sight only a fresh deal is shown: it waits, unseen, until the board has its size and the pieces theirs. */

import { untrack } from 'svelte'

export class Deal {
  waits = $state(false)

  /** Made where the board is; `log` tells what has been played, `show` how the pieces come to their places. */
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

/** Do something when what is measured after the first layout has its size: a frame after that; the answer calls it off. */
function onceLaidOut(act: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act)))
  return () => cancelAnimationFrame(frame)
}
