/** The HTTP API: everything outside a table's socket. Answers are data or a `Problem`. */

import { IS_SITE, PARTS } from 'python:'

import type {
  Analysis,
  DraftVerdict,
  GameInfo,
  Judged,
  Lesson,
  NewTable,
  Problem,
  RecordToReplay,
  Replay,
  Seated,
  Sit,
  Solution,
  Step,
  Summaries,
  SummariesWanted,
  Tried,
  TurnTried,
  Verdict,
  Verified,
} from '../../page/protocol.ts'
import { type Answerer, reach } from './answering.ts'
import { isOnDevice } from './codes.ts'

/** A problem of the server or the network; `code` has a sentence in every language. */
export class ApiError extends Error {
  code: string
  args: Record<string, string | number>

  constructor(problem: Pick<Problem, 'code' | 'args' | 'detail'>) {
    super(problem.detail)
    this.code = problem.code
    this.args = problem.args
  }
}

const UNREACHABLE = { code: 'server.unreachable', args: {}, detail: 'the server does not answer' }

async function ask<T>(path: string, body?: object, how?: RequestInit, by?: Answerer): Promise<T> {
  const request = body && {
    ...how,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  return read<T>(await answerTo(path, request ?? how, by))
}

async function read<T>(answer: Response): Promise<T> {
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok && told !== null) return told as T
  throw new ApiError(isProblem(told) ? told : UNREACHABLE)
}

function unreachable(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError(UNREACHABLE)
}

const answerTo = (path: string, request?: RequestInit, by?: Answerer): Promise<Response> =>
  reach(path, request, by).catch(unreachable)

function isProblem(told: unknown): told is Problem {
  return typeof told === 'object' && told !== null && 'code' in told && 'args' in told
}

/** The games that can be played on this device, with the bots that think as well here as on a server. */
export const gamesHere = async (): Promise<GameInfo[]> =>
  read(await fetch(`${PARTS?.folder}games.json`).catch(unreachable))
export const games = (): Promise<GameInfo[]> => (IS_SITE ? gamesHere() : ask('/games'))
/** A new table on the server, or `here` on this device. */
export const makeTable = (table: NewTable, here: boolean): Promise<Seated> =>
  ask('/tables', table, {}, here ? 'device' : undefined)
export const takeSeat = (code: string, name: string, face: Sit['face'] = null): Promise<Seated> =>
  ask(`/tables/${code}/seats`, { name, face } satisfies Sit)
/** A seat for another person on this device: without the cookie, which belongs to the first person. */
export const takeSeatBeside = (code: string, name: string): Promise<Seated> =>
  ask(`/tables/${code}/seats`, { name }, { credentials: 'omit' })
/** Tables in short, whether asleep or not. */
export const summariesOf = (tables: SummariesWanted['tables']): Promise<Summaries> =>
  ask('/tables/summaries', { tables })
export const recordAddress = (code: string): string => `/api/tables/${code}/record`
/** The record of a match that is over. */
export async function recordOf(code: string): Promise<string> {
  const answer = await answerTo(`/tables/${code}/record`)
  if (answer.ok) return answer.text()
  const told: unknown = await answer.json().catch(() => null)
  throw new ApiError(isProblem(told) ? told : UNREACHABLE)
}

/** The seat from which a match is seen, and the first step; null leaves the choice to the server. */
export interface StepsWanted {
  seat: number | null
  /** Whether all hands are open. */
  hands: boolean | null
  first: number
  count?: number
}

/** Some steps of a match; a token proves the seat from which it is seen. */
export function replayOf(code: string, wanted: StepsWanted, token: string | null): Promise<Replay> {
  const said = Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return ask(`/tables/${code}/replay?${new URLSearchParams(said)}`, undefined, { headers })
}

/** The same for a record from a file. */
export function replayRecord(record: string, { hands, ...wanted }: StepsWanted): Promise<Replay> {
  return ask('/replay', { record, hands: hands ?? true, ...wanted } satisfies RecordToReplay)
}

/** A finished match: of a table, or from a file. */
export type FinishedMatch = { code: string } | { record: string }

/** A record can be read anywhere; that of a table is where the table is. */
const askAbout = <T>(match: FinishedMatch, path: string, more: object, how?: RequestInit): Promise<T> => {
  const by = 'record' in match ? undefined : isOnDevice(match.code) ? 'device' : 'server'
  return ask(`/analysis${path}`, { ...match, ...more }, how, by)
}
type Try = Pick<TurnTried, 'step' | 'action'>

/** What is found in a finished match from a step on: one part, or all that is known already. */
export const analysisOf = (match: FinishedMatch, first: number, how?: RequestInit): Promise<Analysis> =>
  askAbout(match, '', { first }, how)
/** The referee's and the estimate's answer to another action in the place of one that was played. */
export const tryTurn = (match: FinishedMatch, tried: Try): Promise<Tried> => askAbout(match, '/try', tried)
/** The table as it would have been after another action. */
export const showTurn = (match: FinishedMatch, tried: Try): Promise<Step> => askAbout(match, '/show', tried)
/** The referee's verdict on a draft of another action. */
export const checkTurn = (match: FinishedMatch, tried: Try): Promise<DraftVerdict> => askAbout(match, '/check', tried)

export const lessonOf = (game: string): Promise<Lesson> => ask(`/lessons/${game}`)
/** The referee's verdict on an attempt in a lesson. */
export const attempt = (game: string, scene: number, action: string): Promise<Judged> =>
  ask(`/lessons/${game}/${scene}/play`, { action })
/** The referee's verdict on a draft in a lesson. */
export const checkAttempt = (game: string, scene: number, action: string): Promise<DraftVerdict> =>
  ask(`/lessons/${game}/${scene}/check`, { action })

export const verifyRecord = (record: string): Promise<Verified> => ask('/verify', { record })
/** The referee's verdict on a move at a real table. */
export const judge = (game: string, position: object): Promise<Verdict> => ask(`/referee/${game}`, position)
/** The best turn of a position, in the game's own format. */
export const solve = <Turn>(game: string, position: object): Promise<Solution & Turn> => ask(`/solve/${game}`, position)
