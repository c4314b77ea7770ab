/** A moment of a match in the address, so that it can be linked to: `/replay/CODE#step=12&seat=2&hands=no`. */

import { linkTo } from '../page/links.ts'

export interface Moment {
  step: number
  seat: number | null
  hands: boolean | null
}

/** Seats are counted from 1, as people count. */
export function readMoment(hash: string): Moment {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const number = (name: string) => (/^\d{1,6}$/.test(said.get(name) ?? '') ? Number(said.get(name)) : null)
  const seat = number('seat')
  return { step: number('step') ?? 0, seat: seat ? seat - 1 : null, hands: said.get('hands') === 'no' ? false : null }
}

export function writeMoment({ step, seat, hands }: Moment): string {
  const said = [
    `step=${step}`,
    ...(seat === null ? [] : [`seat=${seat + 1}`]),
    ...(hands === false ? ['hands=no'] : []),
  ]
  return `#${said.join('&')}`
}

export const replayLink = (code: string, moment?: Moment): string =>
  `${location.origin}${linkTo(`/replay/${code}`)}${moment ? writeMoment(moment) : ''}`
