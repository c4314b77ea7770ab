import { expect, it } from 'vitest'

import { ApiError } from '../table/net/api.ts'
import { AsyncAction } from './async-action.svelte.ts'

const full = new ApiError({ code: 'table.full', args: {}, detail: 'every seat is taken' })

it('is busy from the wish on, and tells what came between until the next one', async () => {
  const errand = new AsyncAction()
  await errand.run(() => Promise.reject(full))
  expect([errand.busy, errand.problem]).toEqual([false, full])
  const under = errand.run(() => Promise.resolve())
  expect([errand.busy, errand.problem]).toEqual([true, null])
  await under
  expect([errand.busy, errand.problem]).toEqual([true, null])
})

it('lets a mistake of ours be heard', async () => {
  const errand = new AsyncAction()
  const mistake = new TypeError('no such name')
  await expect(errand.run(() => Promise.reject(mistake))).rejects.toBe(mistake)
  expect([errand.busy, errand.problem]).toEqual([false, null])
})
