/**
 * Where the dominoes of the chain lie (ZD-16: corners never change what fits).
 *
 * The first domino lies in the middle. One arm grows from it to the right and turns downwards at the edge, like a
 * snake; the other is the same rotated by 180°: it grows to the left and turns upwards. A domino's place depends only
 * on those before it in its arm and on where the edges are, so growth moves no domino. The chain is laid out again only
 * if other edges make it noticeably larger.
 *
 * Lengths are in halves of a domino until the last step, which converts them to pixels.
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
  /** The place of the next domino, lengthwise and crosswise. */
  ends: Record<End, { along: Place; across: Place }>
}

/** A domino in an arm: its centre, the direction of the arm there, and whether it lies crosswise. */
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
const MIN_RELAYOUT_GAIN = 1.08
const LEAST_SHARE = 0.6 // of the size that the dominoes could have
const NARROWEST = 4
const WIDEST = 150

const along = (across: boolean) => (across ? 0.5 : 1)

/** The spot after `last` when the arm goes on in direction (dx, dy). */
function next(last: Spot, dx: number, dy: number, across: boolean): Spot {
  const straight = last.dx === dx && last.dy === dy
  // Around a corner the next domino touches the side of the far half; after a crosswise one, its end.
  const side = straight || last.across ? 0 : 0.5
  const out = (straight ? along(last.across) : last.across ? 1 : 0.5) + along(across)
  return { x: last.x + last.dx * side + dx * out, y: last.y + last.dy * side + dy * out, dx, dy, across }
}

/** Lay an arm: rows back and forth between the edges, each at least two halves below the previous one. */
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

/** A moment of the game: the dominoes to the left and to the right of the first one, from there outwards. */
interface Moment {
  first: boolean
  left: boolean[]
  right: boolean[]
}

interface Arms {
  first: Spot
  left: Spot[] // from the first domino outwards; the last two are the places of the next one, lengthwise and crosswise
  right: Spot[]
}

