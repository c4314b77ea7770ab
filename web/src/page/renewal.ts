/** A page that is open while the server is upgraded loads itself again: once for each build, and when nothing is lost. */

import { recall, remember } from './memory.ts'

const RETRY_DELAY_MS = 500

const tab = () => sessionStorage

/** The build of the page that is open; null while it is being developed. */
export const buildOfPage = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null

let pressed = false
window.addEventListener('pointerdown', () => (pressed = true), true)
for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => (pressed = false), true)

/** Somebody drags a piece, reads a dialog or writes. What lies on the table as a draft outlives the page. */
const isInUse = () =>
  !document.hidden &&
  (pressed || document.querySelector('dialog[open]') !== null || !!document.activeElement?.matches('input, textarea'))

/**
 * Load the page again as soon as nobody uses it and `isBusy` says that no message is on its way. Says whether it will:
 * only once for a build, because a cache, or a second server with another build, could return this page for ever.
 */
export function renew(build: string, isBusy: () => boolean, reload = () => location.reload()): boolean {
  if (!isFirst(build)) return false
  const timer = setInterval(attempt, RETRY_DELAY_MS)
  function attempt(): void {
    if (isBusy() || isInUse()) return
    clearInterval(timer)
    reload()
  }
  attempt()
  return true
}

/** Whether this tab was not told of the build before. A browser that forbids storage would never know. */
function isFirst(build: string): boolean {
  const key = `renewed.${build}`
  if (recall(key, tab) !== null) return false
  remember(key, 'yes', tab)
  return recall(key, tab) !== null
}
