/** Tile Rummy at a real table. */

import type { Companion, Lots } from '../../../companion/companion.ts'
import { shuffled } from '../../../companion/luck.ts'
import { COLOURS } from '../tiles.ts'
import Entry from './Entry.svelte'
import { NUMBERS, TilePosition } from './position.svelte.ts'
import Round from './Round.svelte'
import { scoring, type Round as Entered } from './scoring.ts'
import Told from './Told.svelte'

const STAR = '*'
const rank = (tile: string) => (tile === STAR ? NUMBERS.length + 1 : Number(tile.slice(1)))

/** TR-11: everybody draws; those who drew the lowest draw again. */
function draw(players: number, stars: number): Lots {
  const tiles = COLOURS.flatMap((colour) => NUMBERS.flatMap((number) => [`${colour}${number}`, `${colour}${number}`]))
  const box = [...tiles, ...Array.from({ length: stars }, () => STAR)]
  const rows: (string | null)[][] = []
  let drawing = Array.from({ length: players }, (_, player) => player)
  while (drawing.length > 1) {
    const pool = shuffled(box)
    const row = Array.from({ length: players }, (_, player) => (drawing.includes(player) ? pool.pop()! : null))
    rows.push(row)
    const lowest = Math.min(...drawing.map((player) => rank(row[player]!)))
    drawing = drawing.filter((player) => rank(row[player]!) === lowest)
  }
  return { rows, first: drawing[0]! }
}

export const companion: Companion = {
  position: (options) => new TilePosition(options),
  Entry,
  Told,
  Round,
  scoring,
  begins: (options) => ({
    how: 'lots',
    rule: 'TR-11',
    draw: (players) => draw(players, Number(options.stars_in_play ?? 2)),
  }),
  remark(round, texts) {
    const { out, double } = round as Entered
    if (out === null) return texts.say('tile-rummy-real-blocked-short')
    return double ? texts.say('tile-rummy-real-double-short') : ''
  },
  clockRule: 'TR-13',
}
