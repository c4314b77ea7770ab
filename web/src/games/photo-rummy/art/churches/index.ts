/** What the cards of the churches show. */

import type { Motifs } from '../index.ts'
import * as middle from './middle.ts'
import * as north from './north.ts'
import * as south from './south.ts'

export const churches: Motifs = {
  NL: north.amsterdam,
  GR: south.athens,
  D: middle.berlin,
  CH: middle.bern,
  B: middle.brussels,
  IRL: north.dublin,
  FIN: north.helsinki,
  DK: north.copenhagen,
  P: south.lisbon,
  GB: north.london,
  L: middle.luxembourg,
  E: south.madrid,
  N: north.oslo,
  F: middle.paris,
  I: south.rome,
  S: north.stockholm,
  A: middle.vienna,
}
