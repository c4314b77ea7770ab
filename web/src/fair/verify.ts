/** Was it dealt fairly? Each check is one line: it holds, it does not, or it cannot be decided here. */

import boxes from './boxes.json'
import { childOf, commitmentTo, keyOf, shuffled, toHex } from './chance.ts'
import type { Shuffled, Verified } from '../page/protocol.ts'
import type { MatchRecord } from './record.ts'
import { type Bytes, sha256 } from './sha256.ts'
import type { Args, Refusal } from '../page/texts.svelte.ts'
import type { CommitmentMemory } from './commitment-memory.ts'

export type Verdict = 'yes' | 'no' | 'open'

export interface Check {
  /** Its sentence is `verify-KEY`. */
  key: string
  verdict: Verdict
  args?: Args
  /** The server's own reason, instead of one of our sentences. */
  refusal?: Refusal
}

/** What was revealed at the end of a match. */
export interface Revealed {
  commitment: string
  secret: Bytes
  words: string[]
}

const holds = (key: string, held: boolean, args: Args = {}): Check => ({
  key: `${key}-${held ? 'yes' : 'no'}`,
  verdict: held ? 'yes' : 'no',
  args,
})

export function checkWhole(record: MatchRecord): Check {
  return holds('whole', record.whole)
}

/** The secret belongs to the commitment; and the commitment and the words are those that this browser saw before. */
export async function checkRevealed(revealed: Revealed, memory: CommitmentMemory | null): Promise<Check[]> {
  const { commitment, secret, words } = revealed
  return [
    holds('commitment', (await commitmentTo(secret)) === commitment),
    checkSeen(commitment, memory),
    checkWords(words, memory),
  ]
}

function checkSeen(commitment: string, memory: CommitmentMemory | null): Check {
  if (!memory) return { key: 'seen-open', verdict: 'open' }
  if (memory.commitment !== commitment) return holds('seen', false, { seen: memory.commitment })
  return memory.late ? { key: 'seen-late', verdict: 'yes' } : holds('seen', true)
}

function checkWords(words: string[], memory: CommitmentMemory | null): Check {
  const count = words.filter((text) => text !== '').length
  if (memory?.mine && words[memory.mine[0]] !== memory.mine[1]) return { key: 'words-not-mine', verdict: 'no' }
  if (memory?.invented) return { key: 'words-invented', verdict: 'no' }
  if (memory?.words) return holds('words', same(memory.words, words), { count })
  return { key: 'words-open', verdict: 'open', args: { count } }
}

/** The commitment that somebody wrote down before the deal. */
export function checkNoted(commitment: string, noted: string): Check[] {
  const clean = noted.trim().toLowerCase()
  return clean === '' ? [] : [holds('noted', clean === commitment)]
}

/** Repeat every shuffle that the server lists, and check that the deals consist of them. */
export async function checkShuffles(record: MatchRecord, told: Verified): Promise<Check[]> {
  const key = await keyOf(record.secret, record.words)
  let wrong: Shuffled | undefined
  for (const shuffle of told.shuffles) {
    const own = await shuffled(await childOf(key, shuffle.path), shuffle.before)
    if (!same(own, shuffle.after)) wrong ??= shuffle
  }
  return [
    holds('shuffles', wrong === undefined, { count: told.shuffles.length, which: wrong?.path.join(' / ') ?? '' }),
    holds('deals', dealtFrom(record.deals, told.shuffles), { count: record.deals.length }),
    await checkBox(record.game, told.shuffles),
  ]
}

/**
 * Nobody chose the order of the pieces before the shuffle: it is that of every box. A table's own edition is unknown
 * here.
 */
async function checkBox(game: string, shuffles: Shuffled[]): Promise<Check> {
  const box = boxOf(shuffles)?.join(' ') ?? ''
  const known: string[] = (boxes as Record<string, string[]>)[game] ?? []
  const usual = known.includes(toHex(await sha256(new TextEncoder().encode(box))))
  return usual ? holds('box', true) : { key: 'box-open', verdict: 'open' }
}

const boxOf = (shuffles: Shuffled[]) => shuffles.find(({ path }) => path.join() === 'round 1')?.before

/** Each round was dealt from its own shuffle of the same box: no piece came from elsewhere. */
function dealtFrom(deals: string[][], shuffles: Shuffled[]): boolean {
  const box = boxOf(shuffles)
  return deals.every((deal, index) => {
    const shuffle = shuffles.find(({ path }) => path.join() === `round ${index + 1}`)
    if (!shuffle || !box || !same(shuffle.before, box)) return false
    const left = [...shuffle.after]
    return deal.every((piece) => left.includes(piece) && left.splice(left.indexOf(piece), 1))
  })
}

/** The server's verdict by the rules. */
export function checkPlayed({ actions, sheet, over }: Verified): Check[] {
  const checks = [holds('actions', true, { count: actions }), holds('scores', true, { count: sheet.length })]
  return over ? checks : [...checks, { key: 'not-over', verdict: 'open' }]
}

/** `fair`; `consistent` if something is left that only others can check; `unfinished` if the server does not answer. */
export type Sum = 'fair' | 'consistent' | 'unfinished' | 'wrong'

export function sumUp(checks: Check[]): Sum {
  if (checks.some(({ verdict }) => verdict === 'no')) return 'wrong'
  if (checks.some(({ refusal }) => refusal)) return 'unfinished'
  if (checks.some(({ key }) => key === 'box-open')) return 'consistent'
  return checks.some(({ key }) => key === 'seen-yes' || key === 'noted-yes') ? 'fair' : 'consistent'
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, index) => text === others[index])
}
