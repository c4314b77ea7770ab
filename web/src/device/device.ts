/**
 * Tables on this device: Python in a worker answers what a server would. One tab runs it for all, the one that holds
 * the lock; the others speak to it over a channel. When that tab closes or freezes, the next one takes over: whoever
 * was connected reconnects, as after a restart of a server.
 */

import { PARTS } from 'python:'

import type { Outdated } from '../page/protocol.ts'
import { buildOfPage, renew } from '../page/renewal.ts'
import { deviceState, type Failure } from '../table/net/device-state.svelte.ts'
import { declareAlive, DeviceLock, NAME } from './device-lock.ts'
import { Holder } from './holder.ts'
import type { BetweenTabs, FromHolder, Line, ToHolder } from './messages.ts'
import type { Answer, Call, FromHost, ToHost } from './worker/messages.ts'

const ANSWER_TIMEOUT_MS = 3_000 // a holder that is silent for longer was frozen by the browser

export class Device {
  /** The build of the page that runs Python, if it is a newer one: this page must be loaded again. */
  newer: string | null = null
  /** Whether Python answers, as soon as that is known. */
  readonly started: Promise<boolean>
  #settle!: (answers: boolean) => void

  readonly #tab = newId()
  readonly #since = performance.timeOrigin
  readonly #build = buildOfPage()
  readonly #calls = new Map<string, { call: Call; resolve: (answer: Answer | null) => void }>()
  readonly #lines = new Map<string, { code: string; line: Line; isOpen: boolean }>()
  readonly #lock: DeviceLock
  /** Nothing is said before: the holder would take this tab for one that is gone. */
  #declared = Promise.resolve()
  #channel: BroadcastChannel | null = null
  #holder: Holder | null = null
  /** The holder, and when it began: a tab that was frozen may not know yet that it has lost the lock. */
  #known: { holder: string; began: number } | null = null
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.started = new Promise((settle) => (this.#settle = settle))
    this.#lock = new DeviceLock(this.#begin, this.#giveUp)
  }

  /** Start Python, or find the tab where it runs. */
  wake(): void {
    if (this.#channel || deviceState.failed) return
    if (!PARTS || !('WebAssembly' in window)) return this.#fail('python')
    deviceState.progress = 'python'
    this.#channel = new BroadcastChannel(NAME)
    this.#channel.onmessage = ({ data }: MessageEvent<BetweenTabs>) => this.#receiveFromTab(data)
    document.addEventListener('visibilitychange', () => document.hidden || this.#ping())
    this.#declared = declareAlive(this.#tab)
    this.#lock.wait()
    this.#ping()
  }

  /** What HTTP would answer; null if there will be no answer. */
  call(request: Omit<Call, 'type' | 'id'>): Promise<Answer | null> {
    this.wake()
    if (deviceState.failed) return Promise.resolve(null)
    const call: Call = { type: 'call', id: newId(), ...request }
    const answer = new Promise<Answer | null>((resolve) => this.#calls.set(call.id, { call, resolve }))
    this.#send(call)
    return answer
  }

  /** Open the socket of a table; what comes back goes to `line`. */
  open(code: string, line: Line): string {
    this.wake()
    const socket = newId()
    if (deviceState.failed) queueMicrotask(line.lose)
    else {
      this.#lines.set(socket, { code, line, isOpen: false })
      this.#send({ type: 'open', socket, code })
    }
    return socket
  }

  say(socket: string, text: string): void {
    this.#send({ type: 'line', socket, text })
  }

  /** Delete a table of this device. */
  forget(code: string): void {
    this.#send({ type: 'forget', code })
  }

  close(socket: string): void {
    if (this.#lines.delete(socket)) this.#send({ type: 'close', socket })
  }

  /** This tab runs Python from now on. */
  #begin = (): void => {
    if (deviceState.failed) return this.#lock.release()
    this.#stopWaiting()
    this.#known = { holder: this.#tab, began: Date.now() }
    this.newer = null
    this.#holder = new Holder(`${PARTS!.folder}host.js`, this.#pass, this.#announce)
    this.#announce()
  }

  /** A host has just been started, which knows of nothing that was open. */
  #announce = (): void => {
    this.#tellHere(true)
    this.#startOver()
  }

  /** Another tab does. */
  #giveUp = (): void => {
    this.#holder?.end()
    this.#holder = null
    this.#lock.release()
    this.#lock.wait()
    this.#ping()
  }

  /** What was asked and never answered is asked again, and what was connected connects again. */
  #startOver(): void {
    for (const [socket, { code, line, isOpen }] of this.#lines) {
      this.#send({ type: 'close', socket })
      if (!isOpen) this.#send({ type: 'open', socket, code })
      else if (this.#lines.delete(socket)) line.lose()
    }
    for (const { call } of this.#calls.values()) this.#send(call)
  }

  #send(message: ToHost): void {
    if (this.#holder) return this.#holder.post(this.#tab, message)
    this.#tell({ type: 'to-host', tab: this.#tab, message })
    this.#ping()
  }

  /** Ask whether the holder is there. One that does not answer loses the lock, if somebody looks at this page. */
  #ping = (): void => {
    if (this.#holder || this.#patience !== undefined) return
    this.#tell({ type: 'ping', tab: this.#tab, build: this.#build, since: this.#since })
    this.#patience = setTimeout(() => {
      this.#patience = undefined
      if (!this.#holder && !document.hidden) this.#lock.steal()
    }, ANSWER_TIMEOUT_MS)
  }

  #stopWaiting(): void {
    clearTimeout(this.#patience)
    this.#patience = undefined
  }

  #tellHere(just: boolean): void {
    if (this.#known) this.#tell({ type: 'here', ...this.#known, build: this.#build, just })
  }

  #tell(message: BetweenTabs): void {
    void this.#declared.then(() => this.#channel?.postMessage(message))
  }

  #receiveFromTab(message: BetweenTabs): void {
    if (message.type === 'ping' || message.type === 'to-host') this.#serve(message)
    else this.#follow(message)
  }

