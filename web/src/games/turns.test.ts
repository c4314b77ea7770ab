import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { beforeAll, describe, expect, it } from 'vitest'

import type { Companion, Position } from '../companion/companion.ts'
import type { MeldPosition } from '../companion/entry/melds.svelte.ts'
import type { Options } from '../pad/pad.ts'

type Melds = string[][]
interface Turn {
  options: Options
  players: number
  document: Record<string, unknown>
}

const FILE = resolve(import.meta.dirname, '../../../tests/pad/turns.json')
const TURNS = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Turn[]>
const modules = import.meta.glob<{ companion: Companion }>('./*/companion/companion.ts')
const [ZOO, TILES, PHOTOS, ROMI] = Object.keys(TURNS) as [string, string, string, string]

const companions: Record<string, Companion> = {}
beforeAll(async () => {
  for (const game of Object.keys(TURNS))
    companions[game] = (await modules[`./${game}/companion/companion.ts`]!()).companion
})
const start = <Own extends Position>(game: string, { options, players }: Turn) =>
  companions[game]!.position(options, players) as Own

/** Neither the order of melds nor that of pieces matters. */
function sorted(document: unknown): unknown {
  const melds = (table: unknown) => (table as Melds).map((meld) => [...meld].sort().join(' ')).sort()
  const part = ({ table, opened, ...held }: Record<string, unknown>) => ({
    table: melds(table),
    opened,
    held: [...(Object.values(held)[0] as string[])].sort(),
  })
  const { before, after, taken } = document as Record<string, Record<string, unknown>>
  return { before: part(before!), after: part(after!), taken }
}

/** A long press on each meld that is not there any more, then the keys of the others. */
function change(position: MeldPosition, target: Melds, enter: (meld: string[]) => void) {
  const text = (meld: string[]) => [...meld].sort().join(' ')
  const wanted = target.map(text)
  for (let at = position.table.length - 1; at >= 0; at--) {
    const place = wanted.indexOf(text(position.table[at]!))
    if (place < 0) position.removeMeld(at)
    else wanted.splice(place, 1)
  }
  for (const meld of target) {
    const place = wanted.indexOf(text(meld))
    if (place >= 0) enter(wanted.splice(place, 1)[0]!.split(' '))
  }
}

let taps = 0

/** The keys of a meld of tiles: its ends and its stars, or one tile and the colour that is missing. */
function tapTiles(position: MeldPosition, meld: string[]): void {
  const press = (key: string) => {
    taps += 1
    return position.press(key)
  }
  const number = (laid: string) => Number(laid.replace('*', '').slice(1))
  const colour = (laid: string) => laid.replace('*', '')[0]!
  const tiles = [...meld].sort((one, other) => number(one) - number(other))
  const faces = tiles.map((laid) => laid.replace('*', ''))
  const stars = tiles.filter((laid) => laid.startsWith('*'))
  const group = number(faces[0]!) === number(faces.at(-1)!)
  const enough = faces.every((face) => position.left(face) > 0)
  position.close()
  const oneByOne = () => {
    for (const laid of tiles) {
      if (laid.startsWith('*')) press('*')
      expect(press(laid.replace('*', ''))).toBe(null)
    }
  }
  if (!enough || (group && faces.length < 3)) return oneByOne()
  expect(press(faces[0]!)).toBe(null)
  const missing = ['K', 'R', 'B', 'O'].find((one) => !faces.some((face) => colour(face) === one))
  if (group) expect(press(`all-${missing ?? colour(faces[0]!)}`)).toBe(null)
  else expect(press(faces.at(-1)!)).toBe(null)
  for (const star of stars) {
    press('*')
    expect(press(star.slice(1))).toBe(null)
  }
}

