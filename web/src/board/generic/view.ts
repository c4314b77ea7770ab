/** Any game's view, actions and log in words: by its texts, or in its notation if it has none. */

import type { AdviseAction, Players } from '../../games/game.ts'
import type { LogEntry } from '../../melds/last-turn.ts'
import type { Texts } from '../../page/texts.svelte.ts'

/** What the page needs from every view; all other fields are shown as they are. */
export interface GenericView {
  me: number | null
  turn: number | null
  hand?: string[]
  log: LogEntry[]
  /** The legal actions; absent if a turn has too many to list. */
  actions?: string[]
  shown?: string[][]
}

const SHOWN_ELSEWHERE = ['me', 'turn', 'first', 'hand', 'log', 'actions', 'kinds', 'shown']
const NOTHING = '–'

/** An action as a sentence of the game, `GAME-action-VERB` with its pieces, else in the notation with its pieces named. */
export function nameAction(texts: Texts, game: string, action: string): string {
  const [verb, ...words] = action.split(' ')
  const pieces = words.map((word) => texts.piece(game, word)).join(' ')
  const key = `${game}-action-${verb}`
  return texts.has(key) ? texts.say(key, { pieces }) : `${verb} ${pieces}`.trim()
}

/** The log, a line each: "Anna: lay 7". */
export function describeGameLog(game: string): (texts: Texts, log: LogEntry[], players: Players) => string[] {
  return (texts, log, { names }) =>
    log.map(({ player, action }) =>
      texts.say('board-did', { player: names[player] ?? '', action: nameAction(texts, game, action) }),
    )
}

export const adviseGameAction =
  (game: string): AdviseAction =>
  (texts, { log }) =>
    log.map(({ action }) => nameAction(texts, game, action))

export interface Field {
  name: string
  value: string
}

/** The fields of a view that are this game's own, in words. */
export function fieldsOf(view: object, texts: Texts, game: string, names: readonly string[]): Field[] {
  const label = (label: string, value: unknown) => texts.say('labelled', { label, text: write(value) })
  const write = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return NOTHING
    if (typeof value === 'boolean') return texts.say(value ? 'yes' : 'no')
    if (Array.isArray(value)) return writeList(value)
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([key, one]) => label(key, one))
        .join(', ')
    return texts.piece(game, String(value))
  }
  const writeList = (values: unknown[]): string => {
    const bySeat = values.length === names.length && values.every((value) => typeof value !== 'string')
    const written = values.map((value, seat) => (bySeat ? label(names[seat]!, value) : write(value)))
    return written.join(values.some((value) => typeof value === 'object') ? ' | ' : ', ') || NOTHING
  }
  return Object.entries(view)
    .filter(([key]) => !SHOWN_ELSEWHERE.includes(key))
    .map(([key, value]) => ({ name: nameField(texts, game, key), value: write(value) }))
}

function nameField(texts: Texts, game: string, key: string): string {
  const own = `${game}-view-${key}`
  return texts.has(own) ? texts.say(own) : key.replaceAll('_', ' ')
}
