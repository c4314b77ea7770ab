import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Refused, Table } from '../../page/protocol.ts'
import { Connection, mayComeBack } from './connection.svelte.ts'
import { RecordingServer } from './recording-server.ts'

const table = (version: number) =>
  ({ type: 'table', code: 'ABC', version, seats: [], rematch: null, waiting: null }) as unknown as Table
const refusal = (id: string | null, code: string): Refused => {
  return { type: 'refused', id, code, rule: null, message: '', pieces: [], args: {} }
}

let server: RecordingServer
let connection: Connection
let gone: ReturnType<typeof vi.fn<() => void>>
let emoted: ReturnType<typeof vi.fn<() => void>>

beforeEach(async () => {
  server = new RecordingServer()
  gone = vi.fn<() => void>()
  emoted = vi.fn<() => void>()
  connection = new Connection(await server.address(), 'my-token', { gone, emoted })
  void connection.open()
})

afterEach(() => {
  connection.close()
  server.close()
})

const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 })
const hello = (times: number) =>
  until(() => expect(server.received.filter((m) => m.type === 'hello')).toHaveLength(times))

async function beAtTheTable(version = 1): Promise<void> {
  await hello(1)
  server.send(table(version))
  await until(() => expect(connection.state).toBe('connected'))
}

async function lastSaid(type: string, times = 1): Promise<{ id: string }> {
  await until(() => expect(server.received.filter((m) => m.type === type)).toHaveLength(times))
  return server.received.findLast((m) => m.type === type) as unknown as { id: string }
}

it('says who it is and shows the table that comes', async () => {
  await beAtTheTable(7)
  expect(server.received).toEqual([{ type: 'hello', token: 'my-token' }])
  expect(connection.table?.version).toBe(7)
})

describe('a question', () => {
  const check = { type: 'check', action: 'lay R1 R2 R3' } as const

  it('gets its own answer, and is nothing that the player did', async () => {
    await beAtTheTable()
    const first = connection.ask(check)
    const second = connection.ask({ type: 'hint' })
    const { id } = await lastSaid('check')
    const hint = { type: 'hint', id: (await lastSaid('hint')).id, version: 1, action: 'pass' }
    server.send(hint)
    server.send({ type: 'checked', id, version: 1, draft: {} })
    expect(await second).toEqual(hint)
    expect(await first).toMatchObject({ type: 'checked', id })
    expect(connection.busy).toBe(false)
  })

  it('that is refused complains to nobody but who asked', async () => {
    await beAtTheTable()
    const answer = connection.ask(check)
    const { id } = await lastSaid('check')
    server.send(refusal(id, 'notation.invalid'))
    expect(await answer).toMatchObject({ type: 'refused', code: 'notation.invalid' })
    expect([connection.refused, connection.complaint]).toEqual([null, null])
  })

  it('has no answer before there is a table, and none when the socket breaks', async () => {
    expect(await connection.ask(check)).toBeNull()
    await beAtTheTable()
    const answer = connection.ask(check)
    await lastSaid('check')
    server.sockets[0]!.terminate()
    expect(await answer).toBeNull()
  })
})

describe('a gesture', () => {
  it('is heard and does not keep the player from playing', async () => {
    await beAtTheTable()
    connection.gesture('hello')
    const { id } = await lastSaid('emote')
    expect(connection.busy).toBe(false)
    server.send({ type: 'accepted', id, version: 1 })
    server.send({ type: 'emoted', seat: 0, emote: 'hello' })
    await until(() => expect(emoted).toHaveBeenCalledWith({ type: 'emoted', seat: 0, emote: 'hello' }))
    expect(connection.complaint).toBeNull()
  })

  it('too many is told, and one without a connection is forgotten', async () => {
    connection.gesture('hello')
    await beAtTheTable()
    connection.gesture('laugh')
    server.send(refusal((await lastSaid('emote')).id, 'emote.too_fast'))
    await until(() => expect(connection.complaint).toMatchObject({ code: 'emote.too_fast' }))
  })
})

describe('who lost the seat', () => {
  const playing = { ...table(1), phase: 'playing' } as Table

  it.each([
    ['seat.left', 'my-token'],
    ['seat.replaced', 'my-token'],
    ['seat.removed', null],
    ['seat.unknown_token', null],
  ])('%s: comes back with %s', async (code, token) => {
    await hello(1)
    server.send(playing)
    server.send({ type: 'gone', code })
    await until(() => expect(connection.complaint).toMatchObject({ code }))
    expect(connection.removed).toBe(code === 'seat.removed')
    server.sockets[0]!.terminate()
    await hello(2)
    expect(server.received.at(-1)).toEqual({ type: 'hello', token })
  })

  it('before the start has none', () => {
    expect(mayComeBack({ type: 'gone', code: 'seat.left' }, { ...table(1), phase: 'waiting' })).toBe(false)
  })
})

it('replaces the table whole', async () => {
  await beAtTheTable(1)
  const first = connection.table
  server.send(table(2))
  await until(() => expect(connection.table?.version).toBe(2))
  expect(connection.table).not.toBe(first)
})

