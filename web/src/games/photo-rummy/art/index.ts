/** The pictures of the cards: a scene for each theme, and before it what the card shows. */

import { signOf, themeOf, type Sign } from '../cards.ts'
import { churchScene } from './scenes/church.ts'
import { palaceScene } from './scenes/palace.ts'
import { sightScene } from './scenes/sight.ts'

export type Motifs = Record<Sign, () => string>

interface Album {
  scene: (sign: Sign) => string
  motifs: Partial<Motifs>
}

const ALBUMS: Record<string, Album> = {
  palace: { scene: palaceScene, motifs: {} },
  church: { scene: churchScene, motifs: {} },
  sight: { scene: sightScene, motifs: {} },
}

/** A card's picture as an SVG document of its own, so that names inside it never meet those of another. */
export function picture(card: string): string {
  const [sign, theme] = [signOf(card), themeOf(card)]
  const album = ALBUMS[theme]
  const motif = album?.motifs[sign]
  if (!album || !motif) throw new Error(`no picture of ${card}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${album.scene(sign)}${motif()}</svg>`
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
