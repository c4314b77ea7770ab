/**
 * The room that the chain had at the table, for each size of the window: a replay, whose felt is smaller, lays it in
 * the same shape.
 */

import { recall, remember } from '../../../page/memory.ts'
import type { Box } from './layout.ts'

const key = () => `chain.${innerWidth}x${innerHeight}`
const store = () => sessionStorage

export const keepRoom = ({ width, height }: Box): void => remember(key(), `${width}x${height}`, store)

export function recallRoom(): Box | null {
  const [width = 0, height = 0] = recall(key(), store)?.split('x').map(Number) ?? []
  return width > 0 && height > 0 ? { width, height } : null
}
