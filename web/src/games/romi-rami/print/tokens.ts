/** The round tokens: trophies by their notation, jokers, and the marker of the first player. */

import { TROPHIES } from '../companion/edition.ts'

export const FIRST_PLAYER = 'first'

/** What is on the other side of a trophy; null for tokens without one. */
export function otherFaceOf(token: string): string | null {
  const name = token.split('=')[0]
  const faces = TROPHIES.find((faces) => faces.some((face) => face.name === name))
  const other = faces?.find((face) => face.name !== name)
  return other ? `${other.name}=${other.points}` : null
}
