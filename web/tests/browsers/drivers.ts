/** Firefox and WebKitGTK, driven alike: go somewhere, ask the page, use the mouse. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { WebSocket } from 'ws'

export const SIZE = { width: 1280, height: 800 }

export interface Driver {
  go(url: string): Promise<void>
  /** The value of an expression in the page; it may be a promise. */
  ask<Answer>(expression: string): Promise<Answer>
  click(x: number, y: number): Promise<void>
  /** The browser's errors since the last call. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** A click in WebDriver's terms, for both the classic and the BiDi protocol. */
const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return
  process.kill('SIGTERM')
  const slow = setTimeout(() => process.kill('SIGKILL'), 5_000)
  await once(process, 'exit')
  clearTimeout(slow)
}

/** Wait until a process has printed something. */
function says(process: ChildProcess, words: RegExp): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    const listen = (text: Buffer) => {
      said += String(text)
      const match = words.exec(said)
      if (match) found(match[1] ?? match[0])
    }
    process.stdout?.on('data', listen)
    process.stderr?.on('data', listen)
    process.once('error', failed)
    process.once('exit', (code) => failed(new Error(`it ended with ${code}: ${said}`)))
  })
}

/** Firefox over WebDriver BiDi, which it supports itself. */
export async function firefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'tablee-firefox-'))
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' } },
  )
  const address = await says(browser, /WebDriver BiDi listening on (ws:\S+)/)
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: { result?: unknown; error?: string; message?: string }) => void>()
  const heard: string[] = []
  socket.on('message', (text) => {
    const message = JSON.parse(String(text))
    if (message.method === 'log.entryAdded' && ['error', 'warn'].includes(message.params.level)) {
      heard.push(message.params.text)
    }
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  let last = 0
  const send = async (method: string, params: object): Promise<unknown> => {
    const id = ++last
    const answer = await new Promise<{ result?: unknown; error?: string; message?: string }>((answered) => {
      waiting.set(id, answered)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result
  }
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const { context } = contexts[0]!
  await send('browsingContext.setViewport', { context, viewport: SIZE })
  return {
    go: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    ask: async (expression) => {
      const asked = `(async () => JSON.stringify((await (${expression})) ?? null))()`
      const answer = await send('script.evaluate', {
        expression: asked,
        target: { context },
        awaitPromise: true,
      })
      const told = answer as { type: string; result: { value: string }; exceptionDetails?: { text: string } }
      if (told.type !== 'success') throw new Error(told.exceptionDetails?.text ?? told.type)
      return JSON.parse(told.result.value)
    },
    click: async (x, y) => void (await send('input.performActions', { context, actions: clickAt(x, y) })),
    complaints: async () => heard.splice(0),
    close: async () => {
      socket.close()
      await end(browser)
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** WebKitGTK's small browser over WebDriver, on a virtual screen. */
export async function webkit(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = (await says(screen, /^\d+\s/)).trim()
  const port = 20_000 + (process.pid % 20_000)
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it shows our own page only, and a container has no user namespaces
    },
  })
  const send = async (method: string, path: string, body?: object): Promise<never> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value as never
  }
  for (let tries = 0; ; tries++) {
    try {
      await send('GET', '/status')
      break
    } catch (error) {
      if (tries > 50) throw error
      await new Promise((later) => setTimeout(later, 200))
    }
  }
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string }
  const at = `/session/${sessionId}`
  await send('POST', `${at}/window/rect`, { ...SIZE, x: 0, y: 0 })
  await send('POST', `${at}/timeouts`, { script: 60_000, pageLoad: 120_000 })
  const ask = async <Answer>(expression: string): Promise<Answer> => {
    const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const told = (await send('POST', `${at}/execute/async`, { script, args: [] })) as { value: Answer; error?: string }
    if (told.error) throw new Error(told.error)
    return told.value
  }
  return {
    go: async (url) => {
      await send('POST', `${at}/url`, { url })
      // It does not report its console: the page is asked to record it.
      await ask(`(window.complaints ??= [], window.addEventListener('error', ({ message }) => window.complaints.push(message)),
        window.addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason))),
        console.error = console.warn = (...words) => window.complaints.push(words.join(' ')), null)`)
    },
    ask,
    click: async (x, y) => void (await send('POST', `${at}/actions`, { actions: clickAt(x, y) })),
    complaints: () => ask('(window.complaints ?? []).splice(0)'),
    close: async () => {
      await send('DELETE', at).catch(() => undefined)
      await end(driver)
      await end(screen)
    },
  }
}

/** The path of the browser that comes with the package. */
function miniBrowser(): string {
  const places = ['/usr/lib', ...readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`)]
    .filter((folder) => folder.endsWith('-gnu'))
    .flatMap((folder) => ['6.0', '4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`))
    .filter(existsSync)
  if (!places[0]) throw new Error('webkit2gtk-driver brought no MiniBrowser')
  return places[0]
}
