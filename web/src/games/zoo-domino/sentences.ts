/** The game in sentences: for the log, for the players' last logLines, and for screen readers. */

import type { ZooDominoView } from '../../page/protocol.ts'
import type { Args, Texts } from '../../page/texts.svelte.ts'
import type { AdviseAction, Players, DescribeLog } from '../game.ts'
import type { Choices } from './actions.ts'
import { logLines, type LogLine } from './history.ts'

export const pieceName = (texts: Texts, domino: string) => texts.piece('zoo-domino', domino)

/** A line of the log: "Anna lays lion–zebra next to the lion", "You pass". */
export function describeEntry(texts: Texts, line: LogLine, { names, me }: Players): string {
  const player = names[line.player] ?? ''
  const say = (key: string, args: Args, part = 'log') =>
    texts.say(`zoo-domino-${part}-${key}${line.player === me ? '-you' : ''}`, { player, ...args })
  if (line.kind === 'draw') return say('draw', { count: line.count })
  if (!('domino' in line)) return say(line.kind, {})
  const domino = pieceName(texts, line.domino)
  if (line.spot === 'first') return say('lay-first', { domino })
  if (!line.beside) return say(line.kind, { domino, end: line.spot })
  return say(line.kind, { domino, ...texts.named('zoo-domino', { animal: line.beside }) }, 'page-log')
}

export const describeLog: DescribeLog = (texts, log, players, view) =>
  logLines(log, view as ZooDominoView | undefined).map((line) => describeEntry(texts, line, players))

export const adviseAction: AdviseAction = (texts, { log }) =>
  logLines(log).map((line) => {
    if (!('domino' in line)) return texts.say(`zoo-domino-action-${line.kind}`)
    const domino = pieceName(texts, line.domino)
    if (line.spot === 'first') return texts.say('zoo-domino-action-lay-first', { domino })
    return texts.say(`zoo-domino-action-${line.kind}`, { domino, end: line.spot })
  })

/** What a player did, in short: "drew 3", "passed", "laid lion–zebra". */
export function describeShort(texts: Texts, line: LogLine): string {
  if (line.kind === 'draw') return texts.say('zoo-domino-page-did-draw', { count: line.count })
  if (!('domino' in line)) return texts.say(`zoo-domino-page-did-${line.kind}`)
  return texts.say(`zoo-domino-page-did-${line.kind}`, { domino: pieceName(texts, line.domino) })
}

/** What I can do now, as the key of a sentence. */
export function hintKey(view: ZooDominoView, choices: Choices): string {
  if (!view.chain.length) return 'zoo-domino-page-hint-first'
  if (choices.canLay) return 'zoo-domino-page-hint-lay'
  if (choices.canTrump) return `zoo-domino-page-hint-trump${choices.canPass ? '-or-pass' : ''}`
  return choices.canDraw ? 'zoo-domino-page-hint-draw' : 'zoo-domino-page-hint-pass'
}

/** Why I cannot draw or pass now, as the key of a sentence. */
export function whyNotKey(kind: 'draw' | 'pass', view: ZooDominoView, choices: Choices): string {
  if (view.turn === null || view.turn !== view.me) return 'zoo-domino-page-why-wait'
  if (!view.chain.length) return 'zoo-domino-page-why-begin'
  if (choices.canLay) return 'zoo-domino-page-why-one-fits'
  if (kind === 'draw') return 'zoo-domino-page-why-stock-empty'
  return choices.canDraw ? 'zoo-domino-page-why-draw-first' : 'zoo-domino-page-why-trump'
}

/** What is new since the previous view, in the order in which it is announced. */
export function news(texts: Texts, before: ZooDominoView | null, after: ZooDominoView, players: Players): string[] {
  const known = before && before.log.length <= after.log.length ? before : null
  const sentences: string[] = []
  if (known) {
    for (const line of logLines(after.log.slice(known.log.length), after))
      sentences.push(describeEntry(texts, line, players))
    for (const domino of after.hand.filter((held) => !known.hand.includes(held))) {
      sentences.push(texts.say('zoo-domino-drew', { domino: pieceName(texts, domino) }))
    }
  }
  return sentences
}
