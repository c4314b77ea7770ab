/** My turn in a game of melds: what I have chosen, what I put together, and what the server says of it. It knows no rules. */

import type { BoardProps, Players } from '../games/game.ts'
import type { Announcer } from '../page/announcer.svelte.ts'
import { recallHand, rememberHand } from '../table/hands.ts'
import type { DraftVerdict, MeldVerdict, Refusal } from '../page/protocol.ts'
import type { Args, Texts } from '../page/texts.svelte.ts'
import { Draft } from './draft.svelte.ts'
import { Judge, type Preview, type Target } from './judge.svelte.ts'
import type { Buy, Drafted } from './keeping.ts'
import { laidLast, lastLay, ranOut, type LogEntry } from './last.ts'
import { idSet, writePiece, type Meld, type Piece, type Place } from './pieces.ts'

/** What the drafting table needs of a view. */
export interface MeldView {
  me: number | null
  turn: number | null
  table: string[][]
  /** The table before pieces were laid the last time. */
  before: string[][]
  hand: string[]
  /** What may be done now. */
  kinds: string[]
  log: LogEntry[]
}

const PAUSE = 900 // ms to see the table as it was

export abstract class MeldTurn<View extends MeldView = MeldView> {
  /** The game's name: its texts come before those that all games of melds share. */
  abstract readonly game: string
  protected readonly board: () => BoardProps<View>
  protected readonly texts: Texts
  readonly #announcer: Announcer

  readonly draft = new Draft()
  readonly #judge = new Judge(this.draft, (drafted) => this.#ask(drafted))
  selected = $state.raw<readonly string[]>([])
  /** Taken up by keyboard or pointer, on the way to where `preview` points. */
  carried = $state.raw<readonly string[]>([])
  /** The pieces of the table that were laid last, and those of my hand that are new. */
  last = $state.raw(idSet([]))
  fresh = $state.raw(idSet([]))
  /** An answer to what was just tried, for eyes too. */
  protected note = $state('')
  #seen: View | null = null

