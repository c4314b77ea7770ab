/** How this browser wants its page: remembered, never sent anywhere. */

import { createContext } from 'svelte'

import { setVolume } from './sound/sounds.ts'
import { recall, remember } from './memory.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const FELTS = ['meadow', 'sea', 'plum', 'walnut'] as const
export type Felt = (typeof FELTS)[number]

export const MOTIONS = ['system', 'less', 'full'] as const
export type Motion = (typeof MOTIONS)[number]

export class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'system')
  #distinct = $state(recall('palette') === 'distinct')
  #sound = $state(recall('sound') !== 'off')
  #volume = $state(Number(recall('volume') ?? 0.7))
  #felt = $state<Felt>(FELTS.find((felt) => felt === recall('felt')) ?? 'meadow')
  #confetti = $state(recall('confetti') !== 'off')
  #emotes = $state(recall('emotes') !== 'off')
  #notify = $state(recall('notify') === 'on')
  #motion = $state<Motion>(MOTIONS.find((motion) => motion === recall('motion')) ?? 'system')
  #leftHanded = $state(recall('hand') === 'left')
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')

  constructor() {
    this.theme = this.#theme
    this.distinct = this.#distinct
    this.felt = this.#felt
    setVolume(this.#volume)
    this.motion = this.#motion
    this.leftHanded = this.#leftHanded
    this.#calm.addEventListener('change', () => this.#move())
  }

  get theme(): Theme {
    return this.#theme
  }

  set theme(theme: Theme) {
    this.#theme = theme
    remember('theme', theme === 'system' ? null : theme)
    document.documentElement.dataset.theme = theme
  }

  /** Colours of pieces that colour-blind players can tell apart, too. */
  get distinct(): boolean {
    return this.#distinct
  }

  set distinct(on: boolean) {
    this.#distinct = on
    remember('palette', on ? 'distinct' : null)
    document.documentElement.dataset.palette = on ? 'distinct' : 'usual'
  }

  get sound(): boolean {
    return this.#sound
  }

  set sound(on: boolean) {
    this.#sound = on
    remember('sound', on ? null : 'off')
  }

  get volume(): number {
    return this.#volume
  }

  set volume(volume: number) {
    this.#volume = volume
    remember('volume', String(volume))
    setVolume(volume)
  }

  /** The table that one sits at. */
  get felt(): Felt {
    return this.#felt
  }

  set felt(felt: Felt) {
    this.#felt = felt
    remember('felt', felt === 'meadow' ? null : felt)
    document.documentElement.dataset.felt = felt
  }

  /** Whether paper rains when one has won. */
  get confetti(): boolean {
    return this.#confetti
  }

  set confetti(on: boolean) {
    this.#confetti = on
    remember('confetti', on ? null : 'off')
  }

  /** Whether gestures of other players are shown on this device. */
  get emotes(): boolean {
    return this.#emotes
  }

  set emotes(on: boolean) {
    this.#emotes = on
    remember('emotes', on ? null : 'off')
  }

  /** Whether a notification calls the player in a hidden tab; the browser has the last word. */
  get notify(): boolean {
    return this.#notify
  }

  set notify(on: boolean) {
    this.#notify = on
    remember('notify', on ? 'on' : null)
  }

  /** Less motion: things appear in their place instead of flying there. */
  get motion(): Motion {
    return this.#motion
  }

  set motion(motion: Motion) {
    this.#motion = motion
    remember('motion', motion === 'system' ? null : motion)
    this.#move()
  }

  #move(): void {
    const system = this.#calm.matches ? 'less' : 'full'
    document.documentElement.dataset.motion = this.#motion === 'system' ? system : this.#motion
  }

  /** What a thumb presses lies at the left, and what is only looked at, at the right. */
  get leftHanded(): boolean {
    return this.#leftHanded
  }

  set leftHanded(on: boolean) {
    this.#leftHanded = on
    remember('hand', on ? 'left' : null)
    document.documentElement.dataset.hand = on ? 'left' : 'right'
  }
}

export const [getSettings, setSettings] = createContext<Settings>()
