/** Menus are walked with the arrow keys: their items have the focus, one after the other, around the end. */

export const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

/** Do what a key means in a menu; `leave` when Tab goes on to somewhere else. */
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
