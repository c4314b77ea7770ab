/** The host: a worker with all tables of this device. It answers what a server would answer. */

import { boot } from './boot.ts'
import { Database } from './database.ts'
import { HelperClient } from './helper-client.ts'
import type { FromHost, ToHost } from './messages.ts'

/** `tablee.browser.host.Host`. */
interface Host {
  open(): Promise<void>
  call(id: string, method: string, path: string, body: string, token: string, isGuest: boolean): void
  open_socket(socket: string, code: string): void
  line(socket: string, text: string): void
  close_socket(socket: string): void
}

const tell = (message: FromHost): void => postMessage(message)

const page = {
  answer: (id: string, status: number, mime: string, body: string) => tell({ type: 'answer', id, status, mime, body }),
  line: (socket: string, text: string) => tell({ type: 'line', socket, text }),
  closed: (socket: string, code: number) => tell({ type: 'closed', socket, code }),
}

let answer = (message: ToHost): void => void waiting.push(message)
const waiting: ToHost[] = []
self.onmessage = ({ data }: MessageEvent<ToHost>) => answer(data)

function answers(host: Host, database: Database): (message: ToHost) => void {
  return (message) => {
    switch (message.type) {
      case 'call': {
        const { id, method, path, body = '', token, guest = true } = message
        return host.call(id, method, path, body, token ?? '', guest)
      }
      case 'open':
        host.open_socket(message.socket, message.code)
        return tell({ type: 'opened', socket: message.socket })
      case 'line':
        return host.line(message.socket, message.text)
      case 'close':
        return host.close_socket(message.socket)
      case 'forget':
        return void database.forget(message.code)
    }
  }
}

/** Nothing is answered any more: the page has to be loaded again, and then finds the tables as they are stored. */
function retire(): void {
  answer = () => {}
  tell({ type: 'outdated' })
}

/** Where one of the steps fails, it is told, and nothing will be answered. */
async function attempt<T>(why: 'python' | 'storage', step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    tell({ type: 'failed', why, message: String(error) })
    throw error
  }
}

const folder = new URL(/* @vite-ignore */ './', import.meta.url).href
tell({ type: 'booting', step: 'python' })
const opening = attempt('storage', Database.open(retire))
opening.catch(() => {}) // it has been told; awaited below
const python = await attempt('python', boot(folder))
const database = await opening
tell({ type: 'booting', step: 'tables' })
const { Host } = python.pyimport('tablee.browser.host') as {
  Host: (page: object, database: object, helper: object) => Host
}
const host = Host(page, database, new HelperClient(`${folder}helper.js`))
await attempt('storage', host.open())
answer = answers(host, database)
waiting.splice(0).forEach((message) => answer(message))
tell({ type: 'ready' })
