/** Runs the host, a worker with Python, for all tabs of this browser: only the tab that holds the lock has one. */

import { isGone } from './device-lock.ts'
import type { FromHost, ToHost } from './worker/messages.ts'

const MIN_LIFE_MS = 10_000 // a worker that died sooner would do so again

export class Holder {
  readonly #address: string
  readonly #pass: (message: FromHost) => void
  readonly #restarted: () => void
  #worker: Worker
  #startedAt = 0
  /** The open sockets of each tab. */
  readonly #sockets = new Map<string, Set<string>>()
  /** How far the host is, for tabs that come later. */
  #progress: FromHost | null = null

  /** `pass` gets what the host says, and `restarted` is called when a new one had to take over. */
  constructor(address: string, pass: (message: FromHost) => void, restarted: () => void) {
    this.#address = address
    this.#pass = pass
    this.#restarted = restarted
    this.#worker = this.#start()
  }

  get progress(): FromHost | null {
    return this.#progress
  }

  post(tab: string, message: ToHost): void {
    this.#note(tab, message)
    this.#worker.postMessage(message)
  }

  end(): void {
    this.#worker.onmessage = this.#worker.onerror = null
    this.#worker.terminate()
  }

  #start(): Worker {
    this.#startedAt = performance.now()
    const worker = new Worker(this.#address, { type: 'module', name: 'tablee-host' })
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#receive(data)
    worker.onerror = (event) => {
      event.preventDefault()
      if (this.#progress?.type !== 'failed') this.#startAgain()
    }
    return worker
  }

  #startAgain(): void {
    this.end()
    if (performance.now() - this.#startedAt < MIN_LIFE_MS)
      return this.#receive({ type: 'failed', why: 'python', message: 'the worker ended' })
    this.#sockets.clear()
    this.#worker = this.#start()
    this.#restarted()
  }

  #receive(message: FromHost): void {
    if ('socket' in message && message.type === 'closed') this.#forget(message.socket)
    if (['booting', 'ready', 'failed', 'outdated'].includes(message.type)) this.#progress = message
    this.#pass(message)
  }

  /** Which tab has opened which socket: those of a tab that is gone are closed. */
  #note(tab: string, message: ToHost): void {
    if (message.type === 'close') this.#forget(message.socket)
    if (message.type !== 'open') return
    if (!this.#sockets.has(tab)) {
      this.#sockets.set(tab, new Set())
      void isGone(tab).then(() => this.#closeAll(tab))
    }
    this.#sockets.get(tab)!.add(message.socket)
  }

  #forget(socket: string): void {
    for (const sockets of this.#sockets.values()) sockets.delete(socket)
  }

  #closeAll(tab: string): void {
    for (const socket of this.#sockets.get(tab) ?? [])
      this.#worker.postMessage({ type: 'close', socket } satisfies ToHost)
    this.#sockets.delete(tab)
  }
}
