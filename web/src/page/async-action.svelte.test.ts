import { expect, it } from 'vitest'

import { ApiError } from '../table/net/api.ts'
import { AsyncAction } from './async-action.svelte.ts'

const full = new ApiError({ code: 'table.full', args: {}, detail: 'every seat is taken' })

it('is busy from the wish on, and tells what came between until the next one', async () => {
  const asyncAction = new AsyncAction()
  await asyncAction.run(() => Promise.reject(full))
  expect([asyncAction.busy, asyncAction.problem]).toEqual([false, full])
  const under = asyncAction.run(() => Promise.resolve())
  expect([asyncAction.busy, asyncAction.problem]).toEqual([true, null])
  await under
  expect([asyncAction.busy, asyncAction.problem]).toEqual([true, null])
})

it('lets a mistake of ours be heard', async () => {
  const asyncAction = new AsyncAction()
  const mistake = new TypeError('no such name')
  await expect(asyncAction.run(() => Promise.reject(mistake))).rejects.toBe(mistake)
  expect([asyncAction.busy, asyncAction.problem]).toEqual([false, null])
})
