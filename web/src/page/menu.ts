/** Keyboard navigation in menus: the arrow keys move the focus from item to item, wrapping around. */

export const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

/** Handle a key in a menu; `leave` is called when Tab moves on. */
export function walkMenu(event: KeyboardEvent, menu: HTMLElement, leave: () => void): void {
  const items = itemsOf(menu)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  event.stopPropagation()
  if (event.key === 'Tab') leave()
  else if (to !== undefined) items.at(to % items.length)?.focus()
  else return
  event.preventDefault()
}
