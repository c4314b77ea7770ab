/** Answering the offer of a rematch, whose table has been made already with a seat for everyone. */

import { Connection, socketAddress } from './connection.svelte.ts'

/** Give up the seats that are kept there, so that those who wait know; whoever has none there has nothing to say. */
export function declineRematch(code: string, tokens: readonly (string | null)[]): void {
  for (const token of tokens) {
    const connection: Connection = new Connection(socketAddress(code), token, { gone: () => connection.close() })
    void connection.open().then(({ me }) => (me === null ? connection.close() : connection.send({ type: 'leave' })))
  }
}
