/** The real server for the browser tests: its own database, any free port, bots that do not wait. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const program = `
import sys
from tablee.server.run import serve
serve(host="127.0.0.1", port=0, database=sys.argv[1], bot_pace=float(sys.argv[2]), patience=100)
`

function python(): string {
  const own = join(root, '.venv/bin/python')
  return process.env.TABLEE_PYTHON ?? (existsSync(own) ? own : 'python3')
}

export default async function startServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-e2e-'))
  const database = `sqlite:///${join(folder, 'tables.db')}`
  const server = spawn(python(), ['-c', program, database, process.env.BOT_PACE ?? '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.TABLEE_URL = await new Promise<string>((found, failed) => {
    let said = ''
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
    server.stdout.on('data', (words) => {
      said += words
      const address = /http:\/\/\S+/.exec(said)
      if (address) found(address[0])
    })
  })
  return async () => {
    server.kill('SIGINT')
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}
