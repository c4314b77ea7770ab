/** The parts of Python in the browser's cache: whether they are there without a network. */

import { PARTS } from 'python:'

import { BASE } from '../page/links.ts'

/** The service worker gives the same name to the cache (`src/worker/worker.js`). */
const CACHE = `tablee-${BASE.slice(1)}python/`
/** Written last: a cache without it is not whole. */
const LAST = 'whole'

export const cacheName = (): string => CACHE + (PARTS?.folder.split('/').at(-2) ?? '')

/** Whether everything for tables on this device is in the cache. */
export async function isKeptHere(): Promise<boolean> {
  if (!PARTS || !('caches' in window)) return false
  try {
    return (await caches.match(PARTS.folder + LAST, { cacheName: cacheName() })) !== undefined
  } catch {
    return false // a browser that forbids storage
  }
}
