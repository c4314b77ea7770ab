/** My turn of Photo Rummy: in addition to the drafting table, cards come from five piles and jokers for photos. */

import type { Announcer } from '../../page/announcer.svelte.ts'
import { solve } from '../../table/net/api.ts'
import type { PhotoRummyView } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import type { Buy, Drafted } from '../../melds/draft/carry-over.ts'
import type { LogEntry } from '../../melds/last-turn.ts'
import type { Meld, Piece } from '../../melds/draft/pieces.ts'
import { MeldTurn } from '../../melds/turn/turn.svelte.ts'
import type { BoardProps } from '../game.ts'
import { isSign, isTheme, JOKER } from './cards/cards.ts'
import { arranged, kindOf, sorting } from './hand.ts'
import { capitalOf, namer, themeName } from './cards/names.ts'
import { news, describeEntry } from './sentences.ts'

export class Turn extends MeldTurn<PhotoRummyView> {
  readonly game = 'photo-rummy'
  protected readonly lays = ['lay', 'take', 'rebuild']
  protected readonly orders = { capital: sorting('capital'), theme: sorting('theme') }
  readonly opened = $derived(this.view.me !== null && !!this.view.opened[this.view.me])
  /** The pile from which I drew last. */
  readonly drewFrom = $derived(
    this.view.log.findLast(({ player, action }) => player === this.view.me && action.startsWith('draw '))?.action[5],
  )

  constructor(board: () => BoardProps<PhotoRummyView>, texts: Texts, announcer: Announcer) {
    super(board, texts, announcer)
    texts.nameBy(this.game, namer)
  }

  protected news(before: PhotoRummyView | null, after: PhotoRummyView): string[] {
    return news(this.texts, before, after, this.players)
  }

  describeEntry(entry: LogEntry, texts = this.texts): string {
    return describeEntry(texts, entry, this.players)
  }

  /** The capital or theme of a meld has no picture. */
  protected override pictures(piece: string): boolean {
    return !isSign(piece) && !isTheme(piece)
  }

  protected get task(): string {
    if (this.can('draw')) return this.say('hint-draw')
    return this.say(this.opened ? 'hint-lay' : 'hint-open')
  }

  /** A family by its capital, a series by its theme. */
  override title({ pieces }: Meld): string {
    const kind = kindOf(pieces.map((piece) => piece.kind))
    if (!kind) return ''
    const { language } = this.texts
    return 'sign' in kind ? capitalOf(kind.sign, language) : themeName(kind.theme, language)
  }

  // --- jokers -----------------------------------------------------------------------------------------------------

  protected override canBuy({ kind }: Piece): boolean {
    return kind === JOKER
  }

  protected override write({ melds, swaps }: Drafted): string {
    const numberOf = (key: string) => this.draft.base.findIndex((meld) => meld.key === key) + 1
    const taking = swaps.map(({ paid, meld }) => ` ${paid.kind} ${numberOf(meld)}`).join('')
    return `lay ${this.draft.write(melds)}${taking && ` taking${taking}`}`
  }

  // --- drawing, and ending the turn -------------------------------------------------------------------------------

  /** Draw from a pile, counted from 1; without a number from the highest. */
  draw(pile = this.view.piles.indexOf(Math.max(...this.view.piles)) + 1): void {
    if (!this.mine) return this.explain(this.whoseTurn)
    if (!this.can('draw')) return this.answer('drawn')
    if (!this.view.piles[pile - 1]) return this.answer('pile-empty', { pile })
    this.act(`draw ${pile}`)
  }

  pass(): void {
    if (!this.can('pass')) return
    if (this.draft.touched) this.answer('reset-first')
    else this.act('pass')
  }

  // --- help -------------------------------------------------------------------------------------------------------

  /** Before drawing, a hint is about piles; afterwards, about melds. */
  protected override markOf(place: string): string {
    return this.can('draw') ? `[data-pile="${place}"]` : super.markOf(place)
  }

  protected present(action: string): void {
    const [verb, ...words] = action.split(' ')
    if (verb !== 'lay') return
    const cut = words.indexOf('taking')
    if (cut < 0) this.show(words)
    else this.show(words.slice(0, cut), readBuys(words.slice(cut + 1)))
  }

  /** Put the cards first that make melds by themselves, according to the server's solver. */
  async arrange(): Promise<void> {
    const hand = this.draft.rack.map(({ kind }) => kind)
    if (!hand.length) return
    const position = { options: {}, table: [], hand, opened: true }
    const answer = await solve<{ table: string[][] }>(this.game, position).catch(() => null)
    if (!answer) return
    this.draft.arrange(arranged(this.draft.order, answer.table.flat()))
    this.announceText('arranged', { count: answer.table.length })
  }
}

/** `GB-dish 2 D-church 1`: photos, and the numbers of the melds whose jokers they free. */
function readBuys(words: readonly string[]): Buy[] {
  const photos = words.filter((_, at) => at % 2 === 0)
  return photos.map((pay, at) => ({ pay, meld: Number(words[2 * at + 1]) - 1, get: JOKER }))
}
