/** My turn of Tile Rummy: in addition to the drafting table, tiles are given away, and openings count points. */

import { solve } from '../../table/net/api.ts'
import { soundOf } from '../../page/first-sound.ts'
import type { Missing, Refusal, TileRummyView } from '../../page/protocol.ts'
import type { LogEntry } from '../../melds/last-turn.ts'
import { MeldTurn } from '../../melds/turn/turn.svelte.ts'
import { news, describeEntry, describeLots } from './sentences.ts'
import { arranged, sorting } from './tiles.ts'

export type Giving = 'exchange' | 'reject'

/** Refusals of an opening that is worth too little. */
const TOO_LOW = ['lay.opening_too_low', 'lay.opening_alone_too_low']

export class Turn extends MeldTurn<TileRummyView> {
  readonly game = 'tile-rummy'
  protected readonly lays = ['lay']
  giving = $state<Giving | null>(null)
  /** The tile to be given away. */
  given = $state<string | null>(null)

  protected readonly orders = { colour: sorting('colour'), number: sorting('number') }
  readonly opened = $derived(this.view.me !== null && !!this.view.opened[this.view.me])
  /** The draft is fine, but a tile to reject must still be chosen. */
  readonly mustReject = $derived(this.verdict?.refusal?.code === 'lay.which_reject')

  protected news(before: TileRummyView | null, after: TileRummyView): string[] {
    const begins = !after.log.length && (!before || before.log.length > 0)
    const lots = begins ? describeLots(this.texts, this.board().table.lots, after.first, this.players) : []
    return begins && !before ? lots : [...lots, ...news(this.texts, before, after, this.players)]
  }

  describeEntry(entry: LogEntry, texts = this.texts): string {
    return describeEntry(texts, entry, this.players)
  }

  override get locked(): boolean {
    return super.locked || this.giving !== null
  }

  override get status(): string {
    if (this.view.turn === null || !this.giving) return super.status
    if (this.given === null) return this.say(`hint-${this.giving}`)
    return this.say(`sure-${this.giving}`, { tile: this.names([this.given]) })
  }

  protected get task(): string {
    if (this.can('draw')) return this.say('hint-draw')
    const otherwise = ['exchange', 'reject', 'pass'].find((kind) => this.can(kind)) ?? 'none'
    const minimum = Number(this.board().table.options.opening_minimum)
    if (this.opened || !minimum) return this.say('hint-lay', { otherwise })
    return this.say('hint-open', { minimum, otherwise })
  }

