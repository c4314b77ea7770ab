/** Romi Rami at a real table. */

import type { Companion } from '../../../companion/companion.ts'
import Entry from './Entry.svelte'
import { ContractPosition } from './position.svelte.ts'
import Round from './Round.svelte'
import { scoring } from './scoring.ts'
import Told from './Told.svelte'

export const companion: Companion = {
  position: () => new ContractPosition(),
  Entry,
  Told,
  Round,
  scoring,
  begins: () => ({ how: 'choice', rule: 'RR-11' }),
  clockRule: 'RR-20',
}
