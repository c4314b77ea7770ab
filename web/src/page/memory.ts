/** What this browser remembers between visits. Without storage it forgets, and nothing else breaks. */

import { BASE } from './links.ts'

const PREFIX = `tablee.${BASE.slice(1)}` // several copies of the page may share an origin; `theme.js` knows it, too

const always = () => localStorage

export function recall(key: string, store: () => Storage = always): string | null {
  try {
    return store().getItem(PREFIX + key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string | null, store: () => Storage = always): void {
  try {
    if (value === null) store().removeItem(PREFIX + key)
    else store().setItem(PREFIX + key, value)
  } catch {
    // private windows may refuse: then the page asks again next time
  }
}

/** Whether a key of the storage itself is one of ours with this beginning. */
export const isKeyOf = (key: string, beginning: string): boolean => key.startsWith(PREFIX + beginning)

/** The rest of each key with this prefix. */
export function keysOf(beginning: string, store: () => Storage = always): string[] {
  try {
    const keys = Object.keys(store()).filter((key) => isKeyOf(key, beginning))
    return keys.map((key) => key.slice(PREFIX.length + beginning.length))
  } catch {
    return []
  }
}
