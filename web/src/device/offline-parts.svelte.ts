/** Keeping the parts of Python for play without a network. The service worker loads them; this says what and shows it. */

import { PARTS } from 'python:'

import { recall, remember } from '../page/memory.ts'
import { isKeptHere } from './parts.ts'

const UNWANTED = 'not-offline'

type State = 'unknown' | 'none' | 'loading' | 'kept' | 'failed'

/** What the service worker says while it loads: the share that is there, then how it ended. */
export type Kept = { share: number } | { kept: boolean }

export const inMegabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10

export class OfflineParts {
  /** `unknown` also where nothing can be kept: there is no service worker over plain HTTP. */
  state = $state<State>('unknown')
  /** Bytes, as they come over the line. */
  done = $state(0)

  /** Find out whether they are kept. */
  async look(): Promise<void> {
    if (this.state === 'loading' || !PARTS || !navigator.serviceWorker) return
    this.state = (await isKeptHere()) ? 'kept' : 'none'
  }

  async keep(): Promise<void> {
    if (this.state === 'loading' || !PARTS || !navigator.serviceWorker) return
    this.state = 'loading'
    this.done = 0
    remember(UNWANTED, null)
    const worker = (await navigator.serviceWorker.ready).active
    if (worker) this.#order(worker, 'keep')
    else this.state = 'failed'
  }

  /** Keep them unless they are kept already, or somebody did not want that. */
  async keepAlways(): Promise<void> {
    await this.look()
    if (this.state === 'none' && recall(UNWANTED) === null) await this.keep()
  }

  async drop(): Promise<void> {
    remember(UNWANTED, 'yes')
    const worker = (await navigator.serviceWorker.ready).active
    if (worker) this.#order(worker, 'drop')
  }

  #order(worker: ServiceWorker, order: 'keep' | 'drop'): void {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<Kept>) => {
      if ('share' in data) this.done = data.share * PARTS!.bytes
      else this.state = data.kept ? 'kept' : order === 'drop' ? 'none' : 'failed'
    }
    worker.postMessage({ python: order }, [port2])
  }
}

export const offlineParts = new OfflineParts()
