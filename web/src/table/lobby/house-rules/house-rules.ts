/** The house rules of a table: the options of its game, and which of them differ from the defaults. */

import type { GameInfo, OptionInfo } from '../../../page/protocol.ts'
import type { Texts, Value } from '../../../page/texts.svelte.ts'

export type Rules = Readonly<Record<string, Value>>

/** All options with their values: the chosen ones, except for a seat that a smaller table no longer has. */
export function rulesOf(game: GameInfo, chosen: Rules, players: number): Rules {
  const valueOf = ({ name, kind, default: boxed }: OptionInfo): Value => {
    const value = chosen[name] ?? boxed
    return kind === 'seat' && Number(value) > players ? boxed : value
  }
  return Object.fromEntries(game.options.map((option) => [option.name, valueOf(option)]))
}

/** The options that have an effect, given the chosen values: a time limit only with a clock. */
export function relevant(game: GameInfo, rules: Rules): OptionInfo[] {
  return game.options.filter(({ name, when }) => name in rules && (!when || String(rules[when[0]]) === when[1]))
}

/** The options that differ from the defaults. */
export const differing = (game: GameInfo, rules: Rules): OptionInfo[] =>
  relevant(game, rules).filter((option) => rules[option.name] !== option.default)

/** The differences from the defaults, in one line. */
export function sumUp(texts: Texts, game: GameInfo, rules: Rules): string {
  const parts = differing(game, rules).map((option) => {
    const value = texts.option(game.name, option, rules[option.name]!)
    return texts.say('rule-set', { name: texts.optionName(game.name, option.name), value })
  })
  return parts.length ? texts.say('rules-differ', { rules: texts.clauses(parts) }) : texts.say('rules-boxed')
}

/** The host's changes: one entry for each rule, and the number of players. */
export function changes(
  texts: Texts,
  game: GameInfo,
  before: { options: Rules; players: number },
  after: { options: Rules; players: number },
): { name: string; text: string }[] {
  const changed = relevant(game, after.options)
    .filter(({ name }) => name in before.options && before.options[name] !== after.options[name])
    .map((option) => ({
      name: option.name,
      text: texts.say('rule-changed', {
        name: texts.optionName(game.name, option.name),
        value: texts.option(game.name, option, after.options[option.name]!),
        before: texts.option(game.name, option, before.options[option.name]!),
      }),
    }))
  if (before.players === after.players) return changed
  const words = { name: texts.say('players'), value: after.players, before: before.players }
  return [{ name: 'players', text: texts.say('rule-changed', words) }, ...changed]
}
