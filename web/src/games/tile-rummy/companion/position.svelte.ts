/** Tiles by taps: a run by its first and last tile, a group by one tile and the colour that is missing. */

import { LAY, MeldPosition, type Meld } from '../../../companion/entry/melds.svelte.ts'
import type { Options } from '../../../pad/pad.ts'
import { colourOf, COLOURS, numberOf } from '../tiles.ts'

export const NUMBERS = Array.from({ length: 13 }, (_, index) => index + 1)
const [STAR, COPIES, LONGEST_GROUP, SHORTEST] = ['*', 2, 4, 3]

const faceOf = (laid: string) => laid.replace(STAR, '')

export class TilePosition extends MeldPosition {
  readonly handKey = 'rack'
  readonly box: Readonly<Record<string, number>>
  readonly stars: number
  /** The star was tapped: the next key is what it stands for. */
  star = $state(false)
  readonly #mixed: boolean
  readonly #highAce: boolean
  readonly #discards: boolean

  constructor(options: Options = {}) {
    super()
    this.stars = Number(options.stars_in_play ?? 2)
    this.#mixed = options.mixed_sequences === true
    this.#highAce = options.ace === 'both'
    this.#discards = options.version === 'draw-discard'
    const tiles = COLOURS.flatMap((colour) => NUMBERS.map((number) => [`${colour}${number}`, COPIES] as const))
    this.box = Object.fromEntries([...tiles, [STAR, this.stars]])
  }

  pieceOf(laid: string): string {
    return laid.startsWith(STAR) ? STAR : laid
  }

  /** The meld that the last key has completed: a star may still take a tile's place in it. */
  #done: number | null = null

  override close(): void {
    super.close()
    this.star = false
    this.#done = null
  }

  #complete(): void {
    this.#done = this.at
    this.at = null
  }

  /** A tile `R7`, `all-B` for a group without blue (or a whole one, if its tile is blue), or the star. */
  press(key: string): string | null {
    if (key === STAR && this.where !== 'hand') {
      this.star = !this.star && this.left(STAR) > 0
      return null
    }
    if (key.startsWith('all-')) return this.#all(key.slice(4))
    const laid = this.star ? STAR + key : key
    const refused = this.where === 'hand' ? this.#add(laid) : this.#lay(laid)
    this.star = false
    return refused
  }

  /** The tile that a group can be made from: a meld of one that was just begun. */
  get single(): string | null {
    const meld = this.where === 'hand' || this.chosen || this.at === null ? null : this.table[this.at]
    return meld?.length === 1 ? faceOf(meld[0]!) : null
  }

  #all(without: string): string | null {
    if (this.single === null) return null
    const [colour, number] = [colourOf(this.single), numberOf(this.single)]
    const others = COLOURS.filter((one) => one !== colour && one !== without).map((one) => `${one}${number}`)
    const missing = others.find((tile) => this.left(tile) <= 0)
    if (missing) return missing
    for (const tile of others) this.put(tile)
    this.#complete()
    return null
  }

  #add(laid: string): string | null {
    const piece = this.pieceOf(laid)
    if (this.left(piece) <= 0) return piece
    this.put(laid)
    return null
  }

  #lay(laid: string): string | null {
    const [meld, face] = [this.table[this.at ?? this.#done ?? -1], faceOf(laid)]
    if (this.star && meld?.includes(face)) {
      meld[meld.indexOf(face)] = laid // a star takes the place of a tile that was filled in
      return null
    }
    if (this.at === null) return this.#add(laid)
    if (this.chosen) return this.#add(laid)
    return this.#extend(this.table[this.at]!, laid)
  }

  /** Go on with the meld that was begun, or begin another one. */
  #extend(meld: Meld, laid: string): string | null {
    const [faces, face] = [meld.map(faceOf), faceOf(laid)]
    const same = faces.every((one) => numberOf(one) === numberOf(faces[0]!))
    const grouped = same && (faces.length > 1 || colourOf(faces[0]!) !== colourOf(face))
    if (grouped && numberOf(faces[0]!) === numberOf(face)) return this.#group(faces, laid)
    if (!this.#mixed && colourOf(faces[0]!) === colourOf(face) && (!same || faces.length === 1)) {
      return this.#run(meld, faces, laid)
    }
    if (!this.#mixed) this.close()
    return this.#add(laid)
  }

  #group(faces: string[], laid: string): string | null {
    if (faces.includes(faceOf(laid)) || faces.length === LONGEST_GROUP) this.close()
    return this.#add(laid)
  }

  /** From the end that is there to this tile: what lies between is filled in. */
  #run(meld: Meld, faces: string[], laid: string): string | null {
    const [colour, number] = [colourOf(faceOf(laid)), numberOf(faceOf(laid))]
    const [first, last] = [numberOf(faces[0]!), numberOf(faces.at(-1)!)]
    const beyond = this.#highAce && number === 1 && last > 2 ? 14 : number
    const between = beyond > last ? range(last + 1, beyond - 1) : range(beyond + 1, first - 1)
    if (beyond >= first && beyond <= last) {
      this.close()
      return this.#add(laid)
    }
    const filled = between.map((one) => `${colour}${one}`)
    const missing = filled.find((tile) => this.left(tile) <= 0)
    if (missing ?? this.left(this.pieceOf(laid)) <= 0) return missing ?? this.pieceOf(laid)
    if (beyond > last) meld.push(...filled, laid)
    else meld.unshift(laid, ...filled)
    if (meld.length >= SHORTEST) this.#complete()
    return null
  }

  /** With a discard at the end of a turn, one tile stays on a rack that nobody has entered. */
  protected override get handBefore(): string[] {
    const known = super.handBefore
    return this.#discards && !this.hand.length && known.length ? [...known, this.spare()] : known
  }

  override meldQuestion(meld: Meld): object {
    const spare = this.#discards ? [this.spare()] : []
    return {
      before: { table: [], rack: [...this.piecesOf([meld]), ...spare], opened: true },
      after: { table: [meld], rack: spare },
    }
  }

  /** `R7-10, K5 R5 B5`, or as a record has it: `lay R7 R8 *R9 | K5 R5 B5`. */
  type(text: string): string | null {
    const melds = text
      .replace(LAY, '')
      .split(/[,|]/)
      .map((part) => part.split(/\s+/).filter(Boolean))
    const read = melds.map((words) => words.map((word) => this.#read(word.toUpperCase())))
    const wrong = melds.flat().find((_, place) => read.flat()[place] === null)
    if (wrong !== undefined) return wrong
    const filled = read.map((meld) => meld.flat() as string[]).filter((meld) => meld.length)
    if (LAY.test(text) && this.where !== 'hand') this.empty()
    for (const meld of filled) {
      if (this.where !== 'hand') this.close()
      for (const laid of meld) {
        const piece = this.where === 'hand' ? this.pieceOf(laid) : laid
        if (this.left(this.pieceOf(laid)) <= 0) return laid
        this.put(piece)
      }
    }
    this.close()
    return null
  }

  #read(word: string): string[] | null {
    const [, star, colour, from, to = from] = /^(\*?)([KRBO])(\d{1,2})(?:-[KRBO]?(\d{1,2}))?$/.exec(word) ?? []
    if (word === STAR && this.where === 'hand') return [STAR]
    if (!colour || Number(from) < 1 || Number(to) > 13 || Number(from) > Number(to)) return null
    return range(Number(from), Number(to)).map((number) => `${star}${colour}${number}`)
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
