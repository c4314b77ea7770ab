/** The standard edition, read from the file that the rules themselves are made from. */

import text from '../../../../../src/tablee/games/romi_rami/edition.toml?raw'

import type { Suit } from '../cards/pieces.ts'

export interface PrintedContract {
  name: string
  /** What it requires: "pair-1+four". */
  requires: string
  bonus: Suit
  points: number
}

export interface PrintedFace {
  name: string
  combo: number | null
  suit: Suit | null
  points: number
}

const listed = (key: string) => new RegExp(`^${key} = (\\[.*\\])`, 'm')
const parts = (heading: string) => text.split(`[[${heading}]]`).slice(1)

/** How many of each card the box has: the same for all suits. */
export const COPIES: number[] = JSON.parse(listed('heart').exec(text)![1]!) as number[]

export const CONTRACTS: PrintedContract[] = parts('contracts').flatMap((part) => {
  const requires = (JSON.parse(listed('requires').exec(part)![1]!) as string[]).join('+')
  const points = Number(/^points = (\d+)/m.exec(part)![1])
  const suits = JSON.parse(listed('bonus').exec(part)![1]!) as Suit[]
  return suits.map((bonus) => ({ name: `${requires}/${bonus}`, requires, bonus, points }))
})

export const CONTRACT: Record<string, PrintedContract> = Object.fromEntries(CONTRACTS.map((one) => [one.name, one]))

/** The two faces of each token. */
export const TROPHIES: PrintedFace[][] = parts('trophies').map((part) =>
  [...part.matchAll(/\{ (combo|suit) = "?(\w+)"?, points = (\d+) \}/g)].map(([, kind, goal, points]) => ({
    name: `trophy-${goal}`,
    combo: kind === 'combo' ? Number(goal) : null,
    suit: kind === 'suit' ? (goal as Suit) : null,
    points: Number(points),
  })),
)

export const FACE: Record<string, PrintedFace> = Object.fromEntries(TROPHIES.flat().map((face) => [face.name, face]))

const OF_A_KIND: Record<string, number> = { pair: 2, three: 3, four: 4, five: 5 }

/** How many cards each combo of a contract has. */
export const sizesOf = (requires: string): number[] =>
  requires.split('+').map((part) => {
    const [word, number] = part.split('-')
    return word === 'run' ? Number(number) : OF_A_KIND[word!]!
  })
