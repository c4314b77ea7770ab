/** My turn: the chosen cards, the contract that they are meant for, and what is sent to the server. No rules here. */

import type { Announcer } from '../../page/announcer.svelte.ts'
import type { RomiRamiView } from '../../page/protocol.ts'
import { playedForMe } from '../../table/time/timeout.ts'
import { Hints } from '../../table/hint/hints.svelte.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import type { BoardProps } from '../game.ts'
import { describeAward, freshAwards } from './awards.ts'
import { Choices, write, writePayment, type Payment } from './choices.ts'
import { cardOf, idsOf, JOKER, pick } from './cards/pieces.ts'
import { describePayment, spendsJoker } from './gain.ts'
import { cardNames, contractLabel, contractName } from './sentences.ts'

/** The best of these payments that keeps the joker, of which there is only one; otherwise the best. */
const sparing = (ways: readonly Payment[]) => ways.find((way) => !spendsJoker(way)) ?? ways[0]

type Board = BoardProps<RomiRamiView>

export class Turn {
  readonly #board: () => Board
  readonly #texts: Texts
  readonly #announcer: Announcer

  /** Ids of cards: from the market while cards are taken, from the hand afterwards. */
  #chosen = $state.raw<readonly string[]>([])
  #joker = $state(false)
  #aim = $state<string | null>(null)
  /** An answer to the last tap, and the view it was about: it stays until something happens. */
  #answer = $state.raw<{ text: string; view: RomiRamiView } | null>(null)

