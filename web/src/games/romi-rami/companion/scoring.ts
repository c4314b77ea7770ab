/** The final score of a game of contracts. */

import { isCount, isRecord, type Options, type Scoring } from '../../../pad/pad.ts'
import { CONTRACT, FACE, type PrintedFace, sizesOf, TROPHIES } from './edition.ts'

const [MOST_POINTS, MOST_CARDS] = [1000, 240]

/** What one player has: the contracts by name, or their points; bonus cards; the joker, if it was kept. */
export interface Player {
  contracts: string[] | number
  bonus: number
  joker: boolean
}

/** The whole table, with the face of each trophy that shows, and who gets it where contracts are not named. */
export interface Round {
  players: Player[]
  trophies: { face: string; holder?: number | null }[]
}

/** With an edition of one's own only points can be entered. */
export const isStandard = (options: Options): boolean => (options.edition ?? 'standard') === 'standard'

/** Whether all contracts are named: then the trophies follow from them. */
export const areNamed = (players: readonly Player[]): boolean =>
  players.every(({ contracts }) => typeof contracts !== 'number')

export const scoring: Scoring<Round> = {
  read(told, count, options) {
    if (!isRecord(told) || !Array.isArray(told.players) || told.players.length !== count) return null
    const players = told.players.map((player) => readPlayer(player, options))
    if (!allRead(players)) return null
    const named = players.flatMap(({ contracts }) => (typeof contracts === 'number' ? [] : contracts))
    if (new Set(named).size < named.length) return null
    const trophies = readTrophies(told.trophies, players, options)
    return trophies && { players, trophies }
  },

  /** RR-41 to RR-43. */
  score({ players, trophies }) {
    const holders = trophies.map(({ face, holder }) => ({
      points: FACE[face]!.points,
      holder: areNamed(players) ? holderOf(FACE[face]!, players) : (holder ?? null),
    }))
    const scores = players.map(({ contracts, bonus, joker }, seat) => {
      const won = holders.reduce((sum, { points, holder }) => sum + (holder === seat ? points : 0), 0)
      return pointsOf(contracts) + bonus + Number(joker) + won
    })
    const best = scores.map((score, seat) => [score, players[seat]!.bonus] as const)
    const [most, cards] = best.reduce((one, other) => (compare(other, one) > 0 ? other : one))
    const winners = best.flatMap(([score, bonus], seat) => (score === most && bonus === cards ? [seat] : []))
    return { scores, winners, counts: true }
  },
}

const compare = (one: readonly [number, number], other: readonly [number, number]): number =>
  one[0] - other[0] || one[1] - other[1]

export const pointsOf = (contracts: string[] | number): number =>
  typeof contracts === 'number' ? contracts : contracts.reduce((sum, name) => sum + CONTRACT[name]!.points, 0)

/** RR-42: whoever has the most; in a tie, also at zero, nobody. */
export function holderOf(face: PrintedFace, players: readonly Player[]): number | null {
  const counts = players.map(({ contracts }) => (typeof contracts === 'number' ? 0 : countFor(face, contracts)))
  const most = Math.max(...counts)
  return counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null
}

function countFor({ combo, suit }: PrintedFace, names: string[]): number {
  const contracts = names.map((name) => CONTRACT[name]!)
  if (suit !== null) return contracts.filter(({ bonus }) => bonus === suit).length
  return contracts.flatMap(({ requires }) => sizesOf(requires)).filter((size) => size === combo).length
}

function readPlayer(told: unknown, options: Options): Player | null {
  if (!isRecord(told) || !isCount(told.bonus, MOST_CARDS) || typeof told.joker !== 'boolean') return null
  const { contracts, bonus, joker } = told
  if (isCount(contracts, MOST_POINTS)) return { contracts, bonus, joker }
  const named = Array.isArray(contracts) && contracts.every((name) => typeof name === 'string' && name in CONTRACT)
  return named && isStandard(options) ? { contracts: contracts as string[], bonus, joker } : null
}

const allRead = (players: (Player | null)[]): players is Player[] => !players.includes(null)

/** One face of each token, of any edition that the page knows; editions of one's own have none here. */
function readTrophies(told: unknown, players: readonly Player[], options: Options): Round['trophies'] | null {
  if (!Array.isArray(told) || told.length !== (isStandard(options) ? TROPHIES.length : 0)) return null
  const read = told.map((one: unknown, place) => {
    if (!isRecord(one) || !TROPHIES[place]!.some(({ name }) => name === one.face)) return null
    const holder = one.holder ?? null
    if (holder !== null && !isCount(holder, players.length - 1)) return null
    return areNamed(players) ? { face: String(one.face) } : { face: String(one.face), holder }
  })
  return read.includes(null) ? null : (read as Round['trophies'])
}
