/** What flies over the table: whether anything does, when all of it has landed, and landing it at once. */

const MAX_FLIGHT_MS = 6_000 // a hidden tab shows no motion, and would be waited for in vain

/** What comes to an end by itself, unlike a glow that goes on and on. */
const isFlight = (animation: Animation) =>
  animation.playState !== 'finished' && Number(animation.effect?.getComputedTiming().endTime) < Infinity

/** Resolves when nothing flies any more; flights that begin in the next frame are waited for, too. */
export async function allLanded(): Promise<void> {
  await Promise.race([untilCalm(), new Promise((later) => setTimeout(later, MAX_FLIGHT_MS))])
}

const flightsNow = () => document.getAnimations().filter(isFlight)

export const isFlying = (): boolean => flightsNow().length > 0

/** Whoever touches the table need not wait for what is still on its way. */
export function landAll(): void {
  for (const flight of flightsNow()) flight.finish()
}

async function untilCalm(): Promise<void> {
  await new Promise((later) => requestAnimationFrame(later))
  const flights = flightsNow()
  if (!flights.length) return
  await Promise.allSettled(flights.map(({ finished }) => finished))
  return untilCalm()
}
