/** The pictures of the cards come after the page: until they are there a card shows what one plays by, its sign and theme. */

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
