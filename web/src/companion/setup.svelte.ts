/** The real table: its game, what was agreed, who plays, and whether advice is allowed. Kept on this device. */

import { createContext } from 'svelte'

import { areOptions, isCount, isName, isRecord, MOST_NAMES, type Options } from '../pad/pad.ts'
import { recall, remember } from '../page/memory.ts'

export const MODES = ['referee', 'practice'] as const
/** With `practice`, the phone may advise; with `referee` it only judges. */
export type Mode = (typeof MODES)[number]

export interface Setup {
  game: string
  /** As far as they differ from the box. */
  options: Options
  names: readonly string[]
  mode: Mode
  /** Which pad the scores go to. */
  pad: string
}

const KEY = 'real-table'

export class RealTable {
  setup = $state.raw<Setup | null>(readSetup(parsed(recall(KEY))))

  open(setup: Setup): void {
    this.setup = setup
    remember(KEY, JSON.stringify(setup))
  }

  /** The next table begins with the same people. */
  last: Setup | null = null

  leave(): void {
    this.last = this.setup
    this.setup = null
    remember(KEY, null)
  }
}

function readSetup(told: unknown): Setup | null {
  if (!isRecord(told) || typeof told.game !== 'string' || typeof told.pad !== 'string') return null
  const { game, options, names, pad } = told
  const mode = MODES.find((mode) => mode === told.mode)
  if (!mode || !areOptions(options) || !Array.isArray(names) || !isCount(names.length, MOST_NAMES, 2)) return null
  return names.every(isName) ? { game, options, names, mode, pad } : null
}

/** What a stored text means; undefined if nothing. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const [getRealTable, setRealTable] = createContext<RealTable>()
