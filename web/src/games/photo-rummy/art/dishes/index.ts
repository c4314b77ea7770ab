/** Typical dishes of the seventeen capitals. */

import * as middle from './middle.ts'
import * as north from './north.ts'
import * as south from './south.ts'
import type { Motifs } from '../index.ts'
import { moved } from '../shapes.ts'

/** What lies flat on a plate is brought nearer than what stands upright. */
function nearer(draw: () => string): () => string {
  return () => moved(-8, -18, draw(), 1.08)
}

export const dishes: Motifs = {
  NL: nearer(middle.amsterdam),
  GR: nearer(south.athens),
  D: middle.berlin,
  CH: nearer(middle.bern),
  B: middle.brussels,
  IRL: north.dublin,
  FIN: nearer(north.helsinki),
  DK: nearer(north.copenhagen),
  P: nearer(south.lisbon),
  GB: nearer(north.london),
  L: nearer(middle.luxembourg),
  E: south.madrid,
  N: north.oslo,
  F: nearer(south.paris),
  I: south.rome,
  S: nearer(north.stockholm),
  A: nearer(middle.vienna),
}
