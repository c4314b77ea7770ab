/** The host's side of the helper: one task at a time; ended, it is started again by the next task. */

import type { FromHelper, ToHelper } from './helper-messages.ts'

export class HelperClient {
  readonly #address: string
  #worker: Worker | null = null
  #ready: Promise<void> | null = null
  #fail: (why: Error) => void = () => {}

  constructor(address: string) {
    this.#address = address
  }

  start = (): Promise<void> => (this.#ready ??= this.#boot())

  /** The pickled outcome of a pickled task; fails when the helper is ended or breaks. */
  attempt = async (task: Uint8Array): Promise<Uint8Array> => {
    await this.start()
    const worker = this.#worker!
    return new Promise((resolve, reject) => {
      this.#fail = reject
      worker.onmessage = ({ data }: MessageEvent<FromHelper>) => data.type === 'outcome' && resolve(data.outcome)
      worker.postMessage({ task } satisfies ToHelper)
    })
  }

  end = (): void => {
    this.#worker?.terminate()
    this.#worker = this.#ready = null
    this.#fail(new Error('the helper was ended'))
  }

  #boot(): Promise<void> {
    const worker = (this.#worker = new Worker(this.#address, { type: 'module', name: 'tablee-helper' }))
    return new Promise((resolve, reject) => {
      this.#fail = reject
      worker.onmessage = () => resolve()
      worker.onerror = (event) => {
        this.#fail(new Error(event.message))
        if (this.#worker === worker) this.end()
      }
    })
  }
}
