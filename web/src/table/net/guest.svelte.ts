/** The name that a guest plays under: asked once, remembered here, no account. */

import { createContext } from 'svelte'

import { recall, remember } from '../../page/memory.ts'

export const LONGEST_NAME = 24

export class Guest {
  #name = $state(recall('name') ?? '')

  get name(): string {
    return this.#name
  }

  set name(name: string) {
    this.#name = name
    remember('name', name.trim() === '' ? null : name)
  }
}

export const [getGuest, setGuest] = createContext<Guest>()
