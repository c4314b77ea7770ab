/** Zoo Domino at a real table. */

import type { Companion } from '../../../companion/companion.ts'
import Entry from './Entry.svelte'
import { DominoPosition } from './position.svelte.ts'
import Round from './Round.svelte'
import { scoring } from './scoring.ts'
import Told from './Told.svelte'

export const companion: Companion = {
  position: (options, players) => new DominoPosition(options, players),
  Entry,
  Told,
  Round,
  scoring,
  begins: (options) => (options.way === 'trumps' ? { how: 'hands', rule: 'ZD-21' } : { how: 'choice', rule: 'ZD-11' }),
  clockRule: 'ZD-13',
}
