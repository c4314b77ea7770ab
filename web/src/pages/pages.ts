/** The pages, each fetched when somebody opens it. */

import type { Route } from '../page/router.svelte.ts'
import { allCards } from '../tables/cards.ts'

export const PAGES = {
  start: fetchStart,
  new: () => import('./NewTable.svelte'),
  table: () => import('./TablePage.svelte'),
  replay: () => import('./Replay.svelte'),
  analysis: () => import('./Analysis.svelte'),
  companion: () => import('./Companion.svelte'),
  rules: () => import('./Guide.svelte'),
  learn: () => import('./Guide.svelte'),
  print: () => import('./Print.svelte'),
  about: () => import('./About.svelte'),
  verify: () => import('./Verify.svelte'),
  gallery: () => import('./Gallery.svelte'),
  me: () => import('./Me.svelte'),
  move: () => import('./Move.svelte'),
}

/** Begin to fetch a page before it can be shown. If that fails, showing it tries again. */
export function prefetch({ page }: Route): void {
  if (page !== 'missing') PAGES[page]().catch(() => {})
}

/** With the list of this device's tables, which is at its top: nothing jumps. */
async function fetchStart() {
  const [start] = await Promise.all([
    import('./Start.svelte'),
    allCards().length && import('../tables/MyTables.svelte').catch(() => {}),
  ])
  return start
}
