/** How this browser wants its page: remembered, never sent anywhere. */

import { createContext } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'

import { recall, remember } from './memory.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'system')
  #distinct = $state(recall('palette') === 'distinct')
  #sound = $state(recall('sound') !== 'off')
  #emotes = $state(recall('emotes') !== 'off')
  #notify = $state(recall('notify') === 'on')
  #calm = new MediaQuery('prefers-reduced-motion: reduce')

  constructor() {
    this.theme = this.#theme
    this.distinct = this.#distinct
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

  /** The system asks for less motion: things appear in their place instead of flying there. */
  get reducedMotion(): boolean {
    return this.#calm.current
  }
}

export const [getSettings, setSettings] = createContext<Settings>()