  protected override get prompt(): string {
    const gives = this.selected.length === 1 && !this.locked && this.mayGiveOne
    return gives ? this.say('chosen-prompt-one', { way: this.#way }) : super.prompt
  }

  /** An opening that is too low only says what is missing: the badge beside it has the rest. */
  protected override refuse(refusal: Refusal): string {
    const { points } = this
    if (!points || !TOO_LOW.includes(refusal.code)) return super.refuse(refusal)
    return this.say('points-missing', { count: points.minimum - points.points })
  }

  override whatIsMissing(missing: Missing): string {
    const tiles = missing.args?.tiles
    if (typeof tiles !== 'string') return super.whatIsMissing(missing)
    const names = tiles.split(' ').map((tile) => this.name(tile))
    const [last, ...rest] = names.toReversed()
    if (missing.code !== 'one_of' || !rest.length) return this.say('missing-tiles', { tiles: this.texts.list(names) })
    return this.say('missing-tiles', {
      tiles: this.say('either', { rest: rest.toReversed().join(', '), final: last!, sound: soundOf(last!) }),
    })
  }

  /** Points towards the opening; null for a player who has opened. */
  get points(): { points: number; minimum: number } | null {
    if (this.opened || !this.draft.touched || !this.verdict?.minimum || this.verdict.points === null) return null
    return { points: this.verdict.points, minimum: this.verdict.minimum }
  }

  override see(view: TileRummyView): void {
    this.keep()
    super.see(view)
  }

  // --- help -------------------------------------------------------------------------------------------------------

  protected present(action: string): void {
    const [verb, ...words] = action.split(' ')
    if (verb === 'lay')
      return this.show(
        words
          .join(' ')
          .replace(/ reject .*/, '')
          .split(' '),
      )
    const piece = this.draft.rack.find(({ kind }) => kind === words[0])
    if (!piece || (verb !== 'exchange' && verb !== 'reject')) return
    this.draft.reset()
    this.giving = verb
    this.given = piece.id
  }

  /** Put the tiles first that make combinations by themselves, according to the server's solver. */
  async arrange(): Promise<void> {
    const rack = this.draft.rack.map(({ kind }) => kind)
    if (!rack.length) return
    const { options } = this.board().table
    const position = { options, table: [], rack, opened: true }
    const answer = await solve<{ table: string[][] }>(this.game, position).catch(() => null)
    if (!answer) return
    const melds = answer.table.flat().map((piece) => (piece.startsWith('*') ? '*' : piece))
    this.draft.arrange(arranged(this.draft.order, melds))
    this.announceText('arranged', { count: answer.table.length })
  }

  // --- giving a tile away -----------------------------------------------------------------------------------------

  simply(action: 'draw' | 'pass'): void {
    if (action === 'draw' || !this.draft.touched) this.act(action)
    else this.answer('reset-first')
  }

  /** Begin to give a tile away: the chosen one, if there is just one. */
  give(kind: Giving): void {
    if (!this.#mayGive(kind)) return
    const [only] = this.selected.length === 1 ? this.selected : []
    this.letGo()
    this.giving = kind
    this.given = only && !this.draft.meldOf(only) ? only : null
    this.announce(this.status)
  }

  /** Whether a tile may leave now, or why not: a draft prevents it, unless it lacks only a tile to reject. */
  #mayGive(kind: Giving): boolean {
    if (!this.draft.touched || (kind === 'reject' && this.mustReject)) return true
    if (kind === 'exchange') this.answer('reset-first')
    else this.announce(this.status)
    return false
  }

  /** How tiles leave the rack now; if they cannot, the server says why. */
  get #way(): Giving {
    return this.can('reject') ? 'reject' : 'exchange'
  }

  override get givesAway(): boolean {
    return this.mine && (this.can('exchange') || this.can('reject'))
  }

  /** Whether a tile can be given away at once. */
  get mayGiveOne(): boolean {
    return this.givesAway && (!this.draft.touched || (this.#way === 'reject' && this.mustReject))
  }

  /** Tiles were brought to the pool, or it was tapped. */
  protected override giveAway(ids: readonly string[]): void {
    const [id] = ids
    if (!this.mine) return this.explain(this.whoseTurn)
    if (this.can('draw')) return id ? this.answer('hint-draw') : this.act('draw')
    if (!id) return this.give(this.#way)
    if (ids.length > 1) return this.answer('one-only')
    if (this.draft.meldOf(id) && !this.draft.isMine(id)) return this.answer('stays')
    if (this.draft.meldOf(id)) this.draft.take([id])
    if (this.#mayGive(this.#way)) this.#giveNow(this.#way, id)
  }

  /** The pool was tapped: a chosen tile is given away. */
  override tapAway(): void {
    if (this.giving && this.given) this.confirm()
    else super.tapAway()
  }

  override pickUp(id: string): void {
    this.keep()
    super.pickUp(id)
  }

  override isChosen(id: string): boolean {
    return super.isChosen(id) || this.given === id
  }

  protected override handleTap(id: string): boolean {
    if (!this.giving) return false
    if (!this.draft.meldOf(id) && this.draft.isMine(id)) {
      this.given = this.given === id ? null : id
      this.announce(this.status)
    }
    return true
  }

  override putBack(): boolean {
    if (!this.giving) return super.putBack()
    this.keep()
    this.announceText('put-back')
    return true
  }

  keep(): void {
    this.giving = this.given = null
  }

  protected override act(action: string): void {
    this.keep()
    super.act(action)
  }

  confirm(): void {
    if (this.given && this.giving) this.#giveNow(this.giving, this.given)
    else this.announce(this.status)
  }

  #giveNow(kind: Giving, id: string): void {
    const tile = this.draft.find(id)!.kind
    const laid = this.draft.touched && this.verdict
    this.act(laid ? `${laid.action} reject ${tile}` : `${kind} ${tile}`)
  }
}
