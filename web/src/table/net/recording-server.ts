/** A websocket server for tests, which only records messages: each test answers for it. */

import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

import type { WebSocket as Socket } from 'ws'

// Vite would load the browser version of the package.
const { WebSocketServer } = createRequire(import.meta.url)('ws') as typeof import('ws')

export class RecordingServer {
  received: Record<string, unknown>[] = []
  sockets: Socket[] = []
  /** The subprotocols that each socket offered. */
  offered: (string | undefined)[] = []
  #server = new WebSocketServer({ port: 0, host: '127.0.0.1' })

  constructor() {
    this.#server.on('connection', (socket, request) => {
      this.sockets.push(socket)
      this.offered.push(request.headers['sec-websocket-protocol'])
      socket.on('message', (text) => this.received.push(JSON.parse(String(text))))
    })
  }

  async address(): Promise<string> {
    if (!this.#server.address()) await once(this.#server, 'listening')
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  send(message: object): void {
    this.sockets.at(-1)!.send(JSON.stringify(message))
  }

  close(): void {
    this.sockets.forEach((socket) => socket.terminate())
    this.#server.close()
  }
}
