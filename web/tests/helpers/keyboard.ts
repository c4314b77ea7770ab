/** Someone without a mouse: Tab, arrow keys, Space and Enter. */

import type { Page } from '@playwright/test'

/** Reach it with Tab, or within a list or group with the arrow keys, and press it. */
export async function type(page: Page, selector: string) {
  await page.locator(selector).first().waitFor()
  const way = await page.evaluateHandle(findWay, selector)
  const { tabs, steps, kind } = await way.evaluate(({ tabs, steps, kind }) => ({ tabs, steps, kind }))
  for (let i = 0; i < Math.abs(tabs); i++) await page.keyboard.press(tabs > 0 ? 'Tab' : 'Shift+Tab')
  // After the focus was lost, Tab starts elsewhere: then it takes a few more presses.
  for (let more = 60; !(await way.evaluate(({ stop }) => document.activeElement === stop)); more--) {
    if (!more) throw new Error(`Tab never led to ${selector}`)
    await page.keyboard.press('Tab')
  }
  for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
  if (!(await page.evaluate((selector) => document.activeElement?.matches(selector), selector)))
    throw new Error(`the arrow keys do not lead to ${selector}`)
  if (kind !== 'radio') await page.keyboard.press(kind === 'option' ? 'Space' : 'Enter')
}

/** The tab stop that leads to it, its distance, and the number of further steps. Runs in the page. */
function findWay(selector: string) {
  const element = document.querySelector<HTMLInputElement>(selector)!
  const kind = element.type === 'radio' ? 'radio' : element.role === 'option' ? 'option' : 'button'
  const all = (selector: string, room: ParentNode = document) => [...room.querySelectorAll<HTMLInputElement>(selector)]
  const group = {
    radio: () => all(`input[name="${element.name}"]`),
    option: () => all('[role=option]', element.closest('[role=listbox]')!),
    button: () => [element],
  }[kind]()
  const stop = group.find((one) => (kind === 'radio' ? one.checked : one.tabIndex === 0))!
  const stops = all('a[href], button, input, select, textarea, summary, [tabindex="0"]').filter(
    (one) => one.tabIndex === 0 && one.checkVisibility() && (one.type !== 'radio' || one.checked),
  )
  const here = stops.indexOf(document.activeElement as HTMLInputElement)
  return {
    stop,
    tabs: here < 0 ? 0 : stops.indexOf(stop) - here,
    steps: group.indexOf(element) - group.indexOf(stop),
    kind,
  }
}