function lay({ first, left, right }: Moment, edges: Edges): Arms {
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

/** The largest possible size of a half in pixels. */
function room(arms: Arms, box: Box): number {
  const { west, east, north, south } = bounds(arms)
  return Math.min(box.width / (east - west), box.height / (south - north))
}

/** Sizes decrease in steps, so that most laid dominoes do not change the size of the others. */
function stepped(most: number, largest: number): number {
  let half = largest
  while (half > most) half = half > 8 ? Math.floor(half * STEP) : most
  return half
}

/** The length of an arm without a corner, including the place for its next domino. */
function reach(first: boolean, crossing: boolean[]): number {
  return along(first) + crossing.reduce((sum, across) => sum + 2 * along(across), 2)
}

/** Where rows of this width can turn: the row of the first domino holds the whole chain, or one whole arm, or half of it. */
function edgesFor(width: number, { first, left, right }: Moment): Edges[] {
  const [west, east] = [reach(first, left), reach(first, right)]
  const spare = width - west - east
  const lefts =
    spare >= 0 ? [west + spare / 2] : [width / 2, west, width - east].filter((x) => x >= 2 && x <= width - 2)
  return lefts.map((x) => ({ left: x, right: width - x }))
}

function bestEdges(moment: Moment, box: Box, largest: number): { edges: Edges; half: number } {
  let best = { edges: { left: NARROWEST / 2, right: NARROWEST / 2 }, half: 0 }
  const narrowest = Math.max(NARROWEST, Math.floor(box.width / largest))
  // No row is wider than its edges, but one may be narrower, if the next domino no longer fits.
  for (let width = narrowest; width <= WIDEST && box.width / (width - 2) > best.half; width++) {
    for (const edges of edgesFor(width, moment)) {
      const half = Math.min(largest, room(lay(moment, edges), box))
      if (half > best.half) best = { edges, half }
    }
  }
  return best
}

/** How the chain lies at a moment of the game: where rows turn, how large a half is, and where the first domino is. */
interface Fit {
  edges: Edges
  half: number
  x: number
  y: number
}

/** Keep the layout as long as it fits and another would not be noticeably larger. */
function refit(fit: Fit | null, moment: Moment, box: Box, largest: number): Fit {
  if (!fit) return centred(bestEdges(moment, box, largest), moment, box, largest)
  const { edges } = fit
  const arms = lay(moment, edges)
  const half = stepped(room(arms, box), largest)
  if (half >= fit.half) {
    const width = edges.left + edges.right
    const straight = reach(moment.first, moment.left) + reach(moment.first, moment.right) <= width
    // Before a row turns, it may as well move over.
    if (straight && hasCorner(arms)) return centred({ edges: edgesFor(width, moment)[0]!, half }, moment, box, largest)
    return isInside(arms, fit, box) ? fit : centred({ edges, half: fit.half }, moment, box, largest)
  }
  const best = bestEdges(moment, box, largest)
  const again = stepped(best.half, largest) >= half * MIN_RELAYOUT_GAIN
  return centred(again ? best : { edges, half }, moment, box, largest)
}

function centred(
  { edges, half: most }: { edges: Edges; half: number },
  moment: Moment,
  box: Box,
  largest: number,
): Fit {
  const { west, east, north, south } = bounds(lay(moment, edges))
  const half = stepped(most, largest)
  return { edges, half, x: (box.width - (west + east) * half) / 2, y: (box.height - (north + south) * half) / 2 }
}

const hasCorner = (arms: Arms) => [...arms.left, ...arms.right].some((spot) => spot.dy !== 0)

function isInside(arms: Arms, { half, x, y }: Fit, box: Box): boolean {
  const { west, east, north, south } = bounds(arms)
  return x + west * half >= 0 && x + east * half <= box.width && y + north * half >= 0 && y + south * half <= box.height
}

/**
 * Lay the chain into the box. `crossing` says for each domino, from left to right, whether it lies across; `order` says
 * at which end each domino after the first was laid.
 */
export function layout(crossing: boolean[], order: End[], box: Box): Layout | null {
  if (!crossing.length || box.width < 1 || box.height < 1) return null
  const start = order.filter((end) => end === 'left').length
  const first = crossing[start]!
  const outwards = { left: crossing.slice(0, start).reverse(), right: crossing.slice(start + 1) }
  const largest = Math.max(1, Math.min(LARGEST, Math.floor(Math.min(box.width / 7, box.height / 4))))

  // As if laid domino by domino, so that dominoes move only if they must.
  const laid = { left: 0, right: 0 }
  const now = (): Moment => ({
    first,
    left: outwards.left.slice(0, laid.left),
    right: outwards.right.slice(0, laid.right),
  })
  let fit = refit(null, now(), box, largest)
  for (const end of order) {
    laid[end]++
    fit = refit(fit, now(), box, largest)
  }
  return inPixels(lay(now(), fit.edges), fit)
}

/** Lay the chain in the shape that it had in another box, unless its dominoes would be much smaller than they could be. */
export function layoutAs(crossing: boolean[], order: End[], other: Box, box: Box): Layout | null {
  const [own, shape] = [layout(crossing, order, box), layout(crossing, order, other)]
  if (!own || !shape) return own
  const scale = Math.min(box.width / other.width, box.height / other.height, LARGEST / shape.half)
  if (shape.half * scale < own.half * LEAST_SHARE) return own
  const [x0, y0] = [(box.width - other.width * scale) / 2, (box.height - other.height * scale) / 2]
  const scaled = ({ x, y, width, height, ...rest }: Place): Place => {
    return { x: x0 + x * scale, y: y0 + y * scale, width: width * scale, height: height * scale, ...rest }
  }
  const end = ({ along, across }: Layout['ends'][End]) => ({ along: scaled(along), across: scaled(across) })
  return {
    half: shape.half * scale,
    places: shape.places.map(scaled),
    ends: { left: end(shape.ends.left), right: end(shape.ends.right) },
  }
}

function inPixels(arms: Arms, { half, x: x0, y: y0 }: Fit): Layout {
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
