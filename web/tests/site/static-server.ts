/** A plain static server, as people have one: files in a subfolder, `404.html`, ETags. It counts what it sends. */

import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

export const BASE = '/games/tablee/'
const BUILT = resolve(import.meta.dirname, '../../../build/site-below')

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const COMPRESSED = ['.css', '.html', '.js', '.json', '.svg', '.wasm', '.webmanifest']

interface File {
  body: Buffer
  tag: string
  headers: Record<string, string>
}

export class StaticServer {
  /** The paths that were asked for, below the folder. */
  asked: string[] = []
  /** How often the content of each was sent. */
  sent = new Map<string, number>()
  /** Bytes of contents, compressed. */
  bytes = new Map<string, number>()
  /** What is not sent before `release`. */
  #held: { files: RegExp; until: Promise<void> } | null = null
  release: () => void = () => {}
  #prefix: { files: RegExp; code: string } | null = null
  readonly #files = new Map<string, File | null>()
  #server: Server | null = null
  #port = 0

  get address(): string {
    return `http://127.0.0.1:${this.#port}${BASE}`
  }

  /** Start, again on the same port. */
  async start(): Promise<void> {
    if (!existsSync(join(BUILT, 'index.html')))
      throw new Error(`${BUILT} has no site: make build/site-below/index.html`)
    this.#server = createServer((request, answer) => void this.#answer(request, answer)).listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Send a script with something before it. */
  prefix(files: RegExp, code: string): void {
    this.#prefix = { files, code }
  }

  /** Have a page of somebody else's in the same folder. */
  add(path: string, html: string): void {
    this.#files.set(path, { body: gzipSync(html), tag: `"${path}"`, headers: headersOf('.html') })
  }

  hold(files: RegExp): void {
    this.#held = { files, until: new Promise((release) => (this.release = release)) }
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = null
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname
    this.asked.push(path)
    if (this.#held?.files.test(path)) await this.#held.until
    const file = pathname.startsWith(BASE) ? this.#file(path || 'index.html') : null
    const { body, tag, headers } = file ?? this.#file('404.html')!
    if (file && request.headers['if-none-match'] === tag) return void answer.writeHead(304, { etag: tag }).end()
    this.sent.set(path, (this.sent.get(path) ?? 0) + 1)
    this.bytes.set(path, (this.bytes.get(path) ?? 0) + body.length)
    answer.writeHead(file ? 200 : 404, file ? { ...headers, etag: tag } : headers).end(body)
  }

  #file(path: string): File | null {
    const prefix = this.#prefix?.files.test(path) ? this.#prefix.code : ''
    if (!this.#files.has(path)) this.#files.set(path, read(path, prefix))
    return this.#files.get(path)!
  }
}

function read(path: string, prefix: string): File | null {
  const place = join(BUILT, normalize(path))
  if (!place.startsWith(BUILT) || !existsSync(place) || !statSync(place).isFile()) return null
  const content = Buffer.concat([Buffer.from(prefix), readFileSync(place)])
  const kind = extname(path)
  return {
    body: COMPRESSED.includes(kind) ? gzipSync(content) : content,
    tag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
    headers: headersOf(kind),
  }
}

const headersOf = (kind: string): Record<string, string> => ({
  'content-type': TYPES[kind] ?? 'application/octet-stream',
  ...(COMPRESSED.includes(kind) && { 'content-encoding': 'gzip' }),
})