  readonly #view = $derived.by(() => this.#board().view)
  readonly still = $derived.by(() => this.#board().still ?? false)
  readonly choices = $derived(this.still ? new Choices([]) : new Choices(this.#view.actions, this.#view.bonuses))
  readonly mine = $derived(!this.still && this.#view.me !== null && this.#view.turn === this.#view.me)
  readonly #hand = $derived(idsOf(this.#view.hand))
  readonly #market = $derived(idsOf(this.#view.values))
  readonly #from = $derived(this.#view.step === 'take' ? this.#market : this.#hand)
  /** The chosen cards that are still there. */
  readonly chosen = $derived(this.mine ? this.#from.filter((id) => this.#chosen.includes(id)) : [])
  readonly cards = $derived(this.chosen.map(cardOf))
  readonly joker = $derived(this.mine && this.#joker && !!this.#view.jokers[this.#view.me ?? -1])
  readonly #pieces = $derived(this.joker ? [...this.cards, JOKER] : this.cards)
  /** The contract to be paid. */
  readonly aim = $derived(
    this.mine && this.#view.contracts.some((contract) => contract.name === this.#aim) ? this.#aim : null,
  )
  readonly #allWays = $derived(this.aim === null ? [] : this.choices.waysToPay(this.aim))
  /** The payments with the joker, or those without it. */
  readonly ways = $derived(this.#allWays.filter((way) => spendsJoker(way) === this.joker))
  /** The joker is about to be spent, although it need not be. */
  readonly canSpareJoker = $derived(this.joker && this.#allWays.some((way) => !spendsJoker(way)))
  readonly payment = $derived(this.aim === null ? undefined : this.choices.paymentWith(this.aim, this.#pieces))
  /** The trophies that the payment would win. */
  readonly wins = $derived(
    this.payment ? (this.#view.gains.find(({ contract }) => contract === this.aim)?.won ?? []) : [],
  )
  /** The number of the chosen payment, counted from 1. */
  readonly way = $derived(this.payment ? this.ways.indexOf(this.payment) + 1 : 0)

  readonly hints: Hints

  constructor(board: () => Board, texts: Texts, announcer: Announcer) {
    this.#board = board
    this.#texts = texts
    this.#announcer = announcer
    this.hints = new Hints(
      {
        game: () => 'romi-rami',
        ask: (question) => this.#board().ask(question),
        about: () => this.#view,
        names: () => this.#board().table.seats.map((seat) => seat.name ?? ''),
        present: (action) => this.#present(action),
        marks: ({ action, places, pieces }, step) =>
          step === 'possible'
            ? [
                ...places.map((contract) => `[data-testid=contracts] [data-id="${contract}"]`),
                ...pieces.map((card) => `[data-testid=values] [data-id^="${card}#"]`),
              ]
            : [`[data-testid="${action.split(' ')[0]}"]`],
      },
      texts,
      announcer,
    )
  }

  /** Choose the cards that an expert would take, discard, or pay with. */
  #present(action: string): void {
    const [verb, ...words] = action.split(' ')
    this.letGo()
    if (verb === 'complete') this.#propose(words[0]!, words.slice(2))
    else this.#chosen = pick(this.#from, words, [])
  }

  get step(): RomiRamiView['step'] {
    return this.#view.step
  }

  #say(key: string, args: Record<string, string | number> = {}): string {
    return this.#texts.say(`romi-rami-page-${key}`, args)
  }

  /** The result of the last tap, or what to do now, in words. */
  get status(): string {
    if (this.#answer?.view === this.#view) return this.#answer.text
    if (this.chosen.length || this.#view.turn === null) return this.hint
    const players = { names: this.#board().table.seats.map(({ name }) => name ?? ''), me: this.#view.me }
    const [award] = freshAwards(this.#view).slice(-1)
    if (!award || this.still) return this.hint
    return this.#say('and-award', { line: describeAward(this.#texts, award, players), award: this.hint })
  }

  /** Announce it and show it. */
  answer = (text: string): void => {
    if (this.still) return
    this.#answer = { text, view: this.#view }
    this.#announcer.announce(text)
  }

  get hint(): string {
    const view = this.#view
    if (view.turn === null) return this.#say('over')
    const up = this.#timeUp
    if (!this.mine) return up + this.#whoseTurn(view.turn)
    if (view.step === 'take') return this.chosen.length ? this.#say('hint-take-more') : up + this.#say('hint-take')
    if (view.step === 'discard') return this.#say('hint-discard', { count: view.surplus - this.chosen.length })
    if (this.aim !== null) {
      if (this.payment) return describePayment(this.#texts, view, this.aim, this.payment)
      return this.#say('hint-choose-payment', { contract: this.#contract(this.aim) })
    }
    const count = this.choices.payable.length
    return count ? this.#say('hint-complete', { count }) : this.#say('hint-end')
  }

  #whoseTurn(turn: number): string {
    const { table, you } = this.#board()
    if (this.still && turn === you) return this.#texts.say('your-turn')
    return this.#say('turn', { player: table.seats[turn]?.name ?? '' })
  }

  /** What the table did for me when my time was up, if it was. */
  get #timeUp(): string {
    const done = playedForMe(this.#view.log, this.still ? null : this.#view.me)
    if (!done) return ''
    const cards = (verb: string) => cardNames(this.#texts, done.find(([first]) => first === verb)?.slice(1) ?? [])
    const [taken, discarded] = [cards('take'), cards('discard')]
    const did = taken && discarded ? 'both' : taken ? 'take' : discarded ? 'discard' : 'end'
    return `${this.#say('time-up', { did, taken, discarded })} `
  }

  #contract(name: string): string {
    const contract = this.#view.contracts.find((one) => one.name === name)
    return contract ? contractName(this.#texts, contract) : name
  }

  #label(name: string): string {
    const contract = this.#view.contracts.find((one) => one.name === name)
    return contract ? contractLabel(this.#texts, contract) : name
  }

  /** Whether a card of the market may be taken together with the chosen ones. */
  open(id: string): boolean {
    return this.chosen.includes(id) || this.choices.mayTake([...this.cards, cardOf(id)])
  }

  /** Why it may not be taken. */
  whyNot(id: string): string {
    if (!this.mine) return this.#say('why-wait')
    if (this.step !== 'take') return this.#say('why-taken')
    if (this.open(id)) return ''
    return this.#say(this.chosen.length >= this.choices.most ? 'why-most' : 'why-unlike', { most: this.choices.most })
  }

  tapMarket = (id: string): void => {
    if (!this.open(id)) return this.answer(this.whyNot(id))
    this.#toggle(id)
  }

  tapHand = (id: string): void => {
    if (!this.mine) return this.answer(this.#say('why-wait'))
    if (this.step === 'take') return this.answer(this.#say('why-take-first'))
    const card = cardOf(id)
    if (this.step === 'discard' && !this.chosen.includes(id) && !this.choices.mayDiscard([...this.cards, card])) {
      return this.answer(this.#say('why-enough'))
    }
    this.#toggle(id)
  }

  tapJoker = (): void => {
    if (!this.mine || this.step !== 'complete') return this.answer(this.#say('why-joker'))
    if (this.aim === null || !this.payment) this.#joker = !this.joker
    else this.#useJoker(!this.joker)
  }

  /** Pay with the joker or without it: the other cards are proposed again. */
  #useJoker(joker: boolean): void {
    const other = this.#allWays.find((way) => spendsJoker(way) === joker)
    if (other) this.#propose(this.aim!, other.pieces)
    else this.answer(this.#say(joker ? 'why-no-joker' : 'why-needs-joker'))
  }

  spareJoker = (): void => this.#useJoker(false)

  #toggle(id: string): void {
    this.#answer = null
    this.#chosen = this.chosen.includes(id) ? this.chosen.filter((other) => other !== id) : [...this.chosen, id]
  }

  /** A contract was chosen: propose the best payment that includes the cards chosen already. */
  tapContract = (name: string): void => {
    if (!this.mine) return this.answer(`${this.#label(name)} ${this.#say('why-wait')}`)
    if (this.step !== 'complete') return this.answer(`${this.#label(name)} ${this.#say('why-take-first')}`)
    if (this.aim === name && this.payment) return this.letGo()
    const way = sparing(this.choices.waysToPay(name, this.#pieces)) ?? sparing(this.choices.waysToPay(name))
    if (way) this.#propose(name, way.pieces)
    else if (this.#pieces.length)
      this.#board().act(writePayment(name, this.#pieces)) // let the referee say why not
    else this.answer(`${this.#label(name)} ${this.#say('why-unpayable')}`)
  }

  /** Cards were dropped on a contract: pay if they are exactly enough, else propose. Returns whether it was paid. */
  dropOn(name: string, id: string): boolean {
    if (!this.mine || this.step !== 'complete') return false
    if (!this.chosen.includes(id)) this.#toggle(id)
    const payment = this.choices.paymentWith(name, this.#pieces)
    if (payment) {
      this.#act(payment.action)
      return true
    }
    this.tapContract(name)
    return false
  }

  #propose(name: string, pieces: readonly string[]): void {
    this.#answer = null
    this.#aim = name
    this.#joker = pieces.includes(JOKER)
    this.#chosen = pick(this.#hand, pieces, this.chosen)
    this.#announcer.announce(this.hint)
  }

  /** Go to the next payment. */
  another = (): void => {
    const next = this.ways[this.way % this.ways.length]
    if (this.aim !== null && next) this.#propose(this.aim, next.pieces)
  }

  pay = (): void => {
    if (this.payment) this.#act(this.payment.action)
    else this.#announcer.announce(this.hint)
  }

  /** Take the chosen cards; a card being dragged counts as chosen. */
  take = (id?: string): boolean => {
    if (id !== undefined && !this.chosen.includes(id) && this.open(id)) this.#toggle(id)
    if (!this.choices.canTake(this.cards)) {
      this.#announcer.announce(this.hint)
      return false
    }
    this.#act(write('take', this.cards))
    return true
  }

  /** A card was dropped where it cannot go. */
  miss(fromMarket: boolean): void {
    this.answer(this.#say(fromMarket ? 'missed-market' : 'missed-hand'))
  }

  discard = (): void => {
    if (this.choices.canDiscard(this.cards)) this.#act(write('discard', this.cards))
    else this.#announcer.announce(this.hint)
  }

  end = (): void => {
    if (this.choices.canEnd) this.#act('end')
  }

  letGo = (): void => {
    this.#answer = null
    this.#chosen = []
    this.#joker = false
    this.#aim = null
  }

  #act(action: string): void {
    if (this.#board().busy) return
    this.letGo()
    this.#board().act(action)
  }
}
