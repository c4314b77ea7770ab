/** A turn at a table of melds as it stands: the view, the draft, the server's verdict on it, and how they are put in words. */

import type { BoardProps, Players } from '../../games/game.ts'
import type { Announcer } from '../../page/announcer.svelte.ts'
import type { DraftVerdict, MeldVerdict, Refusal } from '../../page/protocol.ts'
import type { Args, Texts } from '../../page/texts.svelte.ts'
import type { Drafted } from '../draft/carry-over.ts'
import { Draft } from '../draft/draft.svelte.ts'
import { Judge, type Preview } from '../draft/judge.svelte.ts'
import { writePiece, type Meld } from '../draft/pieces.ts'
import type { LogEntry } from '../last-turn.ts'

/** What the drafting table needs of a view. */
export interface MeldView {
  me: number | null
  turn: number | null
  table: string[][]
  /** The table before the last turn that changed it. */
  before: string[][]
  hand: string[]
  /** What may be done now. */
  kinds: string[]
  log: LogEntry[]
}

export abstract class TurnStatus<View extends MeldView = MeldView> {
  /** The game's name: its texts come before those that all games of melds share. */
  abstract readonly game: string
  protected readonly board: () => BoardProps<View>
  protected readonly texts: Texts
  readonly #announcer: Announcer

  readonly draft = new Draft()
  protected readonly judge = new Judge(this.draft, (drafted) => this.#ask(drafted))
  /** The answer to the last attempt, shown as well as announced. */
  protected note = $state('')

  protected readonly view = $derived.by(() => this.board().view)
  /** A past moment: nothing can be done, and it is announced elsewhere. */
  readonly still = $derived.by(() => this.board().still ?? false)
  readonly mine = $derived(!this.still && this.view.me !== null && this.view.turn === this.view.me)
  readonly playing = $derived(!this.still && this.view.me !== null && this.view.turn !== null)
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

  /** The names for sentences, and which of them is "you": nobody in a replay. */
  protected get players(): Players {
    return { names: this.board().table.seats.map((seat) => seat.name ?? ''), me: this.still ? null : this.view.me }
  }

  announceText(key: string, args: Args = {}): void {
    this.announce(this.say(key, args))
  }

  announce(text: string): void {
    this.#announcer.announce(text)
  }

  /** Announce a sentence and show it. */
  protected answer(key: string, args: Args = {}): void {
    this.note = this.say(key, args)
    this.announce(this.note)
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

  /** What to do now, or why the turn cannot end. */
  get status(): string {
    if (this.view.turn === null) return this.say('over')
    if (this.note) return this.note
    if (this.preview?.flaw) return this.why(this.preview.flaw)
    if (this.preview?.fits) return this.say('ready')
    if (this.draft.touched) {
      if (!this.verdict) return this.say('checking')
      if (this.verdict.refusal) return this.why(this.verdict.refusal)
      return this.say(this.mine ? 'ready' : 'ready-wait')
    }
    if (this.mine) return this.task
    return this.say('turn', { player: this.board().table.seats[this.view.turn]?.name ?? '' })
  }

  /** The refusal that the status shows when the draft on the table is not valid. */
  get flaw(): Refusal | null {
    if (this.view.turn === null || this.note || this.preview || !this.draft.touched) return null
    return this.verdict?.refusal ?? null
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
