import { describe, expect, it } from 'vitest'

import { layout, layoutAs, type Box, type End, type Layout, type Place } from './layout.ts'

const NEARLY = 1e-6

/** A small deterministic generator of random numbers, so that a failure can be reproduced. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A possible chain: up to eight dominoes lie crosswise, at most three of them in a row. */
function someChain(chance: () => number, length = 1 + Math.floor(chance() * 36)) {
  const crossing = Array.from({ length }, () => false)
  for (let doubles = 0; doubles < 8; doubles++) {
    const at = Math.floor(chance() * length)
    const near = crossing.slice(Math.max(0, at - 3), at + 4).filter(Boolean).length
    if (near < 3) crossing[at] = true
  }
  const lean = chance()
  const order = Array.from({ length: length - 1 }, (): End => (chance() < lean ? 'left' : 'right'))
  return { crossing, order }
}

const boxes: Box[] = [
  { width: 360, height: 380 },
  { width: 328, height: 250 },
  { width: 390, height: 480 },
  { width: 520, height: 150 },
  { width: 1240, height: 420 },
  { width: 1600, height: 900 },
  { width: 200, height: 900 },
  { width: 900, height: 80 },
]

function everyPlace(lying: Layout): Place[] {
  return [...lying.places, ...Object.values(lying.ends).flatMap(({ along, across }) => [along, across])]
}

const overlap = (a: Place, b: Place) =>
  a.x < b.x + b.width - NEARLY &&
  b.x < a.x + a.width - NEARLY &&
  a.y < b.y + b.height - NEARLY &&
  b.y < a.y + a.height - NEARLY

/** The centres of the halves, the left animal's first. */
function halves(place: Place): [{ x: number; y: number }, { x: number; y: number }] {
  const unit = Math.min(place.width, place.height) / 2
  const first = { x: place.x + unit, y: place.y + unit }
  const second = { x: place.x + place.width - unit, y: place.y + place.height - unit }
  return place.turned ? [second, first] : [first, second]
}

/**
 * The distance between the nearest edges of two rectangles along each axis; touching is 0 on one and negative on the
 * other.
 */
function gap(a: Place, b: Place) {
  return {
    x: Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width),
    y: Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height),
  }
}

function checkAdjoining(left: Place, right: Place, leftAcross: boolean, rightAcross: boolean, half: number) {
  const { x, y } = gap(left, right)
  expect(Math.abs(Math.max(x, y))).toBeLessThan(NEARLY)
  expect(Math.min(x, y)).toBeLessThanOrEqual(-half + NEARLY)
  if (leftAcross || rightAcross) return
  const [, from] = halves(left)
  const [to] = halves(right)
  expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(half, 6)
}

describe.each(boxes)('chains in a box of $width x $height', (box) => {
  const chance = numbers(box.width * 1000 + box.height)
  const chains = Array.from({ length: 150 }, () => someChain(chance))

  it('lie inside it, with room for the next domino at both ends', () => {
    for (const { crossing, order } of chains) {
      const outside = everyPlace(layout(crossing, order, box)!).filter(
        ({ x, y, width, height }) =>
          Math.min(x, y) < -NEARLY || x + width > box.width + NEARLY || y + height > box.height + NEARLY,
      )
      expect(outside).toEqual([])
    }
  })

  it('have no domino on another', () => {
    for (const { crossing, order } of chains) {
      const { places, ends } = layout(crossing, order, box)!
      for (const all of [
        [...places, ends.left.along, ends.right.along],
        [...places, ends.left.across, ends.right.across],
      ]) {
        expect(all.filter((one, i) => all.slice(i + 1).some((two) => overlap(one, two)))).toEqual([])
      }
    }
  })

  it('have touching halves', () => {
    for (const { crossing, order } of chains) {
      const { places, ends, half } = layout(crossing, order, box)!
      for (let i = 1; i < places.length; i++)
        checkAdjoining(places[i - 1]!, places[i]!, crossing[i - 1]!, crossing[i]!, half)
      checkAdjoining(ends.left.along, places[0]!, false, crossing[0]!, half)
      checkAdjoining(places.at(-1)!, ends.right.along, crossing.at(-1)!, false, half)
    }
  })

  it('have dominoes of one size, twice as long as wide', () => {
    for (const { crossing, order } of chains) {
      const { places, half } = layout(crossing, order, box)!
      for (const { width, height, vertical } of places) {
        expect([width, height]).toEqual(vertical ? [half, 2 * half] : [2 * half, half])
      }
    }
  })
})

