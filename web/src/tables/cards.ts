/** What this device stores about each of its tables: a card, to show the table at once and without the server. */

import { isKeyOf, keysOf, recall, remember } from '../page/memory.ts'
import type { Summary, Table } from '../page/protocol.ts'
import type { Texts } from '../page/texts.svelte.ts'
import { seatNames } from '../table/net/seats.ts'

const PREFIX = 'card.'

/** A table as last seen. */
export interface Card extends Summary {
  /** When the server was last asked about it, in seconds since 1970. */
  checked: number
}

export function readCard(code: string): Card | null {
  try {
    const card: unknown = JSON.parse(recall(PREFIX + code) ?? 'null')
    return isCard(card) && card.code === code ? card : null
  } catch {
    return null
  }
}

export function writeCard(card: Card): void {
  remember(PREFIX + card.code, JSON.stringify(card))
}

export function forgetCard(code: string): void {
  remember(PREFIX + code, null)
}

export const allCards = (): Card[] => keysOf(PREFIX).flatMap((code) => readCard(code) ?? [])

/** Whether a key of the browser's storage is that of a card. */
export const isKeyOfCard = (key: string | null): boolean => key === null || isKeyOf(key, PREFIX)

/** The card of a table that is on the screen, where `mine` are the seats of the people on this device. */
export function cardOf(table: Table, mine: number[], before: Card | null, now: number): Card {
  const { code, game, phase, round, rounds, totals, leaders, rematch, version } = table
  const turn = phase === 'playing' && table.view?.turn != null ? [table.view.turn] : []
  const sameTurn = before?.phase === phase && String(before.turn) === String(turn)
  return {
    code,
    game,
    phase,
    seats: table.seats.map(({ name, bot, face }) => ({ name, bot, face })),
    round,
    rounds,
    totals,
    leaders,
    turn,
    rematch,
    version,
    began: sameTurn ? before.began : version,
    at: before?.version === version ? before.at : now,
    mine,
    left: table.left === null ? [] : [table.left],
    waiting: table.waiting === null ? [] : [table.waiting],
    checked: now,
  }
}

/** The name of each seat; people who alone use this device and gave no name are "You". */
export const namesOn = (card: Card, texts: Texts): string[] =>
  seatNames({ ...card, me: card.mine.length === 1 ? card.mine[0] : null }, texts)

export const isOver = ({ phase }: Card): boolean => phase === 'match_over'
export const isWatched = ({ mine, left, waiting }: Card): boolean => !mine.length && !left.length && !waiting.length
/** The seat of this device that the table waits for. */
export const seatOnTurn = ({ turn, mine }: Card): number | undefined => mine.find((seat) => turn.includes(seat))
/** Whether other people wait, too: a table of bots can always wait. */
export const hasCompany = ({ seats, mine, left, phase }: Card): boolean =>
  phase === 'waiting' ||
  seats.some(({ name, bot }, seat) => name && !bot && !mine.includes(seat) && !left.includes(seat))
/** Whether other people wait for somebody on this device. */
export const isAwaited = (card: Card): boolean => seatOnTurn(card) !== undefined && hasCompany(card)

/** The running tables, the most urgent first; those that are only watched come last. */
export function running(cards: readonly Card[]): Card[] {
  const urgency = (card: Card) => (isAwaited(card) ? 3 : seatOnTurn(card) !== undefined ? 2 : isWatched(card) ? 0 : 1)
  return cards.filter((card) => !isOver(card)).sort((one, other) => urgency(other) - urgency(one) || other.at - one.at)
}

/** The finished matches, the latest first. */
export const finished = (cards: readonly Card[]): Card[] => cards.filter(isOver).sort((one, other) => other.at - one.at)

const PHASES = ['waiting', 'playing', 'round_over', 'match_over']

function isCard(card: unknown): card is Card {
  if (typeof card !== 'object' || card === null) return false
  const { code, game, phase, seats, ...more } = card as Partial<Card>
  const { round, rounds, version, began, at, checked, totals, leaders, turn, mine, left, waiting } = more
  return (
    typeof code === 'string' &&
    typeof game === 'string' &&
    PHASES.includes(phase ?? '') &&
    Array.isArray(seats) &&
    seats.every((seat) => typeof seat === 'object' && seat !== null) &&
    [round, rounds, version, began, at, checked].every(Number.isFinite) &&
    [totals, leaders, turn, mine, left, waiting].every((list) => Array.isArray(list) && list.every(Number.isFinite))
  )
}