  protected readonly view = $derived.by(() => this.board().view)
  /** A moment that is over: nothing can be done, and others tell of it. */
  readonly still = $derived.by(() => this.board().still ?? false)
  readonly mine = $derived(!this.still && this.view.me !== null && this.view.turn === this.view.me)
  readonly playing = $derived(!this.still && this.view.me !== null && this.view.turn !== null)
  /** What the server says of the draft as it is now; null while it thinks. */
  readonly verdict = $derived.by(() => this.#judge.verdict)
  readonly canEnd = $derived(this.mine && this.can('lay') && this.verdict !== null && this.verdict.refusal === null)

  constructor(board: () => BoardProps<View>, texts: Texts, announcer: Announcer) {
    this.board = board
    this.texts = texts
    this.#announcer = announcer
  }

  // --- what a game adds -------------------------------------------------------------------------------------------

  /** The verbs of the log that lay pieces on the table, or take them from it. */
  protected abstract readonly lays: readonly string[]

  /** What to do now where nothing has been drafted. */
  protected abstract get task(): string
  /** What is new for those who listen, in the order in which one wants to hear it. */
  protected abstract news(before: View | null, after: View): string[]
  /** A log entry in a sentence. */
  abstract tellEntry(entry: LogEntry): string
  /** Show what could be done. */
  abstract hint(): Promise<void>
  /** Put the hand in melds, as far as it goes. */
  abstract arrange(): Promise<void>
  /** Whether pieces of the table like this one can be had for one of the hand that is dropped on it. */
  protected canBuy: (piece: Piece) => boolean = () => false
  /** Whether a tap meant something else now than choosing. */
  protected instead: (id: string) => boolean = () => false
  /** A draft as the server reads it. */
  protected write({ melds }: Drafted): string {
    return `lay ${this.draft.write(melds)}`
  }
  /** What a meld is about, beside its number; nothing where that cannot be told. */
  title: (meld: Meld) => string = () => ''
  /** Whether the draft cannot be touched now. */
  get locked(): boolean {
    return !this.playing
  }

  // --- words ------------------------------------------------------------------------------------------------------

  can(kind: string): boolean {
    return this.view.kinds.includes(kind)
  }

  say(key: string, args: Args = {}): string {
    const own = `${this.game}-page-${key}`
    return this.texts.say(this.texts.has(own) ? own : `melds-${key}`, args)
  }

  /** Who plays, for sentences; a moment that is over is told to others. */
  protected get company(): Players {
    return { names: this.board().table.seats.map((seat) => seat.name ?? ''), me: this.still ? null : this.view.me }
  }

  tell(key: string, args: Args = {}): void {
    this.announce(this.say(key, args))
  }

  announce(text: string): void {
    this.#announcer.announce(text)
  }

  /** Tell those who listen and those who look. */
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

  /** The refusal that the status tells, where something lies on the table that cannot stay so. */
  get flaw(): Refusal | null {
    if (this.view.turn === null || this.note || this.preview || !this.draft.touched) return null
    return this.verdict?.refusal ?? null
  }

  // --- the server's word ------------------------------------------------------------------------------------------

  /** Take over a new view, before it is drawn. */
  see(view: View): void {
    if (this.#seen === view) return
    const was = this.#seen
    this.#seen = view
    if (!was) this.draft.recall(recallHand(this.board().table))
    const known = idSet(this.draft.order)
    const back = this.draft.update(view.table, view.hand)
    this.#judge.doubt()
    const places = laidLast(view, this.lastLay)
    this.last = idSet(this.draft.base.flatMap(({ pieces }, i) => pieces.filter((_, j) => places.has(`${i} ${j}`))))
    const came = this.draft.order.filter(({ id }) => !known.has(id))
    if (was && came.length && known.size) this.fresh = idSet(came)
    else if (!was || came.length) this.fresh = idSet([])
    this.letGo()
    if (this.still) return
    for (const sentence of this.news(was, view)) this.announce(sentence)
    if (this.mine && (was?.turn !== view.turn || was.log.length !== view.log.length)) {
      this.announce(`${this.texts.say('your-turn')}. ${this.status}`)
    }
    if (back.length) this.answer('came-back', { pieces: this.names(back.map(({ id }) => id)) })
    const ended = ranOut(was, view)
    if (ended) this.#timeIsUp(ended)
  }

  /** The table has ended my turn: what I had laid out goes back, and why can be read. */
  #timeIsUp(entry: LogEntry): void {
    if (!this.draft.touched) return void (this.note = this.tellEntry(entry))
    this.draft.reset()
    this.answer('time-up')
  }

  /** Keep the order of my hand beyond a reload. */
  remember(): void {
    const kinds = this.draft.order.map(({ kind }) => kind)
    rememberHand(this.board().table, kinds)
  }

  /** The entries of the last turn that changed the table. */
  get lastLay(): LogEntry[] {
    return lastLay(this.view.log, this.lays)
  }

  get preview(): Preview | null {
    return this.#judge.preview
  }

  verdictOf(meld: Meld): MeldVerdict | null {
    return this.#judge.of(meld)
  }

  check(): Promise<void> {
    return this.#judge.check()
  }

  async #ask(drafted: Drafted): Promise<DraftVerdict | null> {
    const answer = await this.board().ask({ type: 'check', action: this.write(drafted) })
    return answer?.type === 'checked' ? answer.draft : null
  }

  // --- choosing ---------------------------------------------------------------------------------------------------

  isChosen(id: string): boolean {
    return this.selected.includes(id) || this.carried.includes(id)
  }

  /** A piece was tapped: choose it, add it to those chosen, or put those where it lies. `after` it, or before. */
  tap(id: string, after: boolean, more = false): void {
    this.note = ''
    if (!this.playing || this.instead(id)) return
    if (this.selected.includes(id)) {
      this.selected = this.selected.filter((other) => other !== id)
      return
    }
    const there = this.draft.meldOf(id)
    const elsewhere = this.selected.some((other) => this.draft.meldOf(other) !== there)
    if (more || !this.selected.length || !elsewhere) {
      this.selected = [...this.selected, id]
      this.tell('chosen', { pieces: this.names(this.selected), count: this.selected.length })
    } else if (there === undefined) {
      this.drop(this.selected, 'rack', this.draft.rack.findIndex((piece) => piece.id === id) + Number(after))
    } else {
      const pieces = this.draft.melds.find(({ key }) => key === there)!.pieces
      const at = pieces.findIndex((piece) => piece.id === id) + Number(after)
      this.drop(this.selected, this.buys(this.selected, id) ? { key: there, at, instead: id } : { key: there, at })
    }
  }