/** The share of laid dominoes that change the others in some way, over some long games. */
function shareOfLays(does: (before: Place[], after: Place[], halves: [number, number]) => boolean): number {
  const chance = numbers(7)
  let times = 0
  for (let game = 0; game < 40; game++) {
    const box = boxes[game % 2 ? 0 : 4]!
    const { crossing, order } = someChain(chance, 36)
    const start = order.filter((end) => end === 'left').length
    let before = layout([crossing[start]!], [], box)!
    for (let laid = 1; laid < 36; laid++) {
      const left = order.slice(0, laid).filter((end) => end === 'left').length
      const after = layout(crossing.slice(start - left, start + laid - left + 1), order.slice(0, laid), box)!
      const old = order[laid - 1] === 'left' ? after.places.slice(1) : after.places.slice(0, -1)
      if (does(before.places, old, [before.half, after.half])) times++
      before = after
    }
  }
  return times / (40 * 35)
}

describe('while the chain grows', () => {
  it('what lies keeps its shape, nearly always', () => {
    const bent = shareOfLays((before, after, [then, now]) =>
      before.some((place, i) => {
        const shift = (of: Place[], half: number) => (of[i]!.x - of[0]!.x) / half
        return Math.abs(shift(before, then) - shift(after, now)) > 0.01 || place.vertical !== after[i]!.vertical
      }),
    )
    expect(bent).toBeLessThan(0.15)
  })

  it('what lies does not move, most of the time', () => {
    const moved = shareOfLays((before, after) =>
      before.some((place, i) => Math.abs(place.x - after[i]!.x) + Math.abs(place.y - after[i]!.y) > 0.01),
    )
    expect(moved).toBeLessThan(0.38)
  })
})

it.each([
  [{ width: 360, height: 380 }, 22],
  [{ width: 340, height: 250 }, 18],
  [{ width: 500, height: 170 }, 18],
  [{ width: 1240, height: 420 }, 44],
])('shows the longest chain large enough in %o', (box, least) => {
  const chance = numbers(3)
  for (let i = 0; i < 100; i++) {
    const { crossing, order } = someChain(chance, 36)
    expect(layout(crossing, order, box)!.half).toBeGreaterThanOrEqual(least)
  }
})

it('lays the first domino in the middle', () => {
  const { places, half } = layout([false], [], { width: 600, height: 400 })!
  expect(places).toEqual([
    { x: 300 - half, y: 200 - half / 2, width: 2 * half, height: half, vertical: false, turned: false },
  ])
})

it('lays a double across', () => {
  const { places } = layout([false, true, false], ['right', 'right'], { width: 600, height: 400 })!
  expect(places.map((place) => place.vertical)).toEqual([false, true, false])
})

describe('in a smaller box', () => {
  const table = { width: 1240, height: 420 }
  const chance = numbers(11)
  const chains = Array.from({ length: 40 }, () => someChain(chance, 30))
  const shapeOf = ({ places, half }: Layout) =>
    places.map(({ x, y, vertical }) => [
      ((x - places[0]!.x) / half).toFixed(3),
      ((y - places[0]!.y) / half).toFixed(3),
      vertical,
    ])

  it('a chain can keep the shape that it had at the table', () => {
    const box = { width: 1100, height: 330 }
    for (const { crossing, order } of chains) {
      const replayed = layoutAs(crossing, order, table, box)!
      expect(shapeOf(replayed)).toEqual(shapeOf(layout(crossing, order, table)!))
      for (const { x, y, width, height } of everyPlace(replayed)) {
        expect(Math.min(x, y, box.width - x - width, box.height - y - height)).toBeGreaterThan(-NEARLY)
      }
    }
  })

  it('it takes another shape where its dominoes would be far too small', () => {
    const narrow = { width: 200, height: 900 }
    for (const { crossing, order } of chains) {
      expect(layoutAs(crossing, order, table, narrow)).toEqual(layout(crossing, order, narrow))
    }
  })
})

it('lays nothing where there is no chain or no room', () => {
  expect(layout([], [], { width: 600, height: 400 })).toBeNull()
  expect(layout([false], [], { width: 0, height: 400 })).toBeNull()
})
