/** What an analysis says about the turns of a match: which are worth a look, where they were, and how they are told. */

import type { Choice, Luck, Chances } from '../page/protocol.ts'
import type { Texts } from '../page/texts.svelte.ts'

export type Mark = Exclude<Choice['mark'], ''>

/** Verdicts are signs and words, so that nobody has to tell colours apart. */
export const SIGNS: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }
export const MARKS: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder']

/** A turn that is worth another look, and how many right after it missed going out as well. */
export interface Finding {
  choice: Choice
  again: number
}

/** Turns that lost something, for all that is known: first those where going out was missed, which is proven. */
export function findingsOf(choices: readonly Choice[], rounds: readonly number[]): Finding[] {
  const outs = missedOut(choices, rounds)
  const others = choices.filter(({ mark, missed }) => mark && missed !== 'out')
  return [...outs, ...others.map((choice) => ({ choice, again: 0 }))]
}

/** Whoever overlooks going out often overlooks it several turns running: that is told once, where it lost the most. */
function missedOut(choices: readonly Choice[], rounds: readonly number[]): Finding[] {
  const found: Finding[] = []
  const open = new Map<number, Finding>() // by seat: the last turn that missed it, until something else was decided
  for (const choice of choices) {
    const before = open.get(choice.seat)
    if (choice.missed !== 'out') open.delete(choice.seat)
    else if (before && roundAt(before.choice.step, rounds) === roundAt(choice.step, rounds)) {
      if (choice.error > before.choice.error) Object.assign(before, { choice, again: 0 })
      else before.again += 1
    } else {
      const finding = { choice, again: 0 }
      found.push(finding)
      open.set(choice.seat, finding)
    }
  }
  return found
}

/** What could have been laid and was rightly kept. */
export const rightlyKept = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ mark, missed }) => !mark && missed === 'kept')

/** The round of a step, counted from 1; `rounds` are the steps at which rounds were dealt. */
export const roundAt = (step: number, rounds: readonly number[]): number =>
  rounds.findLastIndex((dealt) => dealt <= step) + 1

/** Where in the match a turn was: "Round 2, move 14". */
export function placeOf(step: number, rounds: readonly number[], texts: Texts): string {
  const round = roundAt(step, rounds)
  const move = step - (rounds[round - 1] ?? 0) + 1
  return texts.say(rounds.length > 1 ? 'analysis-place' : 'analysis-place-only', { round, move })
}

/** A difference of chances in percentage points, with its sign: "−31". */
export function points(value: number, texts: Texts): string {
  return signed(texts)
    .format(rounded(100 * value))
    .replace('-', '−')
}

/** The same without a sign, for sentences that say "costs". */
export const amount = (value: number, texts: Texts): string =>
  new Intl.NumberFormat(texts.language, { maximumFractionDigits: 0 }).format(Math.abs(100 * value))

/** A loss with its sign, and how far it can be trusted: "−6.2 ± 1.4"; what is proven has no doubt. */
export function lossOf({ error, doubt, proven }: Pick<Choice, 'error' | 'doubt' | 'proven'>, texts: Texts): string {
  const exact = Math.abs(error) < 0.1 ? 1 : 0 // small losses are told apart by the verdict
  const number = new Intl.NumberFormat(texts.language, { maximumFractionDigits: exact })
  const loss = number.format(-100 * error).replace('-', '−')
  const about = number.format(100 * doubt)
  return proven || Number(doubt.toFixed(3)) === 0
    ? texts.say('analysis-points', { loss })
    : texts.say('analysis-points-about', { loss, doubt: about })
}

/** A chance in percent: "55 %", as each language writes it. */
export const percent = (chance: number, texts: Texts): string =>
  new Intl.NumberFormat(texts.language, { style: 'percent' }).format(Math.min(1, Math.max(0, chance)))

const signed = (texts: Texts) =>
  new Intl.NumberFormat(texts.language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })

/** Half a point of nothing is nothing, and has no sign. */
const rounded = (value: number): number => (Math.abs(value) < 0.5 ? 0 : value)

/** The course of a match for one seat: the chance at each step, and what each draw changed. */
export interface Course {
  chances: { step: number; chance: number }[]
  luck: { step: number; luck: number }[]
}

export const courseOf = (seat: number, chances: readonly Chances[], luck: readonly Luck[]): Course => ({
  chances: chances.map(({ step, chances }) => ({ step, chance: chances[seat]! })),
  luck: luck.map((draw) => ({ step: draw.step, luck: draw.luck[seat]! })),
})

/** A few rows of the course, for those who read it as a table: each round in parts of about as many steps. */
export function rowsOf({ chances, luck }: Course, rounds: readonly number[], most = 12) {
  const steps = chances.map(({ step }) => step)
  const last = steps.at(-1) ?? 0
  const apart = Math.max(1, Math.ceil(steps.length / most))
  const chosen = chances.filter(({ step }, index) => index % apart === 0 || rounds.includes(step) || step === last)
  return chosen.map(({ step, chance }, index) => {
    const until = chosen[index + 1]?.step ?? Infinity
    const drawn = luck.filter((draw) => draw.step >= step && draw.step < until)
    return { step, chance, luck: drawn.reduce((sum, draw) => sum + draw.luck, 0) }
  })
}