describe('a position put together by taps is what the record says', () => {
  it('of tiles', () => {
    for (const turn of TURNS[TILES]!) {
      const { before, after } = turn.document as Record<string, { table: Melds; rack: string[]; opened?: boolean }>
      const position = start<MeldPosition>(TILES, turn)
      position.opened = before!.opened!
      position.look('before')
      for (const meld of before!.table) tapTiles(position, meld)
      position.look('hand')
      for (const tile of before!.rack) expect(position.press(tile)).toBe(null)
      position.look('after')
      change(position, after!.table, (meld) => tapTiles(position, meld))
      expect(sorted(position.question)).toEqual(sorted(turn.document))
    }
  })

  it('of photos', () => {
    const sign = (card: string) => card.split('-')[0]!
    const theme = (card: string) => card.split('-')[1]!
    for (const turn of TURNS[PHOTOS]!) {
      const { before, after, taken } = turn.document as {
        before: { table: Melds; hand: string[]; opened: boolean }
        after: { table: Melds; hand: string[] }
        taken?: { meld: number; photo: string }[]
      }
      const position = start<
        MeldPosition & { take: (meld: number, photo: string) => void; offersFor: (meld: number) => string[] }
      >(PHOTOS, turn)
      const tap = (meld: string[]) => {
        const photos = meld.filter((card) => card !== 'joker')
        const family = photos.every((card) => sign(card) === sign(photos[0]!))
        position.close()
        position.press(family ? sign(photos[0]!) : theme(photos[0]!))
        for (const photo of photos) expect(position.press(family ? theme(photo) : sign(photo))).toBe(null)
        for (const joker of meld.filter((card) => card === 'joker')) expect(position.press(joker)).toBe(null)
      }
      position.opened = before.opened
      position.look('before')
      before.table.forEach(tap)
      position.look('hand')
      for (const card of before.hand) {
        position.close()
        if (card !== 'joker') position.press(theme(card))
        expect(position.press(card === 'joker' ? card : sign(card))).toBe(null)
      }
      position.look('after')
      change(position, after.table, tap)
      for (const { meld, photo } of taken ?? []) {
        expect(position.offersFor(meld)).toContain(photo)
        position.take(meld, photo)
      }
      expect(sorted(position.question)).toEqual(sorted(turn.document))
    }
  })

  it('of dominoes', () => {
    for (const turn of TURNS[ZOO]!) {
      const { chain, hand, stock, action } = turn.document as {
        chain: string[]
        hand: string[]
        stock?: number
        action: string
      }
      const position = start<
        Position & {
          where: string
          press: (key: string) => string | null
          action: string | null
          setCount: (other: number, count: number) => void
          counts: number[]
        }
      >(ZOO, turn)
      const tap = (domino: string) =>
        domino
          .replace('!', '')
          .split('-')
          .map((animal) => position.press(animal))
      position.where = 'right'
      chain.forEach(tap)
      position.where = 'hand'
      hand.forEach(tap)
      // What the others hold is what is neither seen nor in the stock.
      const held = 36 - chain.length - hand.length - (stock ?? 0)
      position.counts.forEach((_, other) => position.setCount(other, other ? 0 : held))
      position.action = action
      expect(position.question).toEqual(turn.document)
    }
  })

  it('of cards and contracts', () => {
    for (const turn of TURNS[ROMI]!) {
      const { values, contracts, hand, joker, action } = turn.document as {
        values: string[]
        contracts: string[]
        hand: string[]
        joker: boolean
        action: string
      }
      const position = start<
        Position & {
          where: string
          joker: boolean
          paysJoker: boolean
          contract: string | null
          press: (card: string) => string | null
          pressContract: (name: string) => string | null
          choose: (verb: string) => void
          toggle: (place: number) => void
        }
      >(ROMI, turn)
      for (const card of hand) expect(position.press(card)).toBe(null)
      position.where = 'values'
      for (const card of values) expect(position.press(card)).toBe(null)
      for (const contract of contracts) expect(position.pressContract(contract)).toBe(null)
      position.joker = joker
      const [verb, ...words] = action.split(' ')
      position.choose(verb!)
      if (verb === 'complete') position.contract = words[0]!
      const from = [...(verb === 'take' ? values : hand)]
      for (const card of verb === 'complete' ? words.slice(2) : words) {
        if (card === 'joker') position.paysJoker = true
        else position.toggle(from.indexOf(card))
        from[from.indexOf(card)] = ''
      }
      expect(position.question).toEqual(turn.document)
    }
  })
})

it('the fullest tables of tiles take few taps', () => {
  const counted = TURNS[TILES]!.map((turn) => {
    const { table } = (turn.document as { after: { table: Melds } }).after
    const position = start<MeldPosition>(TILES, turn)
    taps = 0
    for (const meld of table) tapTiles(position, meld)
    return { tiles: table.flat().length, taps }
  })
  const full = counted.filter(({ tiles }) => tiles >= 36 && tiles <= 42)
  expect(full.length).toBeGreaterThan(0)
  for (const one of full)
    expect(one.taps, `${one.tiles} tiles`).toBeLessThanOrEqual(Math.ceil((one.tiles * 24) / 39) + 4)
  expect(Math.min(...full.map(({ taps }) => taps))).toBeLessThanOrEqual(24)
})
