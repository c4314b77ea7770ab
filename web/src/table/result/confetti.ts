/** Confetti for the winner: above everything, without blocking input, and removed by itself. */

import { wantsCalm } from '../../board/flip.ts'

const SCRAPS = 90
const COLOURS = ['#ffd84a', '#e0523f', '#2f8a6a', '#2b7fb8', '#c2286b', '#7a4a8c']

export function confetti(): void {
  if (wantsCalm()) return
  const air = document.createElement('div')
  air.setAttribute('aria-hidden', 'true')
  air.dataset.confetti = ''
  air.popover = 'manual' // above dialogs, too
  Object.assign(air.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'hidden',
    background: 'none',
    pointerEvents: 'none',
  })
  const flights = Array.from({ length: SCRAPS }, (_, number) => throwScrap(air, number))
  document.body.append(air)
  air.showPopover()
  void Promise.allSettled(flights.map((begin) => begin().finished)).then(() => air.remove())
}

/** One scrap, from a lower corner up and then down; its flight begins when it is called. */
function throwScrap(air: HTMLElement, number: number): () => Animation {
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
    const reach = (left ? 1 : -1) * innerWidth * (0.08 + Math.random() * 0.5)
    const rise = -innerHeight * (0.35 + Math.random() * 0.45)
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
        { transform: `translate(${reach * 1.25}px, ${innerHeight * 0.35}px) rotate(${spin}deg)`, opacity: 0 },
      ],
      { duration: 1900 + Math.random() * 1300, delay: Math.random() * 250, fill: 'both' },
    )
  }
}
