/** How dominoes stand on the rack. */

import type { RackShape } from '../../../board/rack.ts'

/** Upright: its width is that of one half. */
export const SHAPE: RackShape = { tall: 2, largest: 64, smallest: 14 }
