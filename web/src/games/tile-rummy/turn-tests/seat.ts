/** A seat at a scene of Tile Rummy, for the tests of a turn. */

import { Announcer } from '../../../page/announcer.svelte.ts'
import type { Answer, Question } from '../../../table/net/connection.svelte.ts'
import { writePiece } from '../../../melds/draft/pieces.ts'
import type { DraftVerdict, Hint, Missing, Refusal, Table, TileRummyView } from '../../../page/protocol.ts'
import { Texts } from '../../../page/texts.svelte.ts'
import { namer } from '../namer.ts'
import { Turn } from '../turn.svelte.ts'

export const texts = new Texts()
texts.nameBy('tile-rummy', namer)
await texts.fetch('tile-rummy')

interface Scene {
  table?: string
  hand?: string
  turn?: number
  kinds?: string[]
  opened?: boolean
  /** What the server finds wrong with the whole draft. */
  refusal?: Refusal | null
  busy?: boolean
  /** What melds of fewer than three tiles lack. */
  missing?: Missing
  /** What is wrong with two tiles together, whatever is added. */
  hopeless?: Refusal
  points?: number
  /** A past moment. */
  still?: boolean
  hint?: Omit<Hint, 'type' | 'id' | 'version'> | null
}

/** My turn in a scene, what it asks and says, and a server that accepts each meld of three or more. */
export function sit({
  table = 'R1 R2 R3',
  hand = 'R4 R5 K1',
  turn = 0,
  kinds,
  opened = true,
  refusal,
  busy = false,
  missing,
  hopeless,
  points,
  still = false,
  hint = null,
}: Scene = {}) {
  const view: TileRummyView = {
    me: 0,
    turn,
    first: 0,
    table: table ? table.split(' | ').map((meld) => meld.split(' ')) : [],
    before: [],
    hand: hand.split(' '),
    counts: [3, 5],
    pool: 20,
    aside: 0,
    opened: [opened, true],
    drawn: false,
    idle: 0,
    passes: 0,
    double: false,
    kinds: kinds ?? (turn === 0 ? ['lay', 'exchange'] : []),
    log: [],
    shown: [],
  }
  const seats = ['Anna', 'Ben'].map((name) => ({
    name,
    bot: null,
    connected: true,
    host: false,
    worded: false,
    words: '',
  }))
  const lots = [
    ['R5', 'K5'],
    ['*', 'B2'],
  ]
  const shared = {
    table: { options: { opening_minimum: 30 }, seats, lots } as unknown as Table,
    view,
    busy,
    refused: null,
    still,
    you: 0,
  }
  const said: string[] = []
  const asked: string[] = []
  const ask = (question: Question): Promise<Answer | null> => {
    if (question.type !== 'check') return Promise.resolve(hint && { type: 'hint', id: '', version: 1, ...hint })
    asked.push(question.action)
    return Promise.resolve({
      type: 'checked',
      id: '',
      version: 1,
      draft: judge(question.action, { refusal, missing, hopeless, points }),
    })
  }
  const announcer = new Announcer()
  const mine = new Turn(() => ({ ...shared, act: (action) => said.push(action), ask }), texts, announcer)
  mine.draft.update(view.table, view.hand)
  const id = (tile: string) =>
    [...mine.draft.rack, ...mine.draft.melds.flatMap(({ pieces }) => pieces)].find((piece) => piece.kind === tile)!.id
  const lies = () => mine.draft.melds.map(({ pieces }) => pieces.map(writePiece).join(' ')).join(' | ')
  const heard = () => announcer.lines.map(({ text }) => text)
  return { mine, view, said, asked, id, lies, heard }
}

function judge(action: string, { refusal = null, missing, hopeless, points }: Scene): DraftVerdict {
  const melds = action
    .slice(4)
    .split(' | ')
    .map((meld) => {
      const pieces = meld.split(' ')
      const args = { meld }
      const flaw = pieces.length < 3 ? { code: 'meld.too_short', rule: 'TR-20', message: '', pieces, args } : null
      if (hopeless && pieces.length === 2) return { pieces, flaw: hopeless, parts: [], missing: null }
      return { pieces, flaw, parts: [], missing: (flaw && missing) ?? null }
    })
  return {
    action,
    melds,
    laid: [],
    points: points ?? null,
    minimum: 30,
    refusal: refusal ?? melds.find((m) => m.flaw)?.flaw ?? null,
  }
}
