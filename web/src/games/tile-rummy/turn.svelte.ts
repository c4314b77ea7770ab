/** My turn: what I have chosen, what I put together, and what the server says of it. It knows no rules. */

import { tick } from 'svelte'

import type { Announcer } from '../../lib/announcer.svelte.ts'
import { solve } from '../../lib/api.ts'
import { Draft } from '../../lib/draft.svelte.ts'
import { writePiece, type Meld, type Melds, type Place } from '../../lib/melds.ts'
import type { DraftVerdict, MeldVerdict, Refusal, TileRummyView } from '../../lib/protocol.ts'
import type { Args, Texts } from '../../lib/texts.svelte.ts'
import type { BoardProps } from '../game.ts'
import { tell } from './tell.ts'
import { arranged, sorting, type Sorting } from './tiles.ts'

export type Target = Place | 'rack'
export type Giving = 'exchange' | 'reject'

/** Whether what is aimed at would be a combination: null while nobody knows. */
export interface Preview {
  target: Target
  fits: boolean | null
}

const GAME = 'tile-rummy'
const PAUSE = 900 // ms to see the table as it was

export class Turn {
  readonly #board: () => BoardProps<TileRummyView>
  readonly #texts: Texts
  readonly #announcer: Announcer

  readonly draft = new Draft()
  selected = $state.raw<readonly string[]>([])
  /** Taken up by keyboard or pointer, on the way to where `preview` points. */
  carried = $state.raw<readonly string[]>([])
  preview = $state.raw<Preview | null>(null)
  giving = $state<Giving | null>(null)
  /** An answer to what was just tried, for eyes too. */
  #note = $state('')
  given = $state<string | null>(null)
  #checked = $state.raw<{ melds: Melds; verdict: DraftVerdict } | null>(null)
  #asking = false
  #again = false
  #tries = 0

