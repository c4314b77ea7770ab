/** When everything that flies over the table has landed. */

const MAX_FLIGHT_MS = 6_000 // a hidden tab shows no motion, and would be waited for in vain

/** What comes to an end by itself, unlike a glow that goes on and on. */
const isFlight = (animation: Animation) =>
  animation.playState !== 'finished' && Number(animation.effect?.getComputedTiming().endTime) < Infinity

/** Resolves when nothing flies any more; flights that begin in the next frame are waited for, too. */
export async function allLanded(): Promise<void> {
  await Promise.race([untilCalm(), new Promise((later) => setTimeout(later, MAX_FLIGHT_MS))])
}

async function untilCalm(): Promise<void> {
  await new Promise((later) => requestAnimationFrame(later))
  const flights = document.getAnimations().filter(isFlight)
  if (!flights.length) return
  await Promise.allSettled(flights.map(({ finished }) => finished))
  return untilCalm()
}
