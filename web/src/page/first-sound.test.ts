import { expect, it } from 'vitest'

import { soundOf } from './first-sound.ts'

it.each([
  ['i', ['Inés', 'Íñigo', 'Hilda', 'hija', 'Yvonne', 'I\u0301n\u0303igo']],
  ['e', ['Elena', 'ÉMILE']],
  ['other', ['Ana', 'hielo', 'Ian', 'Yago', 'Hugo', '10', '']],
])('hears %s', (sound, words) => {
  expect(words.map(soundOf)).toEqual(words.map(() => sound))
})
