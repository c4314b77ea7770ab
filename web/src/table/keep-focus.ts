/** Whoever plays by keyboard stays at the board: when what has the focus goes away, the hand has it. */
export function keepFocus(board: HTMLElement): () => void {
  let last: Element | null = null
  const enter = (event: FocusEvent) => (last = event.target as Element)
  // Left of one's own accord, unless it has gone by then.
  const leave = () => queueMicrotask(() => last?.isConnected && (last = null))
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected) return
    last = null
    if (document.activeElement !== document.body) return
    board.querySelector<HTMLElement>('[data-testid=hand] [tabindex="0"], [data-testid=hand][tabindex="0"]')?.focus()
  })
  board.addEventListener('focusin', enter)
  board.addEventListener('focusout', leave)
  observer.observe(board, { childList: true, subtree: true })
  return () => {
    board.removeEventListener('focusin', enter)
    board.removeEventListener('focusout', leave)
    observer.disconnect()
  }
}
