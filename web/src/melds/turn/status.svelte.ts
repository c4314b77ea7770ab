/** The current state of a turn with melds: the view, the draft, the server's verdict on it, and their wording. */

import type { BoardProps, Players } from '../../games/game.ts'
import type { Announcer } from '../../page/announcer.svelte.ts'
import type { DraftVerdict, MeldVerdict, Missing, Refusal, Seat } from '../../page/protocol.ts'
import type { Args, Texts } from '../../page/texts.svelte.ts'
import type { Drafted } from '../draft/carry-over.ts'
import { Hints, type HintTaker } from '../../table/hint/hints.svelte.ts'
import { Draft } from '../draft/draft.svelte.ts'
import { Judge, type Preview } from '../draft/judge.svelte.ts'
import { writePiece, type Meld } from '../draft/pieces.ts'
import type { LogEntry } from '../last-turn.ts'

/** What the drafting table needs from a view. */
export interface MeldView {
  me: number | null
  turn: number | null
  table: string[][]
  /** The table before the last turn that changed it. */
  before: string[][]
  hand: string[]
  /** The kinds of actions that are allowed now. */
  kinds: string[]
  log: LogEntry[]
}

export type Tool = 'undo' | 'redo' | 'reset' | 'tidy' | 'hint'

export abstract class TurnStatus<View extends MeldView = MeldView> {
  /** The game's name: its texts come before those that all games of melds share. */
  abstract readonly game: string
  protected readonly board: () => BoardProps<View>
  protected readonly texts: Texts
  readonly #announcer: Announcer

  readonly draft = new Draft()
  protected readonly judge = new Judge(this.draft, (drafted) => this.#ask(drafted))
  /** The answer to the last attempt, both shown and announced. */
  protected note = $state('')
  /** The piece that was moved last. */
  protected handled = $state('')

  protected readonly view = $derived.by(() => this.board().view)
  /** A past moment: read-only, and announced elsewhere. */
  readonly still = $derived.by(() => this.board().still ?? false)
  readonly mine = $derived(!this.still && this.view.me !== null && this.view.turn === this.view.me)
  readonly playing = $derived(!this.still && this.view.me !== null && this.view.turn !== null)
  /** Something was drafted while others play: only I can see it. */
  readonly prepared = $derived(this.playing && !this.mine && this.draft.touched)
  /** The server's verdict on the current draft; null until it has answered. */
  readonly verdict = $derived.by(() => this.judge.verdict)
  readonly canEnd = $derived(this.mine && this.can('lay') && this.verdict !== null && this.verdict.refusal === null)

  constructor(board: () => BoardProps<View>, texts: Texts, announcer: Announcer) {
    this.board = board
    this.texts = texts
    this.#announcer = announcer
  }

  /** What to do now while nothing has been drafted. */
  protected abstract get task(): string

  /** A draft in the game's notation. */
  protected write({ melds }: Drafted): string {
    return `lay ${this.draft.write(melds)}`
  }

  can(kind: string): boolean {
    return this.view.kinds.includes(kind)
  }

  say(key: string, args: Args = {}): string {
    const own = `${this.game}-page-${key}`
    return this.texts.say(this.texts.has(own) ? own : `melds-${key}`, args)
  }

  /** The names for sentences, and which of them is "you"; in a replay, nobody. */
  protected get players(): Players {
    return {
      names: this.board().table.seats.map((seat) => seat.name ?? ''),
      me: this.still ? (this.board().you ?? null) : this.view.me,
    }
  }

  get seats(): readonly Seat[] {
    return this.board().table.seats
  }

  protected hinting(taker: HintTaker): Hints {
    return new Hints(taker, this.texts, this.#announcer)
  }

  announceText(key: string, args: Args = {}): void {
    this.announce(this.say(key, args))
  }

  announce(text: string): void {
    this.#announcer.announce(text)
  }

  /** Announce a sentence and show it. */
  protected answer(key: string, args: Args = {}): void {
    this.explain(this.say(key, args))
  }

  /** The same for a complete sentence: why something cannot be done now. */
  explain = (text: string): void => {
    this.note = text
    this.announce(text)
  }

  /** A text that the status line already shows is only announced again, so that the rule beside it stays. */
  announceReason = (text: string): void => this.announce(text)

  /** Why a tool of the rack cannot be used now; null if it can. */
  whyNot(tool: Tool): string | null {
    const { draft } = this
    if (tool === 'undo') return draft.canUndo ? null : this.say('why-undo')
    if (tool === 'redo') return draft.canRedo ? null : this.say('why-redo')
    if (tool === 'reset') return draft.touched ? null : this.say('why-reset')
    if (tool === 'tidy') return draft.canTidy ? null : this.say('why-tidy')
    return this.mine ? null : this.whoseTurn
  }

  get whoseTurn(): string {
    const { turn } = this.view
    if (turn === null) return this.say('over')
    if (turn === this.players.me) return this.texts.say('your-turn')
    return this.say('turn', { player: this.players.names[turn] ?? '' })
  }

  name(text: string): string {
    return this.texts.piece(this.game, text)
  }

  names(ids: readonly string[]): string {
    return this.texts.list(ids.map((id) => this.name(writePiece(this.draft.find(id)!))))
  }

  contents({ pieces }: Meld): string {
    return this.texts.list(pieces.map((piece) => this.name(writePiece(piece))))
  }

  why({ code, args }: Refusal): string {
    return this.texts.refusal(this.game, { code, args: args ?? {} })
  }

  /** What an unfinished meld lacks, as a sentence. */
  whatIsMissing({ code, count, args }: Missing): string {
    const words = Object.entries(args ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? this.name(value) : value,
    ])
    return this.say(`missing-${code}`, { count, ...Object.fromEntries(words) })
  }

  /** The sentence about an invalid meld: what it lacks, or why it can never be one. */
  remark({ flaw, missing }: Pick<MeldVerdict, 'flaw' | 'missing'>): string {
    return missing ? this.whatIsMissing(missing) : flaw ? this.why(flaw) : ''
  }

  /** What to do now, or why the turn cannot end. */
  get status(): string {
    if (this.view.turn === null) return this.say('over')
    return this.note || this.#underway || this.prompt || this.#drafted || this.#waiting
  }

  /** What can be done with the chosen pieces. */
  protected get prompt(): string {
    return ''
  }

  /** Why a finished draft cannot be played; a game may word it differently. */
  protected refuse(refusal: Refusal): string {
    return this.why(refusal)
  }

  /** About the pieces carried over the table. */
  get #underway(): string {
    const { preview } = this
    if (!preview) return ''
    return preview.fits ? this.say('drop-fits') : this.remark(preview)
  }

