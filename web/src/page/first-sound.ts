/** How a word begins, for languages in which "and" and "or" depend on it: Ana e Inés, Anna ed Elena, 5 u 8. */

const VOWELS = [...'aeiou']
/** Spoken in Spanish: "ocho", "once", and words such as "hola". */
const BEGINS_WITH_O = /^(?:h?o|8|11(?:\D|$))/

type Sound = 'i' | 'e' | 'o' | 'other'

export function soundOf(word: string): Sound {
  const plain = word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  if (beginsWithI(plain)) return 'i'
  if (BEGINS_WITH_O.test(plain)) return 'o'
  return plain.startsWith('e') ? 'e' : 'other'
}

/** Whether a Spanish ear hears an i: in Íñigo, Hilda and Yves, but not in Ian, hielo and Yago. */
function beginsWithI(plain: string): boolean {
  const heard = plain.startsWith('hi') ? plain.slice(1) : plain
  return (heard.startsWith('i') || heard.startsWith('y')) && !VOWELS.includes(heard.charAt(1))
}
