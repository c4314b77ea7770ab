/** Asks this device what `fetch` asks a server. */

import { ApiError } from '../table/net/api.ts'
import { deviceState } from '../table/net/device-state.svelte.ts'
import { device } from './device.ts'

/** The answer to a request below `/api`. */
export async function fetchHere(path: string, request: RequestInit = {}): Promise<Response> {
  const [, token = null] = /^Bearer (.+)$/.exec(new Headers(request.headers).get('authorization') ?? '') ?? []
  const answer = await device.call({
    method: request.method === 'POST' ? 'POST' : 'GET',
    path,
    token,
    guest: request.credentials !== 'omit',
    ...(typeof request.body === 'string' && { body: request.body }),
  })
  if (!answer) {
    // Python's parts are missing, or nothing can be stored.
    throw new ApiError({
      code: `device.${deviceState.failed ?? 'python'}`,
      args: {},
      detail: 'Python does not run here',
    })
  }
  return new Response(answer.status === 204 ? null : answer.body, {
    status: answer.status,
    headers: { 'content-type': answer.mime },
  })
}
