/** What the cards of the sights show. */

import type { Motifs } from '../index.ts'
import * as middle from './middle.ts'
import * as north from './north.ts'
import * as south from './south.ts'
import * as west from './west.ts'

export const sights: Motifs = {
  NL: north.amsterdam,
  GR: south.athens,
  D: middle.berlin,
  CH: middle.bern,
  B: west.brussels,
  IRL: north.dublin,
  FIN: north.helsinki,
  DK: north.copenhagen,
  P: south.lisbon,
  GB: north.london,
  L: west.luxembourg,
  E: south.madrid,
  N: north.oslo,
  F: west.paris,
  I: south.rome,
  S: north.stockholm,
  A: middle.vienna,
}