  /** As the holder: what another tab wants. */
  #serve(message: ToHolder): void {
    if (!this.#holder) return
    if (message.type === 'to-host') return this.#holder.post(message.tab, message.message)
    // A page of another build that was loaded later is newer: it brings its own Python.
    if (message.build !== this.#build && message.since > this.#since) return this.#giveUp()
    this.#tellHere(false)
    if (this.#holder.progress) this.#tell({ type: 'from-host', holder: this.#tab, message: this.#holder.progress })
  }

  /** As another tab: what the holder says. */
  #follow(message: FromHolder): void {
    if (this.#holder) return // the other one does not know yet that it has lost the lock
    if (message.type === 'from-host') {
      if (message.holder === this.#known?.holder) this.#receive(message.message)
      return
    }
    const { holder, began, build, just } = message
    if (this.#known && began < this.#known.began) return
    const isNew = just || (this.#known !== null && holder !== this.#known.holder)
    this.#stopWaiting()
    this.#known = { holder, began }
    this.newer = build === this.#build ? null : build
    if (isNew) this.#startOver()
  }

  /** From the host of this tab: each tab picks what it has asked for. */
  #pass = (message: FromHost): void => {
    const isMine =
      'socket' in message ? this.#lines.has(message.socket) : 'id' in message && this.#calls.has(message.id)
    if (!isMine) this.#tell({ type: 'from-host', holder: this.#tab, message })
    this.#receive(message)
  }

  #receive(message: FromHost): void {
    switch (message.type) {
      case 'booting':
        deviceState.progress = message.step
        return
      case 'ready':
        deviceState.progress = 'ready'
        return this.#settle(true)
      case 'failed':
        console.info(`Python does not start: ${message.message}`)
        return this.#fail(message.why)
      case 'outdated':
        if (this.#lines.size) return this.#tellOutdated('database')
        return void renew('database', () => false) // no table is open that would
      case 'answer':
        this.#calls.get(message.id)?.resolve(message)
        return void this.#calls.delete(message.id)
      default:
        return this.#receiveLine(message)
    }
  }

  #receiveLine(message: Extract<FromHost, { socket: string }>): void {
    const entry = this.#lines.get(message.socket)
    if (!entry) return
    if (message.type === 'opened') entry.isOpen = true
    if (message.type === 'closed') this.#lines.delete(message.socket)
    entry.line.receive(message)
    if (message.type === 'opened' && this.newer) this.#tellOutdated(this.newer)
  }

  /** As a server tells a page of another build: it loads itself again as soon as nobody is in the middle of something. */
  #tellOutdated(build: string): void {
    const text = JSON.stringify({ type: 'outdated', build } satisfies Outdated)
    for (const [socket, { line }] of this.#lines) line.receive({ type: 'line', socket, text })
  }

  /** The next page that is loaded may have more luck: the lock is free. */
  #fail(why: Failure): void {
    deviceState.failed = why
    deviceState.progress = 'failed'
    this.#settle(false)
    this.#stopWaiting()
    this.#holder?.end()
    this.#holder = null
    this.#lock.release()
    for (const { resolve } of this.#calls.values()) resolve(null)
    this.#calls.clear()
    for (const { line } of this.#lines.values()) line.lose()
    this.#lines.clear()
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const device = new Device()
