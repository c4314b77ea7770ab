/** The tables of this device in IndexedDB. Python reads and writes its rows as JSON texts. */

/** Several copies of the page may share an origin: each has its own tables. This file is at `BASE`py/<hash>/<name>. */
const BASE = `${self.location.pathname.split('/').slice(0, -3).join('/')}/`
const NAME = `tablee${BASE === '/' ? '' : BASE}`
const VERSION = 1

interface TableRow {
  code: string
  state: string | null
}

interface EventRow {
  code: string
  number: number
  at: number
}

interface JobRow {
  code: string
  needed: boolean
}

/** What one change adds, as `rows.py` writes it. */
interface Rows {
  events: EventRow[]
  tables: TableRow[]
  jobs: JobRow[]
  states: { code: string; state: string }[]
}

const ofTable = (code: string, after = 0) => IDBKeyRange.bound([code, after], [code, Infinity], true)

export class Database {
  readonly #db: IDBDatabase

  private constructor(db: IDBDatabase) {
    this.#db = db
  }

  /** Open the database, and make it where there is none; `outdated` is called when a newer page opens a newer one. */
  static async open(outdated: () => void): Promise<Database> {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'code' })
      request.result.createObjectStore('events', { keyPath: ['code', 'number'] })
      request.result.createObjectStore('jobs', { keyPath: 'code' })
    }
    const db = await done(request)
    db.onversionchange = () => {
      db.close()
      outdated()
    }
    db.onclose = outdated // the browser's data was deleted
    const database = new Database(db)
    await database.#attempt()
    return database
  }

  /** A device that is full is found out before a table is made. */
  #attempt(): Promise<void> {
    const transaction = this.#db.transaction('jobs', 'readwrite', { durability: 'strict' })
    const jobs = transaction.objectStore('jobs')
    jobs.put({ code: '', needed: false } satisfies JobRow)
    jobs.delete('')
    return completed(transaction)
  }

  /** Commit all rows in one transaction, and resolve when they are on the disk. A key that is taken stores nothing. */
  write = (groups: string): Promise<void> => {
    const rows = JSON.parse(groups) as Rows[]
    const transaction = this.#db.transaction(['tables', 'events', 'jobs'], 'readwrite', { durability: 'strict' })
    const [tables, events, jobs] = ['tables', 'events', 'jobs'].map((name) => transaction.objectStore(name))
    for (const row of rows.flatMap((group) => group.tables)) tables!.add(row)
    for (const row of rows.flatMap((group) => group.events)) events!.add(row) // never put: a second writer must fail
    for (const job of rows.flatMap((group) => group.jobs)) {
      if (job.needed) jobs!.put(job)
      else jobs!.delete(job.code)
    }
    for (const { code, state } of rows.flatMap((group) => group.states)) {
      const request = tables!.get(code)
      request.onsuccess = () => request.result && tables!.put({ ...(request.result as TableRow), state })
    }
    return completed(transaction)
  }

  /** Delete all rows of a table. */
  forget = async (code: string): Promise<void> => {
    const transaction = this.#db.transaction(['tables', 'events', 'jobs'], 'readwrite')
    transaction.objectStore('tables').delete(code)
    transaction.objectStore('jobs').delete(code)
    await done(transaction.objectStore('events').delete(IDBKeyRange.bound([code, -Infinity], [code, Infinity])))
  }

  table = async (code: string): Promise<string | undefined> => {
    const row = await done(this.#read('tables').get(code))
    return row && JSON.stringify(row)
  }

  events = async (code: string, after: number): Promise<string> => {
    return JSON.stringify(await done(this.#read('events').getAll(ofTable(code, after))))
  }

  newest = async (codes: string): Promise<string> => {
    const events = this.#read('events')
    const last = async (code: string) => {
      const { value } = (await done(events.openCursor(ofTable(code), 'prev'))) ?? {}
      return value ? [[code, [(value as EventRow).number, (value as EventRow).at]]] : []
    }
    const found = await Promise.all((JSON.parse(codes) as string[]).map(last))
    return JSON.stringify(Object.fromEntries(found.flat() as [string, unknown][]))
  }

  jobs = async (): Promise<string> => JSON.stringify(await done(this.#read('jobs').getAllKeys()))

  #read(name: string): IDBObjectStore {
    return this.#db.transaction(name).objectStore(name)
  }
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
  })
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as DOMException)
  })
}
