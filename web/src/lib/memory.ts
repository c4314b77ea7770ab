/** What this browser remembers between visits. A browser that forbids storage forgets, and nothing else breaks. */

const PREFIX = 'tablee.'

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  } catch {
    // private windows may refuse: then it is asked again next time
  }
}
