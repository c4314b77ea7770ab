/** Marks what a lesson points at, wherever it is on the board. */

/** Pieces by their notation, and places by the names that the boards give them. */
export function selectorFor(name: string): string {
  const value = CSS.escape(name)
  const pile = /^pile-(\d)$/.exec(name)?.[1]
  if (pile) return `[data-pile="${pile}"]`
  const named = ['data-testid', 'data-spot', 'data-piece', 'data-id'].map((key) => `[${key}="${value}"]`)
  return [...named, `[data-id^="${value}\\#"]`].join(', ')
}

export function pointAt(names: readonly string[]): (board: HTMLElement) => () => void {
  return (board) => {
    const mark = () => {
      const wanted = new Set(names.flatMap((name) => [...board.querySelectorAll(selectorFor(name))]))
      for (const element of board.querySelectorAll('[data-pointed]')) {
        if (!wanted.has(element)) element.removeAttribute('data-pointed')
      }
      for (const element of wanted) element.setAttribute('data-pointed', '')
    }
    const observer = new MutationObserver(mark)
    observer.observe(board, { childList: true, subtree: true })
    mark()
    return () => observer.disconnect()
  }
}
