/** A guest's name and face: asked for once, stored here, without an account. */

import { createContext } from 'svelte'

import { type Animal, isAnimal } from '../../art/animals/index.ts'
import { recall, remember } from '../../page/memory.ts'

export const LONGEST_NAME = 24

/** The animal that this browser's guest has chosen; null leaves it to the table. */
export function rememberedFace(): Animal | null {
  const face = recall('face')
  return face !== null && isAnimal(face) ? face : null
}

export class Guest {
  #name = $state(recall('name') ?? '')
  #face = $state(rememberedFace())

  get name(): string {
    return this.#name
  }

  set name(name: string) {
    this.#name = name
    remember('name', name.trim() === '' ? null : name)
  }

  get face(): Animal | null {
    return this.#face
  }

  set face(face: Animal | null) {
    this.#face = face
    remember('face', face)
  }
}

export const [getGuest, setGuest] = createContext<Guest>()
