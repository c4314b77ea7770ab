/** What the page needs of a game: a board to play on and a picture for the start page. */

import type { Component } from 'svelte'

import type { Answer, Question } from '../table/net/connection.svelte.ts'
import type { Refused, Table } from '../page/protocol.ts'
import type { Namer, Texts } from '../page/texts.svelte.ts'

export interface BoardProps<View> {
  table: Table
  view: View
  /** Say an action in the game's notation; the server judges it. */
  act: (action: string) => void
  /** Ask what changes nothing; null: there is no answer now. */
  ask: (question: Question) => Promise<Answer | null>
  /** An action is on its way and not answered yet. */
  busy: boolean
  /** Why the last action was refused; null after the next action or table. */
  refused: Refused | null
  /** A moment that is over: it is looked at, told by others, and nothing can be done. */
  still?: boolean
  /** All hands, where they are laid open though the round goes on. */
  hands?: readonly string[][] | undefined
}

/** Who plays, and which of them reads this. */
export interface Company {
  names: string[]
  me: number | null
}

/** New entries of a view's log in sentences. */
export type TellLog = (texts: Texts, log: { player: number; action: string }[], company: Company) => string[]

export interface GamePage {
  board: () => Promise<{ default: Component<BoardProps<never>> }>
  picture: Component
  /** A piece by itself, as the rules show it; and how its pieces are called, where the catalogues do not say it. */
  piece: () => Promise<{ default: Component<{ piece: string }>; namer?: Namer }>
  tell: () => Promise<{ tellLog: TellLog }>
  /** What the end of a round tells besides the score sheet. */
  result?: () => Promise<{ default: Component<{ table: Table }> }>
}
