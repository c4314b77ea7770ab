/** Tells scripts that print when everything is drawn: pictures decoded, fonts loaded. */

const MARK = 'printReady'

/** For the element with all sheets; it is marked again after every change inside it. */
export function markWhenReady(sheets: HTMLElement): () => void {
  const root = document.documentElement
  let turn = 0

  async function settle() {
    const mine = ++turn
    delete root.dataset[MARK]
    if (sheets.querySelector('[aria-busy="true"]')) return // something is still being fetched
    const pictures = [...sheets.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined))
    await Promise.all([...pictures, document.fonts.ready])
    await new Promise(requestAnimationFrame) // fonts are asked for when what needs them is laid out
    await document.fonts.ready
    if (mine === turn) root.dataset[MARK] = ''
  }

  const changes = new MutationObserver(() => void settle())
  changes.observe(sheets, { childList: true, subtree: true, attributeFilter: ['src'] })
  void settle()
  return () => {
    turn++
    changes.disconnect()
    delete root.dataset[MARK]
  }
}
