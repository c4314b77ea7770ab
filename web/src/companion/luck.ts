/** Chance at a real table: from the browser's own source, and nothing anyone could foresee. */

/** A whole number below `count`. */
export function below(count: number): number {
  const most = Math.floor(2 ** 32 / count) * count
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn! < most) return drawn! % count
  }
}

export function shuffled<Piece>(pieces: readonly Piece[]): Piece[] {
  const mixed = [...pieces]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}
