/** What the page and the host worker post to each other; ids and names of sockets are random texts of the page's. */

export interface Call {
  type: 'call'
  id: string
  method: 'GET' | 'POST'
  /** As after `/api`, with the query. */
  path: string
  body?: string
  /** Of a seat: what HTTP sends as `Authorization: Bearer`. */
  token?: string | null
  /** Whether this device stands for the cookie; by default it does. */
  guest?: boolean
}

export type ToHost =
  | Call
  | { type: 'open'; socket: string; code: string }
  | { type: 'line'; socket: string; text: string }
  | { type: 'close'; socket: string }
  /** Delete a table that nobody here wants any more; nothing is answered. */
  | { type: 'forget'; code: string }

export interface Answer {
  type: 'answer'
  id: string
  status: number
  mime: string
  body: string
}

export type FromHost =
  | Answer
  | { type: 'booting'; step: 'python' | 'tables' }
  | { type: 'ready' }
  | { type: 'failed'; why: 'python' | 'storage'; message: string }
  | { type: 'opened'; socket: string }
  | { type: 'line'; socket: string; text: string }
  | { type: 'closed'; socket: string; code: number }
  /** A newer version of the database was opened elsewhere: this host answers nothing more. */
  | { type: 'outdated' }
