/** A site without a server: Python starts behind the start page, and is kept for visits without a network. */

import { device } from './device.ts'
import { offlineParts } from './offline-parts.svelte.ts'

export async function begin(): Promise<void> {
  device.wake()
  // Afterwards, what is to be kept is in the browser's own cache: nothing is loaded twice.
  if (await device.started) await offlineParts.keepAlways()
}