  get #waiting(): string {
    return this.mine ? this.task : this.whoseTurn
  }

  get #drafted(): string {
    const { draft, verdict } = this
    if (!draft.touched) return ''
    if (!verdict) return this.say('checking')
    if (this.flaw) return this.refuse(this.flaw)
    const [first] = this.#missing
    const unfinished = this.#latest?.missing ?? first
    if (unfinished) return this.whatIsMissing(unfinished)
    return this.say(this.mine ? 'ready' : 'ready-wait')
  }

  /** The verdict on the meld that was changed last. */
  get #latest(): MeldVerdict | null {
    const meld = this.draft.melds.find(({ key }) => key === this.draft.meldOf(this.handled))
    return meld ? this.verdictOf(meld) : null
  }

  get #missing(): Missing[] {
    return this.verdict?.melds.flatMap(({ missing }) => missing ?? []) ?? []
  }

  /**
   * Why the draft on the table is invalid; also null while it is only unfinished, or the status is about something
   * else.
   */
  get flaw(): Refusal | null {
    if (this.view.turn === null || this.note || this.preview || !this.draft.touched) return null
    const hopeless = this.verdict?.melds.find(({ flaw, missing, parts }) => flaw && !missing && !parts.length)
    if (hopeless) return hopeless.flaw
    return this.#missing.length ? null : (this.verdict?.refusal ?? null)
  }

  /** The target of "Why?": the rule that the draft breaks, or does not meet yet. */
  get reason(): Refusal | null {
    if (this.flaw) return this.flaw
    if (this.view.turn === null || this.note || this.preview || !this.draft.touched) return null
    return this.verdict?.melds.find(({ missing }) => missing)?.flaw ?? null
  }

  get preview(): Preview | null {
    return this.judge.preview
  }

  verdictOf(meld: Meld): MeldVerdict | null {
    return this.judge.of(meld)
  }

  check(): Promise<void> {
    return this.judge.check()
  }

  async #ask(drafted: Drafted): Promise<DraftVerdict | null> {
    const answer = await this.board().ask({ type: 'check', action: this.write(drafted) })
    return answer?.type === 'checked' ? answer.draft : null
  }
}
