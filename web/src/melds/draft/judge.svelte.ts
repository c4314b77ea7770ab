/** The referee's verdict on a draft, at rest and while pieces are dragged over it. It knows no rules itself. */

import type { DraftVerdict, MeldVerdict, Missing, Refusal } from '../../page/protocol.ts'
import type { Draft } from './draft.svelte.ts'
import type { Drafted } from './carry-over.ts'
import { isInMeld, type Meld, type Melds, type Place, type PlaceOnFelt } from './pieces.ts'

/** How long a dragged piece must rest at a place before the server is asked. */
const REST_MS = 70

/** `away` is the place where a game lets pieces be given away. */
export type Target = Place | 'rack' | 'away'

/** Where pieces are carried to, and whether that would be a meld: null while unknown. */
export interface Preview {
  target: Target
  fits: boolean | null
  flaw: Refusal | null
  /** What would still be missing, if more pieces can complete it. */
  missing: Missing | null
}

export class Judge {
  readonly #draft: Draft
  readonly #ask: (drafted: Drafted) => Promise<DraftVerdict | null>
  #checked = $state.raw<{ melds: Melds; verdict: DraftVerdict } | null>(null)
  preview = $state.raw<Preview | null>(null)
  #asking = false
  #doubted = false
  #again = false
  #aims = 0
  #answered: Promise<unknown> = Promise.resolve()

  constructor(draft: Draft, ask: (drafted: Drafted) => Promise<DraftVerdict | null>) {
    this.#draft = draft
    this.#ask = ask
  }

  /** The verdict on the current draft; null until the server has answered. */
  get verdict(): DraftVerdict | null {
    return this.#draft.touched && this.#checked?.melds === this.#draft.melds ? this.#checked.verdict : null
  }

  /** The table or the turn has changed: keep the old verdict only until there is a new one. */
  doubt(): void {
    this.#doubted = true
  }

  of(meld: Meld): MeldVerdict | null {
    const at = this.#draft.melds.indexOf(meld)
    return (at >= 0 && this.verdict?.melds[at]) || null
  }

  /** Ask about the draft: one question at a time, and then again if it has changed. */
  async check(): Promise<void> {
    if (this.#asking) return void (this.#again = true)
    const { melds, swaps } = this.#draft
    if (!this.#draft.touched || !melds.length || (this.#checked?.melds === melds && !this.#doubted)) return
    this.#asking = true
    this.#doubted = false
    const verdict = await this.#ask({ melds, swaps })
    this.#asking = false
    if (verdict) {
      this.#draft.settle(melds, verdict.melds)
      const whole = this.#draft.melds.length === melds.length && verdict.melds.length === melds.length
      if (whole) this.#checked = { melds: this.#draft.melds === melds ? melds : this.#settled(melds), verdict }
    }
    const rearranged = verdict && this.#checked?.melds !== this.#draft.melds
    if (!this.#again && !rearranged) return
    this.#again = false
    void this.check()
  }

  /** The melds as the server arranged them, if the verdict is still about them. */
  #settled(melds: Melds): Melds {
    const keys = (some: Melds) => some.map(({ key, pieces }) => `${key}:${pieces.length}`).join(' ')
    return keys(melds) === keys(this.#draft.melds) ? this.#draft.melds : melds
  }

  /**
   * Aim the carried pieces at a place, and ask whether they would fit there; null if unknown. The server is asked only
   * about places where they rest, one question at a time; within one meld, the last answer is shown meanwhile.
   */
  async aim(ids: readonly string[], target: Target | null): Promise<boolean | null> {
    const was = this.preview
    if (target !== null && isSame(target, was?.target ?? null)) return null
    if (was && isOnFelt(target) && isOnFelt(was.target)) {
      this.preview = { ...was, target } // another place in the same meld: the earlier question may still be answered
      return was.fits
    }
    const aim = ++this.#aims
    const known = was && target && isAlong(target, was.target) ? was : UNKNOWN
    this.preview = target && { ...known, target }
    if (target === null || target === 'rack' || target === 'away') return null
    await pause(REST_MS)
    await this.#answered
    if (aim !== this.#aims) return null
    const after = this.#draft.after(ids, target)
    const answer = this.#ask(after)
    this.#answered = answer
    const verdict = await answer
    if (aim !== this.#aims || !verdict || !this.preview) return null
    const at = after.melds.findIndex(({ pieces }) => pieces.some(({ id }) => id === ids[0]))
    const meld = verdict.melds[at]
    const flaw = meld?.parts.length ? null : (meld?.flaw ?? null)
    this.preview = { ...this.preview, fits: !flaw, flaw, missing: flaw && (meld?.missing ?? null) }
    return !flaw
  }
}

const UNKNOWN = { fits: null, flaw: null, missing: null }

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Whether both are places in the same meld, and no piece is swapped at either. */
const isAlong = (one: Target, two: Target): boolean =>
  isInMeld(one) && isInMeld(two) && one.key === two.key && !one.instead && !two.instead

const isOnFelt = (target: Target | null): target is 'new' | PlaceOnFelt =>
  target === 'new' || (typeof target === 'object' && target !== null && 'before' in target)

function isSame(one: Target, two: Target | null): boolean {
  if (isInMeld(one) && isInMeld(two)) return one.key === two.key && one.at === two.at && one.instead === two.instead
  if (typeof one === 'string' || isInMeld(one)) return one === two
  return typeof two === 'object' && two !== null && 'before' in two && one.before === two.before
}
