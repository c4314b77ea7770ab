/**
 * Where the dominoes of the chain lie (ZD-16: corners never change what fits).
 *
 * The first domino lies in the middle. One arm grows from it to the right and turns downwards at the edge, like a
 * snake; the other is the same turned by half a circle: it grows to the left and turns upwards. A domino's place depends
 * only on those before it in its arm and on where the edges are, so growth moves nothing that lies. Only when the chain would
 * get notably larger with other edges is it laid anew.
 *
 * Lengths are in halves of a domino until the last step, which makes pixels of them.
 */

export type End = 'left' | 'right'

export interface Box {
  width: number
  height: number
}

/** A rectangle in pixels, and how the domino lies in it. */
export interface Place extends Box {
  x: number
  y: number
  vertical: boolean
  /** The right animal comes first: the chain runs leftwards or upwards here. */
  turned: boolean
}

export interface Layout {
  half: number
  /** In the order of the chain, from left to right. */
  places: Place[]
  /** Where the next domino would lie, lengthwise and across. */
  ends: Record<End, { along: Place; across: Place }>
}

/** A domino as an arm lays it: its centre, which way the arm goes there, and whether it lies across that way. */
interface Spot {
  x: number
  y: number
  dx: number
  dy: number
  across: boolean
}

/** Where rows turn, counted from the centre of the first domino. */
interface Edges {
  left: number
  right: number
}

const LARGEST = 64
const STEP = 0.94
const WORTH_LAYING_ANEW = 1.15
const NARROWEST = 4
const WIDEST = 150
const SHARES = [0.5, 0.25, 0.75, 0, 1]

const along = (across: boolean) => (across ? 0.5 : 1)

/** The spot after `last` when the arm goes on in direction (dx, dy). */
function next(last: Spot, dx: number, dy: number, across: boolean): Spot {
  const straight = last.dx === dx && last.dy === dy
  // Round a corner one leaves a domino by the side of its far half; one that lies across, by its end.
  const side = straight || last.across ? 0 : 0.5
  const out = (straight ? along(last.across) : last.across ? 1 : 0.5) + along(across)
  return { x: last.x + last.dx * side + dx * out, y: last.y + last.dy * side + dy * out, dx, dy, across }
}

/** Lay an arm: rows to and fro between the edges, each at least two halves below the one before. */
function arm(first: Spot, crossing: boolean[], edges: Edges): Spot[] {
  const spots: Spot[] = []
  let last = first
  let way = 1
  let descending = false
  let row = first.y
  for (const across of crossing) {
    if (descending && last.y + (last.across ? 0 : last.dy * 0.5) - row >= 2) {
      descending = false
      way = -way
    }
    let spot = descending ? next(last, 0, 1, across) : next(last, way, 0, across)
    const reach = (spot.x + way * along(across)) * way
    if (!descending && reach > (way > 0 ? edges.right : edges.left)) {
      row = last.y + (last.dy && !last.across ? 0.5 : 0)
      descending = true
      spot = next(last, 0, 1, across)
    }
    spots.push(spot)
    last = spot
  }
  return spots
}

const halfTurn = (spot: Spot): Spot => ({ ...spot, x: -spot.x, y: -spot.y, dx: -spot.dx, dy: -spot.dy })

interface Arms {
  first: Spot
  left: Spot[] // from the first domino outwards; the last two are where the next would lie, along and across
  right: Spot[]
}

function lay(first: boolean, left: boolean[], right: boolean[], edges: Edges): Arms {
  const middle: Spot = { x: 0, y: 0, dx: 1, dy: 0, across: first }
  const withEnds = (crossing: boolean[], within: Edges) => {
    const spots = arm(middle, [...crossing, false], within)
    return [...spots, arm(middle, [...crossing, true], within).at(-1)!]
  }
  const mirrored = { left: edges.right, right: edges.left }
  return { first: middle, left: withEnds(left, mirrored).map(halfTurn), right: withEnds(right, edges) }
}

function bounds(arms: Arms) {
  let [west, east, north, south] = [0, 0, 0, 0]
  for (const spot of [arms.first, ...arms.left, ...arms.right]) {
    const wide = (spot.dx !== 0) !== spot.across ? 1 : 0.5
    const high = 1.5 - wide
    west = Math.min(west, spot.x - wide)
    east = Math.max(east, spot.x + wide)
    north = Math.min(north, spot.y - high)
    south = Math.max(south, spot.y + high)
  }
  return { west, east, north, south }
}

