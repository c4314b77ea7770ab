/** Answers to the offer of a rematch, whose table already exists, with a seat for everyone. */

import { Connection, socketAddress } from './connection.svelte.ts'

/** Give up the seats reserved there, so that the others know; without such a seat, nothing is sent. */
export function declineRematch(code: string, tokens: readonly (string | null)[]): void {
  for (const token of tokens) {
    const connection: Connection = new Connection(socketAddress(code), token, { gone: () => connection.close() })
    void connection.open().then(({ me }) => (me === null ? connection.close() : connection.send({ type: 'leave' })))
  }
}
