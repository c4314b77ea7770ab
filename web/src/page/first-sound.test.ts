import { expect, it } from 'vitest'

import { soundOf } from './first-sound.ts'

it.each([
  ['i', ['Inés', 'Íñigo', 'Hilda', 'hija', 'Yvonne', 'I\u0301n\u0303igo']],
  ['e', ['Elena', 'ÉMILE']],
  ['o', ['Óscar', 'Hortensia', '8', '8 rojo', '80', '11 negro']],
  ['other', ['Ana', 'hielo', 'Ian', 'Yago', 'Hugo', '1 rojo', '10', '18', '110', '']],
])('hears %s', (sound, words) => {
  expect(words.map(soundOf)).toEqual(words.map(() => sound))
})
