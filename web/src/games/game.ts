/** What the page needs from a game. Each game's folder exports it from `game.ts`; `index.ts` finds it there. */

import type { Component } from 'svelte'

import type { Companion } from '../companion/companion.ts'
import type { GamePrint } from '../print/print.ts'
import type { ScoreForm } from '../print/scores/form.ts'
import type { SoundOfVerb } from '../page/sound/sound-events.ts'
import type { Refused, Table, View } from '../page/protocol.ts'
import type { Namer, Texts } from '../page/texts.svelte.ts'
import type { Answer, Question } from '../table/net/connection.svelte.ts'

export interface BoardProps<View> {
  table: Table
  view: View
  /** Play an action in the game's notation; the server judges it. */
  act: (action: string) => void
  /** Ask a question that changes nothing; null: no answer is available now. */
  ask: (question: Question) => Promise<Answer | null>
  /** An action has been sent and not answered yet. */
  busy: boolean
  /** Why the last action was refused; null after the next action or table. */
  refused: Refused | null
  /** A past moment: for viewing only, and announced elsewhere. */
  still?: boolean
  /** The viewer's own seat, whichever seat a past moment is seen from. */
  you?: number | null
  /** All hands, if they are revealed although the round goes on. */
  hands?: readonly string[][] | undefined
}

/** The names of the players, and which of them reads this. */
export interface Players {
  names: string[]
  me: number | null
}

/** Entries of a view's log in sentences; without the view a game may tell less. */
export type DescribeLog = (
  texts: Texts,
  log: { player: number; action: string }[],
  players: Players,
  view?: View,
) => string[]

/** An action of a match that is over, in sentences: more than a log may tell, such as what was given away face down. */
export type DescribeAction = (
  texts: Texts,
  action: { action: string; log: { player: number; action: string }[] },
  players: Players,
) => string[]

/** An action as advice, without a subject: "lay red 7 and red 8". */
export type AdviseAction = (texts: Texts, action: Parameters<DescribeAction>[1]) => string[]

/** The only move of the player who is to act, in the game's notation, by the view and what the server answers; null: there is a choice. */
export type FindOnlyMove<View> = (view: View, ask: BoardProps<View>['ask']) => Promise<string | null>

/** A game's own page: what `table.game` is called decides which one a view belongs to. */
export interface GamePage<OwnView = View> {
  board: () => Promise<{ default: Component<BoardProps<OwnView>> }>
  /**
   * One piece, as the rules show it; and the names of pieces, if they are too long to be loaded with the start page.
   */
  piece?: () => Promise<{ default: Component<{ piece: string }>; namer?: Namer }>
  /** The names of pieces, if they are built from several texts. */
  namer?: Namer
  sentences: () => Promise<{ describeLog: DescribeLog; describeAction?: DescribeAction; adviseAction: AdviseAction }>
  /** What the end of a round shows besides the score sheet. */
  result?: () => Promise<{ default: Component<{ table: Table }> }>
  /** The sound of each verb of the log; a verb that is not listed sounds like a piece laid on the table. */
  sounds?: SoundOfVerb
  /** Where the view does not list all actions. */
  onlyMove?: () => Promise<{ onlyMove: FindOnlyMove<OwnView> }>
  /** A player's feats in a round: values by name; the text `<game>-feat-<name>` says what each is. */
  feats?: () => Promise<{ feats: (table: Table, view: OwnView, me: number) => Record<string, number> }>
  /** The game at a real table: its keypad and how its rounds are scored. */
  companion?: () => Promise<{ companion: Companion }>
  /** What of the game can be printed and cut out, for `/print/<game>`. */
  print?: () => Promise<{ print: GamePrint }>
  /** Its blank score sheet, to print. */
  scores?: () => Promise<{ form: ScoreForm }>
  /** All pictures of the game, for `/gallery`. */
  gallery?: () => Promise<{ default: Component }>
}
