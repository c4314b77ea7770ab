/** Notifies a player of their turn: by sound and, in a hidden tab, by title, icon and, if wanted, a notification. */

import { createContext } from 'svelte'

import called from '../../art/favicon-called.svg'
import { callOver, chime } from '../../page/sound/sounds.ts'
import type { Settings } from '../../page/settings.svelte.ts'

const BLINK_MS = 1_000

/** The content of a notification, and its table: a newer one replaces it. */
export interface Call {
  title: string
  text: string
  path: string
}

export class TurnNotifier {
  #settings: Settings
  #timer: ReturnType<typeof setInterval> | undefined
  #shown: Notification | null = null
  #usual: string | null = null
  #lit = $state(true)

  constructor(settings: Settings) {
    this.#settings = settings
    document.addEventListener('visibilitychange', this.#lookUp)
  }

  /** The prefix of the title during a call: it blinks in a hidden tab. */
  get sign(): string {
    return this.#lit ? '●' : '○'
  }

  notify(call: Call): void {
    if (this.#settings.sound) (document.hidden ? callOver : chime)()
    if (!document.hidden) return
    this.stop()
    this.#timer = setInterval(() => (this.#lit = !this.#lit), BLINK_MS)
    this.#mark(called)
    if (this.#settings.notify) this.#notify(call)
  }

  /** It is no longer our turn, or the player is back. */
  stop(): void {
    clearInterval(this.#timer)
    this.#lit = true
    this.#mark(null)
    this.#shown?.close()
    this.#shown = null
  }

  close(): void {
    this.stop()
    document.removeEventListener('visibilitychange', this.#lookUp)
  }

  #lookUp = (): void => {
    if (!document.hidden) this.stop()
  }

  /** Show another icon in the tab, or for null the usual one. */
  #mark(sign: string | null): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!link) return
    this.#usual ??= link.href
    link.href = sign ?? this.#usual
  }

  #notify({ title, text, path }: Call): void {
    if (!canNotify() || Notification.permission !== 'granted') return
    const told: NotificationOptions = { body: text, tag: path, icon: '/icons/icon-192.png', data: path }
    try {
      const shown = (this.#shown = new Notification(title, told))
      shown.onclick = () => {
        window.focus()
        shown.close()
      }
    } catch {
      // Phones show only notifications from a service worker, which also reopens the table.
      void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, told))
    }
  }
}

export const canNotify = (): boolean => 'Notification' in window

/** Ask the browser for permission, which asks the player unless it has done so before. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

export const [getTurnNotifier, setTurnNotifier] = createContext<TurnNotifier>()
