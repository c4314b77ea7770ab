import { beforeAll, expect, it } from 'vitest'

import { Announcer } from '../../page/announcer.svelte.ts'
import type { Hint } from '../../page/protocol.ts'
import { Texts } from '../../page/texts.svelte.ts'
import type { Answer } from '../net/connection.svelte.ts'
import { Hints, type HintTaker } from './hints.svelte.ts'

const texts = new Texts()
beforeAll(() => texts.speak('en'))

const HINT: Hint = {
  type: 'hint',
  id: '',
  version: 1,
  action: 'say 3',
  possible: [],
  advice: [],
  pieces: [],
  places: [],
}

/** A hint at a table that can change, and a server that answers when the test lets it. */
function sit(more: Partial<HintTaker> = {}) {
  let about = $state('before')
  let answer: (told: Answer | null) => void = () => {}
  const shown: string[] = []
  const announcer = new Announcer()
  const taker: HintTaker = {
    game: () => 'memory',
    ask: () => new Promise((resolve) => (answer = resolve)),
    about: () => about,
    names: () => ['Anna', 'Ben'],
    present: (action) => shown.push(action),
    ...more,
  }
  const hints = new Hints(taker, texts, announcer)
  const heard = () => announcer.lines.map(({ text }) => text)
  return { hints, shown, heard, tell: (told: Answer | null) => answer(told), change: () => (about = 'after') }
}

it('of a game without remarks is its action, at once', async () => {
  const { hints, shown, heard, tell } = sit({ describe: (action) => `Would ${action}` })
  const asked = hints.press()
  expect(hints.waits).toBe(true)
  tell(HINT)
  await asked
  expect([hints.waits, hints.step, hints.lines, hints.marks]).toEqual([false, 'advice', ['Would say 3'], []])
  expect([shown, heard()]).toEqual([['say 3'], ['Would say 3']])
})

it('is asked for once', async () => {
  let asked = 0
  const { hints } = sit({ ask: () => Promise.resolve(asked++ ? null : HINT) })
  const first = hints.press()
  void hints.press()
  await first
  expect(asked).toBe(1)
  expect(hints.lines).toEqual(['This is what an expert would do.'])
})

it('comes too late for a table that has changed', async () => {
  const { hints, shown, tell, change } = sit()
  const asked = hints.press()
  change()
  tell(HINT)
  await asked
  expect([hints.step, shown]).toEqual([null, []])
})

it('goes away with what it is about', async () => {
  const { hints, tell, change } = sit()
  const asked = hints.press()
  tell(HINT)
  await asked
  expect(hints.step).toBe('advice')
  change()
  expect([hints.step, hints.lines, hints.marks]).toEqual([null, [], []])
  hints.advise()
  expect(hints.step).toBeNull()
})

it('may be refused, or not be answered at all', async () => {
  const { hints, heard, tell } = sit()
  let asked = hints.press()
  tell({ type: 'refused', id: '', code: 'server.busy', rule: null, message: '', pieces: [], args: {} })
  await asked
  expect(heard()).toHaveLength(1)
  asked = hints.press()
  tell(null)
  await asked
  expect([hints.step, hints.waits]).toEqual([null, false])
})
