/** How long ago something was, in words: "3 hours ago", "yesterday"; after a month, the date. */

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS: [seconds: number, unit: Intl.RelativeTimeFormatUnit, upTo: number][] = [
  [MINUTE, 'minute', HOUR],
  [HOUR, 'hour', DAY],
  [DAY, 'day', 7 * DAY],
  [7 * DAY, 'week', 31 * DAY],
]

/** Both times are in seconds since 1970. */
export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (passed < MINUTE) return format.format(0, 'second') // "now"
  const [seconds, unit] = UNITS.find(([, , upTo]) => passed < upTo) ?? []
  if (!seconds || !unit) return new Date(at * 1000).toLocaleDateString(language, { dateStyle: 'medium' })
  return format.format(-Math.floor(passed / seconds), unit)
}
