/** The faces that people choose from: an animal each, in a file of its own that is fetched only where it is shown. */

import bear from 'icon-file:noto/bear'
import bee from 'icon-file:noto/honeybee'
import cat from 'icon-file:noto/cat-face'
import chick from 'icon-file:noto/front-facing-baby-chick'
import dog from 'icon-file:noto/dog-face'
import dolphin from 'icon-file:noto/dolphin'
import fox from 'icon-file:noto/fox'
import frog from 'icon-file:noto/frog'
import koala from 'icon-file:noto/koala'
import mouse from 'icon-file:noto/mouse-face'
import octopus from 'icon-file:noto/octopus'
import owl from 'icon-file:noto/owl'
import panda from 'icon-file:noto/panda'
import pig from 'icon-file:noto/pig-face'
import rabbit from 'icon-file:noto/rabbit-face'
import turtle from 'icon-file:noto/turtle'
import unicorn from 'icon-file:noto/unicorn'

import type { Seat } from '../../page/protocol.ts'

/** In the order in which they are offered; `ground` is the colour behind each. */
export const ANIMALS = {
  fox: { address: fox, ground: '#cfe6f5' },
  frog: { address: frog, ground: '#fbe3c6' },
  panda: { address: panda, ground: '#cbe8c9' },
  pig: { address: pig, ground: '#d9efd2' },
  owl: { address: owl, ground: '#fdebb0' },
  dolphin: { address: dolphin, ground: '#fbe0d0' },
  rabbit: { address: rabbit, ground: '#cfe9e6' },
  turtle: { address: turtle, ground: '#f7d5d8' },
  cat: { address: cat, ground: '#dfe0f5' },
  unicorn: { address: unicorn, ground: '#d2ecd9' },
  bear: { address: bear, ground: '#d4e6f7' },
  chick: { address: chick, ground: '#e4d9f4' },
  dog: { address: dog, ground: '#d5e2f6' },
  bee: { address: bee, ground: '#e9e2f7' },
  koala: { address: koala, ground: '#fdf0c0' },
  octopus: { address: octopus, ground: '#d6ecf0' },
  mouse: { address: mouse, ground: '#f6e0b8' },
} as const satisfies Partial<Record<NonNullable<Seat['face']>, { address: string; ground: string }>>

export type Animal = keyof typeof ANIMALS

export const isAnimal = (face: string): face is Animal => Object.hasOwn(ANIMALS, face)
