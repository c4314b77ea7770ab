/** The pictures of the cards: a scene for each theme, and before it what the card shows. */

import { JOKER, signOf, themeOf, type Sign, type Theme } from '../cards/cards.ts'
import { churches } from './churches/index.ts'
import { dishes } from './dishes/index.ts'
import { emblems } from './emblems/index.ts'
import { joker } from './joker.ts'
import { letterboxes } from './letterboxes/index.ts'
import { palaces } from './palaces/index.ts'
import { churchScene } from './scenes/church.ts'
import { dishScene } from './scenes/dish.ts'
import { emblemScene } from './scenes/emblem.ts'
import { letterboxScene } from './scenes/letterbox.ts'
import { palaceScene } from './scenes/palace.ts'
import { sightScene } from './scenes/sight.ts'
import { sights } from './sights/index.ts'

export type Motifs = Record<Sign, () => string>

interface Album {
  scene: (sign: Sign) => string
  motifs: Motifs
}

const ALBUMS: Record<Theme, Album> = {
  palace: { scene: palaceScene, motifs: palaces },
  church: { scene: churchScene, motifs: churches },
  sight: { scene: sightScene, motifs: sights },
  dish: { scene: dishScene, motifs: dishes },
  letterbox: { scene: letterboxScene, motifs: letterboxes },
  emblem: { scene: emblemScene, motifs: emblems },
}

/** A card's picture as an SVG document of its own, so that names inside it never meet those of another. */
export function picture(card: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${drawing(card)}</svg>`
}

function drawing(card: string): string {
  if (card === JOKER) return joker()
  const [sign, theme] = [signOf(card), themeOf(card)]
  const { scene, motifs } = ALBUMS[theme]
  return scene(sign) + motifs[sign]()
}

const addresses = new Map<string, string>()

/** The picture as the source of an image: drawn when first seen, then kept. */
export function pictureSource(card: string): string {
  const known = addresses.get(card)
  if (known) return known
  const source = `data:image/svg+xml,${encodeURIComponent(picture(card))}`
  addresses.set(card, source)
  return source
}