  /** The frame of a meld was tapped: add what is chosen, or choose all of it. */
  tapMeld(meld: Meld): void {
    if (this.locked) return
    if (this.selected.length) this.drop(this.selected, { key: meld.key, at: meld.pieces.length })
    else this.selected = meld.pieces.map(({ id }) => id)
  }

  tapFree(): void {
    if (this.locked) return
    if (this.selected.length) this.drop(this.selected, 'new')
    else this.answer('choose-first')
  }

  tapRack(): void {
    if (this.selected.some((id) => this.draft.meldOf(id))) this.drop(this.selected, 'rack')
    else this.selected = []
  }

  /** Whether pieces that are dropped on another one take its place, and bring it into the hand. */
  buys(ids: readonly string[], id: string): boolean {
    const piece = this.draft.find(id)
    return piece !== undefined && this.canBuy(piece) && this.draft.canSwap(ids, id)
  }

  /** The first piece of a meld that these pieces would buy. */
  bargain(ids: readonly string[], meld: Meld): string | undefined {
    return meld.pieces.find(({ id }) => this.buys(ids, id))?.id
  }

  drop(ids: readonly string[], to: Target, at?: number): void {
    const pieces = this.names(ids)
    this.letGo()
    if (to !== 'rack') {
      const got = typeof to === 'object' && to.instead ? this.names([to.instead]) : ''
      this.draft.put(ids, to)
      if (got) return this.tell('bought', { pieces, got })
      return this.tell('dropped', { pieces, group: this.groupOf(to), count: this.draft.melds.length })
    }
    if (!ids.some((id) => this.draft.canTake(id))) return this.answer('stays')
    this.draft.take(ids, at)
    this.tell('taken', { pieces })
  }

  letGo(): void {
    this.note = ''
    this.selected = []
    this.carried = []
    void this.aim(null)
  }

  /** Give up what is chosen or carried; whether there was anything. */
  putBack(): boolean {
    if (!this.selected.length && !this.carried.length) return false
    this.letGo()
    this.tell('put-back')
    return true
  }

  undo(): void {
    this.letGo()
    this.draft.undo()
  }

  redo(): void {
    this.letGo()
    this.draft.redo()
  }

  reset(): void {
    this.letGo()
    this.draft.reset()
  }

  // --- on the way -------------------------------------------------------------------------------------------------

  pickUp(id: string): void {
    if (!this.playing) return
    this.carried = this.selected.includes(id) ? this.selected : [id]
  }

  aim(target: Target | null): Promise<boolean | null> {
    return this.#judge.aim(this.carried, target)
  }

  describe(target: Target): string {
    if (target === 'rack') return this.say('aim-rack')
    if (target === 'new') return this.say('aim-new')
    const meld = this.draft.melds.find(({ key }) => key === target.key)!
    const group = this.groupOf(target)
    if (target.instead) return this.say('aim-instead', { group, piece: this.names([target.instead]) })
    return this.say('aim', {
      group,
      count: this.draft.melds.length,
      pieces: this.contents(meld),
      place: target.at + 1,
      places: meld.pieces.length + 1,
    })
  }

  groupOf(target: Place): number {
    return target === 'new' ? this.draft.melds.length : this.draft.melds.findIndex(({ key }) => key === target.key) + 1
  }

  // --- looking back, and ending the turn --------------------------------------------------------------------------

  get canReplay(): boolean {
    return !this.draft.touched && !this.locked && this.lastLay.length > 0
  }

  /** Show the table as it was before pieces were laid the last time, and then what became of it. */
  async replay(): Promise<void> {
    if (!this.canReplay) return
    this.letGo()
    const putRight = this.draft.rewind(this.view.before)
    await new Promise((later) => setTimeout(later, PAUSE))
    putRight()
    for (const entry of this.lastLay) this.announce(this.tellEntry(entry))
  }

  /** Show a turn that somebody proposes, in the game's notation of a lay. */
  protected show(words: readonly string[], buys: readonly Buy[] = []): void {
    const table = words.join(' ').split(' | ')
    this.draft.show(
      table.map((meld) => meld.split(' ')),
      buys,
    )
    this.tell('hint-shown')
  }

  protected act(action: string): void {
    if (this.board().busy || !this.mine) return
    this.letGo()
    this.board().act(action)
  }

  end(): void {
    if (this.canEnd) this.act(this.verdict!.action)
    else this.announce(this.status)
  }
}
