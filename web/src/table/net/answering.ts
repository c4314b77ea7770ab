/** Who answers a request: the page's server, or Python on this device. A page without a server never asks one. */

import { IS_SITE } from 'python:'

import { isKeptHere } from '../../device/parts.ts'
import { isOnDevice } from './codes.ts'
import { deviceState } from './device-state.svelte.ts'

/** Questions about rules, positions and records: if the server does not answer, the device does. */
const EITHER = /^\/(lessons\/.+|verify|replay|(referee|solve)\/.+|analysis(\/\w+)?)$/
const NEW = /^\/(games|tables)$/
const TABLE = /^\/tables\/(\w+)/
const PATIENCE_MS = 3_000

/** Who has the table that a question is about, where its address does not say so. */
export type Answerer = 'server' | 'device'

/** Throws if nobody answers. */
export async function reach(path: string, request?: RequestInit, by?: Answerer): Promise<Response> {
  if (by === 'device' || IS_SITE || isOnDevice(TABLE.exec(path)?.[1] ?? '')) return askDevice(path, request)
  const kept = by !== 'server' && (NEW.test(path) || EITHER.test(path)) && (await isKeptHere())
  // Nobody waits for long where there is another answer. What somebody may stop may take its time.
  const signal = request?.signal ?? (kept ? AbortSignal.timeout(PATIENCE_MS) : null)
  const answer = askServer(path, { ...request, signal })
  return kept && EITHER.test(path) ? answer.then(orDevice, orDevice) : answer

  function orDevice(answer: unknown): Response | Promise<Response> {
    if (answer instanceof Response && answer.status < 500) return answer
    if (request?.signal?.aborted) throw answer
    return askDevice(path, request)
  }
}

const askServer = (path: string, request: RequestInit) => fetch(`/api${path}`, request)

async function askDevice(path: string, request?: RequestInit): Promise<Response> {
  deviceState.asked = true
  const { fetchHere } = await import('../../device/fetch-here.ts')
  return fetchHere(path, request)
}
