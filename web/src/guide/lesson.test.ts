import { beforeEach, expect, it, vi } from 'vitest'

import type { Scene, Table } from '../page/protocol.ts'
import { Lesson } from './lesson.svelte.ts'

const told = vi.hoisted(() => ({ attempt: vi.fn(), checkAttempt: vi.fn() }))
vi.mock(import('../table/net/api.ts'), async (original) => ({ ...(await original()), ...told }))

function scene(say: string | null, more: Partial<Scene> & { lies?: string } = {}): Scene {
  const { lies = '', ...facts } = more
  return { part: 0, say, action: null, code: null, point: [], table: { view: { lies } } as unknown as Table, ...facts }
}

const SCENES = [
  scene('welcome'),
  scene('try', { action: 'lay a left', code: 'lay.does_not_fit' }),
  scene('do', { action: 'lay b left' }),
  scene(null, { lies: 'b' }),
  scene('read', { lies: 'b c' }),
  scene('other', { part: 1 }),
]
const lesson = () => new Lesson({ game: 'zoo-domino', scenes: SCENES })
const legal = { verdict: 'legal', code: null, rule: null, pieces: [], args: {}, message: null }
const refused = { ...legal, verdict: 'refused', code: 'lay.does_not_fit', rule: 'ZD-12', message: 'no' }

beforeEach(() => sessionStorage.clear())

it('goes on where what was asked for is done, and stays where something else is', async () => {
  const it = lesson()
  it.next()
  it.next()
  told.attempt.mockResolvedValueOnce({ ...legal, wanted: false })
  await it.act('lay c left')
  expect([it.scene.say, it.remark?.kind]).toEqual(['do', 'otherwise'])
  told.attempt.mockResolvedValueOnce({ ...legal, wanted: true })
  await it.act('lay b left')
  expect([it.at, it.watching, it.remark]).toEqual([3, true, null])
  expect(told.attempt).toHaveBeenLastCalledWith('zoo-domino', 2, 'lay b left')
})

it('goes on where what was to be refused is, and still tells why', async () => {
  const it = lesson()
  it.next()
  told.attempt.mockResolvedValueOnce({ ...refused, wanted: false })
  await it.act('lay a left')
  expect([it.scene.say, it.refused?.rule]).toEqual(['do', 'ZD-12'])
  told.attempt.mockResolvedValueOnce({ ...refused, wanted: false })
  await it.act('lay a left')
  expect([it.scene.say, it.refused?.code]).toEqual(['do', 'lay.does_not_fit'])
})

it('takes a draft for an attempt only if it is the one asked for', async () => {
  const it = lesson()
  it.next()
  const draft = { action: 'lay x', refusal: { code: 'lay.does_not_fit' } }
  told.checkAttempt.mockResolvedValueOnce(draft)
  expect(await it.ask({ type: 'check', action: 'lay x' })).toMatchObject({ type: 'checked', draft })
  expect(it.scene.say).toBe('try')
  told.checkAttempt.mockResolvedValueOnce({ ...draft, action: 'lay a left' })
  await it.ask({ type: 'check', action: 'lay a left' })
  expect(it.scene.say).toBe('do')
})

it('hints at what is asked for', async () => {
  const it = lesson()
  expect(await it.ask({ type: 'hint' })).toBeNull()
  it.next()
  expect(await it.ask({ type: 'hint' })).toMatchObject({ action: 'lay a left' })
})

it('counts the scenes that can be read, goes back to them, and starts again', () => {
  const it = lesson()
  for (let n = 0; n < 4; n++) it.next()
  expect([it.scene.say, it.step, it.steps]).toEqual(['read', 4, 5])
  it.back()
  expect(it.scene.say).toBe('do')
  it.restart()
  expect([it.scene.say, it.step]).toEqual(['welcome', 1])
})

it('leaves the table alone where only the words change, and makes the board anew for another part', () => {
  const it = lesson()
  const { table } = it.scene
  it.next()
  expect(it.scene.table).toBe(table)
  it.back()
  const { jumps } = it
  for (let n = 0; n < 4; n++) it.next()
  expect(it.scene.table).not.toBe(table)
  expect(it.jumps).toBe(jumps)
  it.next()
  expect([it.last, it.jumps]).toEqual([true, jumps + 1])
})

it('outlives a reload, but begins anew after its end', () => {
  const it = lesson()
  it.next()
  it.next()
  expect(lesson().scene.say).toBe('do')
  for (let n = 0; n < 3; n++) it.next()
  expect(lesson().scene.say).toBe('welcome')
})
