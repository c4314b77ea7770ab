/** The line to a table: a WebSocket to the server, or what looks like one to a table on this device. */

import type { LocalSocket } from '../../device/local-socket.ts'
import { deviceState } from './device-state.svelte.ts'

const HERE = 'device:'

/** What we use of a WebSocket. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send: (text: string) => void
  close: () => void
}

/** The address of a table's socket on the page's own server. */
export const addressAtServer = (code: string): string =>
  `${location.origin.replace(/^http/, 'ws')}/api/tables/${code}/socket`
export const addressHere = (code: string): string => HERE + code

export function openSocket(address: string, subprotocols: string[]): Socket {
  return address.startsWith(HERE) ? new SocketHere(address.slice(HERE.length)) : new WebSocket(address, subprotocols)
}

/** Fetches the code for tables on this device when the first one is opened. */
class SocketHere implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  #socket: LocalSocket | null = null
  #closed = false

  constructor(code: string) {
    deviceState.asked = true
    import('../../device/local-socket.ts').then(
      ({ LocalSocket }) => this.#closed || this.#join(new LocalSocket(code)),
      () => this.#end(),
    )
  }

  #join(socket: LocalSocket): void {
    this.#socket = socket
    socket.onopen = () => this.onopen?.(new Event('open'))
    socket.onmessage = (data) => this.onmessage?.(new MessageEvent('message', { data }))
    socket.onclose = () => this.#end()
  }

  #end(): void {
    this.onclose?.(new CloseEvent('close'))
  }

  send(text: string): void {
    this.#socket?.send(text)
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
  }
}
