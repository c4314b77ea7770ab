/** How a word begins, for languages in which "and" depends on it: Ana e Inés, Anna ed Elena. */

const VOWELS = [...'aeiou']

export function soundOf(word: string): 'i' | 'e' | 'other' {
  const plain = word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  if (beginsWithI(plain)) return 'i'
  return plain.startsWith('e') ? 'e' : 'other'
}

/** Whether a Spanish ear hears an i: in Íñigo, Hilda and Yves, but not in Ian, hielo and Yago. */
function beginsWithI(plain: string): boolean {
  const heard = plain.startsWith('hi') ? plain.slice(1) : plain
  return (heard.startsWith('i') || heard.startsWith('y')) && !VOWELS.includes(heard.charAt(1))
}
