/**
 * Plays for a player who has only one move, if they want that: after a moment, so that everyone sees why, and it is
 * said what was done. Which move is the only one follows from what the server sends.
 */

import { getContext, onDestroy, setContext, untrack } from 'svelte'

import type { BoardProps, DescribeLog } from '../games/game.ts'
import { pageOf } from '../games/index.ts'
import type { LogEntry } from '../melds/last-turn.ts'
import { getAnnouncer } from '../page/announcer.svelte.ts'
import type { Table, View } from '../page/protocol.ts'
import { getSettings } from '../page/settings.svelte.ts'
import { getTexts } from '../page/texts.svelte.ts'
import { isMyTurn, seatNames } from './net/seats.ts'

export const PAUSE_MS = 1_500

interface Player {
  /** The only move of whoever is to act at this table, in the game's notation; null where there is a choice. */
  find: (table: Table) => Promise<string | null>
  act: (action: string) => void
}

/** What I did in a round until now. */
const mineOf = ({ view, me }: Table): LogEntry[] => view?.log.filter(({ player }) => player === me) ?? []

export class OnlyMove {
  readonly #player: Player
  #version = -1 // of the table that is looked at
  #timer: ReturnType<typeof setTimeout> | undefined
  #before = $state.raw<{ round: number; entries: number } | null>(null)
  /** The move is about to be made. */
  soon = $state(false)

  constructor(player: Player) {
    this.#player = player
  }

  /** The table as it is; null while it is not my turn, or I do not want to be helped. */
  look(table: Table | null): void {
    const version = table?.version ?? -1
    if (version === this.#version) return
    this.stop()
    this.#version = version
    if (table) void this.#find(table)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#version = -1
    this.soon = false
  }

  async #find(table: Table): Promise<void> {
    const action = await this.#player.find(table)
    if (action === null || this.#version !== table.version) return
    this.soon = true
    this.#timer = setTimeout(() => {
      this.soon = false
      this.#before = { round: table.round, entries: mineOf(table).length }
      this.#player.act(action)
    }, PAUSE_MS)
  }

  /** What was done for me, if I have done nothing since. */
  doneAt(table: Table): LogEntry | null {
    const entries = mineOf(table)
    const is = this.#before?.round === table.round && entries.length === this.#before.entries + 1
    return is ? entries.at(-1)! : null
  }
}

/** The only move where the view lists all actions. */
export function onlyListed(view: { actions?: string[] }): string | null {
  return view.actions?.length === 1 ? view.actions[0]! : null
}

const CONTEXT = Symbol('only-move')

interface Seat {
  table: () => Table
  /** Nothing is on its way, and nothing is still being shown. */
  free: () => boolean
  ask: BoardProps<View>['ask']
  act: (action: string) => void
}

/** Help at this table, if the settings say so; create it in the component around the board. */
export function setOnlyMove({ table, free, ask, act }: Seat): void {
  const [texts, settings, announcer] = [getTexts(), getSettings(), getAnnouncer()]
  let describeLog = $state.raw<DescribeLog | null>(null)

  async function find({ game, view }: Table): Promise<string | null> {
    const page = pageOf(game)
    ;({ describeLog } = await page.sentences())
    if (!page.onlyMove) return onlyListed(view as { actions?: string[] })
    return (await page.onlyMove()).onlyMove(view!, ask)
  }

  const onlyMove = new OnlyMove({ find, act })
  $effect(() => {
    const wanted = settings.onlyMove && free() && isMyTurn(table())
    onlyMove.look(wanted ? table() : null)
  })
  $effect(() => void (onlyMove.soon && untrack(() => announcer.announce(texts.say('only-move-soon')))))
  onDestroy(() => onlyMove.stop())

  setContext(CONTEXT, () => {
    if (onlyMove.soon) return texts.say('only-move-soon')
    const done = onlyMove.doneAt(table())
    const players = { names: seatNames(table(), texts), me: table().me }
    const { view } = table()
    const [line] = done && describeLog ? describeLog(texts, [done], players, view!) : []
    return line ? texts.say('only-move-done', { line }) : ''
  })
}

/** For the status line: that the only move is about to be made, or was; else nothing. */
export const getHelp = (): (() => string) => getContext<(() => string) | undefined>(CONTEXT) ?? (() => '')
