/** The cost and the gain of a payment, in words: all numbers come from the view. */

import type { RomiRamiView } from '../../page/protocol.ts'
import type { Texts } from '../../page/texts.svelte.ts'
import { JOKER } from './cards/pieces.ts'
import type { Payment } from './choices.ts'

export const spendsJoker = ({ pieces }: Payment): boolean => pieces.includes(JOKER)

/** "4 cards and your joker, which you can use only once: contract 2 + trophies 3 − joker 1 = 4 points (total: 21)" */
export function describePayment(texts: Texts, view: RomiRamiView, contract: string, payment: Payment): string {
  const joker = spendsJoker(payment)
  const count = payment.pieces.length - (joker ? 1 : 0)
  const gain = describeGain(texts, view, contract, payment)
  return texts.say(`romi-rami-page-hint-pay${joker ? '-joker' : ''}`, { count, gain })
}

function describeGain(texts: Texts, view: RomiRamiView, contract: string, payment: Payment): string {
  const gain = view.gains.find((one) => one.contract === contract)
  const score = view.scores[view.me ?? -1]
  if (!gain || !score) return ''
  const joker = spendsJoker(payment) ? gain.joker : 0
  const parts = { contract: gain.points, bonus: payment.bonus, trophies: gain.trophies, joker }
  const total = gain.points + payment.bonus + gain.trophies - joker
  return texts.say('romi-rami-page-gain', { ...parts, total, score: score.total + total })
}
