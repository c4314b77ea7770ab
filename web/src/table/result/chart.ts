/** The course of a match in numbers: what everyone has after each round, and where to draw it. */

/** The totals after each round, starting from zero: a row for each seat. */
export function coursesOf(sheet: readonly number[][], players: number): number[][] {
  return Array.from({ length: players }, (_, seat) =>
    sheet.reduce((totals, row) => [...totals, totals.at(-1)! + row[seat]!], [0]),
  )
}

/** About five round numbers from the minimum to the maximum of the axis. */
export function scaleOf(courses: readonly number[][]): number[] {
  const all = courses.flat()
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)]
  const rough = Math.max(1, (most - least) / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough)!
  const from = Math.floor(least / step)
  const to = Math.max(Math.ceil(most / step), from + 1)
  return Array.from({ length: to - from + 1 }, (_, more) => (from + more) * step)
}

/** The rounds labelled below the chart, if there is not enough room for all. */
export function namedRounds(rounds: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(rounds / most))
  return Array.from({ length: Math.floor(rounds / step) + 1 }, (_, times) => times * step)
}

/** Heights for labels beside the ends of the lines: close to them, without overlaps, all within bounds. */
export function spread(wanted: readonly number[], apart: number, least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => wanted[one]! - wanted[two]!)
  const placed: number[] = []
  let floor = least
  for (const index of order) {
    placed[index] = Math.max(wanted[index]!, floor)
    floor = placed[index]! + apart
  }
  let ceiling = most
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, ceiling)
    ceiling = placed[index]! - apart
  }
  return placed
}
