/** What the page needs of a game. Each game's folder exports it from `game.ts`; `index.ts` finds it there. */

import type { Component } from 'svelte'

import type { SoundOfVerb } from '../page/sound/sound-events.ts'
import type { Refused, Table, View } from '../page/protocol.ts'
import type { Namer, Texts } from '../page/texts.svelte.ts'
import type { Answer, Question } from '../table/net/connection.svelte.ts'

export interface BoardProps<View> {
  table: Table
  view: View
  /** Play an action in the game's notation; the server judges it. */
  act: (action: string) => void
  /** Ask a question that changes nothing; null: there is no answer now. */
  ask: (question: Question) => Promise<Answer | null>
  /** An action was sent and not answered yet. */
  busy: boolean
  /** Why the last action was refused; null after the next action or table. */
  refused: Refused | null
  /** A past moment: it is only looked at, and announced elsewhere. */
  still?: boolean
  /** The seat of whoever looks at a past moment, from wherever it is seen. */
  you?: number | null
  /** All hands, where they are laid open though the round goes on. */
  hands?: readonly string[][] | undefined
}

/** The names of the players, and which of them reads this. */
export interface Players {
  names: string[]
  me: number | null
}

/** New entries of a view's log in sentences. */
export type DescribeLog = (texts: Texts, log: { player: number; action: string }[], players: Players) => string[]

/** A game's own page: what `table.game` is called decides which one a view belongs to. */
export interface GamePage<OwnView = View> {
  board: () => Promise<{ default: Component<BoardProps<OwnView>> }>
  /** For the start page. */
  picture: Component
  /** One piece, as the rules show it; and the names of pieces, where they are too long to be loaded with the start page. */
  piece?: () => Promise<{ default: Component<{ piece: string }>; namer?: Namer }>
  /** The names of pieces, where they are more than one text each. */
  namer?: Namer
  sentences: () => Promise<{ describeLog: DescribeLog }>
  /** What the end of a round shows besides the score sheet. */
  result?: () => Promise<{ default: Component<{ table: Table }> }>
  /** The sound of each verb of the log; a verb that is not listed sounds like a piece laid on the table. */
  sounds?: SoundOfVerb
  /** What a player may be proud of after a round: values by name; `<game>-feat-<name>` says what each is. */
  feats?: () => Promise<{ feats: (table: Table, view: OwnView, me: number) => Record<string, number> }>
  /** All pictures of the game, for `/gallery`. */
  gallery?: () => Promise<{ default: Component }>
}
