/** Who holds a device that several people share, where nobody is simply "you". */

import { getContext, setContext } from 'svelte'

export interface Holder {
  /** The name of the person who holds the device; null if one person plays on it. */
  name: string | null
  /** A move waits for the connection: it will be sent as soon as the connection is back. */
  waits: boolean
}

const CONTEXT = Symbol('holder')
const ALONE: Holder = { name: null, waits: false }

export const setHolder = (holder: () => Holder): void => void setContext(CONTEXT, holder)
export const getHolder = (): (() => Holder) => getContext<(() => Holder) | undefined>(CONTEXT) ?? (() => ALONE)
