/** Confetti for the winner: over the table, without blocking input, and removed by itself. */

import { wantsCalm } from '../../board/flip.ts'

const SCRAPS = 90
const COLOURS = ['#ffd84a', '#e0523f', '#2f8a6a', '#2b7fb8', '#c2286b', '#7a4a8c']

export function confetti(over: HTMLElement): void {
  if (wantsCalm()) return
  const air = document.createElement('div')
  air.setAttribute('aria-hidden', 'true')
  air.dataset.confetti = ''
  Object.assign(air.style, {
    position: 'absolute',
    zIndex: '30',
    inset: '0',
    overflow: 'hidden',
    pointerEvents: 'none',
  })
  const { clientWidth: width, clientHeight: height } = over
  const flights = Array.from({ length: SCRAPS }, (_, number) => throwScrap(air, number, width, height))
  over.append(air)
  void Promise.allSettled(flights.map((begin) => begin().finished)).then(() => air.remove())
}

/** One piece, from a lower corner up and then down; its flight begins when this is called. */
function throwScrap(air: HTMLElement, number: number, width: number, height: number): () => Animation {
  const scrap = document.createElement('i')
  const left = number % 2 === 0
  const size = 6 + Math.random() * 7
  Object.assign(scrap.style, {
    position: 'absolute',
    left: left ? '0' : '100%',
    top: '75%',
    width: `${size}px`,
    height: `${size * (0.5 + Math.random())}px`,
    borderRadius: number % 5 === 0 ? '50%' : '1px',
    background: COLOURS[number % COLOURS.length],
  })
  air.append(scrap)
  return () => {
    const reach = (left ? 1 : -1) * width * (0.08 + Math.random() * 0.5)
    const rise = -height * (0.35 + Math.random() * 0.45)
    const spin = (Math.random() - 0.5) * 1400
    return scrap.animate(
      [
        { transform: 'none', opacity: 1, easing: 'cubic-bezier(.15,.7,.4,1)' },
        {
          transform: `translate(${reach}px, ${rise}px) rotate(${spin / 2}deg)`,
          opacity: 1,
          offset: 0.4,
          easing: 'ease-in',
        },
        { transform: `translate(${reach * 1.25}px, ${height * 0.35}px) rotate(${spin}deg)`, opacity: 0 },
      ],
      { duration: 1900 + Math.random() * 1300, delay: Math.random() * 250, fill: 'both' },
    )
  }
}
