/** Photos by taps: a sign and a theme, in either order. The first one stays, so that a meld is one tap a card. */

import { countOf, LAY, MeldPosition, type Meld, without } from '../../../companion/entry/melds.svelte.ts'
import { isRecord } from '../../../pad/pad.ts'
import { isSign, isTheme, JOKER, SIGNS, THEMES, signOf, themeOf } from '../cards/cards.ts'

const JOKERS = 6

/** A joker taken for a photo, from a meld of the table before the turn, counted from 0. */
export interface Taken {
  meld: number
  photo: string
}

export class PhotoPosition extends MeldPosition {
  readonly handKey = 'hand'
  readonly box: Readonly<Record<string, number>> = Object.fromEntries([
    ...SIGNS.flatMap((sign) => THEMES.map((theme) => [`${sign}-${theme}`, 1] as const)),
    [JOKER, JOKERS],
  ])
  /** The sign or theme that the next keys go with. */
  held = $state<string | null>(null)
  taken = $state<Taken[]>([])

  pieceOf(laid: string): string {
    return laid
  }

  override close(): void {
    super.close()
    this.held = null
  }

  /** The card that a key would add now; null: it only changes what is held. */
  cardOf(key: string): string | null {
    if (key === JOKER) return JOKER
    if (this.held === null || isSign(this.held) === isSign(key)) return null
    const card = isSign(key) ? `${key}-${this.held}` : `${this.held}-${key}`
    return this.left(card) > 0 ? card : null
  }

  /** How many cards a key can still lead to. */
  leftBy(key: string): number {
    const card = this.cardOf(key)
    if (card !== null) return this.left(card)
    const cards = Object.keys(this.box).filter((one) => one !== JOKER && (signOf(one) === key || themeOf(one) === key))
    return cards.filter((one) => this.left(one) > 0).length
  }

  press(key: string): string | null {
    const card = this.cardOf(key)
    if (card === null) {
      if (!this.chosen) this.at = null
      this.held = key
      return null
    }
    if (this.left(card) <= 0) return card // the joker
    this.put(card)
    return null
  }

  // --- jokers that are taken ---

  /** Take a joker from a meld of the table before the turn, for a photo that now lies there. */
  take(meld: number, photo: string): void {
    this.taken.push({ meld, photo })
  }

  /** The photos for which a joker of this meld may be taken: those from the hand. */
  offersFor(meld: number): string[] {
    const lay = this.before[meld] ?? []
    const room = countOf(lay, JOKER) - this.taken.filter((one) => one.meld === meld).length
    if (room <= 0) return []
    const used = this.taken.map(({ photo }) => photo)
    return without(this.piecesOf(this.after), this.piecesOf(this.before)).filter(
      (card) => card !== JOKER && !used.includes(card),
    )
  }

  protected override get handAfter(): string[] {
    const gone = countOf(this.piecesOf(this.before), JOKER) - countOf(this.piecesOf(this.after), JOKER)
    const back = Math.max(0, Math.min(gone, this.taken.length))
    return [...super.handAfter, ...Array.from({ length: back }, () => JOKER)]
  }

  protected override turn(before: Meld[], hand: string[], after: Meld[], left: string[]): object {
    const turn = super.turn(before, hand, after, left)
    return this.taken.length ? { ...turn, taken: $state.snapshot(this.taken) } : turn
  }

  override removeMeld(meld: number): void {
    super.removeMeld(meld)
    if (this.where === 'before') this.taken = [] // the melds are counted
  }

  override follow(...args: Parameters<MeldPosition['follow']>): void {
    super.follow(...args)
    this.taken = []
  }

  override clear(): void {
    super.clear()
    this.taken = []
  }

  override save(): unknown {
    return { ...(super.save() as object), taken: $state.snapshot(this.taken) }
  }

  override restore(saved: unknown): void {
    super.restore(saved)
    if (!isRecord(saved) || !Array.isArray(saved.taken)) return
    const taken: unknown[] = saved.taken
    const isTaken = (one: unknown): one is Taken =>
      isRecord(one) && Number.isInteger(one.meld) && typeof one.photo === 'string' && one.photo in this.box
    this.taken = taken.filter(isTaken)
  }

  /** `GB-church GB-dish joker, D-dish F-dish I-dish B-dish`, or as a record has it. */
  type(text: string): string | null {
    const melds = text
      .replace(LAY, '')
      .split(/[,|]/)
      .map((part) => part.split(/\s+/).filter(Boolean))
    const cards = melds.map((words) => words.map(readCard))
    const wrong = melds.flat().find((_, place) => cards.flat()[place] === null)
    if (wrong !== undefined) return wrong
    if (LAY.test(text) && this.where !== 'hand') this.empty()
    for (const meld of cards as Meld[]) {
      if (this.where !== 'hand') this.close()
      for (const card of meld) {
        if (this.left(card) <= 0) return card
        this.put(card)
      }
    }
    this.close()
    return null
  }
}

function readCard(word: string): string | null {
  if (word.toLowerCase() === JOKER) return JOKER
  const [sign = '', theme = ''] = word.split('-')
  const card = `${sign.toUpperCase()}-${theme.toLowerCase()}`
  return isSign(signOf(card)) && isTheme(themeOf(card)) ? card : null
}
