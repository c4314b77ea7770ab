// Runs the host as browsers do, by the same Pyodide and the same archives, in Node: `node driver.mjs FOLDER`.
// It speaks the page's messages over its input and output, a line of JSON each, and these besides:
//   {type: 'rows', rows}       puts rows into the database
//   {type: 'python', id, code} runs Python in the host and answers with its value
//   {type: 'fail', name}       lets the next transaction fail with an error of that name

import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'

const folder = process.argv[2]
const { boot } = await import(`${folder}boot.js`)
const load = async (path) => new Uint8Array(await readFile(path))

const tell = (message) => process.stdout.write(JSON.stringify(message) + '\n')

/** What `database.ts` does with IndexedDB, in memory. */
class Database {
  #tables = new Map()
  #events = new Map()
  #jobs = new Map()
  failure = null

  write = async (groups) => {
    if (this.failure)
      throw Object.assign(new Error('as the test wished'), {
        name: this.failure,
      })
    const rows = JSON.parse(groups)
    const all = (part) => rows.flatMap((group) => group[part])
    const keys = [...all('tables').map((row) => row.code), ...all('events').map(keyOf)]
    const taken = keys.some((key) => this.#tables.has(key) || this.#events.has(key)) || new Set(keys).size < keys.length
    if (taken) throw Object.assign(new Error('taken'), { name: 'ConstraintError' })
    for (const row of all('tables')) this.#tables.set(row.code, row)
    for (const row of all('events')) this.#events.set(keyOf(row), row)
    for (const job of all('jobs')) job.needed ? this.#jobs.set(job.code, job) : this.#jobs.delete(job.code)
    for (const { code, state } of all('states')) this.#tables.get(code).state = state
  }

  table = async (code) => (this.#tables.has(code) ? JSON.stringify(this.#tables.get(code)) : undefined)
  events = async (code, after) => JSON.stringify(this.#of(code).filter((row) => row.number > after))
  newest = async (codes) => {
    const last = JSON.parse(codes).map((code) => [code, this.#of(code).at(-1)])
    return JSON.stringify(
      Object.fromEntries(last.flatMap(([code, row]) => (row ? [[code, [row.number, row.at]]] : []))),
    )
  }
  jobs = async () => JSON.stringify([...this.#jobs.keys()])

  #of = (code) =>
    [...this.#events.values()].filter((row) => row.code === code).sort((one, other) => one.number - other.number)
}

const keyOf = (row) => `${row.code} ${row.number}`

/** What `helper-client.ts` does, with a thread of Node. */
class Helper {
  #thread = null
  #fail = () => {}
  started = 0

  start = async () => {
    if (this.#thread) return
    this.started += 1
    const thread = (this.#thread = new Worker(new URL('helper-thread.mjs', import.meta.url), { workerData: folder }))
    await new Promise((resolve, reject) => {
      this.#fail = reject
      thread.once('message', resolve)
    })
  }
  attempt = async (task) => {
    await this.start()
    return new Promise((resolve, reject) => {
      this.#fail = reject
      this.#thread.once('message', resolve)
      this.#thread.postMessage(task)
    })
  }
  end = () => {
    void this.#thread?.terminate()
    this.#thread = null
    this.#fail(new Error('the helper was ended'))
  }
}

const page = {
  answer: (id, status, mime, body) => tell({ type: 'answer', id, status, mime, body }),
  line: (socket, text) => tell({ type: 'line', socket, text }),
  closed: (socket, code) => tell({ type: 'closed', socket, code }),
}

const python = await boot(folder, load)
const [database, helper] = [new Database(), new Helper()]
const { Host } = python.pyimport('tablee.browser.host')
const host = Host(page, database, helper, Number(process.env.PACE ?? 0))
await host.open()

tell({ type: 'ready' })

const HEARD = {
  call: ({ id, method, path, body = '', token, guest = true }) => host.call(id, method, path, body, token ?? '', guest),
  open: ({ socket, code }) => host.open_socket(socket, code),
  line: ({ socket, text }) => host.line(socket, text),
  close: ({ socket }) => host.close_socket(socket),
  rows: ({ rows }) => database.write(JSON.stringify([rows])),
  fail: ({ name }) => void (database.failure = name),
  helper: ({ id }) => tell({ type: 'value', id, value: helper.started }),
  end_helper: () => helper.end(),
  python: async ({ id, code }) => {
    try {
      tell({
        type: 'value',
        id,
        value: JSON.parse(await python.runPythonAsync(code)),
      })
    } catch (error) {
      tell({ type: 'value', id, value: error.message })
    }
  },
}
for await (const line of createInterface(process.stdin)) {
  const message = JSON.parse(line)
  void HEARD[message.type](message)
  if (message.type === 'open') tell({ type: 'opened', socket: message.socket })
}
process.exit(0)
