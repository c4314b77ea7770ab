/** What this browser saw of a table before its secret was revealed, to be compared at the end. */

import { keysOf, recall, remember } from '../page/memory.ts'
import type { Table } from '../page/protocol.ts'

export interface CommitmentMemory {
  /** The first commitment that was seen at this table. */
  commitment: string
  /** It was seen only after the deal. */
  late: boolean
  /** My seat, and the last words that I added before the start. */
  mine: [seat: number, words: string] | null
  /** The words of all seats, as shown after the start. */
  words: string[] | null
  /** A bot's seat had words: the server made them up. */
  invented: boolean
}

const PLACE = 'fair.'

export function memoryOfTable(code: string): CommitmentMemory | null {
  try {
    const kept: unknown = JSON.parse(recall(PLACE + code) ?? 'null')
    return isMemory(kept) ? kept : null
  } catch {
    return null
  }
}

/** What was seen at the table that had this commitment: a record does not name its table. */
export function memoryOfCommitment(commitment: string): CommitmentMemory | null {
  const memories = keysOf(PLACE).map(memoryOfTable)
  return memories.find((memory) => memory?.commitment === commitment) ?? null
}

/** Look at the table as it is now, and store what must not change any more. */
export function rememberCommitment(table: Table): void {
  if (table.seed !== null) return // what is seen now proves nothing
  const seen = memoryOfTable(table.code)
  const waiting = table.phase === 'waiting'
  if (!waiting && seen?.words) return
  const words = table.seats.map((seat) => seat.words)
  const memory: CommitmentMemory = {
    commitment: seen?.commitment ?? table.commitment,
    late: seen?.late ?? !waiting,
    mine: !waiting ? (seen?.mine ?? null) : table.me === null ? null : [table.me, words[table.me]!],
    words: waiting ? null : words,
    invented: table.seats.some(({ bot, face, words }) => bot !== null && face !== null && words !== ''),
  }
  remember(PLACE + table.code, JSON.stringify(memory))
}

function isMemory(kept: unknown): kept is CommitmentMemory {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'commitment' in kept &&
    'words' in kept &&
    'mine' in kept &&
    'invented' in kept
  )
}
