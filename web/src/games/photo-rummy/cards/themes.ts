/** The look of the six themes and the flags of the seventeen countries. */

import bank from 'icon:ph/bank-fill'
import camera from 'icon:ph/camera-fill'
import church from 'icon:ph/church-fill'
import cutlery from 'icon:ph/fork-knife-fill'
import mailbox from 'icon:ph/mailbox-fill'
import mask from 'icon:ph/mask-happy-fill'
import shield from 'icon:ph/shield-star-fill'

import type { Sign, Theme } from './cards.ts'

interface Look {
  colour: string
  /** For those who cannot tell red from green, or blue from yellow: they differ in lightness, too. */
  distinct: string
  drawing: typeof bank
}

export const LOOKS: Record<Theme, Look> = {
  palace: { colour: '#8a5a00', distinct: '#7d5200', drawing: bank },
  church: { colour: '#53408f', distinct: '#2b1a6b', drawing: church },
  sight: { colour: '#0f5f9e', distinct: '#0072b2', drawing: camera },
  emblem: { colour: '#a0243c', distinct: '#6b0020', drawing: shield },
  dish: { colour: '#2f6b36', distinct: '#00795c', drawing: cutlery },
  letterbox: { colour: '#1f6468', distinct: '#262626', drawing: mailbox },
}

/** The joker belongs to no theme. */
export const JOKER_LOOK: Look = { colour: '#53408f', distinct: '#53408f', drawing: mask }

const flags = import.meta.glob<string>('../art/flags/*.svg', { eager: true, import: 'default', query: '?no-inline' })

export function flagOf(sign: Sign): string {
  return flags[`../art/flags/${sign}.svg`] ?? ''
}
