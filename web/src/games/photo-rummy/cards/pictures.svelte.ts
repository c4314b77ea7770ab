/** The pictures of the cards load after the page: until then a card shows what matters for play, its sign and theme. */

let draw = $state.raw<((card: string) => string) | null>(null)
let asked: Promise<void> | null = null

/** Done when all cards show their pictures. */
export function fetchPictures(): Promise<void> {
  asked ??= import('../art/index.ts').then(({ pictureSource }) => void (draw = pictureSource))
  asked.catch(() => (asked = null)) // no network, or the page is being left: the next card asks again
  return asked
}

/** The source of a card's image; empty while the pictures are on their way. */
export function pictureOf(card: string): string {
  if (!asked) void fetchPictures().catch(() => undefined)
  return draw?.(card) ?? ''
}
