/** Verifying a record: what this page computes itself, then the rules, about which it asks the server. */

import { ApiError, verifyRecord } from '../table/net/api.ts'
import type { Shuffled } from '../page/protocol.ts'
import { type MatchRecord, readRecord } from './record.ts'
import { type Check, checkPlayed, checkRevealed, checkShuffles, checkWhole } from './verify.ts'
import { type CommitmentMemory, memoryOfCommitment } from './commitment-memory.ts'

export interface Verification {
  record: MatchRecord
  here: Check[]
  byServer: Check[]
  shuffles: Shuffled[]
}

/** Verify a record; null if it is not one. `memory` is what was seen at its table, if that is known. */
export async function verify(text: string, memory: CommitmentMemory | null = null): Promise<Verification | null> {
  const record = await readRecord(text)
  if (!record) return null
  const here = [checkWhole(record), ...(await checkRevealed(record, memory ?? memoryOfCommitment(record.commitment)))]
  try {
    const told = await verifyRecord(text)
    here.push(...(await checkShuffles(record, told)))
    return { record, here, byServer: checkPlayed(told), shuffles: told.shuffles }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const verdict = error.code.startsWith('record.') ? 'no' : 'open'
    return { record, here, byServer: [{ key: 'refused', verdict, refusal: error }], shuffles: [] }
  }
}
