/** A finger that drags, by the browser's own touch events. */

import { expect, type Locator, type Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

export async function fingerOf(page: Page) {
  const wire = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })

  /** Drag something to a point until the result is there: a touch that was not recognized as a drag moves nothing. */
  async function drag(what: Locator, to: Point, result: Locator) {
    await expect(async () => {
      const { x, y, width, height } = (await what.boundingBox())!
      const from = { x: x + width / 2, y: y + height / 2 }
      await touch('touchStart', from)
      for (let step = 1; step <= 5; step++) {
        await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 })
      }
      await touch('touchEnd')
      await expect(result).toHaveCount(1, { timeout: 3000 })
    }).toPass({ timeout: 30_000 })
  }

  /** Keep a finger on something until what that leads to is there. */
  async function hold(what: Locator, result: Locator) {
    const { x, y, width, height } = (await what.boundingBox())!
    await touch('touchStart', { x: x + width / 2, y: y + height / 2 })
    await result.waitFor()
    await touch('touchEnd')
  }
  return { drag, hold }
}
