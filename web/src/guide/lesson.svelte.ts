/** A running lesson: the server sends its scenes and judges every attempt. */

import { ApiError, attempt, checkAttempt } from '../table/net/api.ts'
import type { Answer, Question } from '../table/net/connection.svelte.ts'
import { recall, remember } from '../page/memory.ts'
import type { Judged, Lesson as Script, Refused, Scene, Table } from '../page/protocol.ts'
import type { Refusal } from '../page/texts.svelte.ts'

const tab = () => sessionStorage

/** An attempt: refused by the referee, or legal but not what the lesson asks for. */
export type Remark =
  { kind: 'refused'; refused: Refused } | { kind: 'otherwise' } | { kind: 'problem'; problem: Refusal }

export class Lesson {
  readonly game: string
  readonly scenes: readonly Scene[]
  at = $state(0)
  busy = $state(false)
  remark = $state.raw<Remark | null>(null)
  /** The board is recreated when the lesson jumps. */
  jumps = $state(0)

  readonly scene = $derived.by(() => this.scenes[this.at]!)
  readonly last = $derived.by(() => this.at === this.scenes.length - 1)
  readonly refused = $derived(this.remark?.kind === 'refused' ? this.remark.refused : null)
  /** The scenes with something to read, and the current or the next one of them. */
  readonly steps: number
  readonly step = $derived.by(() => this.scenes.slice(0, this.at).filter(({ say }) => say !== null).length + 1)

  constructor({ game, scenes }: Script) {
    this.game = game
    this.scenes = likened(scenes)
    this.steps = scenes.filter(({ say }) => say !== null).length
    const kept = Number(recall(this.#key, tab) ?? 0)
    this.at = kept > 0 && kept < scenes.length - 1 ? kept : 0
  }

  get #key(): string {
    return `lesson.${this.game}`
  }

  get watching(): boolean {
    return this.scene.say === null
  }

  next = (): void => {
    if (this.last) return
    const before = this.scene.part
    this.at += 1
    this.remark = null
    if (this.scene.part !== before) this.jumps += 1
    this.#keep()
  }

  /** Go to the previous scene with something to read. */
  back = (): void => this.#jump(this.scenes.slice(0, this.at).findLastIndex(({ say }) => say !== null))

  restart = (): void => this.#jump(0)

  #jump(to: number): void {
    this.at = Math.max(0, to)
    this.remark = null
    this.jumps += 1
    this.#keep()
  }

  #keep(): void {
    remember(this.#key, this.at ? String(this.at) : null, tab)
  }

  dismiss = (): void => {
    this.remark = null
  }

  /** Let the lesson do it: make the attempt that it asks for. */
  show = (): void => {
    if (this.scene.action) void this.act(this.scene.action)
    else this.next()
  }

  act = async (action: string): Promise<void> => {
    if (this.busy || this.watching) return
    const scene = this.scene
    this.busy = true
    this.remark = null
    const judged = await attempt(this.game, this.at, action).catch(asProblem)
    this.busy = false
    if (scene !== this.scene) return
    if (judged instanceof ApiError) this.remark = { kind: 'problem', problem: judged }
    else if (judged.verdict === 'refused') this.#refuse(judged)
    else if (judged.wanted) this.next()
    else this.remark = { kind: 'otherwise' }
  }

  /** An expected refusal: the lesson goes on, and the reason stays readable. */
  #refuse(judged: Judged): void {
    const wanted = this.scene.code
    const { rule, pieces, args } = judged
    const refused: Refused = {
      type: 'refused',
      id: null,
      code: judged.code ?? '',
      rule,
      message: judged.message ?? '',
      pieces,
      args,
    }
    if (wanted && kindOf(wanted) === kindOf(refused.code)) this.next()
    this.remark = { kind: 'refused', refused }
  }

  ask = async (question: Question): Promise<Answer | null> => {
    const { scene, at } = this
    const about = { id: '', version: at }
    if (question.type === 'hint') return scene.action ? { type: 'hint', ...about, ...plainHint(scene.action) } : null
    const draft = await checkAttempt(this.game, at, question.action).catch(() => null)
    if (!draft) return null
    if (scene === this.scene && scene.code && draft.refusal && draft.action === scene.action) this.next()
    return { type: 'checked', ...about, draft }
  }
}

/** A lesson shows what it asks for, in its own words. */
const plainHint = (action: string) => ({ action, possible: [], advice: [], pieces: [], places: [] })

const asProblem = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  throw error
}

/** The subject of a refusal: `lay`, `trump`, `complete`. */
const kindOf = (code: string) => code.split('.')[0]

/** If only the text changes, the table object stays the same, so that an unfinished draft on it stays. */
function likened(scenes: readonly Scene[]): Scene[] {
  const same = (one: Table, two: Table) => JSON.stringify(one.view) === JSON.stringify(two.view)
  return scenes.reduce<Scene[]>((told, scene) => {
    const before = told.at(-1)
    const alike = before && before.part === scene.part && same(before.table, scene.table)
    return [...told, alike ? { ...scene, table: before.table } : scene]
  }, [])
}
