/** Photo Rummy at a real table. */

import type { Companion } from '../../../companion/companion.ts'
import Entry from './Entry.svelte'
import { PhotoPosition } from './position.svelte.ts'
import Round from './Round.svelte'
import { scoring, type Round as Entered } from './scoring.ts'
import Told from './Told.svelte'

export const companion: Companion = {
  position: () => new PhotoPosition(),
  Entry,
  Told,
  Round,
  scoring,
  begins: () => ({ how: 'choice', rule: 'PR-12' }),
  remark: (round, texts) => ((round as Entered).out === null ? texts.say('photo-rummy-real-void-short') : ''),
  clockRule: 'PR-30',
}
