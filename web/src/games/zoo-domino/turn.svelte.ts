/**
 * My turn: the domino in hand, where it is aimed, and what is sent to the server. It knows no rules, only the server's
 * list.
 */

import type { Announcer } from '../../page/announcer.svelte.ts'
import { playedForMe } from '../../table/time/timeout.ts'
import { Hints } from '../../table/hint/hints.svelte.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import type { ZooDominoView } from '../../page/protocol.ts'
import type { BoardProps } from '../game.ts'
import { Choices, readAction, type Spot } from './actions.ts'
import { hintKey, pieceName, whyNotKey } from './sentences.ts'

export class Turn {
  readonly #board: () => BoardProps<ZooDominoView>
  readonly #texts: Texts
  readonly #announcer: Announcer

  #picked = $state<string | null>(null)
  aim = $state<Spot | null>(null)
  /** The answer to the last attempt, and the view it was about: it stays until something happens. */
  #answer = $state.raw<{ text: string; view: ZooDominoView } | null>(null)
  /** One press draws until something fits. */
  drawing = $state(false)

  readonly #view = $derived.by(() => this.#board().view)
  readonly #still = $derived.by(() => this.#board().still ?? false)
  readonly choices = $derived(new Choices(this.#still ? [] : this.#view.actions))
  readonly mine = $derived(!this.#still && this.#view.me !== null && this.#view.turn === this.#view.me)
  /** The domino in hand: none if it is not my turn, or if it is gone. */
  readonly held = $derived(
    this.mine && this.#picked !== null && this.#view.hand.includes(this.#picked) ? this.#picked : null,
  )
  /** Where it may go, or where any may. */
  readonly open = $derived(this.choices.spots(this.held ?? undefined))
  readonly mustDraw = $derived(this.choices.canDraw && this.#view.actions.length === 1)
  readonly hints: Hints
  readonly #withTrumps = $derived.by(() => this.#board().table.options.way === 'trumps')

  constructor(board: () => BoardProps<ZooDominoView>, texts: Texts, announcer: Announcer) {
    this.#board = board
    this.#texts = texts
    this.#announcer = announcer
    this.hints = new Hints(
      {
        game: () => 'zoo-domino',
        ask: (question) => this.#board().ask(question),
        about: () => this.#view,
        names: () => this.#board().table.seats.map((seat) => seat.name ?? ''),
        present: (action) => this.#present(action),
        marks: ({ action, pieces }, step) =>
          step === 'possible'
            ? pieces.map((domino) => `[data-testid=hand] [data-piece="${domino}"]`)
            : [`[data-testid="${action.split(' ')[0]}"]`],
      },
      texts,
      announcer,
    )
  }

  /** Pick up the domino that an expert would lay, and aim it at that place. */
  #present(text: string): void {
    const action = readAction(text)
    if (!('domino' in action)) return
    this.#picked = action.domino
    this.aim = action.spot === 'first' ? null : action.spot
  }

  /** I play at this table, now or in a moment. */
  get playing(): boolean {
    return !this.#still && this.#view.me !== null && this.#view.turn !== null
  }

  get hasStock(): boolean {
    return !this.#withTrumps
  }

  /** What to do now, in words. */
  get hint(): string {
    const view = this.#view
    if (this.#answer?.view === view) return this.#answer.text
    if (view.turn === null) return this.#texts.say('zoo-domino-page-over')
    const up = this.#timeUp
    if (!this.mine) return up + this.#whoseTurn(view.turn)
    if (this.held === null) return up + this.#texts.say(hintKey(view, this.choices))
    if (!view.chain.length) return this.#texts.say('zoo-domino-page-spot-first')
    const key = this.choices.isPlayable(this.held) ? 'hint-end' : 'hint-no-end'
    return this.#texts.say(`zoo-domino-page-${key}`, { domino: pieceName(this.#texts, this.held) })
  }

  /** What the table did for me when my time was up, if it was. */
  get #timeUp(): string {
    const done = playedForMe(this.#view.log, this.#still ? null : this.#view.me)
    if (!done) return ''
    const [did = 'pass', domino] = done.at(-1) ?? []
    return `${this.#texts.say('zoo-domino-page-time-up', { did, domino: domino ? pieceName(this.#texts, domino) : '' })} `
  }

  whyNot(kind: 'draw' | 'pass'): string {
    return this.#texts.say(whyNotKey(kind, this.#view, this.choices))
  }

  /** Show and announce why something cannot be done now. */
  explain = (text: string): void => {
    this.#answer = { text, view: this.#view }
    this.#announcer.announce(text)
  }

  /** Say whose turn it is to a player who taps something out of turn. */
  wait = (): void => {
    const { turn } = this.#view
    if (this.#still || turn === null || this.mine) return
    this.explain(this.#whoseTurn(turn))
  }

  /** A domino of the chain was tapped: say what it is, and where the chain goes on. */
  lies(domino: string): void {
    const { me, turn } = this.#view
    const key = turn === null ? 'over' : me === null ? 'watched' : 'lies'
    this.explain(this.#texts.say(`zoo-domino-page-${key}`, { domino: pieceName(this.#texts, domino) }))
  }

  #whoseTurn(turn: number): string {
    const { table, still, you } = this.#board()
    if (still && turn === you) return this.#texts.say('your-turn')
    return this.#texts.say('zoo-domino-page-turn', { player: table.seats[turn]?.name ?? '' })
  }

  /** Pick up a domino without an announcement: the pointer has it. */
  lift = (domino: string): void => {
    if (this.mine) this.#picked = domino
  }

  letGo(): void {
    this.#answer = null
    this.#picked = null
    this.aim = null
  }

  /** A first tap picks a domino up; a second one lays it if it has only one place to go. */
  tap = (domino: string): void => {
    if (!this.mine) return this.wait()
    if (this.#board().busy) return
    if (this.held !== domino) return this.#pick(domino)
    const spots = this.choices.spots(domino)
    if (spots.length === 1) this.lay(domino, spots[0]!)
    else if (!spots.length) this.#putBack()
  }

  /** An end was chosen. */
  choose = (spot: Spot): void => {
    if (!this.mine || this.#board().busy) return
    const fitting = this.choices.dominoesFor(spot)
    if (this.held) this.lay(this.held, spot)
    else if (fitting.length === 1) this.#pick(fitting[0]!)
    else this.#announcer.announce(this.hint)
  }

  /** Whether it was said. */
  lay(domino: string, spot: Spot): boolean {
    if (this.#board().busy || !this.mine) return false
    this.letGo()
    this.#board().act(this.choices.lay(domino, spot, this.#withTrumps ? this.#animalAt(spot) : null))
    return true
  }

  draw = (): void => {
    if (!this.choices.canDraw) return this.explain(this.whyNot('draw'))
    if (this.#board().busy || this.drawing) return
    this.drawing = true
    this.#board().act('draw')
  }

  pass = (): void => {
    if (!this.choices.canPass) return this.explain(this.whyNot('pass'))
    if (!this.#board().busy) this.#board().act('pass')
  }

  keydown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.mine) return
    const onDomino = (event.target as Element).role === 'option'
    const key = event.key.toLowerCase()
    if (key === 'd' && this.hasStock) this.draw()
    else if (key === 'p') this.pass()
    else if (!this.held) return
    else if (key === 'escape') this.#putBack()
    else if (onDomino && (key === 'enter' || key === ' ')) this.lay(this.held, this.aim ?? this.#firstSpot())
    else if (onDomino && key === 'arrowleft') this.#takeAim('left')
    else if (onDomino && key === 'arrowright') this.#takeAim('right')
    else return
    event.preventDefault()
  }

  #firstSpot(): Spot {
    return this.open[0] ?? (this.#view.chain.length ? 'left' : 'first')
  }

  #animalAt(spot: Spot): string | null {
    const { chain } = this.#view
    return (spot === 'left' ? chain[0]?.left : spot === 'right' ? chain.at(-1)?.right : null) ?? null
  }

  #pick(domino: string): void {
    this.#answer = null
    this.#picked = domino
    this.aim = null
    const spots = this.choices.spots(domino)
    this.#announcer.announce(
      this.#texts.say('zoo-domino-page-picked', {
        domino: pieceName(this.#texts, domino),
        spots: spots.length > 1 ? 'both' : (spots[0] ?? 'none'),
      }),
    )
  }

  #putBack(): void {
    const domino = this.held
    this.letGo()
    if (!domino) return
    this.#announcer.announce(this.#texts.say('zoo-domino-page-put-back', { domino: pieceName(this.#texts, domino) }))
  }

  #takeAim(spot: 'left' | 'right'): void {
    const animal = this.#animalAt(spot)
    if (!animal) return
    this.aim = spot
    this.#announcer.announce(
      this.#texts.say('zoo-domino-page-aim', {
        spot,
        ...this.#texts.named('zoo-domino', { animal }),
        fits: this.open.includes(spot) ? 'yes' : 'no',
      }),
    )
  }
}