/** How many pixels a half can have at most. */
function room(arms: Arms, box: Box): number {
  const { west, east, north, south } = bounds(arms)
  return Math.min(box.width / (east - west), box.height / (south - north))
}

/** Sizes go down in steps, so that most dominoes laid change no other's size. */
function stepped(most: number, largest: number): number {
  let half = largest
  while (half > most) half = half > 8 ? Math.floor(half * STEP) : most
  return half
}

function bestEdges(arms: (edges: Edges) => Arms, box: Box, largest: number): { edges: Edges; half: number } {
  let best = { edges: { left: 0, right: 0 }, half: 0 }
  const narrowest = Math.max(NARROWEST, Math.floor(box.width / largest))
  for (let width = narrowest; width <= WIDEST && box.width / (width - 1) > best.half; width++) {
    for (const share of SHARES) {
      const edges = { left: Math.max(1, width * share), right: Math.max(1, width * (1 - share)) }
      const half = Math.min(largest, room(arms(edges), box))
      // The middle comes first: another place for the first domino must be worth it.
      if (half > best.half * (best.half ? 1.02 : 1)) best = { edges, half }
    }
  }
  return best
}

/**
 * Lay the chain into the box. `crossing` tells for each domino, from left to right, whether it lies across; `order` tells
 * at which end each domino after the first was laid.
 */
export function layout(crossing: boolean[], order: End[], box: Box): Layout | null {
  if (!crossing.length || box.width < 1 || box.height < 1) return null
  const start = order.filter((end) => end === 'left').length
  const first = crossing[start]!
  const outwards = { left: crossing.slice(0, start).reverse(), right: crossing.slice(start + 1) }
  const largest = Math.max(1, Math.min(LARGEST, Math.floor(Math.min(box.width / 7, box.height / 4))))

  // As if laid domino by domino: new edges only where they are worth it.
  const laid = { left: 0, right: 0 }
  let edges: Edges | null = null
  let arms: Arms | null = null
  let half = Infinity
  for (const end of [null, ...order]) {
    if (end) laid[end]++
    const left = outwards.left.slice(0, laid.left)
    const right = outwards.right.slice(0, laid.right)
    arms = edges && lay(first, left, right, edges)
    const now: number = arms ? Math.min(largest, room(arms, box)) : 0
    if (now < half) {
      const best = bestEdges((within) => lay(first, left, right, within), box, largest)
      const anew: boolean = stepped(best.half, largest) >= stepped(now, largest) * WORTH_LAYING_ANEW
      if (!edges || anew) edges = best.edges
      half = anew ? best.half : now
    }
    arms = lay(first, left, right, edges!)
  }
  return inPixels(arms!, stepped(room(arms!, box), largest), box)
}

function inPixels(arms: Arms, half: number, box: Box): Layout {
  const { west, east, north, south } = bounds(arms)
  const clamp = (ideal: number, least: number, most: number) => Math.min(Math.max(ideal, least), Math.max(least, most))
  // The first domino stays in the middle as long as there is room on both sides.
  const x0 = clamp(box.width / 2, -west * half, box.width - east * half)
  const y0 = clamp(box.height / 2, -north * half, box.height - south * half)
  const place = (spot: Spot, outwards: 1 | -1): Place => {
    const vertical = (spot.dx === 0) !== spot.across
    const [width, height] = vertical ? [half, 2 * half] : [2 * half, half]
    const x = x0 + spot.x * half - width / 2
    const y = y0 + spot.y * half - height / 2
    return { x, y, width, height, vertical, turned: (spot.dx + spot.dy) * outwards < 0 }
  }
  const left = arms.left.map((spot) => place(spot, -1))
  const right = arms.right.map((spot) => place(spot, 1))
  const ends = (places: Place[]) => ({ along: places.at(-2)!, across: places.at(-1)! })
  return {
    half,
    places: [...left.slice(0, -2).reverse(), place(arms.first, 1), ...right.slice(0, -2)],
    ends: { left: ends(left), right: ends(right) },
  }
}
