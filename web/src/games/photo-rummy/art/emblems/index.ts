/** The emblems of the seventeen capitals. */

import * as arms from './arms.ts'
import * as figures from './figures.ts'
import * as things from './things.ts'
import type { Motifs } from '../index.ts'

export const emblems: Motifs = {
  NL: arms.amsterdam,
  GR: figures.athens,
  D: figures.berlin,
  CH: arms.bern,
  B: figures.brussels,
  IRL: arms.dublin,
  FIN: arms.helsinki,
  DK: arms.copenhagen,
  P: figures.lisbon,
  GB: things.london,
  L: arms.luxembourg,
  E: things.madrid,
  N: figures.oslo,
  F: things.paris,
  I: figures.rome,
  S: things.stockholm,
  A: things.vienna,
}
