/** The eight animals as pictures, each on its own tint. */

import crocodile from '../art/crocodile.svg?no-inline'
import elephant from '../art/elephant.svg?no-inline'
import flamingo from '../art/flamingo.svg?no-inline'
import giraffe from '../art/giraffe.svg?no-inline'
import lion from '../art/lion.svg?no-inline'
import monkey from '../art/monkey.svg?no-inline'
import penguin from '../art/penguin.svg?no-inline'
import zebra from '../art/zebra.svg?no-inline'

export interface Animal {
  picture: string
  tint: string
  /** Tints that differ in lightness, too. */
  distinct: string
}

export const ANIMALS: Record<string, Animal> = {
  elephant: { picture: elephant, tint: '#cfe0f2', distinct: '#b9d6f5' },
  lion: { picture: lion, tint: '#ffe2a8', distinct: '#ffd070' },
  giraffe: { picture: giraffe, tint: '#fff2a6', distinct: '#fff6b0' },
  zebra: { picture: zebra, tint: '#e3e3ea', distinct: '#ffffff' },
  monkey: { picture: monkey, tint: '#f0d9c2', distinct: '#ecc79c' },
  crocodile: { picture: crocodile, tint: '#cdf3cf', distinct: '#8fd9a0' },
  penguin: { picture: penguin, tint: '#c9efff', distinct: '#dff6ff' },
  flamingo: { picture: flamingo, tint: '#ffd6e4', distinct: '#ffb0cf' },
}

const ORDER = Object.keys(ANIMALS)

/** A domino's name as it lay in the box, however it lies in the chain. */
export function nameOf(one: string, two: string): string {
  return ORDER.indexOf(one) <= ORDER.indexOf(two) ? `${one}-${two}` : `${two}-${one}`
}
