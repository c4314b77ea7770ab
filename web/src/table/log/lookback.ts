/** Whether past moves can be replayed from here: the log has a button for it. */

import { getContext, setContext } from 'svelte'

const KEY = Symbol('lookback')

export const setLookback = (open: () => void): void => void setContext(KEY, open)
/** A board that shows the past has no such button. */
export const noLookback = (): void => void setContext(KEY, null)
export const getLookback = (): (() => void) | null => getContext<(() => void) | null>(KEY) ?? null
