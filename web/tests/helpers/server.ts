/** The real server for the browser tests: its own database, any free port, bots without pauses. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

const program = `
import sys
from tablee.server.run import serve
serve(host="127.0.0.1", database=sys.argv[1], port=int(sys.argv[2]), bot_pace=float(sys.argv[3]), rate_limit_factor=float(sys.argv[4]))
`

export function python(): string {
  const own = join(root, '.venv/bin/python')
  return process.env.TABLEE_PYTHON ?? (existsSync(own) ? own : 'python3')
}

export interface Running {
  address: string
  end: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>
}

/** A folder for a database, until `forget`. */
export function newFolder(): { folder: string; forget: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-e2e-'))
  return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Start a server with the database of a folder; it is ready when this returns. `limits` multiplies all rate limits. */
export async function serve(
  folder: string,
  port = 0,
  env: Record<string, string> = {},
  limits = 100,
): Promise<Running> {
  const database = `sqlite:///${join(folder, 'tables.db')}`
  const server = spawn(python(), ['-c', program, database, String(port), process.env.BOT_PACE ?? '0', String(limits)], {
    cwd: root,
    env: { ...process.env, PYTHONWARNINGS: 'ignore:resource_tracker', ...env }, // a killed process cannot clean up
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((found, failed) => {
    let said = ''
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
    server.stdout.on('data', (words) => {
      said += words
      const address = /http:\/\/\S+/.exec(said)
      if (address) found(address[0])
    })
  })
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return { address, end }
}

export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.TABLEE_URL) return async () => undefined // it runs already: `make test-dist` tries what it installed
  const { folder, forget } = newFolder()
  const server = await serve(folder)
  process.env.TABLEE_URL = server.address
  return async () => {
    await server.end('SIGINT')
    forget()
  }
}
