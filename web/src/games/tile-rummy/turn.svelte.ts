/** My turn of Tile Rummy: beside what the drafting table knows, tiles are given away, and openings count points. */

import { solve } from '../../table/net/api.ts'
import type { TileRummyView } from '../../page/protocol.ts'
import type { LogEntry } from '../../melds/last-turn.ts'
import { MeldTurn } from '../../melds/turn/turn.svelte.ts'
import { news, describeEntry, describeLots } from './sentences.ts'
import { arranged, sorting, type Sorting } from './tiles.ts'

export type Giving = 'exchange' | 'reject'

export class Turn extends MeldTurn<TileRummyView> {
  readonly game = 'tile-rummy'
  protected readonly lays = ['lay']
  giving = $state<Giving | null>(null)
  /** The tile that is to be given away. */
  given = $state<string | null>(null)

  readonly opened = $derived(this.view.me !== null && !!this.view.opened[this.view.me])
  /** The draft is fine, and a tile to reject is still to be chosen. */
  readonly mustReject = $derived(this.verdict?.refusal?.code === 'lay.which_reject')

  protected news(before: TileRummyView | null, after: TileRummyView): string[] {
    const begins = !after.log.length && (!before || before.log.length > 0)
    const lots = begins ? describeLots(this.texts, this.board().table.lots, after.first, this.players) : []
    return begins && !before ? lots : [...lots, ...news(this.texts, before, after, this.players)]
  }

  describeEntry(entry: LogEntry): string {
    return describeEntry(this.texts, entry, this.players)
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

  /** Points towards the opening; null for who has opened. */
  get points(): { points: number; minimum: number } | null {
    if (this.opened || !this.draft.touched || !this.verdict?.minimum || this.verdict.points === null) return null
    return { points: this.verdict.points, minimum: this.verdict.minimum }
  }

  override see(view: TileRummyView): void {
    this.keep()
    super.see(view)
  }

  // --- help -------------------------------------------------------------------------------------------------------

  async hint(): Promise<void> {
    this.letGo()
    const answer = await this.board().ask({ type: 'hint' })
    if (answer?.type === 'refused') return this.announce(this.why(answer))
    if (answer?.type !== 'hint') return
    const [verb, ...words] = answer.action.split(' ')
    if (verb === 'lay')
      return this.show(
        words
          .join(' ')
          .replace(/ reject .*/, '')
          .split(' '),
      )
    const piece = this.draft.rack.find(({ kind }) => kind === words[0])
    if (piece && (verb === 'exchange' || verb === 'reject')) {
      this.draft.reset()
      this.giving = verb
      this.given = piece.id
    }
    this.answer('hint-otherwise', { verb: verb ?? '', tile: words[0] ? this.name(words[0]) : '' })
  }

  sort(by: Sorting): void {
    this.draft.sort(sorting(by))
    this.announceText('sorted', { by })
  }

  /** Put those tiles first that make combinations by themselves, by the server's solver. */
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
    if (!this.draft.touched) this.act(action)
    else this.answer('reset-first')
  }

  /** Begin to give a tile away, with the one that is chosen if there is just one. */
  give(kind: Giving): void {
    if (kind === 'exchange' ? this.draft.touched : this.draft.touched && !this.mustReject) {
      return kind === 'exchange' ? this.answer('reset-first') : this.announce(this.status)
    }
    const [only] = this.selected.length === 1 ? this.selected : []
    this.letGo()
    this.giving = kind
    this.given = only && !this.draft.meldOf(only) ? only : null
    this.announce(this.status)
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
    const tile = this.given && this.draft.find(this.given)?.kind
    if (!tile || !this.giving) return this.announce(this.status)
    const laid = this.draft.touched && this.verdict
    this.act(laid ? `${laid.action} reject ${tile}` : `${this.giving} ${tile}`)
  }
}
