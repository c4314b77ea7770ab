/** One websocket to one table: says what the player does, keeps what the server tells, and comes back by itself. */

import type {
  Accepted,
  AskHint,
  Check,
  Checked,
  Elsewhere,
  Emote,
  Emoted,
  Gone,
  Hint,
  Refused,
  Said,
  Table,
  Told,
} from '../../page/protocol.ts'

/** What one can ask without anything being done. */
export type Question = WithoutId<Check | AskHint>
export type Answer = Checked | Hint | Refused

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never

const FIRST_PAUSE = 250 // ms before the first new attempt; doubled with each further one
const LONGEST_PAUSE = 5_000
const PATIENCE = 10_000 // an answer that takes longer will not come on this socket
const NAP = 60_000 // after a longer sleep of the tab the socket may be dead without anyone having noticed

// Somebody else was a moment quicker to ask for the next round: nothing to complain of.
const DEALT_ALREADY = ['turn.stale', 'match.round_not_over']

/** The table has gone on since it was said. That comes a moment before the answer, and who is quick acts on it at once. */
const isSeen = (said: Said, table: Table | null) => 'version' in said && table !== null && table.version > said.version

/** What whoever opened the connection wants to hear of as it happens. */
export interface Hooks {
  /** A new table has come in the place of another. */
  replaced?: (before: Table | null, after: Table) => void
  /** The seat is no longer ours. */
  gone?: (told: Gone) => void
  /** A player made a gesture. */
  emoted?: (told: Emoted) => void
}

export class Connection {
  /** The server's word: replaced whole, never patched. */
  table = $state.raw<Table | null>(null)
  state = $state<'connecting' | 'connected' | 'reconnecting' | 'ended'>('connecting')
  /** Why the last thing said was refused: until the next table or the next thing said. */
  refused = $state.raw<Refused | null>(null)
  /** The same for people to read: until it is dismissed or the next thing is said. */
  complaint = $state.raw<Refused | Gone | Elsewhere | null>(null)
  /** There was no table yet, and no server to ask for it. */
  unreached = $state(false)
  /** The host sent us away: there is no sitting down at this table again. */
  removed = $state(false)

