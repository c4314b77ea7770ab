/** Who answers a request: the page's server, or Python on this device. A page without a server never asks one. */

import { IS_SITE } from 'python:'

import { isKeptHere } from '../../device/parts.ts'
import { isOnDevice } from './codes.ts'
import { deviceState } from './device-state.svelte.ts'

/** Questions about rules and records: if the server does not answer, the device does. */
const EITHER = /^\/(lessons\/.+|verify|replay|solve\/.+)$/
const NEW = /^\/(games|tables)$/
const TABLE = /^\/tables\/(\w+)/
const PATIENCE_MS = 3_000

/** Throws if nobody answers. `here` asks the device whatever it is about. */
export async function reach(path: string, request?: RequestInit, here = false): Promise<Response> {
  if (here || IS_SITE || isOnDevice(TABLE.exec(path)?.[1] ?? '')) return askDevice(path, request)
  // Nobody waits for long where there is another answer.
  const kept = (NEW.test(path) || EITHER.test(path)) && (await isKeptHere())
  const answer = askServer(path, kept ? { ...request, signal: AbortSignal.timeout(PATIENCE_MS) } : request)
  return kept && EITHER.test(path) ? answer.then(orDevice, orDevice) : answer

  function orDevice(answer: unknown): Response | Promise<Response> {
    return answer instanceof Response && answer.status < 500 ? answer : askDevice(path, request)
  }
}

const askServer = (path: string, request?: RequestInit) => fetch(`/api${path}`, request)

async function askDevice(path: string, request?: RequestInit): Promise<Response> {
  deviceState.asked = true
  const { fetchHere } = await import('../../device/fetch-here.ts')
  return fetchHere(path, request)
}
