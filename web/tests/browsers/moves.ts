/** Rounds played by looking: a function that is asked in the page what to click next, for each game alike. */

/** Returns a selector to click, `wait`, or `over`. It stores its last action in the page. */
export const NEXT = String.raw`(() => {
  const find = (selector) => document.querySelector(selector)
  const table = find('[data-testid=table]')
  if (!table) return 'wait'
  if (table.dataset.phase !== 'playing') return 'over'
  if (!find('[data-testid=hand]')) return 'wait'
  const button = (name) => '[data-testid=' + name + ']:not([aria-disabled=true]):not(:disabled)'
  const first = (...selectors) => selectors.find((selector) => find(selector)) ?? 'wait'
  const memory = (window.tried ??= { version: '', times: 0 })
  if (memory.version !== table.dataset.version) Object.assign(memory, { version: table.dataset.version, times: 0 })

  if (find('[data-spot]') || find('[data-stock]')) {
    if (find('[data-testid=hand] [aria-selected=true]')) return first('[data-spot].open')
    return first('[data-testid=hand] [data-playable]', button('draw'), button('pass'))
  }
  if (find('[data-testid=contracts]')) {
    const free = '[data-testid=values] [role=option]:not([aria-disabled=true])[aria-selected=false]'
    if (find('[data-testid=take]')) {
      const taken = document.querySelectorAll('[data-testid=values] [aria-selected=true]').length
      return taken < 3 && find(free) ? free : first(button('take'))
    }
    if (find('[data-testid=discard]')) return first(button('discard'), '[data-testid=hand] [aria-selected=false]')
    if (find(button('pay'))) return button('pay')
    return first('[data-testid=contracts] .lively', button('end'))
  }
  if (!find('[data-testid=status] strong')) return 'wait'
  if (find('[data-testid=confirm]')) return first(button('confirm'), '[data-testid=hand] [role=option]')
  if (find(button('draw'))) return button('draw')
  if (find(button('end'))) return button('end')
  if (find('[data-testid=hint-bar][data-step=possible]')) return button('hint')
  memory.times += 1
  if (memory.times === 1) return button('hint')
  // A hint takes time; without one, something else ends the turn.
  return memory.times < 8 ? 'wait' : first(button('pass'), button('exchange'), button('reject'), button('undo'))
})()`

/** The middle of what a selector finds, or null while it moves or is not there. */
export const placeOf = (selector: string) => `(() => {
  const found = document.querySelector(${JSON.stringify(selector)})
  if (!found) return null
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = found.getBoundingClientRect()
  return width ? { x: left + width / 2, y: top + height / 2 } : null
})()`

/** Layout errors: wider than the window, text that is cut without need, pictures that failed to load. */
export const LAYOUT = String.raw`(() => {
  const flaws = []
  if (document.documentElement.scrollWidth > innerWidth + 1) flaws.push('the page is wider than the window')
  for (const element of document.querySelectorAll('button, a, h1, h2, label')) {
    const { left, right, width } = element.getBoundingClientRect()
    if (width && !element.closest('[popover]') && (left < -1 || right > innerWidth + 1))
      flaws.push('sticks out: ' + element.textContent.trim().slice(0, 40))
  }
  for (const image of document.images) if (image.complete && !image.naturalWidth) flaws.push('no picture: ' + image.src.slice(0, 60))
  if (!document.querySelector('h1')) flaws.push('no heading')
  return flaws
})()`
