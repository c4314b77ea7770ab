/** The pictures of the cards load after the page: until then a card shows what matters for play, its sign and theme. */

let draw = $state.raw<((card: string) => string) | null>(null)
let asked = false

/** The source of a card's image; empty while the pictures are on their way. */
export function pictureOf(card: string): string {
  if (!asked) {
    asked = true
    import('../art/index.ts').then(
      ({ pictureSource }) => (draw = pictureSource),
      () => (asked = false), // no network, or the page is being left: the next card asks again
    )
  }
  return draw?.(card) ?? ''
}
