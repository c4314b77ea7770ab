/** Where each domino comes from when the table changes: a hand, the stock, or another player. */

import { fly, glideAll, type Places } from '../../board/flip.ts'
import type { ZooDominoView } from '../../page/protocol.ts'
import { logLines, lastLaid } from './history.ts'

const rectOf = (root: ParentNode, selector: string) => root.querySelector(selector)?.getBoundingClientRect() ?? null

/** The marked elements have just been put in their new places. */
export function showChange(
  root: HTMLElement,
  before: Places | null,
  was: ZooDominoView | null,
  is: ZooDominoView,
): void {
  // When the page opens, only a fresh deal is animated.
  if (was ? was.log.length === is.log.length : is.log.length) return
  const sameRound = was !== null && was.log.length < is.log.length
  const fresh = sameRound ? logLines(is.log.slice(was.log.length)) : []
  const stock = rectOf(root, '[data-stock]')
  const laid = lastLaid(is.log)
  const layer = fresh.findLast((line) => 'domino' in line)?.player

  glideAll(root, sameRound && before ? before : new Map(), (name, element) => {
    if (element.role === 'option') return stock
    return name === laid && layer !== undefined ? rectOf(root, `[data-seat="${layer}"]`) : null
  })

  if (!stock) return
  for (const line of fresh) {
    if (line.kind !== 'draw' || line.player === is.me) continue
    const hand = root.querySelector<HTMLElement>(`[data-seat="${line.player}"] [data-fan]`)
    const back = hand?.querySelector<HTMLElement>('[data-back]')
    for (let i = 0; hand && back && i < line.count; i++) fly(back, stock, hand.getBoundingClientRect(), i * 120)
  }
}
