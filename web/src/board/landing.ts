/** Pieces flying over the table: whether there are any, when all have landed, and landing them at once. */

const MAX_FLIGHT_MS = 6_000 // a hidden tab shows no motion, so waiting for it would never end

/** Whether an animation ends by itself, unlike a glow that repeats for ever. */
const isFlight = (animation: Animation) =>
  animation.playState !== 'finished' && Number(animation.effect?.getComputedTiming().endTime) < Infinity

/** Resolves when nothing is flying any more, including flights that begin in the next frame. */
export async function allLanded(): Promise<void> {
  await Promise.race([untilCalm(), new Promise((later) => setTimeout(later, MAX_FLIGHT_MS))])
}

const flightsNow = () => document.getAnimations().filter(isFlight)

export const isFlying = (): boolean => flightsNow().length > 0

/** A player who touches the table need not wait for pieces that are still in the air. */
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
