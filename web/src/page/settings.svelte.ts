/** The settings of this browser: remembered, never sent anywhere. */

import { createContext } from 'svelte'

import type { TurnSpeed } from '../board/staging.ts'
import { setVolume } from './sound/sounds.ts'
import { oneOf, Remembered, toggle } from './remembered.svelte.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const FELTS = ['meadow', 'sea', 'plum', 'walnut'] as const
export type Felt = (typeof FELTS)[number]

export const MOTIONS = ['system', 'less', 'full'] as const
export type Motion = (typeof MOTIONS)[number]

/** Set an attribute of the document, which the styles read. */
const mark = (name: string, value: string) => void (document.documentElement.dataset[name] = value)

const VOLUME = { fallback: 0.7, read: Number, write: String }

export class Settings {
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  readonly #theme = new Remembered('theme', oneOf(THEMES), (theme) => mark('theme', theme))
  readonly #distinct = new Remembered('palette', toggle(false, 'distinct'), (on) =>
    mark('palette', on ? 'distinct' : 'usual'),
  )
  readonly #sound = new Remembered('sound', toggle(true, 'off'))
  readonly #volume = new Remembered('volume', VOLUME, setVolume)
  readonly #felt = new Remembered('felt', oneOf(FELTS), (felt) => mark('felt', felt))
  readonly #confetti = new Remembered('confetti', toggle(true, 'off'))
  readonly #emotes = new Remembered('emotes', toggle(true, 'off'))
  readonly #notify = new Remembered('notify', toggle(false, 'on'))
  readonly #onlyMove = new Remembered('only-move', toggle(false, 'on'))
  readonly #tutor = new Remembered('tutor', toggle(false, 'on'))
  readonly #motion = new Remembered('motion', oneOf(MOTIONS), (motion) => this.#move(motion))
  readonly #turns = new Remembered('turns', oneOf(['normal', 'slow', 'fast', 'at-once'] as const), (speed) =>
    mark('turns', speed),
  )
  readonly #leftHanded = new Remembered('hand', toggle(false, 'left'), (on) => mark('hand', on ? 'left' : 'right'))

  constructor() {
    this.#calm.addEventListener('change', () => this.#move(this.motion))
  }

  #move(motion: Motion): void {
    mark('motion', motion !== 'system' ? motion : this.#calm.matches ? 'less' : 'full')
  }

  get theme(): Theme {
    return this.#theme.value
  }

  set theme(theme: Theme) {
    this.#theme.value = theme
  }

  /** Colours of pieces that colour-blind players can tell apart. */
  get distinct(): boolean {
    return this.#distinct.value
  }

  set distinct(on: boolean) {
    this.#distinct.value = on
  }

  get sound(): boolean {
    return this.#sound.value
  }

  set sound(on: boolean) {
    this.#sound.value = on
  }

  get volume(): number {
    return this.#volume.value
  }

  set volume(volume: number) {
    this.#volume.value = volume
  }

  /** The colour of the table. */
  get felt(): Felt {
    return this.#felt.value
  }

  set felt(felt: Felt) {
    this.#felt.value = felt
  }

  /** Whether confetti falls for the winner. */
  get confetti(): boolean {
    return this.#confetti.value
  }

  set confetti(on: boolean) {
    this.#confetti.value = on
  }

  /** Whether gestures of other players are shown on this device. */
  get emotes(): boolean {
    return this.#emotes.value
  }

  set emotes(on: boolean) {
    this.#emotes.value = on
  }

  /** Whether a hidden tab notifies the player of their turn; the browser has the last word. */
  get notify(): boolean {
    return this.#notify.value
  }

  set notify(on: boolean) {
    this.#notify.value = on
  }

  /** A move is made for the player where it is the only one. */
  get onlyMove(): boolean {
    return this.#onlyMove.value
  }

  set onlyMove(on: boolean) {
    this.#onlyMove.value = on
  }

  /** With bots: the tutor asks before a move that seems to lose a lot. */
  get tutor(): boolean {
    return this.#tutor.value
  }

  set tutor(on: boolean) {
    this.#tutor.value = on
  }

  /** Less motion: things appear in their place instead of flying there. */
  get motion(): Motion {
    return this.#motion.value
  }

  set motion(motion: Motion) {
    this.#motion.value = motion
  }

  /** How fast the turns of others are shown. */
  get turns(): TurnSpeed {
    return this.#turns.value
  }

  set turns(speed: TurnSpeed) {
    this.#turns.value = speed
  }

  /** Buttons for the thumb are on the left, and everything that is only viewed is on the right. */
  get leftHanded(): boolean {
    return this.#leftHanded.value
  }

  set leftHanded(on: boolean) {
    this.#leftHanded.value = on
  }
}

export const [getSettings, setSettings] = createContext<Settings>()
