/** One WebSocket to one table: sends the player's messages, holds the latest table, and reconnects by itself. */

import type {
  Accepted,
  AskHint,
  Check,
  Checked,
  Consider,
  Considered,
  Elsewhere,
  Emote,
  Emoted,
  Gone,
  Hint,
  Outdated,
  Refused,
  Said,
  Table,
  Told,
} from '../../page/protocol.ts'
import { buildOfPage } from '../../page/renewal.ts'

/** Requests that change nothing at the table. */
export type Question = WithoutId<Check | AskHint | Consider>
export type Answer = Checked | Hint | Considered | Refused

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never

const RETRY_DELAY_MS = 250 // before the first retry; doubled for each further one
const MAX_RETRY_DELAY_MS = 5_000
const ANSWER_TIMEOUT_MS = 10_000 // without an answer for this long, the socket is considered dead
const MAX_HIDDEN_MS = 60_000 // a tab that was hidden for longer may have a dead socket without knowing it

// Another player asked for the next round a moment earlier: not an error.
const DEALT_ALREADY = ['turn.stale', 'match.round_not_over']

/** Whether a newer table has arrived since the message: it comes just before the answer. */
const isSeen = (said: Said, table: Table | null) => 'version' in said && table !== null && table.version > said.version

/** Callbacks for the owner of the connection. */
export interface Hooks {
  /** A new table has replaced the old one. */
  replaced?: (before: Table | null, after: Table) => void
  /** The seat is no longer ours. */
  gone?: (told: Gone) => void
  /** A player made a gesture. */
  emoted?: (told: Emoted) => void
  /** The server has another build of the page. */
  outdated?: (told: Outdated) => void
}

export class Connection {
  /** The latest table from the server: replaced as a whole, never patched. */
  table = $state.raw<Table | null>(null)
  state = $state<'connecting' | 'connected' | 'reconnecting' | 'ended'>('connecting')
  /** Why the last message was refused; cleared by the next table or message. */
  refused = $state.raw<Refused | null>(null)
  /** The same as shown to the player; cleared when dismissed or by the next message. */
  complaint = $state.raw<Refused | Gone | Elsewhere | null>(null)
  /** The connection failed before the first table arrived. */
  unreached = $state(false)
  /** The host removed us: we cannot sit down at this table again. */
  removed = $state(false)

