import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { GamesCache } from './games-cache.svelte.ts'

let there: boolean
let gamesCache: GamesCache
let seen: string | undefined
const ask = vi.fn(async () => (there ? Response.json([{ name: 'zoo-domino' }]) : Response.error()))

/** A component waits for a game, until it is destroyed. */
function look(): () => void {
  const turnAway = $effect.root(() => {
    const game = $derived(gamesCache.find('zoo-domino'))
    $effect(() => void (seen = game?.name))
  })
  flushSync()
  return turnAway
}

async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask.mockClear())
  there = false
  seen = undefined
  gamesCache = new GamesCache()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is asked once while it answers, however many look', async () => {
  there = true
  const turnAway = [look(), look()]
  await wait(60_000)
  expect([seen, ask.mock.calls.length]).toEqual(['zoo-domino', 1])
  turnAway.forEach((away) => away())
})

it('is asked again when it did not answer, ever more seldom, and no longer when it did', async () => {
  const turnAway = look()
  await wait(0)
  expect([gamesCache.problem?.code, ask.mock.calls.length]).toEqual(['server.unreachable', 1])
  await wait(3_000) // after one second, and after two more
  expect(ask).toHaveBeenCalledTimes(3)
  await wait(60_000)
  expect(ask.mock.calls.length).toBeLessThan(12)
  there = true
  await wait(10_000)
  expect([seen, gamesCache.problem]).toEqual(['zoo-domino', null])
  const asked = ask.mock.calls.length
  await wait(60_000)
  expect(ask).toHaveBeenCalledTimes(asked)
  turnAway()
})

it('is asked again as soon as the network is back', async () => {
  const turnAway = look()
  await wait(0)
  there = true
  window.dispatchEvent(new Event('online'))
  await wait(0)
  expect([seen, ask.mock.calls.length]).toEqual(['zoo-domino', 2])
  turnAway()
})

it('is left alone when nobody looks any more, and asked again by whoever looks next', async () => {
  const turnAway = look()
  await wait(0)
  turnAway()
  await wait(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  there = true
  const turnAgain = look()
  await wait(0)
  expect([seen, ask.mock.calls.length]).toEqual(['zoo-domino', 2])
  turnAgain()
})