it('is not busy any more when the table has gone on, though the answer is still to come', async () => {
  await beAtTheTable(4)
  connection.send({ type: 'play', action: 'take', version: 4 })
  expect(connection.busy).toBe(true)
  server.send(table(4)) // somebody arrived or left
  server.send(table(5))
  await until(() => expect(connection.table?.version).toBe(5))
  expect(connection.busy).toBe(false)
  connection.send({ type: 'play', action: 'end', version: 5 })
  expect(connection.busy).toBe(true)
  const first = server.received.find((m) => m.type === 'play') as unknown as { id: string }
  server.send({ type: 'accepted', id: first.id, version: 5 })
  const { id } = await lastSaid('play', 2)
  expect(connection.busy).toBe(true)
  server.send({ type: 'accepted', id, version: 6 })
  server.send(table(6))
  await until(() => expect(connection.busy).toBe(false))
})

it('is busy until the answer and the table after it are there', async () => {
  await beAtTheTable(1)
  connection.send({ type: 'play', action: 'draw', version: 1 })
  expect(connection.busy).toBe(true)
  const { id } = await lastSaid('play')
  server.send({ type: 'accepted', id, version: 2 })
  server.send(refusal(null, 'message.too_fast')) // a later message to wait for
  await until(() => expect(connection.complaint).not.toBeNull())
  expect(connection.busy).toBe(true)
  server.send(table(2))
  await until(() => expect(connection.busy).toBe(false))
})

describe('a refusal', () => {
  beforeEach(async () => {
    await beAtTheTable()
    connection.send({ type: 'play', action: 'pass', version: 1 })
    server.send(refusal((await lastSaid('play')).id, 'pass.must_draw'))
    await until(() => expect(connection.refused?.code).toBe('pass.must_draw'))
  })

  it('ends the waiting', () => expect(connection.busy).toBe(false))

  it('leaves the board with the next table, and stays readable', async () => {
    server.send(table(2))
    await until(() => expect(connection.refused).toBeNull())
    expect(connection.complaint).toMatchObject({ code: 'pass.must_draw' })
  })

  it('goes with the next thing said', () => {
    connection.send({ type: 'play', action: 'draw', version: 1 })
    expect(connection.refused).toBeNull()
    expect(connection.complaint).toBeNull()
  })
})

it('does not complain where somebody else dealt the next round', async () => {
  await beAtTheTable()
  connection.send({ type: 'next_round', version: 1 })
  server.send(refusal((await lastSaid('next_round')).id, 'turn.stale'))
  await until(() => expect(connection.busy).toBe(false))
  expect(connection.complaint).toBeNull()
})

describe('when the connection breaks', () => {
  it('comes back by itself with the same token', async () => {
    await beAtTheTable()
    server.sockets[0]!.terminate()
    await until(() => expect(connection.state).toBe('reconnecting'))
    await hello(2)
    server.send(table(3))
    await until(() => expect(connection.state).toBe('connected'))
    expect(server.received.at(-1)).toEqual({ type: 'hello', token: 'my-token' })
    expect(connection.table?.version).toBe(3)
  })

  it('says again what was not answered, with the same id, once the table is there', async () => {
    await beAtTheTable()
    connection.send({ type: 'play', action: 'draw', version: 1 })
    const first = await lastSaid('play')
    server.sockets[0]!.terminate()
    await hello(2)
    expect(server.received.filter((m) => m.type === 'play')).toHaveLength(1)
    server.send(table(1))
    expect(await lastSaid('play', 2)).toEqual(first)
  })

  it('keeps what is said meanwhile', async () => {
    await beAtTheTable()
    server.sockets[0]!.terminate()
    await until(() => expect(connection.state).toBe('reconnecting'))
    connection.send({ type: 'play', action: 'draw', version: 1 })
    await hello(2)
    server.send(table(1))
    await lastSaid('play')
  })

  it('tries at once when the network is back', async () => {
    await beAtTheTable()
    window.dispatchEvent(new Event('online'))
    await hello(2)
    expect(connection.state).toBe('reconnecting')
  })
})

it('asks no more where there is no such table', async () => {
  await hello(1)
  server.send(refusal(null, 'table.unknown'))
  await until(() => expect(connection.state).toBe('ended'))
  expect(connection.complaint).toMatchObject({ code: 'table.unknown' })
})

it('looks on, and asks without a token, after its seat is gone', async () => {
  await beAtTheTable()
  server.send({ type: 'gone', code: 'seat.removed' })
  await until(() => expect(gone).toHaveBeenCalledWith({ type: 'gone', code: 'seat.removed' }))
  server.sockets[0]!.terminate()
  await hello(2)
  expect(server.received.at(-1)).toEqual({ type: 'hello', token: null })
})

it('says who it is anew after sitting down', async () => {
  await beAtTheTable()
  connection.sit('another token')
  await hello(2)
  expect(server.received.at(-1)).toEqual({ type: 'hello', token: 'another token' })
})

it('is silent once closed', async () => {
  await beAtTheTable()
  connection.close()
  window.dispatchEvent(new Event('online'))
  expect(connection.state).toBe('ended')
  expect(server.sockets).toHaveLength(1)
})

it('shows the token of the seat in the handshake, and none without a seat or with one that no header can carry', async () => {
  await hello(1)
  connection.sit(null)
  await hello(2)
  connection.sit('pasted, with a comma')
  await hello(3)
  expect(server.offered).toEqual(['tablee,seat.my-token', undefined, undefined])
})