  #unanswered = $state.raw<readonly Said[]>([])
  #expected = $state(0) // the version that our last accepted action led to
  /** A message is on its way, or its result has not arrived yet. */
  busy = $derived(
    this.#unanswered.some((said) => !isSeen(said, this.table)) ||
      (this.table !== null && this.table.version < this.#expected),
  )

  #requests: Record<string, (answer: Answer | Accepted | null) => void> = {}
  #url: string
  #token: string | null
  #hooks: Hooks
  #socket: WebSocket | null = null
  #ready = false // the first table came over this socket: messages can be sent
  #retryDelay = RETRY_DELAY_MS
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #answerTimer: ReturnType<typeof setTimeout> | undefined
  #hiddenSince = 0
  #elsewhereShown = false
  #first: ((table: Table) => void) | undefined

  constructor(url: string, token: string | null, hooks: Hooks = {}) {
    this.#url = url
    this.#token = token
    this.#hooks = hooks
  }

  /** Connect, and stay connected until `close`; resolves with the first table. */
  open(): Promise<Table> {
    window.addEventListener('online', this.tryNow)
    window.addEventListener('offline', this.tryNow) // a server on this machine is still reachable
    window.addEventListener('pageshow', this.#checkVisibility) // back from the page cache: the socket is dead
    document.addEventListener('visibilitychange', this.#checkVisibility)
    this.#connect()
    return new Promise((resolve) => (this.#first = resolve))
  }

  close(): void {
    window.removeEventListener('online', this.tryNow)
    window.removeEventListener('offline', this.tryNow)
    window.removeEventListener('pageshow', this.#checkVisibility)
    document.removeEventListener('visibilitychange', this.#checkVisibility)
    this.#end()
  }

  /** Identify again after taking a seat. Without a token, the cookie counts. */
  sit(token: string | null): void {
    this.#token = token
    this.complaint = null
    this.#connect()
  }

  send(message: WithoutId<Said>): void {
    this.refused = null
    this.complaint = null
    const said = { ...message, id: newId() } as Said
    this.#unanswered = [...this.#unanswered, said]
    this.#transmit(said)
  }

  /** Send a request that changes nothing. Without a socket, or if it is lost, the answer is null. */
  ask(question: Question): Promise<Answer | null> {
    return this.#request(question) as Promise<Answer | null>
  }

  /** Make a gesture; it is not sent again if the socket is down. */
  gesture(emote: Emote['emote']): void {
    void this.#request({ type: 'emote', emote }).then((answer) => {
      if (answer?.type === 'refused') this.complaint = answer
    })
  }

  #request(message: Question | WithoutId<Emote>): Promise<Answer | Accepted | null> {
    if (!this.#ready || !this.#socket) return Promise.resolve(null)
    const id = newId()
    this.#socket.send(JSON.stringify({ ...message, id }))
    return new Promise((answer) => (this.#requests[id] = answer))
  }

  dismiss(): void {
    this.complaint = null
  }

  #connect = (): void => {
    this.#closeSocket()
    const socket = new WebSocket(this.#url, subprotocolsFor(this.#token))
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.#token }))
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as Told)
    socket.onclose = () => this.#reconnectLater()
  }

  /** Detach from the old socket and ignore its further events. */
  #closeSocket(): void {
    for (const answer of Object.values(this.#requests)) answer(null)
    this.#requests = {}
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#answerTimer)
    if (!this.#socket) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
    this.#socket = null
    this.#ready = false
  }

  #end(): void {
    this.#closeSocket()
    this.state = 'ended'
  }

  #reconnectLater(): void {
    this.#closeSocket()
    if (this.state === 'connected') this.state = 'reconnecting'
    this.unreached = this.table === null
    this.#retryTimer = setTimeout(this.#connect, this.#retryDelay * (0.75 + Math.random() / 2))
    this.#retryDelay = Math.min(this.#retryDelay * 2, MAX_RETRY_DELAY_MS)
  }

  #receive(told: Told): void {
    switch (told.type) {
      case 'table':
        return this.#receiveTable(told)
      case 'accepted':
        if (told.id in this.#requests) return this.#resolve(told.id, told)
        this.#expected = Math.max(this.#expected, told.version)
        return this.#answered(told.id)
      case 'checked':
      case 'hint':
      case 'considered':
        return this.#resolve(told.id, told)
      case 'refused':
        if (told.id !== null && told.id in this.#requests) return this.#resolve(told.id, told)
        return this.#receiveRefusal(told)
      case 'gone':
        if (!mayComeBack(told, this.table)) this.#token = null
        if (told.code === 'seat.removed') this.removed = true
        this.#unanswered = []
        this.complaint = told
        return this.#hooks.gone?.(told)
      case 'elsewhere':
        if (!this.#elsewhereShown) this.complaint = told // once is enough, however often the other device reconnects
        this.#elsewhereShown = true
        return
      case 'emoted':
        return this.#hooks.emoted?.(told)
      case 'outdated':
        this.#hooks.outdated?.(told)
    }
  }

  #resolve(id: string, answer: Answer | Accepted): void {
    this.#requests[id]?.(answer)
    delete this.#requests[id]
  }

  #receiveTable(table: Table): void {
    const before = this.table
    this.table = table
    this.refused = null
    this.#hooks.replaced?.(before, table)
    this.#first?.(table)
    this.state = 'connected'
    this.unreached = false
    if (this.#ready) return
    this.#ready = true
    this.#retryDelay = RETRY_DELAY_MS
    this.#unanswered.forEach((said) => this.#transmit(said)) // with the same ids, so that nothing is done twice
  }

  #receiveRefusal(refused: Refused): void {
    const wish = this.#unanswered.find((said) => said.id === refused.id)
    if (wish?.type === 'next_round' && DEALT_ALREADY.includes(refused.code)) return this.#answered(wish.id)
    this.complaint = refused
    if (refused.id !== null) {
      this.refused = refused
      this.#answered(refused.id)
    } else if (this.table === null && refused.code.startsWith('table.')) {
      this.#end() // there is no such table: a retry is pointless
    }
  }

  #answered(id: string): void {
    this.#unanswered = this.#unanswered.filter((said) => said.id !== id)
    if (this.#unanswered.length === 0) clearTimeout(this.#answerTimer)
  }

  #transmit(said: Said): void {
    if (!this.#ready) return // it is sent after the reconnect
    this.#socket?.send(JSON.stringify(said))
    clearTimeout(this.#answerTimer)
    this.#answerTimer = setTimeout(this.#startOver, ANSWER_TIMEOUT_MS)
  }

  #startOver = (): void => {
    if (this.state === 'ended') return
    if (this.state === 'connected') this.state = 'reconnecting'
    this.#connect()
  }

  /** Retry now instead of waiting. */
  tryNow = (): void => {
    this.#retryDelay = RETRY_DELAY_MS
    this.#startOver()
  }

  #checkVisibility = (): void => {
    if (document.hidden) {
      this.#hiddenSince = Date.now()
    } else if (this.state !== 'connected' || Date.now() - this.#hiddenSince > MAX_HIDDEN_MS) {
      this.tryNow()
    }
  }
}

/**
 * A seat's token in the handshake: after many wrong guesses from an address, the server only accepts sockets from it
 * that present a token or a cookie. And the build of this page, so that the server can say that it has another one.
 * Browsers throw if a subprotocol has other characters.
 */
function subprotocolsFor(token: string | null): string[] {
  const offered = [
    ['seat', token],
    ['build', buildOfPage()],
  ].flatMap(([name, value]) => (value && /^[\w-]+$/.test(value) ? [`${name}.${value}`] : []))
  return offered.length ? ['tablee', ...offered] : []
}

/** Whether a bot plays in our seat: then the same token opens it again. */
export function mayComeBack({ code }: Gone, table: Table | null): boolean {
  return (
    code === 'seat.replaced' ||
    (code === 'seat.left' && table !== null && table.phase !== 'waiting' && table.waiting === null)
  )
}

/** A random id. `crypto.randomUUID` is missing on pages that come over plain HTTP from another machine. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The address of a table's socket, on the page's own server. */
export function socketAddress(code: string): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/tables/${code}/socket`
}
