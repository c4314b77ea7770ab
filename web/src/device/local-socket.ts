/** The connection to a table on this device, much like the WebSocket to a server's table. */

import { device } from './device.ts'

export class LocalSocket {
  onopen: (() => void) | null = null
  onmessage: ((text: string) => void) | null = null
  onclose: (() => void) | null = null
  readonly #id: string

  constructor(code: string) {
    this.#id = device.open(code, {
      receive: (message) => {
        if (message.type === 'opened') this.onopen?.()
        else if (message.type === 'line') this.onmessage?.(message.text)
        else this.onclose?.()
      },
      lose: () => this.onclose?.(),
    })
  }

  send(text: string): void {
    device.say(this.#id, text)
  }

  close(): void {
    device.close(this.#id)
  }
}