  #unanswered = $state.raw<readonly Said[]>([])
  #expected = $state(0) // the version that our last accepted action led to
  /** Something is under way, and what it will lead to is not seen yet. */
  busy = $derived(
    this.#unanswered.some((said) => !isSeen(said, this.table)) ||
      (this.table !== null && this.table.version < this.#expected),
  )

  #asked: Record<string, (answer: Answer | Accepted | null) => void> = {}
  #url: string
  #token: string | null
  #hooks: Hooks
  #socket: WebSocket | null = null
  #ready = false // the table came over this socket: what we say now is heard
  #pause = FIRST_PAUSE
  #retry: ReturnType<typeof setTimeout> | undefined
  #worry: ReturnType<typeof setTimeout> | undefined
  #hiddenSince = 0
  #toldElsewhere = false
  #first: ((table: Table) => void) | undefined

  constructor(url: string, token: string | null, hooks: Hooks = {}) {
    this.#url = url
    this.#token = token
    this.#hooks = hooks
  }

  /** Connect, and stay connected until `close`; the promise is the first table that comes. */
  open(): Promise<Table> {
    window.addEventListener('online', this.tryNow)
    window.addEventListener('offline', this.tryNow) // a server on this very machine is still there
    window.addEventListener('pageshow', this.#lookUp) // from the store of pages that were left: their sockets are dead
    document.addEventListener('visibilitychange', this.#lookUp)
    this.#connect()
    return new Promise((resolve) => (this.#first = resolve))
  }

  close(): void {
    window.removeEventListener('online', this.tryNow)
    window.removeEventListener('offline', this.tryNow)
    window.removeEventListener('pageshow', this.#lookUp)
    document.removeEventListener('visibilitychange', this.#lookUp)
    this.#end()
  }

  /** Say who I am anew: after sitting down. Without a token the cookie tells. */
  sit(token: string | null): void {
    this.#token = token
    this.complaint = null
    this.#connect()
  }

  say(message: WithoutId<Said>): void {
    this.refused = null
    this.complaint = null
    const said = { ...message, id: newId() } as Said
    this.#unanswered = [...this.#unanswered, said]
    this.#send(said)
  }

  /** Ask something that changes nothing. Nobody waits for it: without a socket, or if it is lost, the answer is null. */
  ask(question: Question): Promise<Answer | null> {
    return this.#inPassing(question) as Promise<Answer | null>
  }

  /** Make a gesture: what does not arrive now is not said later. */
  gesture(emote: Emote['emote']): void {
    void this.#inPassing({ type: 'emote', emote }).then((answer) => {
      if (answer?.type === 'refused') this.complaint = answer
    })
  }

  #inPassing(message: Question | WithoutId<Emote>): Promise<Answer | Accepted | null> {
    if (!this.#ready || !this.#socket) return Promise.resolve(null)
    const id = newId()
    this.#socket.send(JSON.stringify({ ...message, id }))
    return new Promise((answer) => (this.#asked[id] = answer))
  }

  dismiss(): void {
    this.complaint = null
  }

  #connect = (): void => {
    this.#drop()
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.#token }))
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as Told)
    socket.onclose = () => this.#comeBack()
  }

  /** Nothing that the old socket still does concerns us. */
  #drop(): void {
    for (const answer of Object.values(this.#asked)) answer(null)
    this.#asked = {}
    clearTimeout(this.#retry)
    clearTimeout(this.#worry)
    if (!this.#socket) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
    this.#socket = null
    this.#ready = false
  }

  #end(): void {
    this.#drop()
    this.state = 'ended'
  }

  #comeBack(): void {
    this.#drop()
    if (this.state === 'connected') this.state = 'reconnecting'
    this.unreached = this.table === null
    this.#retry = setTimeout(this.#connect, this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #hear(told: Told): void {
    switch (told.type) {
      case 'table':
        return this.#see(told)
      case 'accepted':
        if (told.id in this.#asked) return this.#tell(told.id, told)
        this.#expected = Math.max(this.#expected, told.version)
        return this.#answered(told.id)
      case 'checked':
      case 'hint':
        return this.#tell(told.id, told)
      case 'refused':
        if (told.id !== null && told.id in this.#asked) return this.#tell(told.id, told)
        return this.#hearRefusal(told)
      case 'gone':
        if (!mayComeBack(told, this.table)) this.#token = null
        if (told.code === 'seat.removed') this.removed = true
        this.#unanswered = []
        this.complaint = told
        return this.#hooks.gone?.(told)
      case 'elsewhere':
        if (!this.#toldElsewhere) this.complaint = told // once is enough, however often the other device reconnects
        this.#toldElsewhere = true
        return
      case 'emoted':
        this.#hooks.emoted?.(told)
    }
  }

  #tell(id: string, answer: Answer | Accepted): void {
    this.#asked[id]?.(answer)
    delete this.#asked[id]
  }

  #see(table: Table): void {
    const before = this.table
    this.table = table
    this.refused = null
    this.#hooks.replaced?.(before, table)
    this.#first?.(table)
    this.state = 'connected'
    this.unreached = false
    if (this.#ready) return
    this.#ready = true
    this.#pause = FIRST_PAUSE
    this.#unanswered.forEach((said) => this.#send(said)) // the same ids: done twice they are done once
  }

  #hearRefusal(refused: Refused): void {
    const wish = this.#unanswered.find((said) => said.id === refused.id)
    if (wish?.type === 'next_round' && DEALT_ALREADY.includes(refused.code)) return this.#answered(wish.id)
    this.complaint = refused
    if (refused.id !== null) {
      this.refused = refused
      this.#answered(refused.id)
    } else if (this.table === null && refused.code.startsWith('table.')) {
      this.#end() // there is no such table: asking again will not make one
    }
  }

  #answered(id: string): void {
    this.#unanswered = this.#unanswered.filter((said) => said.id !== id)
    if (this.#unanswered.length === 0) clearTimeout(this.#worry)
  }

  #send(said: Said): void {
    if (!this.#ready) return // it goes out as soon as the table is there again
    this.#socket?.send(JSON.stringify(said))
    clearTimeout(this.#worry)
    this.#worry = setTimeout(this.#startOver, PATIENCE)
  }

  #startOver = (): void => {
    if (this.state === 'ended') return
    if (this.state === 'connected') this.state = 'reconnecting'
    this.#connect()
  }

  /** Do not wait any longer before the next attempt. */
  tryNow = (): void => {
    this.#pause = FIRST_PAUSE
    this.#startOver()
  }

  #lookUp = (): void => {
    if (document.hidden) {
      this.#hiddenSince = Date.now()
    } else if (this.state !== 'connected' || Date.now() - this.#hiddenSince > NAP) {
      this.tryNow()
    }
  }
}

/** Whether a bot plays on where we lost our seat: then what opened it opens it again. */
export function mayComeBack({ code }: Gone, table: Table | null): boolean {
  return (
    code === 'seat.replaced' ||
    (code === 'seat.left' && table !== null && table.phase !== 'waiting' && table.waiting === null)
  )
}

/** `crypto.randomUUID` is missing where the page comes over plain HTTP from another machine at home. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The socket of a table, beside the page. */
export function socketAddress(code: string): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/tables/${code}/socket`
}
