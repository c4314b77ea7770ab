/** How a benchmark prints its results: one line each, met or missed. */

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function verdict(what: string, found: number, limit: number, unit: string): string {
  const numbers = [found, limit].map((number) => number.toLocaleString('en-GB', { maximumFractionDigits: 1 }))
  return `${what.padEnd(44)} ${numbers[0]!.padStart(9)} ${unit}, at most ${numbers[1]}: ${found <= limit ? 'met' : 'MISSED'}`
}
