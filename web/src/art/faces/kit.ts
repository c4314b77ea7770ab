/** A small kit for faces: a head with hair around it, from a few bold shapes that are still a face at 18 px. */

export interface Look {
  skin: string
  hair: string
  style: Style
  shirt: string
  /** Behind the head. */
  ground: string
  extra?: Extra
}

/** What is drawn behind the head, and what in front of it; both in the colour of the hair. */
interface Hair {
  behind?: string
  before?: string
}

const path = (d: string) => `<path d="${d}"/>`
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`

const PARTED = path('M20 10c-4.5.4-7.8 3.2-8.8 8.4C9.2 10.2 14.2 6.8 20 6.8s10.8 3.4 8.8 11.6c-1-5.2-4.3-8-8.8-8.4z')
const CROWN = path('M11 18.5C9.4 9.6 14 6.8 20 6.8s10.6 2.8 9 11.7c-.8-3.9-2.6-6.3-9-6.3s-8.2 2.4-9 6.3z')
const FRINGE = path('M10.8 18C9.8 9 15 6.6 20 6.6S30.2 9 29.2 18c-1.3-1.7-3.4-2.7-9.2-2.7s-7.9 1-9.2 2.7z')

const HAIR = {
  short: { before: CROWN },
  bald: {},
  side: {
    before: path(
      'M10.9 18.4C9.6 9.2 14.6 6 20.6 6.2c6.6.2 9.8 4.6 8.5 12.2-.6-2.9-1.9-4.9-3.7-6.3-3.2 2.6-8.6 3-12.6 2.3-1 1-1.5 2.4-1.9 4z',
    ),
  },
  spiky: {
    before: path(
      'M11 18l-1.5-7.5 4 1L14.5 6l4 2.8L20.6 4.6 23 8.6l4-2.2-.2 4.4 4 .2L29 18c-1-4-3.4-5.6-9-5.6S12 14 11 18z',
    ),
  },
  curly: {
    before: [
      [12, 14.5],
      [13.4, 10.6],
      [16.8, 8.2],
      [20.6, 7.4],
      [24.2, 8.6],
      [27, 11.2],
      [28.2, 14.8],
    ]
      .map(([x, y]) => dot(x!, y!, 3.1))
      .join(''),
  },
  cloud: { behind: dot(20, 15.5, 13), before: CROWN },
  bob: { behind: path('M8.5 17C8.5 4.6 31.5 4.6 31.5 17v8.6q0 2.4-2.4 2.4H10.9q-2.4 0-2.4-2.4z'), before: FRINGE },
  long: { behind: path('M8.4 17C8.4 4.6 31.6 4.6 31.6 17v13q0 4-4 4H12.4q-4 0-4-4z'), before: PARTED },
  waves: {
    behind: path(
      'M9.6 14C11 4 29 4 30.4 14c2.8 2 .6 4.6 1.8 6.8s1 5-.8 6.2c1 3.4-2.6 5-5 4H13.6c-2.4 1-6-.6-5-4-1.8-1.2-2-4-.8-6.2S6.8 16 9.6 14z',
    ),
    before: PARTED,
  },
  bun: { behind: dot(20, 5.8, 4.6), before: PARTED },
  buns: { behind: dot(11.4, 8.6, 4.2) + dot(28.6, 8.6, 4.2), before: PARTED },
  braids: {
    behind: [19, 23.6, 28.2, 32.4].map((y) => dot(9.6, y, 2.8) + dot(30.4, y, 2.8)).join(''),
    before: PARTED,
  },
  scarf: {
    behind: path('M8.2 18.5C8.2 3.6 31.8 3.6 31.8 18.5c0 8 .2 12 1.2 16.5H7c1-4.5 1.2-8.5 1.2-16.5z'),
    before: path('M10.7 19C9.8 8.8 15 6.6 20 6.6S30.2 8.8 29.3 19c-1.3-5.8-4-8-9.3-8s-8 2.2-9.3 8z'),
  },
  cap: {
    before: path('M10.4 15.5C10 7.6 14.4 5 20 5s10 2.6 9.6 10.5z') + path('M9.6 14.2H33q1.2 0 1.2 1.1T33 16.6H9.6z'),
  },
} satisfies Record<string, Hair>
type Style = keyof typeof HAIR

const DARK = '#1d110b'
const line = (d: string, width = 1.2) =>
  `<path d="${d}" fill="none" stroke="${DARK}" stroke-width="${width}" stroke-linecap="round"/>`

const EXTRAS = {
  glasses: () => line('M17.9 19.2h4.2M11.6 18.4l1 .4M28.4 18.4l-1 .4', 1) + ring(15.4) + ring(24.6),
  beard: (hair: string) =>
    `<path fill="${hair}" d="M11.4 19.5c1 2.6 2.4 3.2 4.6 2.9 2.6-.4 5.4-.4 8 0 2.2.3 3.6-.3 4.6-2.9.4 6.5-3 10.7-8.6 10.7s-9-4.2-8.6-10.7z"/>`,
  moustache: (hair: string) =>
    `<path fill="${hair}" d="M14.6 24.2c.6-2.2 3.6-3 5.4-1.5 1.8-1.5 4.8-.7 5.4 1.5-1.8.7-3.9.7-5.4-.4-1.5 1.1-3.6 1.1-5.4.4z"/>`,
  earrings: () => `<g fill="#e8b021">${dot(11, 24, 1.3)}${dot(29, 24, 1.3)}</g>`,
  freckles: () =>
    `<g fill="#a8552a">${[13.4, 15, 25, 26.6].map((x, at) => dot(x, at % 2 ? 22.6 : 21.8, 0.5)).join('')}</g>`,
}
type Extra = keyof typeof EXTRAS

const ring = (x: number) => `<circle cx="${x}" cy="19" r="2.7" fill="none" stroke="${DARK}" stroke-width="1"/>`

/** A face as SVG, 40 by 40. */
export function face({ skin, hair, style, shirt, ground, extra }: Look): string {
  const { behind = '', before = '' }: Hair = HAIR[style]
  const covered = style === 'scarf'
  const ears = covered ? '' : dot(11.4, 20, 2) + dot(28.6, 20, 2)
  const bearded = extra === 'beard'
  return [
    `<circle cx="20" cy="20" r="20" fill="${ground}"/>`,
    `<g fill="${hair}">${behind}</g>`,
    `<path fill="${covered ? hair : shirt}" d="M8 36C9 31 13.4 29.6 20 29.6S31 31 32 36A20 20 0 0 1 8 36z"/>`,
    `<g fill="${skin}"><path d="M16.8 25h6.4v5q-3.2 3.4-6.4 0z"/>${ears}<ellipse cx="20" cy="18.5" rx="8.8" ry="9.8"/></g>`,
    bearded ? EXTRAS.beard(hair) : '',
    `<g fill="${hair}">${before}</g>`,
    `<g fill="${DARK}">${dot(16, 19.2, 1.2)}${dot(24, 19.2, 1.2)}</g>`,
    bearded
      ? '<path d="M17 24.6q3 2.2 6 0z" fill="#fff" stroke="#fff" stroke-linejoin="round"/>'
      : line('M16.7 23.7q3.3 2.8 6.6 0'),
    extra && !bearded ? EXTRAS[extra](hair) : '',
  ].join('')
}
