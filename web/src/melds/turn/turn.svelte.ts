/** My turn in a game of melds: the chosen pieces, the draft, and the server's verdict on it. It knows no rules. */

import type { Texts } from '../../page/texts.svelte.ts'
import { recall, remember } from '../../page/memory.ts'
import { recallHand, rememberHand } from '../../table/hand/hands.ts'
import { foldLog, inWords, pictured, type LogLine } from '../../table/log/log-lines.ts'
import { hasTimedOut } from '../../table/time/timeout.ts'
import type { Step } from '../../table/hint/hints.svelte.ts'
import type { Hint } from '../../page/protocol.ts'
import type { Buy } from '../draft/carry-over.ts'
import { idsOf, idSet, writePiece, type Meld, type Piece } from '../draft/pieces.ts'
import { readPlaces, withPlaces } from '../draft/places.ts'
import { keepDraft, recallDraft } from '../draft/saved.ts'
import { laidLast, lastLay, movedLast, showOrder, type LogEntry } from '../last-turn.ts'
import { MovingPieces } from './moving.svelte.ts'
import type { MeldView } from './status.svelte.ts'

const PLACES = 'places' // of melds, in the browser's memory
const REPLAY_PAUSE_MS = 900 // time time to see the table as it was

export abstract class MeldTurn<View extends MeldView = MeldView> extends MovingPieces<View> {
  /** The pieces of the table that were laid and moved last, and the new ones in my hand. */
  last = $state.raw(idSet([]))
  shifted = $state.raw(idSet([]))
  fresh = $state.raw(idSet([]))
  #seen: View | null = null
  /** A turn still to be shown piece by piece, possibly `again`. */
  #show: { pieces: readonly string[]; again: boolean } | null = null
  readonly hints = this.hinting({
    game: () => this.game,
    ask: (question) => this.board().ask(question),
    about: () => this.#lying,
    names: () => this.players.names,
    present: (action) => this.present(action),
    describe: () => this.say('hint-shown'),
    marks: (hint, step) => this.#marks(hint, step),
  })

  /** The verbs of the log that lay pieces on the table or take them from it. */
  protected abstract readonly lays: readonly string[]
  /** The orders in which a hand can be sorted; the first is how it is dealt. */
  protected abstract readonly orders: Readonly<Record<string, (one: Piece, two: Piece) => number>>
  /** The sentences that a new view adds for a screen reader, most important first. */
  protected abstract news(before: View | null, after: View): string[]
  /** A log entry as a sentence, in the texts' words. */
  abstract describeEntry(entry: LogEntry, texts?: Texts): string
  /** Verbs of the log that are implied by what followed, and those that are counted when consecutive. */
  protected readonly implied: readonly string[] = ['draw']
  protected readonly quiet: readonly string[] = ['exchange', 'pass']
  /** Show what an expert would do, in the game's notation, without playing it. */
  protected abstract present(action: string): void
  /** Sort the hand into melds as far as possible. */
  abstract arrange(): Promise<void>

  /** The subject of a meld, beside its number; empty if it is not clear. */
  title(_meld: Meld): string {
    return ''
  }

  /** Apply a new view, before it is rendered. */
  see(view: View): void {
    if (this.#seen === view) return
    const was = this.#seen
    this.#seen = view
    const resumed = was ? null : this.#begin(view)
    const known = idSet(this.draft.order)
    const back = this.draft.update(view.table, view.hand)
    this.judge.doubt()
    const places = laidLast(view, this.lastLay)
    this.last = idSet(this.draft.base.flatMap(({ pieces }, i) => pieces.filter((_, j) => places.has(`${i} ${j}`))))
    this.shifted = movedLast(view.before, this.draft.base)
    if (was && this.#isNewLay(was, view)) this.#show = { pieces: this.#lastPieces, again: false }
    const came = this.draft.order.filter(({ id }) => !known.has(id))
    if (was && came.length && known.size) this.fresh = idSet(came)
    else if (!was || came.length) this.fresh = idSet([])
    this.keepHold()
    if (this.still) return
    for (const sentence of this.news(was, view)) this.announce(sentence)
    if (this.mine && (was?.turn !== view.turn || was.log.length !== view.log.length)) {
      this.announce(`${this.texts.say('your-turn')}. ${this.status}`)
    }
    if (back.length) this.warn('came-back', { pieces: this.names(back.map(({ id }) => id)) })
    const seen = was?.log.length ?? resumed
    const fresh = seen === null ? [] : view.log.slice(seen)
    if (hasTimedOut(fresh, view.me)) this.#timeIsUp(fresh, was && view.hand.length - was.hand.length)
  }

  /** Whether somebody else has just changed the table. */
  #isNewLay(was: View, view: View): boolean {
    const [lay] = this.lastLay
    if (!lay || lay.player === (this.still ? null : view.me) || was.log.length > view.log.length) return false
    return view.log.slice(was.log.length).includes(lay)
  }

  get #lastPieces(): string[] {
    return showOrder(this.draft.melds, this.shifted, this.last)
  }

  /** The turn to be shown now: it is shown once. */
  takeShow(): { pieces: readonly string[]; again: boolean } | null {
    const show = this.#show
    this.#show = null
    return show
  }

