/** The only place that reads and writes the game's notation: `lay lion-zebra left`, `trump lion-lion right`, `draw`, `pass`, and the table's `timeout`. */

import type { End } from './chain/layout.ts'

/** Where a domino can go: an end of the chain, or the middle of the table for the first one. */
export type Spot = End | 'first'

export type Action = { kind: 'lay' | 'trump'; domino: string; spot: Spot } | { kind: 'draw' | 'pass' | 'timeout' }

export function readAction(text: string): Action {
  const [kind, domino, end] = text.split(' ')
  if (kind === 'draw' || kind === 'pass' || kind === 'timeout') return { kind }
  if ((kind === 'lay' || kind === 'trump') && domino) {
    return { kind, domino, spot: end === 'left' || end === 'right' ? end : 'first' }
  }
  throw new Error(`'${text}' is not an action of Zoo Domino`)
}

export function writeAction(action: Action): string {
  if (!('domino' in action)) return action.kind
  return `${action.kind} ${action.domino}${action.spot === 'first' ? '' : ` ${action.spot}`}`
}

export const animalsOf = (domino: string) => domino.split('-') as [string, string]

export function isDouble(domino: string): boolean {
  const [one, two] = animalsOf(domino)
  return one === two
}

/** The actions that the server lists, by the questions a player asks. */
export class Choices {
  readonly #actions: Action[]
  readonly canDraw: boolean
  readonly canPass: boolean
  readonly canTrump: boolean
  readonly canLay: boolean

  constructor(actions: string[]) {
    this.#actions = actions.map(readAction)
    const has = (kind: Action['kind']) => this.#actions.some((action) => action.kind === kind)
    this.canDraw = has('draw')
    this.canPass = has('pass')
    this.canTrump = has('trump')
    this.canLay = has('lay')
  }

  /** The spots where this domino may go, or where any may. */
  spots(domino?: string): Spot[] {
    const spots = new Set<Spot>()
    for (const action of this.#actions) {
      if ('spot' in action && (domino === undefined || action.domino === domino)) spots.add(action.spot)
    }
    return [...spots]
  }

  isPlayable(domino: string): boolean {
    return this.spots(domino).length > 0
  }

  /** The dominoes that may go there. */
  dominoesFor(spot: Spot): string[] {
    return this.#actions.flatMap((action) => ('spot' in action && action.spot === spot ? [action.domino] : []))
  }

  /**
   * Laying this domino there, in notation. Unlisted actions may be tried too, and the server says why not: a double
   * against another animal is then written as a trump, if there are trumps, so that the answer is about trumps.
   */
  lay(domino: string, spot: Spot, trumpAgainst: string | null = null): string {
    const listed = this.#actions.find((action) => 'spot' in action && action.domino === domino && action.spot === spot)
    if (listed) return writeAction(listed)
    const trump = trumpAgainst !== null && spot !== 'first' && isDouble(domino) && animalsOf(domino)[0] !== trumpAgainst
    return writeAction({ kind: trump ? 'trump' : 'lay', domino, spot })
  }
}
