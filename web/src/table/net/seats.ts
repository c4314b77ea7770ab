/** The seats that this browser holds, a token each, and the names of the people on them. */

import { linkTo } from '../../page/links.ts'
import { recall, remember } from '../../page/memory.ts'
import type { Table } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'

/** In place of a token: the seat that the guest's cookie opens. */
const BY_COOKIE = 'cookie'

/** The tokens of the seats that this device has at a table; null stands for the cookie alone. */
export function tokensFor(code: string): (string | null)[] {
  const kept = recall(`seat.${code}`)?.split(' ') ?? []
  return kept.map((token) => (token === BY_COOKIE ? null : token))
}

/**
 * The same if one person plays here; with several, nobody's hand is shown to the person who happens to hold the device.
 */
export function tokenFor(code: string): string | null {
  const tokens = tokensFor(code)
  return tokens.length === 1 ? tokens[0]! : null
}

export function keepTokens(code: string, tokens: readonly (string | null)[]): void {
  const kept = tokens.some((token) => token !== null) ? tokens.map((token) => token ?? BY_COOKIE) : []
  remember(`seat.${code}`, kept.join(' ') || null)
}

/** Add the seat of a seat link (after its `#`) to those of this device, and hide it from the address bar. */
export function takeSeatFromAddress(code: string, address: Location = location): string | null {
  const token = new URLSearchParams(address.hash.slice(1)).get('seat')?.replace(/\s/g, '')
  if (!token) return null
  const tokens = tokensFor(code)
  if (!tokens.includes(token)) keepTokens(code, [...tokens, token])
  history.replaceState(history.state, '', address.pathname)
  return token
}

export function inviteLink(code: string): string {
  return `${location.origin}${linkTo(`/t/${code}`)}`
}

export function seatLink(code: string, token: string): string {
  return `${inviteLink(code)}#seat=${token}`
}

/** The names given to people without one, in every language that they may have used when they sat down. */
export const NAMES_OF_GUESTS = ['Guest', 'Gast', 'Invitado', 'Invité', 'Ospite']

interface Named {
  seats: readonly { name: string | null }[]
  /** The reader's own seat: without a name it is called "You". */
  me?: number | null
  phase?: Table['phase']
}

/** The name of each seat, numbered if it occurs twice. */
export function seatNames({ seats, me = null, phase }: Named, texts: Texts): string[] {
  const names = seats.map(({ name }, seat) => {
    if (name === null) return texts.say('seat', { number: seat + 1 })
    // Before the start, people see what the others see.
    const nameless = seat === me && phase !== 'waiting' && NAMES_OF_GUESTS.includes(name)
    return nameless ? (recall('name') ?? texts.say('name-you')) : isolated(name)
  })
  return names.map((name, seat) => {
    const alike = names.filter((other) => other === name)
    if (alike.length === 1) return name
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`
  })
}

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A name written from right to left must not change the direction of the sentence around it. */
function isolated(name: string): string {
  return FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name
}

/** Whether the table waits for this viewer. */
export function isMyTurn(table: Table): boolean {
  return table.phase === 'playing' && table.me !== null && table.view?.turn === table.me
}

/** Whether this viewer opened the table, or inherited it. */
export function isHost(table: Table): boolean {
  return table.me !== null && table.seats[table.me]!.host
}

/** The seats of the others, starting after this viewer's; all seats for a spectator. */
export function otherSeats({ me, counts }: { me: number | null; counts: unknown[] }): number[] {
  const seats = counts.map((_, seat) => seat)
  return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)]
}