  /** Restore the order of my hand and my draft; returns the length of the log at that time, if there was a draft. */
  #begin(view: View): number | null {
    const { table } = this.board()
    const [first] = Object.values(this.orders)
    this.draft.sorting = this.orders[recall(`sort.${this.game}`) ?? ''] ?? first ?? null
    this.draft.recallPlaces(this.still ? [] : readPlaces(recall(PLACES), this.#placesKey))
    this.draft.recall(recallHand(table))
    const saved = this.still || view.turn === null ? null : recallDraft(table, view.log.length)
    if (saved) this.draft.resume(saved.draft)
    return saved?.log ?? null
  }

  /**
   * The table has ended my turn: my draft goes back, and the outcome of the turn is shown. `more` are the pieces that
   * my hand has gained, if I have seen it before.
   */
  #timeIsUp(fresh: readonly LogEntry[], more: number | null): void {
    const drew = fresh.some(({ player, action }) => player === this.view.me && action.startsWith('draw'))
    const gained = more ?? (drew ? 1 : 0)
    const did = gained > 0 ? 'draw' : drew || gained < 0 ? 'discard' : 'pass'
    const draft = this.draft.touched ? 'back' : 'none'
    this.draft.reset()
    this.answer('time-up', { draft, did })
  }

  /** Save the order of my hand, my draft, and the places of the melds, to survive a reload. */
  remember(): void {
    const { table, view } = this.board()
    const kinds = this.draft.order.map(({ kind }) => kind)
    rememberHand(table, kinds)
    if (!this.still) keepDraft(table, this.draft.save(), view.log.length)
    const melds = this.draft.inPlace.map(({ pieces }) => pieces.map(writePiece))
    if (!this.still && melds.length) remember(PLACES, withPlaces(recall(PLACES), this.#placesKey, melds))
  }

  get #placesKey(): string {
    const { code, me, round } = this.board().table
    return `${code} ${me} ${round}`
  }

  /** Sort the melds on the table. */
  tidy(): void {
    this.letGo()
    this.draft.tidy()
    this.announceText('tidied')
  }

  /** Sort my hand, now and whenever it gets new pieces. */
  sort(by: string): void {
    const compare = this.orders[by]
    if (!compare) return
    this.draft.sorting = compare
    this.draft.sort(compare)
    remember(`sort.${this.game}`, by)
    this.announceText('sorted', { by })
  }

  /** Whether the log shows what is called so as a picture. */
  protected pictures(_piece: string): boolean {
    return true
  }

  /** The entries of the last turn that changed the table. */
  get lastLay(): LogEntry[] {
    return lastLay(this.view.log, this.lays)
  }

  /** The log, with little pictures of the pieces. */
  get story(): LogLine[] {
    return foldLog(this.view.log, this.implied, this.quiet).map((run) => {
      const [entry] = run
      if (run.length === 1) {
        const line = pictured(
          this.texts,
          (texts) => this.describeEntry(entry!, texts),
          (piece) => this.pictures(piece),
        )
        return { ...line, seat: entry!.player }
      }
      const { names, me } = this.players
      const players = run.map(({ player }) => player).filter((seat, i, all) => all.indexOf(seat) === i)
      const who = players.map((seat) => (seat === me ? this.texts.say('you') : names[seat]!))
      const verb = entry!.action.split(' ')[0]!
      return inWords(
        this.say(`log-${verb === 'pass' ? 'passes' : 'exchanges'}`, {
          count: run.length,
          players: this.texts.list(who),
        }),
      )
    })
  }

  get canReplay(): boolean {
    return !this.draft.touched && !this.locked && this.lastLay.length > 0
  }

  /** Show the table as it was before the last turn, and then what changed. */
  async replay(): Promise<void> {
    if (!this.canReplay) return
    this.letGo()
    const putRight = this.draft.rewind(this.view.before)
    await new Promise((later) => setTimeout(later, REPLAY_PAUSE_MS))
    putRight()
    this.#show = { pieces: this.#lastPieces, again: true }
    for (const entry of this.lastLay) this.announce(this.describeEntry(entry))
  }

  /** Show a proposed turn, in the game's notation. */
  protected show(words: readonly string[], buys: readonly Buy[] = []): void {
    const table = words.join(' ').split(' | ')
    this.draft.show(
      table.map((meld) => meld.split(' ')),
      buys,
    )
  }

  /** Ask for a hint, or continue with the one shown. */
  hint(): Promise<void> | void {
    this.letGo()
    return this.hints.press()
  }

  /** The pieces in each meld, regardless of their order: the subject of a hint. */
  get #lying(): string {
    const melds = this.draft.melds.map(({ pieces }) => idsOf(pieces)).sort()
    return [this.view.log.length, this.view.turn, this.view.hand.join(' '), ...melds].join('|')
  }

  /** The pieces of my hand and the melds that a hint is about; then the button of an action without pieces. */
  #marks({ action, pieces, places }: Hint, step: Step): string[] {
    if (step === 'advice') return this.draft.touched ? [] : [`[data-testid="${action.split(' ')[0]}"]`]
    const left = [...this.draft.rack]
    const mine = pieces.flatMap((kind) => {
      const at = left.findIndex((piece) => piece.kind === kind)
      return at < 0 ? [] : left.splice(at, 1)
    })
    return [...mine.map(({ id }) => `[data-area=rack] [data-id="${id}"]`), ...places.map((place) => this.markOf(place))]
  }

  /** The place that a hint is about: a meld, by its number on the table. */
  protected markOf(place: string): string {
    return `[data-key="${this.draft.base[Number(place) - 1]?.key}"]`
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