  readonly #view = $derived.by(() => this.#board().view)
  readonly mine = $derived(this.#view.me !== null && this.#view.turn === this.#view.me)
  readonly playing = $derived(this.#view.me !== null && this.#view.turn !== null)
  readonly opened = $derived(this.#view.me !== null && !!this.#view.opened[this.#view.me])
  /** What the server says of the draft as it is now; null while it thinks. */
  readonly verdict = $derived(
    this.draft.touched && this.#checked?.melds === this.draft.melds ? this.#checked.verdict : null,
  )
  readonly canEnd = $derived(this.mine && this.can('lay') && this.verdict !== null && this.verdict.refusal === null)
  readonly canReplay = $derived(
    !this.draft.touched && this.#view.log.some(({ action }) => action.startsWith('lay ')) && !this.giving,
  )
  /** The draft is fine, and a tile to reject is still to be chosen. */
  readonly mustReject = $derived(this.verdict?.refusal?.code === 'lay.which_reject')

  constructor(board: () => BoardProps<TileRummyView>, texts: Texts, announcer: Announcer) {
    this.#board = board
    this.#texts = texts
    this.#announcer = announcer
  }

  get #company() {
    return { names: this.#board().table.seats.map((seat) => seat.name ?? ''), me: this.#view.me }
  }

  can(kind: string): boolean {
    return this.#view.kinds.includes(kind)
  }

  say(key: string, args: Args = {}): string {
    return this.#texts.say(`tile-rummy-page-${key}`, args)
  }

  tell(key: string, args: Args = {}): void {
    this.announce(this.say(key, args))
  }

  announce(text: string): void {
    this.#announcer.announce(text)
  }

  /** Tell those who listen and those who look. */
  #answer(key: string, args: Args = {}): void {
    this.#note = this.say(key, args)
    this.announce(this.#note)
  }

  name(text: string): string {
    return this.#texts.piece(GAME, text)
  }

  names(ids: readonly string[]): string {
    return this.#texts.list(ids.map((id) => this.name(writePiece(this.draft.find(id)!))))
  }

  why({ code, args }: Refusal): string {
    return this.#texts.refusal(GAME, { code, args: args ?? {} })
  }

  verdictOf(meld: Meld): MeldVerdict | null {
    const at = this.draft.melds.indexOf(meld)
    return (at >= 0 && this.verdict?.melds[at]) || null
  }

  /** What to do now, or why the turn cannot end. */
  get status(): string {
    const view = this.#view
    if (view.turn === null) return this.say('over')
    if (this.giving) {
      if (this.given === null) return this.say(`hint-${this.giving}`)
      return this.say(`sure-${this.giving}`, { tile: this.names([this.given]) })
    }
    if (this.#note) return this.#note
    if (this.draft.touched) {
      const refusal = this.verdict?.refusal
      if (!this.verdict) return this.say('checking')
      if (refusal) return this.why(refusal)
      return this.say(this.mine ? 'ready' : 'ready-wait')
    }
    if (!this.mine) return this.say('turn', { player: this.#board().table.seats[view.turn]?.name ?? '' })
    if (this.can('draw')) return this.say('hint-draw')
    const otherwise = ['exchange', 'reject', 'pass'].find((kind) => this.can(kind)) ?? 'none'
    if (this.opened) return this.say('hint-lay', { otherwise })
    return this.say('hint-open', { minimum: Number(this.#board().table.options.opening_minimum), otherwise })
  }

  /** Points towards the opening; null for who has opened. */
  get points(): { points: number; minimum: number } | null {
    if (this.opened || !this.draft.touched || !this.verdict?.minimum || this.verdict.points === null) return null
    return { points: this.verdict.points, minimum: this.verdict.minimum }
  }

  // --- choosing ---------------------------------------------------------------------------------------------------

  /** A tile was tapped: choose it, add it to those chosen, or put those where it lies. `after` it, or before. */
  tap(id: string, after: boolean, more = false): void {
    this.#note = ''
    if (!this.playing) return
    if (this.giving) return this.#give(id)
    if (this.selected.includes(id)) {
      this.selected = this.selected.filter((other) => other !== id)
      return
    }
    const there = this.draft.meldOf(id)
    const elsewhere = this.selected.some((other) => this.draft.meldOf(other) !== there)
    if (more || !this.selected.length || !elsewhere) {
      this.selected = [...this.selected, id]
      this.tell('chosen', { tiles: this.names(this.selected), count: this.selected.length })
    } else if (there === undefined) {
      this.drop(this.selected, 'rack', this.draft.rack.findIndex((piece) => piece.id === id) + Number(after))
    } else {
      const pieces = this.draft.melds.find(({ key }) => key === there)!.pieces
      this.drop(this.selected, { key: there, at: pieces.findIndex((piece) => piece.id === id) + Number(after) })
    }
  }

  /** The frame of a meld was tapped: add what is chosen, or choose all of it. */
  tapMeld(meld: Meld): void {
    if (!this.playing || this.giving) return
    if (this.selected.length) this.drop(this.selected, { key: meld.key, at: meld.pieces.length })
    else this.selected = meld.pieces.map(({ id }) => id)
  }

  tapFree(): void {
    if (!this.playing || this.giving) return
    if (this.selected.length) this.drop(this.selected, 'new')
    else this.#answer('choose-first')
  }

  tapRack(): void {
    if (this.selected.some((id) => this.draft.meldOf(id))) this.drop(this.selected, 'rack')
    else this.selected = []
  }

  drop(ids: readonly string[], to: Target, at?: number): void {
    const names = this.names(ids)
    this.letGo()
    if (to !== 'rack') {
      this.draft.put(ids, to)
      return this.tell('dropped', { tiles: names, group: this.#groupOf(to), count: this.draft.melds.length })
    }
    if (!ids.some((id) => this.draft.isMine(id))) return this.#answer('stays')
    this.draft.take(ids, at)
    this.tell('taken', { tiles: names })
  }

  letGo(): void {
    this.#note = ''
    this.selected = []
    this.carried = []
    this.preview = null
  }

  // --- on the way -------------------------------------------------------------------------------------------------

  /** Point at a place with what is carried, and ask whether it would fit there; null where nobody can say. */
  async aim(target: Target | null): Promise<boolean | null> {
    if (target !== null && same(target, this.preview?.target ?? null)) return null
    const sure = ++this.#tries
    this.preview = target && { target, fits: null }
    if (target === null || target === 'rack') return null
    const melds = this.draft.after(this.carried, target)
    const answer = await this.#board().ask({ type: 'check', action: `lay ${this.draft.write(melds)}` })
    if (sure !== this.#tries || answer?.type !== 'checked' || !this.preview) return null
    const at = target === 'new' ? melds.length - 1 : melds.findIndex(({ key }) => key === target.key)
    const verdict = answer.draft.melds[at]
    const fits = !verdict?.flaw || verdict.parts.length > 0
    this.preview = { target, fits }
    return fits
  }

  pickUp(id: string): void {
    if (!this.playing) return
    this.carried = this.selected.includes(id) ? this.selected : [id]
  }

  describe(target: Target): string {
    if (target === 'rack') return this.say('aim-rack')
    if (target === 'new') return this.say('aim-new')
    const meld = this.draft.melds.find(({ key }) => key === target.key)!
    return this.say('aim', {
      group: this.#groupOf(target),
      count: this.draft.melds.length,
      tiles: this.#texts.list(meld.pieces.map((piece) => this.name(writePiece(piece)))),
      place: target.at + 1,
      places: meld.pieces.length + 1,
    })
  }

  #groupOf(target: Place): number {
    return target === 'new' ? this.draft.melds.length : this.draft.melds.findIndex(({ key }) => key === target.key) + 1
  }

  // --- the server's word ------------------------------------------------------------------------------------------

  /** Ask what the server says of the draft: one question at a time, and then of what it has become. */
  async check(): Promise<void> {
    this.#note = ''
    if (this.#asking) return void (this.#again = true)
    const { melds } = this.draft
    if (!this.draft.touched || !melds.length || this.#checked?.melds === melds) return
    this.#asking = true
    const answer = await this.#board().ask({ type: 'check', action: `lay ${this.draft.write(melds)}` })
    this.#asking = false
    if (answer?.type === 'checked') {
      const verdict = answer.draft
      this.draft.settle(melds, verdict.melds)
      const whole = this.draft.melds.length === melds.length && verdict.melds.length === melds.length
      if (whole) this.#checked = { melds: this.draft.melds === melds ? melds : this.#settled(melds), verdict }
    }
    const settledAnew = answer?.type === 'checked' && this.#checked?.melds !== this.draft.melds
    if (!this.#again && !settledAnew) return
    this.#again = false
    void this.check()
  }

  /** The melds after the server's word, if they are still those that it was about. */
  #settled(melds: Melds): Melds {
    const keys = (some: Melds) => some.map(({ key, pieces }) => `${key}:${pieces.length}`).join(' ')
    return keys(melds) === keys(this.draft.melds) ? this.draft.melds : melds
  }

  async hint(): Promise<void> {
    this.letGo()
    const answer = await this.#board().ask({ type: 'hint' })
    if (answer?.type === 'refused') return this.#announcer.announce(this.why(answer))
    if (answer?.type !== 'hint') return
    const [verb, ...words] = answer.action.split(' ')
    if (verb === 'lay') {
      const table = words.join(' ').replace(/ reject .*/, '')
      this.draft.show(table.split(' | ').map((meld) => meld.split(' ')))
      return this.tell('hint-shown')
    }
    const piece = this.draft.rack.find(({ tile }) => tile === words[0])
    if (piece && (verb === 'exchange' || verb === 'reject')) {
      this.draft.reset()
      this.giving = verb
      this.given = piece.id
    }
    this.#answer('hint-otherwise', { verb: verb ?? '', tile: words[0] ? this.name(words[0]) : '' })
  }

  /** Show the table as it was before tiles were laid the last time, and then what became of it. */
  async replay(): Promise<void> {
    if (!this.canReplay) return
    this.letGo()
    const now = this.draft.base
    const then = this.draft.rewind(this.#view.before)
    const entry = this.#view.log.findLast(({ action }) => action.startsWith('lay '))
    await new Promise((later) => setTimeout(later, PAUSE))
    if (this.draft.melds === then) this.draft.base = this.draft.melds = now
    if (entry) this.announce(tell(this.#texts, entry, this.#company))
  }

  sort(by: Sorting): void {
    this.draft.sort(sorting(by))
    this.tell('sorted', { by })
  }

  /** Put those tiles first that make combinations by themselves, by the server's solver. */
  async arrange(): Promise<void> {
    const rack = this.draft.rack.map(({ tile }) => tile)
    if (!rack.length) return
    const { options } = this.#board().table
    const answer = await solve(GAME, { options, table: [], rack, opened: true }).catch(() => null)
    if (!answer) return
    const melds = answer.table.flat().map((piece) => (piece.startsWith('*') ? '*' : piece))
    this.draft.order = arranged(this.draft.order, melds)
    this.tell('arranged', { count: answer.table.length })
  }

  // --- ending the turn --------------------------------------------------------------------------------------------

  #act(action: string): void {
    if (this.#board().busy || !this.mine) return
    this.letGo()
    this.giving = this.given = null
    this.#board().act(action)
  }

  end(): void {
    if (this.canEnd) this.#act(this.verdict!.action)
    else this.announce(this.status)
  }

  simply(action: 'draw' | 'pass'): void {
    if (!this.draft.touched) this.#act(action)
    else this.#answer('reset-first')
  }

  /** Begin to give a tile away, with the one that is chosen if there is just one. */
  give(kind: Giving): void {
    if (kind === 'exchange' ? this.draft.touched : this.draft.touched && !this.mustReject) {
      return kind === 'exchange' ? this.#answer('reset-first') : this.announce(this.status)
    }
    const [only] = this.selected.length === 1 ? this.selected : []
    this.letGo()
    this.giving = kind
    this.given = only && !this.draft.meldOf(only) ? only : null
    this.announce(this.status)
  }

  #give(id: string): void {
    if (this.draft.meldOf(id) || !this.draft.isMine(id)) return
    this.given = this.given === id ? null : id
    this.announce(this.status)
  }

  /** The table has ended my turn: what I had laid out goes back, and why can be read until I do something else. */
  timeIsUp(): void {
    const note = this.draft.touched ? this.say('time-up') : this.#texts.say(`${GAME}-log-timeout-you`)
    if (this.draft.touched) this.announce(note)
    this.draft.reset()
    void tick().then(() => (this.#note = note)) // a draft that has changed is judged anew first
  }

  keep(): void {
    this.giving = this.given = null
  }

  confirm(): void {
    const tile = this.given && this.draft.find(this.given)?.tile
    if (!tile || !this.giving) return this.announce(this.status)
    const laid = this.draft.touched && this.verdict
    this.#act(laid ? `${laid.action} reject ${tile}` : `${this.giving} ${tile}`)
  }
}

const same = (one: Target, two: Target | null): boolean =>
  one === two || (typeof one === 'object' && typeof two === 'object' && one.key === two?.key && one.at === two.at)
