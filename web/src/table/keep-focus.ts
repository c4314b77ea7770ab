/** Keeps keyboard players on the board: when the focused element disappears, the hand gets the focus. */
export function keepFocus(board: HTMLElement): () => void {
  let last: Element | null = null
  const enter = (event: FocusEvent) => (last = event.target as Element)
  // The player moved the focus, unless the element is gone by then.
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
