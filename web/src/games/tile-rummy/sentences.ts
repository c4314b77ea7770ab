/** The game in sentences: for the log, for the players' last moves, and for screen readers. */

import type { Table, TileRummyLogEntry, TileRummyView } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import type { Did } from '../../melds/last-turn.ts'
import { lastTurn } from '../../table/log/last-turn.ts'
import type { AdviseAction, DescribeAction, DescribeLog, Players } from '../game.ts'

const namesOf = (texts: Texts, tiles: string[]) => texts.list(tiles.map((tile) => texts.piece('tile-rummy', tile)))

/** A line of the log: "Anna lays red 7 and red 8", "You exchange a tile". */
export function describeEntry(texts: Texts, { player, action }: TileRummyLogEntry, { names, me }: Players): string {
  const [verb, ...tiles] = action.split(' ')
  if (verb === 'star') return describeStar(texts, tiles)
  const key = `tile-rummy-log-${verb}${player === me ? '-you' : ''}`
  return texts.say(key, { player: names[player] ?? '', tiles: namesOf(texts, tiles) })
}

/** What a star of the table stood for, and stands for now. */
function describeStar(texts: Texts, tiles: string[]): string {
  const [old, now] = tiles.map((tile) => texts.piece('tile-rummy', tile))
  return texts.say('tile-rummy-log-star', { old: old!, new: now! })
}

export const describeLog: DescribeLog = (texts, log, players) =>
  log.map((entry) => describeEntry(texts, entry, players))

const GIVING = ['exchange', 'reject']

/** The same of a match that is over: also which tile was given away. */
export const describeAction: DescribeAction = (texts, { action, log }, players) =>
  log.map((entry) => {
    const [verb, given] = action.split(' ').slice(-2)
    if (!given || !GIVING.includes(verb!) || !GIVING.includes(entry.action)) return describeEntry(texts, entry, players)
    const key = `tile-rummy-page-gives-${entry.action}${entry.player === players.me ? '-you' : ''}`
    return texts.say(key, { player: players.names[entry.player] ?? '', tile: texts.piece('tile-rummy', given) })
  })

export const adviseAction: AdviseAction = (texts, { action, log }) =>
  log.map((entry) => {
    const [verb, ...tiles] = entry.action.split(' ')
    if (verb === 'star') return describeStar(texts, tiles)
    if (!GIVING.includes(verb!)) return texts.say(`tile-rummy-action-${verb}`, { tiles: namesOf(texts, tiles) })
    const given = action.split(' ').at(-1)!
    return texts.say(`tile-rummy-action-${verb}`, { tile: texts.piece('tile-rummy', given) })
  })

/** What a player did last, in short: "laid 3", "exchanged"; and the tiles that came from their rack. */
export function describeShort(texts: Texts, log: TileRummyLogEntry[], player: number): Did {
  const turn = lastTurn(log, player).map(({ action }) => action.split(' '))
  const [verb, ...pieces] = turn.findLast(([verb]) => verb !== 'star') ?? []
  return { words: verb ? texts.say(`tile-rummy-page-did-${verb}`, { count: pieces.length }) : '', pieces }
}

/** What everybody drew to decide who begins, and who does. */
export function describeLots(texts: Texts, lots: Table['lots'], first: number, { names, me }: Players): string[] {
  if (!lots.length) return []
  const drawn = lots.flatMap((row) =>
    row.flatMap((tile, seat) => (tile === null ? [] : [lot(texts, names[seat]!, tile)])),
  )
  const begins = sayBegins(texts, first === me, names[first]!)
  return [`${texts.say('tile-rummy-page-lots')}. ${drawn.join(', ')}. ${begins}.`]
}

export const sayBegins = (texts: Texts, mine: boolean, player: string): string =>
  texts.say(`tile-rummy-page-begins${mine ? '-you' : ''}`, { player })

export const lot = (texts: Texts, player: string, tile: string): string =>
  texts.say('tile-rummy-page-lot', { player, tile: texts.piece('tile-rummy', tile) })

/** What is new since the previous view, in the order in which it is announced. */
export function news(texts: Texts, before: TileRummyView | null, after: TileRummyView, players: Players): string[] {
  if (!before || before.log.length > after.log.length) return []
  const sentences = after.log.slice(before.log.length).map((entry) => describeEntry(texts, entry, players))
  const left = [...before.hand]
  for (const tile of after.hand) {
    const at = left.indexOf(tile)
    if (at >= 0) left.splice(at, 1)
    else sentences.push(texts.say('tile-rummy-drew', { tile: texts.piece('tile-rummy', tile) }))
  }
  return sentences
}
