/** The game in sentences: for the log, for the players' last deeds, and for those who listen. */

import type { ZooDominoView } from '../../page/protocol.ts'
import type { Args, Texts } from '../../page/texts.svelte.ts'
import type { Players, TellLog } from '../game.ts'
import type { Choices } from './actions.ts'
import { deeds, type Deed } from './story.ts'

export const pieceName = (texts: Texts, domino: string) => texts.piece('zoo-domino', domino)

/** A line of the log: "Anna lays lion–zebra on the left", "You pass". */
export function tell(texts: Texts, deed: Deed, { names, me }: Players): string {
  const player = names[deed.player] ?? ''
  const say = (key: string, args: Args) =>
    texts.say(`zoo-domino-log-${key}${deed.player === me ? '-you' : ''}`, { player, ...args })
  if (deed.kind === 'draw') return say('draw', { count: deed.count })
  if (!('domino' in deed)) return say(deed.kind, {})
  const domino = pieceName(texts, deed.domino)
  return deed.spot === 'first' ? say('lay-first', { domino }) : say(deed.kind, { domino, end: deed.spot })
}

export const tellLog: TellLog = (texts, log, company) => deeds(log).map((deed) => tell(texts, deed, company))

/** What a player did, in short: "drew 3", "passed", "laid lion–zebra". */
export function tellShort(texts: Texts, deed: Deed): string {
  if (deed.kind === 'draw') return texts.say('zoo-domino-page-did-draw', { count: deed.count })
  if (!('domino' in deed)) return texts.say(`zoo-domino-page-did-${deed.kind}`)
  return texts.say(`zoo-domino-page-did-${deed.kind}`, { domino: pieceName(texts, deed.domino) })
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

/** What is new since the view before, in the order in which one wants to hear it. */
export function news(texts: Texts, before: ZooDominoView | null, after: ZooDominoView, company: Players): string[] {
  const known = before && before.log.length <= after.log.length ? before : null
  const sentences: string[] = []
  if (known) {
    for (const deed of deeds(after.log.slice(known.log.length))) sentences.push(tell(texts, deed, company))
    for (const domino of after.hand.filter((held) => !known.hand.includes(held))) {
      sentences.push(texts.say('zoo-domino-drew', { domino: pieceName(texts, domino) }))
    }
  }
  return sentences
}
