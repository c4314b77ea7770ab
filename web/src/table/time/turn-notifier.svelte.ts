/** Notifies a player of their turn: by sound and, in a hidden tab, by title, icon and, if wanted, a notification. */

import { createContext } from 'svelte'

import called from '../../art/favicon-called.svg'
import { linkTo } from '../../page/links.ts'
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
  #shown: Record<string, Notification> = {} // by the table's path
  #calling: string | null = null // the table for which the tab blinks
  #settled: Record<string, true> = {} // paths of tables for which nothing is shown
  #asked = Promise.resolve() // what the service worker was asked: one after the other
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
    this.#calm()
    this.#calling = call.path
    delete this.#settled[call.path]
    this.#timer = setInterval(() => (this.#lit = !this.#lit), BLINK_MS)
    this.#mark(called)
    if (this.#settings.notify) this.#notify(call)
  }

  /** It is nobody's turn here any more, or the player is back. */
  stop(): void {
    this.#calm()
    for (const path of Object.keys(this.#shown)) this.#dismiss(path)
    this.#ask((worker) => closeAll(worker, {}))
  }

  /** It is no longer our turn at this table, or it is on the screen. */
  settle(path: string): void {
    if (this.#calling === path) this.#calm()
    if (this.#settled[path]) return
    this.#settled[path] = true
    this.#dismiss(path)
    this.#ask((worker) => closeAll(worker, { tag: path }))
  }

  /** The tab looks as usual. */
  #calm(): void {
    clearInterval(this.#timer)
    this.#calling = null
    this.#lit = true
    this.#mark(null)
  }

  #dismiss(path: string): void {
    this.#shown[path]?.close()
    delete this.#shown[path]
  }

  #ask(what: (worker: ServiceWorkerRegistration) => Promise<void>): void {
    if (!navigator.serviceWorker) return
    this.#asked = this.#asked.then(async () => {
      const worker = await navigator.serviceWorker.getRegistration()
      if (worker) await what(worker).catch(() => {}) // a phone that shows none has none to close
    })
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
    const told: NotificationOptions = { body: text, tag: path, icon: linkTo('/icons/icon-192.png'), data: linkTo(path) }
    try {
      const shown = (this.#shown[path] = new Notification(title, told))
      shown.onclick = () => {
        window.focus()
        shown.close()
      }
    } catch {
      // Phones show only notifications from a service worker, which also reopens the table.
      this.#ask((worker) => worker.showNotification(title, told))
    }
  }
}

async function closeAll(worker: ServiceWorkerRegistration, which: GetNotificationOptions): Promise<void> {
  for (const shown of await worker.getNotifications(which)) shown.close()
}

export const canNotify = (): boolean => 'Notification' in window

/** Ask the browser for permission, which asks the player unless it has done so before. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

export const [getTurnNotifier, setTurnNotifier] = createContext<TurnNotifier>()
