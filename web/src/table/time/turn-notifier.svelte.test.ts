import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { TurnNotifier } from './turn-notifier.svelte.ts'
import { callOver, chime } from '../../page/sound/sounds.ts'
import { Settings } from '../../page/settings.svelte.ts'

vi.mock('../../page/sound/sounds.ts', () => ({
  callOver: vi.fn<() => void>(),
  chime: vi.fn<() => void>(),
  setVolume: () => {},
}))

const CALL = { title: 'Zoo Domino', text: 'Your turn', path: '/t/ABC' }

/** A browser that shows notifications; like phones, it may refuse to without a worker. */
class Shown {
  static permission = 'granted'
  static all: Shown[] = []
  onclick: () => void = () => {}
  closed = false
  constructor(
    public title: string,
    public told: { body: string; tag: string },
  ) {
    Shown.all.push(this)
  }
  close() {
    this.closed = true
  }
}

let turnNotifier: TurnNotifier
let settings: Settings
let hidden = true
const sign = () => document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Notification', Shown)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  localStorage.clear()
  document.head.innerHTML = '<link rel="icon" href="/usual.svg" />'
  Shown.permission = 'granted'
  Shown.all = []
  hidden = true
  settings = new Settings()
  turnNotifier = new TurnNotifier(settings)
})
afterEach(() => {
  turnNotifier.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

it('only rings for who looks at the table', () => {
  hidden = false
  settings.notify = true
  turnNotifier.notify(CALL)
  expect([chime, callOver].map((sound) => vi.mocked(sound).mock.calls.length)).toEqual([1, 0])
  expect(Shown.all).toEqual([])
  expect(sign()).toContain('/usual.svg')
})

it('blinks, changes the sign and rings otherwise for who looks elsewhere, until they are back', () => {
  turnNotifier.notify(CALL)
  expect([chime, callOver].map((sound) => vi.mocked(sound).mock.calls.length)).toEqual([0, 1])
  expect(sign()).not.toContain('/usual.svg')
  const signs = [turnNotifier.sign]
  for (let second = 0; second < 3; second++) {
    vi.advanceTimersByTime(1_000)
    signs.push(turnNotifier.sign)
  }
  expect(signs).toEqual(['●', '○', '●', '○'])
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect([turnNotifier.sign, sign().endsWith('/usual.svg'), vi.getTimerCount()]).toEqual(['●', true, 0])
})

it('notifies only who wants it and lets it', () => {
  turnNotifier.notify(CALL)
  settings.notify = true
  Shown.permission = 'denied'
  turnNotifier.notify(CALL)
  expect(Shown.all).toEqual([])
  Shown.permission = 'granted'
  turnNotifier.notify(CALL)
  expect(Shown.all.map(({ title, told }) => [title, told.body, told.tag])).toEqual([
    ['Zoo Domino', 'Your turn', '/t/ABC'],
  ])
})

it('brings the table to the front by a click, and takes back what is no longer so', () => {
  settings.notify = true
  turnNotifier.notify(CALL)
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => {})
  Shown.all[0]!.onclick()
  expect([focus.mock.calls.length, Shown.all[0]!.closed]).toEqual([1, true])
  turnNotifier.notify(CALL)
  turnNotifier.stop()
  expect(Shown.all[1]!.closed).toBe(true)
})

it('is quiet where sounds are off', () => {
  settings.sound = false
  turnNotifier.notify(CALL)
  expect(callOver).not.toHaveBeenCalled()
})

it('has the worker show it where a page may not', async () => {
  const show = vi.fn<(title: string) => void>()
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted'
      constructor() {
        throw new TypeError('use the service worker')
      }
    },
  )
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ showNotification: show }) },
  })
  settings.notify = true
  turnNotifier.notify(CALL)
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith('Zoo Domino', expect.objectContaining({ data: '/t/ABC' })))
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
