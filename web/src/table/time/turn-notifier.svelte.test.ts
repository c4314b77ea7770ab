import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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

it('takes back only the call to the table whose turn has passed', () => {
  settings.notify = true
  turnNotifier.notify(CALL)
  turnNotifier.notify({ ...CALL, path: '/t/XYZ' })
  turnNotifier.settle('/t/ABC')
  expect(Shown.all.map(({ closed }) => closed)).toEqual([true, false])
  expect(sign()).not.toContain('/usual.svg') // the other table still calls
  turnNotifier.settle('/t/XYZ')
  expect(Shown.all.map(({ closed }) => closed)).toEqual([true, true])
  expect(sign()).toContain('/usual.svg')
})

describe('where only the worker may show it', () => {
  /** What the worker shows, as a phone does: by its tag. */
  let shown: Record<string, string> = {}
  const worker = {
    showNotification: async (title: string, { tag }: { tag: string }) => void (shown[tag] = title),
    getNotifications: async ({ tag }: { tag?: string }) =>
      Object.keys(shown)
        .filter((one) => tag === undefined || one === tag)
        .map((one) => ({ close: () => delete shown[one] })),
  }
  beforeEach(() => {
    shown = {}
    settings.notify = true
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
      value: { getRegistration: () => Promise.resolve(worker) },
    })
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

  it('is closed when the turn has passed, and others stay', async () => {
    turnNotifier.notify(CALL)
    turnNotifier.notify({ ...CALL, path: '/t/XYZ' })
    await vi.waitFor(() => expect(Object.keys(shown)).toEqual(['/t/ABC', '/t/XYZ']))
    turnNotifier.settle('/t/ABC')
    await vi.waitFor(() => expect(Object.keys(shown)).toEqual(['/t/XYZ']))
    turnNotifier.notify(CALL) // the next turn
    await vi.waitFor(() => expect(Object.keys(shown)).toEqual(['/t/XYZ', '/t/ABC']))
  })

  it('is closed when its table is opened, also by a page that did not show it', async () => {
    shown = { '/t/ABC': 'Zoo Domino' }
    turnNotifier.settle('/t/ABC')
    await vi.waitFor(() => expect(shown).toEqual({}))
  })

  it('is not left behind when the turn passes before it is shown', async () => {
    turnNotifier.notify(CALL)
    turnNotifier.settle('/t/ABC')
    turnNotifier.notify({ ...CALL, path: '/t/XYZ' }) // what is asked last is done last
    await vi.waitFor(() => expect(Object.keys(shown)).toEqual(['/t/XYZ']))
  })

  it('is closed when somebody looks at the page', async () => {
    turnNotifier.notify(CALL)
    await vi.waitFor(() => expect(Object.keys(shown)).toEqual(['/t/ABC']))
    hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(shown).toEqual({}))
  })
})
